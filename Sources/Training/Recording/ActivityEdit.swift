/// What an athlete says of an activity in place of what its files say. The recordings themselves stay as they were made.
public struct ActivityEdit: Equatable, Sendable {
    /// Nil leaves the files' own; so do the other absent values.
    public var title: String?
    public var sport: Sport?
    /// A few lines for oneself.
    public var note: String
    /// 0…10 (Borg CR-10).
    public var perceivedEffort: Double?
    public var isRace: Bool?
    /// Seen in lists, and left out of every model and every sum.
    public var isLeftOut: Bool
    /// What was worn; empty when it was nothing that the files name.
    public var shoes: String?
    /// Of the room it was done in; whoever says it was indoors.
    public var room: RoomTemperature?
    /// Of that room, 1…100 percent.
    public var roomHumidity: Double?
    /// Seconds from start to end, in place of what the device counted.
    public var duration: Double?
    /// An all-out effort alone, over the whole distance.
    public var isTimeTrial: Bool
    /// Holds thirty minutes alone, as fast as they could be run.
    public var isThresholdTest: Bool
    /// What the device was right about, so that nothing is repaired there.
    public var unrepaired: Set<Repairable>

    public init(
        title: String? = nil, sport: Sport? = nil, note: String = "", perceivedEffort: Double? = nil, isRace: Bool? = nil,
        isLeftOut: Bool = false, shoes: String? = nil, room: RoomTemperature? = nil, roomHumidity: Double? = nil,
        duration: Double? = nil, isTimeTrial: Bool = false, isThresholdTest: Bool = false, unrepaired: Set<Repairable> = []
    ) {
        self.title = title
        self.sport = sport
        self.note = note
        self.perceivedEffort = perceivedEffort
        self.isRace = isRace
        self.isLeftOut = isLeftOut
        self.shoes = shoes
        self.room = room
        self.roomHumidity = roomHumidity
        self.duration = duration
        self.isTimeTrial = isTimeTrial
        self.isThresholdTest = isThresholdTest
        self.unrepaired = unrepaired
    }

    /// Seconds that one may say an activity took.
    public static let durations = 60.0...86_400.0
    /// Percent that one may say of a room's air.
    public static let humidities = 1.0...100.0

    /// Says nothing: everything is as the files have it.
    public var isEmpty: Bool { self == ActivityEdit() }
}

extension Recording {
    /// The recording as its athlete wants it read.
    public func edited(by edit: ActivityEdit) -> Recording {
        var result = self
        if let title = edit.title { result.title = title }
        if let sport = edit.sport { result.sport = sport }
        if let effort = edit.perceivedEffort { result.perceivedEffort = effort }
        if let shoes = edit.shoes { result.shoes = shoes.isEmpty ? nil : shoes }
        if let room = edit.room { result.conditions = Conditions(temperature: room.temperature) }
        if edit.room != nil { result.isIndoor = true }
        // The air outside is no room's.
        if let humidity = edit.roomHumidity, result.isInRoom { result.conditions?.humidityPercent = humidity }
        if let duration = edit.duration { result = result.lasting(duration) }
        result.unrepaired = edit.unrepaired
        return result
    }

    /// The recording as if the device had been stopped in time; what it counted on from there is not of this activity. One that
    /// stopped too early has nothing to add but the time. Who says how long it took means all of it: pauses are none.
    private func lasting(_ duration: Double) -> Recording {
        var result = duration < elapsed && !channels.isEmpty ? part(from: 0, to: duration) : self
        // What no sample tells is as likely true of the part.
        if channel(.heartRate) == nil { (result.meanHeartRate, result.maximumHeartRate) = (meanHeartRate, maximumHeartRate) }
        result.elapsed = duration
        result.timer = duration
        result.pauses = []
        return result
    }

    /// A room that its athlete or a file told of.
    public var isInRoom: Bool { isIndoor == true && conditions?.temperature != nil }
}
