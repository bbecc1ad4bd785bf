import Measures
import Training

/// How much of the way went up and down, and how steeply.
///
/// Formula: metres covered in motion by the grade under them, in seven classes; shares of all metres whose grade is known.
/// Units: metres; shares of 1.
/// Source: counting; the classes are ours.
/// Grade: own definition.
public struct SlopeShares: Equatable, Sendable {
    public static let card = ModelCard(
        id: "slope_shares", name: "How hilly the running was", alsoKnownAs: ["grade histogram"],
        formula:
            "metres in motion by grade: below −10 %, to −5, to −2, to 2, to 5, to 10, and above; uphill above 2 %, downhill below "
            + "−2 %; outdoor runs of 42 days",
        units: "share",
        source: "counting; the bounds of the classes are our own, because nobody has agreed on any",
        grade: .ownDefinition,
        limits: "As good as the altitude: a satellite's trembles by a percent or two of grade, hence the wide class around level."
    )

    public static let window = 42
    /// Rise over run between neighbouring classes, ascending.
    public static let bounds = [-0.10, -0.05, -0.02, 0.02, 0.05, 0.10]

    /// Shares of the distance steeper than 2 %.
    public var uphill: Estimate
    public var downhill: Estimate
    /// One more than there are bounds, steepest descent first; they add up to 1.
    public var classes: [Double]

    static func classOf(_ grade: Double) -> Int { bounds.count { grade >= $0 } }
}

extension SessionTrack {
    /// Metres in motion in each class of slope; empty without altitudes.
    var slopeMetres: [Double] {
        guard let grades, !speeds.isEmpty else { return [] }
        var metres = [Double](repeating: 0, count: SlopeShares.bounds.count + 1)
        for second in 0..<min(count, grades.count, speeds.count) where isMoving[second] && grades[second].isFinite {
            metres[SlopeShares.classOf(grades[second])] += max(0, speeds[second])
        }
        return metres
    }
}

extension KnownRuns {
    var slopes: Answer<SlopeShares> {
        var classes = [Double](repeating: 0, count: SlopeShares.bounds.count + 1)
        var inputs: [EstimateInput] = []
        var count = 0
        for run in runs where day - run.day < SlopeShares.window && run.isOutdoorRun {
            guard let metres = run.traits?.slopeMetres, metres.count == classes.count else { continue }
            for index in classes.indices { classes[index] += metres[index] }
            func add(_ name: String, _ part: ArraySlice<Double>) {
                inputs.append(EstimateInput(name: name, value: part.reduce(0, +), unit: "m", activity: run.id, day: run.day))
            }
            add("metres downhill", metres[..<3])
            add("metres level", metres[3...3])
            add("metres uphill", metres[4...])
            count += 1
        }
        let total = classes.reduce(0, +)
        guard total > 0 else { return .absent(.noData) }
        func share(_ part: ArraySlice<Double>) -> Estimate {
            estimate(part.reduce(0, +) / total, SlopeShares.card.id, inputs, count: count)
        }
        return .known(
            SlopeShares(uphill: share(classes[4...]), downhill: share(classes[..<3]), classes: classes.map { $0 / total }))
    }
}
