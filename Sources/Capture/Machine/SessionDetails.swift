public import Training

/// What the user states after the class. Every field may be missing.
public struct SessionDetails: Equatable, Sendable {
    /// Temperature of the room in whole degrees, as entered.
    public let room: RoomTemperature?
    /// Relative humidity of the room, 0…100 %.
    public let humidityPercent: Int?
    /// Perceived effort (Borg CR-10), 0…10.
    public let effort: Int?
    /// Id of the class type.
    public let classType: CapturedText?
    public let note: CapturedText?
    /// Sport of the chosen class type, in place of the one at the start; nil keeps that.
    public let sport: Sport?

    public static let humidities = 0...100
    public static let efforts = 0...10
    /// UTF-8 bytes of a note.
    public static let longestNote = 2000

    /// Details that state nothing, or the class type alone.
    init(classType: CapturedText? = nil) {
        room = nil
        humidityPercent = nil
        effort = nil
        self.classType = classType
        note = nil
        sport = nil
    }

    /// Nil if a value is out of range, or if the sport has no code (`Sport.captured`).
    public init?(
        room: RoomTemperature? = nil, humidityPercent: Int? = nil, effort: Int? = nil, classType: CapturedText? = nil,
        note: CapturedText? = nil, sport: Sport? = nil
    ) {
        guard humidityPercent.map({ SessionDetails.humidities.contains($0) }) ?? true,
            effort.map({ SessionDetails.efforts.contains($0) }) ?? true,
            (classType?.utf8.count ?? 0) <= CaptureSetup.longestClassType, (note?.utf8.count ?? 0) <= SessionDetails.longestNote,
            sport.map({ $0.captureCode != nil }) ?? true
        else { return nil }
        if let room {
            // The fields of a room can be set after it was checked.
            guard let checked = RoomTemperature(degrees: room.degrees, isFahrenheit: room.isFahrenheit) else { return nil }
            self.room = checked
        } else {
            self.room = nil
        }
        self.humidityPercent = humidityPercent
        self.effort = effort
        self.classType = classType
        self.note = note
        self.sport = sport
    }
}
