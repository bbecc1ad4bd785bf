import Measures
import Training

/// Which columns of a person's own table hold what, told by the words of its header in English, German or Chinese, units included.
///
/// A unit stands in the header (`Weight (kg)`, `room_temperature_f`) or behind each value (`70.5 kg`). A value whose unit
/// stands nowhere is not read: a weight of 80 may be either.
struct HealthColumns {
    enum Quantity { case mass, temperature, duration }

    /// What a cell holds.
    enum Written { case number(Double), withoutUnit, unreadable }

    private(set) var date: Int?
    /// A time of day in a column of its own.
    private(set) var clock: Int?
    private(set) var end: Int?
    private(set) var mass: Int?
    private(set) var restingHeartRate: Int?
    private(set) var meanHeartRate: Int?
    private(set) var temperature: Int?
    private(set) var duration: Int?
    private(set) var type: Int?
    private(set) var note: Int?
    private(set) var effort: Int?
    private(set) var humidity: Int?
    private(set) var title: Int?
    /// A person entered it into Hearth.
    private(set) var isEntry = false
    /// Whether a row is a set of an exercise, whose weight is that of a bar and not of a body.
    let holdsSets: Bool
    private let headers: [[String]]
    /// As the table writes them.
    private let names: [String]

    /// Nil when there is no date beside anything that can be kept.
    init?(_ header: [String]) {
        headers = header.map { Self.words($0) }
        self.names = header
        var names: [String] = []
        for (index, words) in headers.enumerated() {
            let joined = words.joined()
            names.append(joined)
            if words == Self.mark {
                isEntry = true
            } else if Self.days.contains(joined) {
                date = date ?? index
            } else if Self.clocks.contains(joined) {
                clock = clock ?? index
            } else if ["end", "endtime", "enddate", "ende", "結束", "結束時間"].contains(joined) {
                end = index
            } else if Self.isRestingHeartRate(words, joined) {
                restingHeartRate = restingHeartRate ?? index
            } else if words.contains("hr") || Self.holds(joined, ["heartrate", "puls", "心率"]) {
                meanHeartRate = meanHeartRate ?? (Self.holds(joined, ["max", "min", "最大", "最高", "最低"]) ? nil : index)
            } else if Self.holds(joined, ["weight", "mass", "gewicht", "體重"]) {
                if !Self.holds(joined, Self.notWholeBody) { mass = mass ?? index }
            } else if Self.holds(joined, ["humidity", "luftfeucht", "濕度"]) {
                humidity = humidity ?? index
            } else if joined == "title" || joined == "titel" || joined == "標題" {
                title = title ?? index
            } else if Self.holds(joined, ["temp", "室溫", "溫度"]) {
                temperature = temperature ?? index
            } else if Self.holds(joined, ["duration", "dauer", "時長", "分鐘"]) || joined == "minutes" || joined == "minuten" {
                duration = duration ?? index
            } else if Self.holds(joined, ["effort", "費力"]) || joined == "rpe" {
                effort = effort ?? index
            } else if Self.holds(joined, ["note", "notiz", "備註"]) {
                note = note ?? index
            } else if Self.holds(joined, ["type", "類型"])
                || ["class", "session", "activity", "sport", "課程", "運動"].contains(joined)
            {
                type = type ?? index
            }
        }
        if date == nil { swap(&date, &clock) }
        holdsSets = names.contains { Self.holds($0, Self.lifting) }
        // Each row of an export of health records has a type, a start and an end, and none of them is a session.
        if names.contains("value"), names.contains("unit") { return nil }
        guard date != nil, mass != nil || restingHeartRate != nil || isOfSessions else { return nil }
    }

    /// Whether a row is a session: something that lasted.
    var isOfSessions: Bool { (duration != nil || end != nil) && (type != nil || temperature != nil) }

    /// A number in kilograms, degrees Celsius or seconds.
    func value(_ cell: String, _ column: Int, _ quantity: Quantity) -> Written {
        if quantity == .duration, let seconds = WrittenClock.seconds(cell, twoParts: .hoursAndMinutes, each: 0...) {
            return .number(seconds)
        }
        let (text, unit) = Self.parted(cell)
        guard let number = WrittenNumber.decimal(text) else { return .unreadable }
        if let unit { return Self.converted(number, unit, quantity).map { .number($0) } ?? .unreadable }
        for word in headers[column] {
            if let value = Self.converted(number, word, quantity) { return .number(value) }
        }
        return .withoutUnit
    }

