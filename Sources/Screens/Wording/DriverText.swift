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
        // The strongest contribution reaches from the middle to an end.
        let most = drivers.map { abs($0.points - ($0.reference ?? $0.points)) }.max() ?? 0
        var parts: [(points: Double, row: Explanation.Row)] = []
        for driver in drivers {
            guard let reference = driver.reference else { continue }
            let name = InputText(EstimateInput(name: driver.name, value: nil, unit: "points")).label(context)
            let text =
                isAgainstMiddlingDay
                ? context.signed(driver.points - reference)
                : context.say(.pointsOf(points: context.number(driver.points), most: context.number(reference)))
            let points = driver.points - reference
            var row = Explanation.Row(name, text)
            if isAgainstMiddlingDay, most > 0 {
                let end = 0.5 + 0.5 * points / most
                row.bar = .init(from: min(0.5, end), to: max(0.5, end), tone: points < 0 ? .caution : .good)
            } else if reference > 0 {
                row.bar = .init(from: 0, to: min(1, max(0, driver.points / reference)), tone: .info)
            }
            parts.append((points, row))
        }
        parts.sort { abs($0.points) > abs($1.points) }
        rows = parts.map { $0.row }
        // For a low score the strongest loss, for a high one the strongest gain.
        let whole = parts.reduce(0) { $0 + $1.points }
        guard let index = parts.firstIndex(where: { $0.points * whole > 0 }) else { return }
        let (points, row) = parts[index]
        guard abs(points) >= DriverText.leastMentionedPoints else { return }
        if !isAgainstMiddlingDay {
            strongest = context.say(.mainly(driver: row.name, value: row.value))
        } else if index == 0 {
            strongest = context.say(.mainlyPoints(driver: row.name, points: row.value))
        } else if points < 0 {
            strongest = context.say(.biggestLoss(driver: row.name, points: row.value))
        } else {
            strongest = context.say(.biggestGain(driver: row.name, points: row.value))
        }
    }
}
