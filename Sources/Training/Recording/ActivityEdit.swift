public import Measures

/// Values that an athlete set for an activity in place of those of its files. The recordings stay unchanged.
public struct ActivityEdit: Equatable, Sendable {
    /// Nil keeps the value of the files, as for the other optional values.
    public var title: String?
    public var sport: Sport?
    /// A private note of a few lines.
    public var note: String
    /// 0…10 (Borg CR-10).
    public var perceivedEffort: Double?
    public var isRace: Bool?
    /// Whether the activity is excluded from every model and sum. Lists still show it.
    public var isLeftOut: Bool
    /// The shoes worn; empty if none that the files name.
    public var shoes: String?
    /// Temperature of the room; setting it makes the activity an indoor one.
    public var room: RoomTemperature?
    /// Whether the athlete answered that the room was not heated; such an activity is not asked about again.
    public var isRoomUnheated: Bool
    /// Humidity of that room, 1…100 percent.
    public var roomHumidity: Double?
    /// Class type, one of the athlete's or a built-in one. It stays if the athlete removes the class type.
    public var classType: UniqueID?
    /// Seconds from start to end, in place of the device's value.
    public var duration: Double?
    /// Whether the activity is an all-out effort over the whole distance.
    public var isTimeTrial: Bool
    /// Whether the activity contains a solo test of thirty minutes at maximal effort.
    public var isThresholdTest: Bool
    /// Data that the device recorded correctly, and that is therefore not repaired.
    public var unrepaired: Set<Repairable>

    public init(
        title: String? = nil, sport: Sport? = nil, note: String = "", perceivedEffort: Double? = nil, isRace: Bool? = nil,
        isLeftOut: Bool = false, shoes: String? = nil, room: RoomTemperature? = nil, isRoomUnheated: Bool = false,
        roomHumidity: Double? = nil, classType: UniqueID? = nil, duration: Double? = nil, isTimeTrial: Bool = false,
        isThresholdTest: Bool = false,
        unrepaired: Set<Repairable> = []
    ) {
        self.title = title
        self.sport = sport
        self.note = note
        self.perceivedEffort = perceivedEffort
        self.isRace = isRace
        self.isLeftOut = isLeftOut
        self.shoes = shoes
        self.room = room
        self.isRoomUnheated = isRoomUnheated
        self.roomHumidity = roomHumidity
        self.classType = classType
        self.duration = duration
        self.isTimeTrial = isTimeTrial
        self.isThresholdTest = isThresholdTest
        self.unrepaired = unrepaired
    }

    /// Valid durations in seconds.
    public static let durations = 60.0...86_400.0
    /// Valid humidities of a room in percent.
    public static let humidities = 1.0...100.0

    /// Whether the edit changes nothing.
    public var isEmpty: Bool { self == ActivityEdit() }
}

extension Recording {
    /// Returns the recording with the athlete's edit applied.
    public func edited(by edit: ActivityEdit) -> Recording {
        var result = self
        if let title = edit.title { result.title = title }
        if let sport = edit.sport { result.sport = sport }
        if let effort = edit.perceivedEffort { result.perceivedEffort = effort }
        if let shoes = edit.shoes { result.shoes = shoes.isEmpty ? nil : shoes }
        if let room = edit.room { result.conditions = Conditions(temperature: room.temperature) }
        if edit.room != nil { result.isIndoor = true }
        // Outdoor humidity does not apply to a room.
        if let humidity = edit.roomHumidity, result.isInRoom { result.conditions?.humidityPercent = humidity }
        if let duration = edit.duration { result = result.lasting(duration) }
        result.unrepaired = edit.unrepaired
        return result
    }

    /// Returns the recording as if the device had been stopped after `duration`, without what it counted later. If the device stopped too
    /// early, only the time grows. A stated duration includes no pauses.
    private func lasting(_ duration: Double) -> Recording {
        var result = duration < elapsed && !channels.isEmpty ? part(from: 0, to: duration) : self
        // Without samples, the values of the whole are the best estimate for the part.
        if channel(.heartRate) == nil { (result.meanHeartRate, result.maximumHeartRate) = (meanHeartRate, maximumHeartRate) }
        result.elapsed = duration
        result.timer = duration
        result.pauses = []
        return result
    }

    /// Whether the activity took place in a room of known temperature.
    public var isInRoom: Bool { isIndoor == true && conditions?.temperature != nil }
}
