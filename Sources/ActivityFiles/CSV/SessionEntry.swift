public import Measures
public import Training

/// A session entered by hand, without a device.
public struct SessionEntry: Equatable, Sendable {
    public var sport: Sport
    public var start: Moment
    public var offset: LocalOffset
    /// Duration in seconds.
    public var duration: Double
    public var room: RoomTemperature?
    /// Humidity of the room in percent.
    public var humidity: Double?
    /// Beats per minute.
    public var meanHeartRate: Double?
    /// 0…10 (Borg CR-10).
    public var perceivedEffort: Double?
    public var title: String
    public var note: String
    /// Whether the record of a session states the entry, because the session's recording is missing.
    public var isFromRecord = false

    public init(
        sport: Sport, start: Moment, offset: LocalOffset, duration: Double, room: RoomTemperature? = nil, humidity: Double? = nil,
        meanHeartRate: Double? = nil, perceivedEffort: Double? = nil, title: String = "", note: String = ""
    ) {
        self.sport = sport
        self.start = start
        self.offset = offset
        self.duration = duration
        self.room = room
        self.humidity = humidity
        self.meanHeartRate = meanHeartRate
        self.perceivedEffort = perceivedEffort
        self.title = title
        self.note = note
    }

    /// Valid mean heart rates.
    public static let heartRates = 30.0...230.0

    /// The column by which `readCSV` distinguishes such a table from that of an app.
    static let mark = "Hearth entry"
    /// The same for an entry from the record of a session.
    static let recordMark = "Hearth session record"

    /// The entry as a table of one row for `readCSV`. The table is stored as the original, so that an entry is a file like any other.
    public var table: String {
        let scale = room?.isFahrenheit == true ? "°F" : "°C"
        let header = [
            isFromRecord ? SessionEntry.recordMark : SessionEntry.mark, "Start", "Duration (s)", "Sport",
            "Room temperature (" + scale + ")", "Humidity (%)",
            "Mean heart rate", "Effort", "Title", "Note",
        ]
        var row = ["1", ISO8601.text(start, at: offset), SessionEntry.number(duration), sport.rawValue]
        row.append(room.map { "\($0.degrees)" } ?? "")
        for value in [humidity, meanHeartRate, perceivedEffort] { row.append(value.map { SessionEntry.number($0) } ?? "") }
        row += [title, note]
        return SessionEntry.line(header) + SessionEntry.line(row)
    }

    private static func line(_ cells: [String]) -> String {
        var line = ""
        for cell in cells { line += (line.isEmpty ? "" : ",") + quoted(cell) }
        return line + "\n"
    }

    /// Returns a number with up to two decimals.
    private static func number(_ value: Double) -> String {
        guard let hundredths = Int64(exactly: (value * 100).rounded()), hundredths >= 0 else { return "" }
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(whole)" }
        return "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { out += "\"" }
            out.unicodeScalars.append(scalar)
        }
        return out + "\""
    }
}
