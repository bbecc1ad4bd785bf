public import ActivityFiles
public import Measures
public import Training

/// Session without a watch, as the text of form fields.
public struct SessionEntryForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable {
        case sport, day, time, minutes, room, humidity, effort, title, note
        case roomScale = "room-scale"
        case heartRate = "heart-rate"
    }

    public private(set) var texts: [Field: String] = [:]
    public private(set) var flaws: [Field: ProfileForm.Flaw] = [:]
    public private(set) var sport = Sport.hotYoga
    /// Start on the home clock, as if it were UTC; nil when the fields do not state it.
    public private(set) var wall: Moment?
    private var room: RoomTemperature?
    private var numbers: [Field: Double] = [:]

    /// Creates an empty form.
    public init(_ context: DisplayContext) {
        texts[.day] = context.today.iso
        texts[.roomScale] = context.temperatures.rawValue
    }

    /// Parses a submitted form.
    public init(_ context: DisplayContext, value: (String) -> String?) {
        for field in Field.allCases {
            texts[field] = ActivityEditForm.trimmed(value(field.rawValue) ?? "", keepsLines: field == .note)
        }
        sport = Sport(rawValue: self[.sport]) ?? .other
        readStart(context)
        let (room, wrong) = ActivityEditForm.RoomTexts { value($0) }.temperature()
        self.room = room
        flaws[.room] = wrong
        for (field, range) in SessionEntryForm.ranges {
            let (number, flaw) = DecimalText.number(self[field], in: range)
            numbers[field] = number
            flaws[field] = flaw
        }
        if self[.minutes].isEmpty { flaws[.minutes] = .notNumber }
        if !self[.humidity].isEmpty, self[.room].isEmpty { flaws[.humidity] = .needsRoom }
        for (field, limit) in [(Field.title, ActivityEditForm.titleLimit), (.note, ActivityEditForm.noteLimit)]
        where self[field].unicodeScalars.count > limit {
            flaws[field] = .tooLong(limit)
        }
    }

    public subscript(_ field: Field) -> String { texts[field] ?? "" }

    public var scale: TemperatureScale { TemperatureScale(rawValue: self[.roomScale]) ?? .celsius }

    static let ranges: [(Field, ClosedRange<Double>)] = [
        (.minutes, ActivityEditForm.minutes), (.humidity, ActivityEdit.humidities), (.heartRate, SessionEntry.heartRates),
        (.effort, 0...10),
    ]

    private mutating func readStart(_ context: DisplayContext) {
        let day = StatedDay.past.day(self[.day], today: context.today)
        if day == nil { flaws[.day] = .day(StatedDay.past.allowed(context)) }
        // Browsers send hours and minutes, some of them seconds. A stamp allows 24:00, but as a start that would be the next day.
        let stamp = ISO8601.stamp("2000-01-01T" + self[.time])
        let time = stamp.flatMap { Day(of: $0.moment, at: .utc)?.iso == "2000-01-01" && $0.offset == nil ? $0.moment : nil }
        if time == nil { flaws[.time] = .notTime }
        guard flaws.isEmpty, let day, let time, let base = Day(iso: "2000-01-01") else { return }
        wall = day.start(at: .utc) + (time - base.start(at: .utc))
    }

    /// Returns the entry; nil while there is a flaw.
    /// - Parameter start: moment of `wall` at home, and the offset there.
    public func entry(at start: (moment: Moment, offset: LocalOffset)) -> SessionEntry? {
        guard flaws.isEmpty, let minutes = numbers[.minutes] else { return nil }
        return SessionEntry(
            sport: sport, start: start.moment, offset: start.offset, duration: minutes * 60, room: room,
            humidity: numbers[.humidity], meanHeartRate: numbers[.heartRate], perceivedEffort: numbers[.effort],
            title: self[.title], note: self[.note])
    }
}
