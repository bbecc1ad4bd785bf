import Analysis
import Localizations

/// What moves a score, in words: every part of it, and the one that moved it most.
struct DriverText {
    /// The strongest first; empty where there is one part only.
    var rows: [Explanation.Row] = []
    /// Nil while nothing stands out.
    var strongest: String?

    /// Points away from the middle, or from the most, that are worth a word.
    private static let wordworthy = 5.0

    /// - Parameter isAgainstMiddlingDay: points are told as more or less than such a day gives, else as a share of the most.
    init(_ drivers: [Score.Driver], isAgainstMiddlingDay: Bool, _ reader: Reader) {
        guard drivers.count > 1 else { return }
        var parts: [(points: Double, name: String, text: String)] = []
        for driver in drivers {
            guard let reference = driver.reference else { continue }
            let name = InputText(EstimateInput(name: driver.name, value: nil, unit: "points")).label(reader)
            let text =
                isAgainstMiddlingDay
                ? reader.signed(driver.points - reference)
                : reader.say(.pointsOf(points: reader.number(driver.points), most: reader.number(reference)))
            parts.append((driver.points - reference, name, text))
        }
        parts.sort { abs($0.points) > abs($1.points) }
        rows = parts.map { .init($0.name, $0.text) }
        // Of a low score what pulled it down, of a high one what lifted it.
        let whole = parts.reduce(0) { $0 + $1.points }
        if let first = parts.first(where: { $0.points * whole > 0 }), abs(first.points) >= DriverText.wordworthy {
            strongest = reader.say(
                isAgainstMiddlingDay
                    ? .mainlyPoints(driver: first.name, points: first.text) : .mainly(driver: first.name, value: first.text))
        }
    }
}
