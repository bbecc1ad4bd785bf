import Measures
import Training

/// Shares of the distance by grade.
///
/// Formula: metres covered in motion by grade in seven classes; shares of all metres of known grade; and for each class the pace of its
/// seconds, measured and grade-adjusted.
/// Units: metres; shares of 1; metres per second.
/// Source: counting; the classes are ours.
/// Grade: own definition.
public struct SlopeShares: Equatable, Sendable {
    public static let card = ModelCard(
        id: "slope_shares", name: "How hilly the running was", alsoKnownAs: ["grade histogram"],
        formula:
            "metres in motion by grade: below −10 %, to −5, to −2, to 2, to 5, to 10, and above; uphill above 2 %, downhill below "
            + "−2 %; pace of a class = its metres / its seconds, grade-adjusted by the factor of each second; outdoor runs of 42 days",
        units: "share, m/s",
        source:
            "counting; the bounds of the classes are our own, because there is no agreed standard",
        grade: .ownDefinition,
        limits: "As good as the altitude: a satellite's trembles by a percent or two of grade, hence the wide class around level."
    )

    public static let window = 42
    /// Grades between neighbouring classes, ascending.
    public static let bounds = [-0.10, -0.05, -0.02, 0.02, 0.05, 0.10]

    /// Shares of the distance that is steeper than 2 %.
    public var uphill: Estimate
    public var downhill: Estimate
    /// One more than the number of bounds, steepest descent first; together they are the whole distance of known grade.
    public var classes: [SlopeSum]

    public init(uphill: Estimate, downhill: Estimate, classes: [SlopeSum]) {
        self.uphill = uphill
        self.downhill = downhill
        self.classes = classes
    }

    /// The metres of all classes.
    public var metres: Double { classes.reduce(0) { $0 + $1.metres } }

    static func classOf(_ grade: Double) -> Int { bounds.count { grade >= $0 } }
}

extension KnownRuns {
    var slopes: Answer<SlopeShares> {
        var classes = [SlopeSum](repeating: SlopeSum(), count: SlopeShares.bounds.count + 1)
        var inputs: [EstimateInput] = []
        var count = 0
        for run in runs where day - run.day < SlopeShares.window && run.isOutdoorRun {
            guard let sums = run.traits?.slopes, sums.count == classes.count else { continue }
            for index in classes.indices { classes[index] += sums[index] }
            func add(_ name: String, _ part: ArraySlice<SlopeSum>) {
                let metres = part.reduce(0) { $0 + $1.metres }
                inputs.append(EstimateInput(name: name, value: metres, unit: "m", of: run))
            }
            add("metres downhill", sums[..<3])
            add("metres level", sums[3...3])
            add("metres uphill", sums[4...])
            count += 1
        }
        let total = classes.reduce(0) { $0 + $1.metres }
        guard total > 0 else { return .absent(.noData) }
        func share(_ part: ArraySlice<SlopeSum>) -> Estimate {
            estimate(part.reduce(0) { $0 + $1.metres } / total, SlopeShares.card.id, inputs, count: count)
        }
        return .known(SlopeShares(uphill: share(classes[4...]), downhill: share(classes[..<3]), classes: classes))
    }
}
