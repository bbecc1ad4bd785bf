import Measures
import Training

extension ExportLine {
    /// Edit of an activity, with the id of the edited recording.
    struct Edit: Codable, Equatable {
        var recording: String
        /// Seconds since 1970.
        var madeAt: Double
        var title: String?
        var sport: String?
        var note: String?
        var perceivedEffort: Double?
        var isRace: Bool?
        var isLeftOut: Bool?
        var shoes: String?
        /// Whole degrees in the entered unit; the other one is nil.
        var roomCelsius: Int?
        var roomFahrenheit: Int?
        var isRoomUnheated: Bool?
        var roomHumidity: Double?
        /// Id of a class type.
        var classType: String?
        var durationSeconds: Double?
        var isTimeTrial: Bool?
        var isThresholdTest: Bool?
        /// Kinds of repairs that are turned off, so that values stay as the device wrote them.
        var unrepaired: [String]?
        /// Parts that the athlete changed in place of the session's record; nil in exports of before there were records.
        var changed: [String]?
        /// Origin of the recording, for versions that give it another id.
        var origin: String?
        var startSeconds: Double?
    }
}

extension ExportLine.Edit {
    init(_ stored: StoredEdit, of named: ExportLine.Named) {
        self.init(
            recording: stored.recording, madeAt: stored.moment.secondsSince1970, title: stored.edit.title,
            sport: stored.edit.sport?.rawValue, note: stored.edit.note.isEmpty ? nil : stored.edit.note,
            perceivedEffort: stored.edit.perceivedEffort, isRace: stored.edit.isRace,
            isLeftOut: stored.edit.isLeftOut ? true : nil, shoes: stored.edit.shoes, origin: named.origin,
            startSeconds: named.startSeconds)
        if let room = stored.edit.room {
            if room.isFahrenheit { roomFahrenheit = room.degrees } else { roomCelsius = room.degrees }
        }
        isRoomUnheated = stored.edit.isRoomUnheated ? true : nil
        roomHumidity = stored.edit.roomHumidity
        classType = stored.edit.classType?.text
        durationSeconds = stored.edit.duration
        isTimeTrial = stored.edit.isTimeTrial ? true : nil
        isThresholdTest = stored.edit.isThresholdTest ? true : nil
        unrepaired = stored.edit.unrepaired.isEmpty ? nil : stored.edit.unrepaired.map(\.rawValue).sorted()
        changed = stored.changed.map(\.rawValue).sorted()
    }

    var named: ExportLine.Named {
        ExportLine.Named(recording: recording, origin: origin, startSeconds: startSeconds)
    }

    /// Nil without a plausible temperature in either unit.
    private var room: RoomTemperature? {
        if let roomCelsius { return RoomTemperature(degrees: roomCelsius, isFahrenheit: false) }
        return roomFahrenheit.flatMap { RoomTemperature(degrees: $0, isFahrenheit: true) }
    }

    /// - Parameter recording: id of the recording in this journal.
    func stored(of recording: String) -> StoredEdit {
        StoredEdit(
            recording: recording,
            edit: ActivityEdit(
                title: title, sport: sport.flatMap { Sport(rawValue: $0) }, note: note ?? "",
                perceivedEffort: perceivedEffort.flatMap { (0...10).contains($0) ? $0 : nil }, isRace: isRace,
                isLeftOut: isLeftOut ?? false, shoes: shoes, room: room,
                isRoomUnheated: isRoomUnheated ?? false,
                roomHumidity: roomHumidity.flatMap { ActivityEdit.humidities.contains($0) ? $0 : nil },
                classType: classType.flatMap { UniqueID($0) },
                duration: durationSeconds.flatMap { ActivityEdit.durations.contains($0) ? $0 : nil },
                isTimeTrial: isTimeTrial ?? false, isThresholdTest: isThresholdTest ?? false,
                unrepaired: Set((unrepaired ?? []).compactMap { Repairable(rawValue: $0) })
            ).inPlainText, changed: changed.map { Set($0.compactMap { ActivityEdit.SharedPart(rawValue: $0) }) },
            moment: Moment(secondsSince1970: madeAt))
    }
}
