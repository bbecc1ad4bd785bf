extension HealthColumns {
    /// Returns the meaning of a header; nil for an unused one.
    /// - Parameters:
    ///   - words: its words in small letters.
    ///   - joined: the words without separators.
    static func column(_ words: [String], _ joined: String) -> Column? {
        if days.contains(joined) { return .date }
        if clocks.contains(joined) { return .clock }
        if ["end", "endtime", "enddate", "ende", "結束", "結束時間"].contains(joined) { return .end }
        if isRestingHeartRate(words, joined) { return .restingHeartRate }
        if isHeartRate(words, joined) { return heartRate(words, joined) }
        if let column = amount(words, joined) { return isExtreme(words, joined) ? nil : column }
        if holds(joined, ["humidity", "luftfeucht", "濕度"]) { return .humidity }
        if titles.contains(joined) { return .title }
        if holds(joined, ["temp", "室溫", "溫度"]) { return .temperature }
        if ["movingtime", "timertime", "bewegungszeit", "移動時間"].contains(joined) { return .movingTime }
        if isDuration(words, joined) { return .duration }
        if holds(joined, ["effort", "費力"]) || joined == "rpe" { return .effort }
        if holds(joined, ["note", "notiz", "comment", "kommentar", "bemerkung", "anmerkung", "備註"]) { return .note }
        if holds(joined, ["type", "類型"]) || types.contains(joined) { return .type }
        return nil
    }

    /// Returns the column of an amount of a session or a body.
    private static func amount(_ words: [String], _ joined: String) -> Column? {
        if holds(joined, ["weight", "mass", "gewicht", "體重"]) { return holds(joined, notWholeBody) ? nil : .mass }
        if holds(joined, ["pace", "配速"]) || words.first == "tempo" { return .pace }
        if holds(joined, ["speed", "geschwindigkeit", "速度", "時速"]) { return .speed }
        if holds(joined, ["cadence", "schrittfrequenz", "trittfrequenz", "步頻", "踏頻"]) { return .cadence }
        if holds(joined, ["power", "watts", "leistung", "功率"]) { return .power }
        if holds(joined, ["ascent", "elevgain", "elevationgain", "climb", "anstieg", "höhenmeter", "爬升"]) { return .ascent }
        if holds(joined, ["descent", "elevloss", "elevationloss", "abstieg", "下降"]) { return .descent }
        if holds(joined, ["distance", "distanz", "strecke", "距離"]) || words.first == "km" || words.first == "miles" {
            return .distance
        }
        if holds(joined, ["calorie", "kcal", "energy", "kalorien", "energie", "熱量", "卡路里"]) { return .energy }
        return nil
    }

    private static func isDuration(_ words: [String], _ joined: String) -> Bool {
        if holds(joined, ["duration", "dauer", "時長", "分鐘"]) { return !isExtreme(words, joined) }
        return ["minutes", "minuten", "elapsedtime", "totaltime", "workouttime", "歷時", "總時間"].contains(joined)
    }

    private static func isHeartRate(_ words: [String], _ joined: String) -> Bool {
        words.contains("hr") || holds(joined, ["heartrate", "puls", "心率"])
    }

    private static func heartRate(_ words: [String], _ joined: String) -> Column? {
        if holds(joined, ["zone", "min", "最低", "最小", "variab", "reserve"]) { return nil }
        return holds(joined, ["max", "最大", "最高"]) ? .maximumHeartRate : .meanHeartRate
    }

    /// Whether the column is a maximum or minimum of many values.
    private static func isExtreme(_ words: [String], _ joined: String) -> Bool {
        for word in ["max", "maximum", "best", "peak", "fastest", "goal", "target", "planned"] where words.contains(word) {
            return true
        }
        return holds(joined, ["最大", "最高", "最快", "目標"])
    }

    /// Whether a word contains any of the parts.
    static func holds(_ word: String, _ parts: [String]) -> Bool {
        let bytes = Array(word.utf8)
        for part in parts {
            let wanted = Array(part.utf8)
            guard wanted.count <= bytes.count else { continue }
            for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count] == wanted[...] { return true }
        }
        return false
    }

    /// Whether the column is resting heart rate. Energy at rest and scores are also named resting.
    private static func isRestingHeartRate(_ words: [String], _ joined: String) -> Bool {
        if holds(joined, ["ruhepuls", "靜止心率", "靜息心率", "安靜心率"]) || words.contains("rhr") || joined == "resting" { return true }
        let isOfHeart = words.contains("hr") || words.contains("bpm") || holds(joined, ["heart", "puls"])
        return holds(joined, ["resting"]) && isOfHeart && !holds(joined, ["score", "energy"])
    }

    /// Words for parts of a body, for goals, and for divisors of body mass.
    private static let notWholeBody = [
        "fat", "lean", "muscle", "bone", "water", "skeletal", "index", "bmi", "goal", "target", "change", "fett", "muskel",
        "knochen", "wasser", "ziel", "脂", "肌", "骨", "水", "目標",
    ]

    /// Names of columns in tables of exercises.
    static let lifting = ["reps", "repetition", "setorder", "setindex", "wiederholung", "次數"]

    private static let days = ["date", "day", "datum", "timestamp", "datetime", "startdate", "日期"]
    private static let clocks = ["time", "start", "starttime", "begin", "beginn", "zeit", "startzeit", "uhrzeit", "時間", "開始時間"]
    private static let titles = ["title", "titel", "標題", "name", "routename", "workoutname", "activityname", "名稱", "活動名稱"]
    private static let types = [
        "class", "session", "activity", "sport", "discipline", "sportart", "aktivität", "aktivitätstyp", "課程", "運動", "活動",
    ]
}
