import Measures

/// The columns of the activity list of Garmin Connect (`Activities.csv`), whose headers are in the language of the account.
///
/// The first nine columns have never changed, and the third cell of each row is `false` or `true` in every language. These cells, with a
/// date and a duration at their positions, identify the list. The other columns are found by their names in several languages.
struct GarminColumns {
    static let type = 0
    static let date = 1
    static let favourite = 2
    static let title = 3
    static let distance = 4
    static let time = 6
    static let meanHeartRate = 7
    static let maximumHeartRate = 8

    /// Metres per unit in the header of the distance, such as `Distance (km)`.
    let statedDistance: Double?
    let elapsed: Int?
    let ascent: Int?
    let descent: Int?
    /// Metres per unit in the headers of ascent and descent.
    let statedHeights: (ascent: Double?, descent: Double?)
    let cadence: Int?
    let stepLength: Int?

    /// - Parameter row: the first row after the header.
    init?(_ header: [String], _ row: [String]) {
        guard header.count >= 9, row.count >= 9, Self.isTruth(row[Self.favourite]), ISO8601.stamp(row[Self.date]) != nil,
            Self.seconds(row[Self.time]) != nil
        else { return nil }
        statedDistance = Self.statedUnit(header[Self.distance])
        let written = header
        let header = header.map { Self.withoutUnit($0) }
        elapsed = header.column(named: ["Elapsed Time", "Verstrichene Zeit", "Temps écoulé"])
        ascent = header.column(
            named: ["Total Ascent", "Elev Gain", "Anstieg gesamt", "Positiver Höhenunterschied", "Ascension totale"])
        descent = header.column(
            named: ["Total Descent", "Elev Loss", "Abstieg gesamt", "Negativer Höhenunterschied", "Descente totale"])
        statedHeights = (ascent.flatMap { Self.statedUnit(written[$0]) }, descent.flatMap { Self.statedUnit(written[$0]) })
        cadence = header.column(named: ["Avg Run Cadence", "Ø Schrittfrequenz (Laufen)", "Cadence de course moyenne"])
        stepLength = header.column(named: ["Avg Stride Length", "Ø Schrittlänge", "Longueur moyenne des foulées"])
    }

    /// Returns the metres per unit in brackets at the end of a header; nil without one.
    static func statedUnit(_ name: String) -> Double? {
        guard let bracket = name.lastIndex(of: "(") else { return nil }
        for word in WrittenAmount.words(String(name[bracket...])) {
            if let metres = WrittenAmount.metres(word) { return metres }
        }
        return nil
    }

    /// Returns a header without a unit in brackets, which the user may have added.
    private static func withoutUnit(_ name: String) -> String {
        guard statedUnit(name) != nil, let bracket = name.lastIndex(of: "(") else { return name }
        var end = bracket
        while end > name.startIndex, name[name.index(before: end)] == " " { end = name.index(before: end) }
        return String(name[..<end])
    }

    /// Returns the number of a cell, and the metres per unit after it if present: `10.5 km`.
    static func length(_ cell: String) -> (number: Double, unit: Double?)? {
        if let number = number(cell) { return (number, nil) }
        guard let last = cell.lastIndex(where: { ("0"..."9").contains($0) }) else { return nil }
        let end = cell.index(after: last)
        let words = WrittenAmount.words(String(cell[end...]))
        guard words.count == 1, let metres = WrittenAmount.metres(words[0]), let number = number(String(cell[..<end])) else {
            return nil
        }
        return (number, metres)
    }

    /// Whether a cell is a truth value. Spreadsheet programs save them in capitals.
    private static func isTruth(_ cell: String) -> Bool { ["false", "true", "FALSE", "TRUE", "False", "True"].contains(cell) }

    /// Returns the seconds of hours, minutes and seconds, or of minutes and seconds; seconds may have a fraction.
    static func seconds(_ cell: String) -> Double? {
        WrittenClock.seconds(cell, twoParts: .minutesAndSeconds, each: 0...100_000)
    }

    /// Returns a number in the language of the account. A separator before three digits groups thousands (`4,808`); any other one is the
    /// decimal separator (`5,81`). Nil for `--`.
    static func number(_ cell: String) -> Double? {
        let bytes = Array(cell.utf8)
        var sign: Int?
        var signs = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
            sign = index
            signs += 1
        }
        guard let sign, signs == 1, bytes.count - sign == 4 else { return WrittenNumber.decimal(cell) }
        var digits = bytes
        digits.remove(at: sign)
        return Numeral.decimal(digits.span, point: UInt8(ascii: "."))
    }
}