    /// The date of a row, with the time of day that may stand in a column of its own.
    func moment(of row: [String]) -> String? {
        guard let written = row.cell(date) else { return nil }
        let colon = UInt8(ascii: ":")
        guard !written.utf8.contains(colon), let time = row.cell(clock), time.utf8.contains(colon) else { return written }
        return written + " " + time
    }

    /// What the table calls a column; cut where nobody reads on.
    func name(_ column: Int) -> String { String(names[column].prefix(60)) }

    private static func converted(_ number: Double, _ unit: String, _ quantity: Quantity) -> Double? {
        switch (quantity, unit) {
        case (.mass, "kg"), (.mass, "公斤"): number
        case (.mass, "lb"), (.mass, "lbs"): number * 0.453_592_37
        case (.temperature, "c"), (.temperature, "°c"), (.temperature, "celsius"), (.temperature, "℃"): number
        case (.temperature, "f"), (.temperature, "°f"), (.temperature, "fahrenheit"): (number - 32) / 1.8
        case (.duration, "s"), (.duration, "sec"), (.duration, "seconds"): number
        case (.duration, "min"), (.duration, "minutes"), (.duration, "minuten"), (.duration, "分鐘"), (.duration, "分"): number * 60
        case (.duration, "h"), (.duration, "hours"), (.duration, "小時"): number * 3600
        default: nil
        }
    }

    /// The number of a cell and the letters behind it.
    private static func parted(_ cell: String) -> (String, String?) {
        var scalars = Array(cell.unicodeScalars)
        var unit: [Unicode.Scalar] = []
        while let last = scalars.last, !("0"..."9").contains(last), last != "." {
            unit.insert(last, at: 0)
            scalars.removeLast()
        }
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        var name = ""
        for scalar in unit where scalar != " " && scalar != "\u{A0}" { name.unicodeScalars.append(scalar) }
        return (text, name.isEmpty ? nil : words(name).joined())
    }

    /// The words of a text in small letters; a degree sign belongs to the letter behind it.
    private static func words(_ text: String) -> [String] {
        text.letterWords { letter in
            switch letter {
            case "°", "℃", "\u{C0}"..."\u{17F}", "\u{4E00}"..."\u{9FFF}": true
            default: false
            }
        }
    }

    /// Whether any of the parts stands somewhere in a word.
    private static func holds(_ word: String, _ parts: [String]) -> Bool {
        let bytes = Array(word.utf8)
        for part in parts {
            let wanted = Array(part.utf8)
            guard wanted.count <= bytes.count else { continue }
            for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count] == wanted[...] { return true }
        }
        return false
    }

    /// Energy that is used at rest is called resting as well, and so are scores.
    private static func isRestingHeartRate(_ words: [String], _ joined: String) -> Bool {
        if holds(joined, ["ruhepuls", "靜止心率", "靜息心率", "安靜心率"]) || words.contains("rhr") || joined == "resting" { return true }
        let isOfHeart = words.contains("hr") || words.contains("bpm") || holds(joined, ["heart", "puls"])
        return holds(joined, ["resting"]) && isOfHeart && !holds(joined, ["score", "energy"])
    }

    /// Parts of a body, what is wished for, and what a body's mass is divided by.
    private static let notWholeBody = [
        "fat", "lean", "muscle", "bone", "water", "skeletal", "index", "bmi", "goal", "target", "change", "fett", "muskel",
        "knochen",
        "wasser", "ziel", "脂", "肌", "骨", "水", "目標",
    ]

    /// What the columns of tables of exercises are called.
    private static let lifting = ["reps", "repetition", "setorder", "setindex", "wiederholung", "次數"]

    private static let mark = words(SessionEntry.mark)
    private static let days = ["date", "day", "datum", "timestamp", "datetime", "startdate", "日期"]
    private static let clocks = ["time", "start", "starttime", "begin", "beginn", "zeit", "startzeit", "uhrzeit", "時間", "開始時間"]
}
