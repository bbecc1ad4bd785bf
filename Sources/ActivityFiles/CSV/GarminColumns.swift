import Measures

/// Where things stand in the list of activities that Garmin Connect writes (`Activities.csv`), whose headers are in the language of
/// the account.
///
/// The first nine columns have never moved, and the third of each row is `false` or `true` in every language: that and a date and
/// a duration at their places tell the list. The others are known by their names in a few languages.
struct GarminColumns {
    static let type = 0
    static let date = 1
    static let favourite = 2
    static let title = 3
    static let distance = 4
    static let time = 6
    static let meanHeartRate = 7
    static let maximumHeartRate = 8

    let elapsed: Int?
    let ascent: Int?
    let descent: Int?
    let cadence: Int?
    let stepLength: Int?

    /// - Parameter row: the first below the header.
    init?(_ header: [String], _ row: [String]) {
        guard header.count >= 9, row.count >= 9, Self.isTruth(row[Self.favourite]), ISO8601.stamp(row[Self.date]) != nil,
            Self.seconds(row[Self.time]) != nil
        else { return nil }
        elapsed = Self.column(["Elapsed Time", "Verstrichene Zeit", "Temps écoulé"], header)
        ascent = Self.column(
            ["Total Ascent", "Elev Gain", "Anstieg gesamt", "Positiver Höhenunterschied", "Ascension totale"], header)
        descent = Self.column(
            ["Total Descent", "Elev Loss", "Abstieg gesamt", "Negativer Höhenunterschied", "Descente totale"], header)
        cadence = Self.column(["Avg Run Cadence", "Ø Schrittfrequenz (Laufen)", "Cadence de course moyenne"], header)
        stepLength = Self.column(["Avg Stride Length", "Ø Schrittlänge", "Longueur moyenne des foulées"], header)
    }

    /// A table program that saved the list writes it in capitals.
    private static func isTruth(_ cell: String) -> Bool { ["false", "true", "FALSE", "TRUE", "False", "True"].contains(cell) }

    private static func column(_ names: [String], _ header: [String]) -> Int? {
        for name in names {
            if let index = header.firstIndex(of: name) { return index }
        }
        return nil
    }

    /// Hours, minutes and seconds, or minutes and seconds; seconds may have a fraction.
    static func seconds(_ cell: String) -> Double? {
        let parts = cell.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0.0
        for part in parts {
            guard let number = WrittenNumber.decimal(String(part)), (0...100_000).contains(number) else { return nil }
            seconds = seconds * 60 + number
        }
        return seconds
    }

    /// A number as the account's language writes it: a sign with three digits behind it sets thousands apart (`4,808`), any other
    /// is the decimal one (`5,81`). Nil for `--`.
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
