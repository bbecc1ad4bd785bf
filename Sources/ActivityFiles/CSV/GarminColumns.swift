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

    /// Metres of the unit that the header of the distance states: `Distance (km)`, `Distance [km]` or `Distance km`.
    let statedDistance: Double?
    let elapsed: Int?
    let ascent: Int?
    let descent: Int?
    /// Metres per unit in the headers of ascent and descent.
    let statedHeights: (ascent: Double?, descent: Double?)
    let cadence: Int?
    let stepLength: Int?
    /// Further columns of the distance's name, which are not used.
    let otherDistances: [Int]
    private let names: [String]

    /// - Parameter row: the first row after the header.
    init?(_ header: [String], _ row: [String]) {
        guard header.count >= 9, row.count >= 9, Self.isTruth(row[Self.favourite]), Self.start(row[Self.date]) != nil,
            Self.seconds(row[Self.time]) != nil
        else { return nil }
        statedDistance = Self.statedUnit(header[Self.distance])
        names = header
        let words = header.map { Self.wordsWithoutUnit($0) }
        func column(_ names: [String]) -> Int? {
            let wanted = names.map { Self.wordsWithoutUnit($0) }
            return words.firstIndex { wanted.contains($0) }
        }
        elapsed = column(["Elapsed Time", "Verstrichene Zeit", "Temps écoulé"])
        ascent = column(["Total Ascent", "Elev Gain", "Anstieg gesamt", "Positiver Höhenunterschied", "Ascension totale"])
        descent = column(["Total Descent", "Elev Loss", "Abstieg gesamt", "Negativer Höhenunterschied", "Descente totale"])
        statedHeights = (ascent.flatMap { Self.statedUnit(header[$0]) }, descent.flatMap { Self.statedUnit(header[$0]) })
        cadence = column(["Avg Run Cadence", "Ø Schrittfrequenz (Laufen)", "Cadence de course moyenne"])
        stepLength = column(["Avg Stride Length", "Ø Schrittlänge", "Longueur moyenne des foulées"])
        otherDistances = words.indices.filter { $0 != Self.distance && words[$0] == words[Self.distance] }
    }

    /// The header of a column, at most 60 characters of it.
    func name(_ place: Int) -> String { String(names[place].prefix(60)) }

    /// Metres of the unit that a header names; nil where it names none.
    static func statedUnit(_ name: String) -> Double? {
        for word in WrittenAmount.words(name) {
            if let metres = WrittenAmount.metres(word) { return metres }
        }
        return nil
    }

    /// The words of a header without a unit that the user may have added.
    private static func wordsWithoutUnit(_ name: String) -> [String] {
        WrittenAmount.words(name).filter { WrittenAmount.metres($0) == nil }
    }

    /// The wall clock of a start: as Garmin Connect writes it, or with the day first and dots, as table programs in German save it.
    static func start(_ cell: String) -> Moment? {
        if let stamp = ISO8601.stamp(cell) { return stamp.moment }
        let dots = cell.utf8.reduce(0) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 }
        return dots == 2 ? WrittenDate.moment(cell, isMonthFirst: false) : nil
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

    /// A table program that saved the list writes it in capitals.
    private static func isTruth(_ cell: String) -> Bool { truths.contains(cell) }

    private static let truths = ["false", "true", "FALSE", "TRUE", "False", "True", "FALSCH", "WAHR"]

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
