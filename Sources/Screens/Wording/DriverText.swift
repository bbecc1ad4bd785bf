import Analysis
import Localizations

/// Describes the contributions to a score: all of them, and the strongest.
struct DriverText {
    /// Strongest first; empty with a single contribution.
    var rows: [Explanation.Row] = []
    /// Nil when no contribution stands out.
    var strongest: String?

    /// Minimum difference in points from the middle, or from the maximum, that is described.
    private static let leastMentionedPoints = 5.0

    /// - Parameter isAgainstMiddlingDay: whether points are shown as the difference from an average day instead of a share of the maximum.
    init(_ drivers: [Score.Driver], isAgainstMiddlingDay: Bool, _ context: DisplayContext) {
        guard drivers.count > 1 else { return }
        var parts: [(points: Double, name: String, text: String)] = []
        for driver in drivers {
            guard let reference = driver.reference else { continue }
            let name = InputText(EstimateInput(name: driver.name, value: nil, unit: "points")).label(context)
            let text =
                isAgainstMiddlingDay
                ? context.signed(driver.points - reference)
                : context.say(.pointsOf(points: context.number(driver.points), most: context.number(reference)))
            parts.append((driver.points - reference, name, text))
        }
        parts.sort { abs($0.points) > abs($1.points) }
        rows = parts.map { .init($0.name, $0.text) }
        // For a low score the strongest loss, for a high one the strongest gain.
        let whole = parts.reduce(0) { $0 + $1.points }
        if let first = parts.first(where: { $0.points * whole > 0 }), abs(first.points) >= DriverText.leastMentionedPoints {
            strongest = context.say(
                isAgainstMiddlingDay
                    ? .mainlyPoints(driver: first.name, points: first.text) : .mainly(driver: first.name, value: first.text))
        }
    }
}
