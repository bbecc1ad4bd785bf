/// Words in names of columns, in English, German and Chinese, by which the meaning of an unknown column is guessed.
enum TableNames {
    /// Returns the meaning that the words of a name suggest; nil without one.
    static func measure(_ words: [String]) -> TableMeasure? {
        let joined = words.joined()
        if let measure = ofBody(words, joined) ?? ofNight(words, joined) ?? ofDay(words, joined) { return measure }
        if ["offset", "utcoffset", "timezone", "timezoneoffset", "zone", "zeitzone", "時區"].contains(joined) { return .offset }
        if ["uhr", "clock"].contains(joined) { return .time }
        if ["weg", "length", "länge"].contains(joined) { return .distance }
        guard let column = HealthColumns.column(words, joined) else {
            return joined.utf8.starts(with: "date".utf8) || joined.utf8.starts(with: "datum".utf8) ? .date : nil
        }
        return switch column {
        case .date: .date
        case .clock: .time
        case .end: .end
        case .mass: .bodyMass
        case .restingHeartRate: .restingHeartRate
        case .meanHeartRate: .meanHeartRate
        case .maximumHeartRate: .maximumHeartRate
        case .temperature: .roomTemperature
        case .duration: .duration
        case .movingTime: .movingTime
        case .type: .sport
        case .note: .note
        case .effort: .effort
        case .humidity: .humidity
        case .title: .title
        case .distance: .distance
        case .ascent: .ascent
        case .energy: .energy
        case .descent, .pace, .speed, .power, .cadence: nil
        }
    }

    private static func ofBody(_ words: [String], _ joined: String) -> TableMeasure? {
        if HealthColumns.holds(joined, ["rmssd"]) { return HealthColumns.holds(joined, ["ln", "score"]) ? nil : .rmssd }
        if HealthColumns.holds(joined, ["sdnn"]) { return .sdnn }
        if HealthColumns.holds(joined, ["vo2", "oxygenuptake", "sauerstoffaufnahme", "攝氧量"]) { return .oxygenUptake }
        if HealthColumns.holds(joined, ["respiratory", "breathsper", "breathingrate", "atemfrequenz", "呼吸"]) {
            return .respiratoryRate
        }
        return nil
    }

    private static func ofNight(_ words: [String], _ joined: String) -> TableMeasure? {
        if HealthColumns.holds(joined, ["score", "efficiency", "index", "effizienz", "分數"]) { return nil }
        let isSleep = HealthColumns.holds(joined, ["sleep", "schlaf", "睡"])
        if joined == "deep" || isSleep && HealthColumns.holds(joined, ["deep", "tief", "深"]) { return .asleepDeep }
        if words.contains("rem") || isSleep && HealthColumns.holds(joined, ["rem"]) { return .asleepREM }
        if joined == "light" || isSleep && HealthColumns.holds(joined, ["light", "core", "shallow", "leicht", "淺"]) {
            return .asleepCore
        }
        if ["awake", "wake", "waketime", "wach", "wachzeit", "清醒"].contains(joined) { return .awake }
        if HealthColumns.holds(joined, ["inbed", "imbett", "臥床"]) { return .inBed }
        let isStart = HealthColumns.holds(joined, ["start", "begin", "onset", "end", "time"])
        if joined == "asleep" || isSleep && !isStart { return .asleep }
        return nil
    }

    private static func ofDay(_ words: [String], _ joined: String) -> TableMeasure? {
        if ["steps", "stepcount", "totalsteps", "schritte", "步數"].contains(joined) { return .steps }
        if HealthColumns.holds(joined, ["activecalories", "activeenergy", "aktivekalorien", "活動熱量"]) { return .activeEnergy }
        return nil
    }
}
