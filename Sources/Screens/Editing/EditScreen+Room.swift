import Analysis
import Localizations
import Measures
public import Training

extension EditScreen {
    /// Conditions of a session in a room: temperature, humidity and duration.
    public struct Room: Equatable, Sendable {
        public var temperature: Text
        public var humidity: Text
        public var minutes: Text
        /// Value of the hidden field with the temperature unit.
        public var scale: TemperatureScale
    }

    /// Nil if the sport does not take place in rooms and no room was entered.
    static func roomFields(_ form: ActivityEditForm, elapsed: Double?, _ context: DisplayContext) -> Room? {
        let edit = form.edit
        let isSaid = edit.room != nil || edit.roomHumidity != nil || edit.duration != nil || !form.room.degrees.isEmpty
        guard form.sport.isDoneInRooms || isSaid else { return nil }
        let scale = form.room.scale ?? context.temperatures
        func text(_ field: ActivityEditForm.Field, _ label: String, _ hint: String, _ value: String) -> Text {
            Text(
                field: field, label: label, hint: hint, value: value, limit: 8,
                problem: form.flaws[field.rawValue].map { $0.text(context) }, isNumber: true)
        }
        let recorded = elapsed.map { context.say(.editMinutesFile(duration: DurationText.clock($0))) }
        return Room(
            temperature: text(
                .room, context.say(.editRoom(unit: scale.unit)), context.say(.editRoomHint), form.room.degrees),
            humidity: text(.humidity, context.say(.editHumidity), context.say(.editHumidityHint), form.room.humidity),
            minutes: text(.minutes, context.say(.editMinutes), recorded ?? context.say(.editMinutesHint), form.room.minutes),
            scale: scale)
    }

    /// Nil if the sport does not take place in rooms and no class type was chosen.
    static func classChoice(_ form: ActivityEditForm, _ list: ClassTypeList, _ context: DisplayContext) -> Choice? {
        let chosen = form.edit.classType
        guard form.sport.isDoneInRooms || chosen != nil else { return nil }
        var options = [FilterForm.Select.Option(value: "", label: context.say(.settingsNotSaid), isChosen: chosen == nil)]
        var ids = list.current.map { $0.id } + ClassType.builtInOrder.compactMap { ClassType.builtInID($0) }
        // A removed class type stays chosen.
        if let chosen, !ids.contains(chosen) { ids.insert(chosen, at: 0) }
        for id in ids {
            options.append(
                .init(
                    value: id.text, label: context.className(id, in: list) ?? context.say(.classTypeGone),
                    isChosen: id == chosen))
        }
        return Choice(
            field: .classType, label: context.say(.liveClass), hint: context.say(.classTypeEditHint), options: options)
    }

    /// Boxes for a time trial and a test; empty for other sports than running.
    static func trialBoxes(_ form: ActivityEditForm, _ context: DisplayContext) -> [Box] {
        guard form.sport.isRunning else { return [] }
        return [
            Box(
                field: .timeTrial, label: context.say(.editTimeTrial), hint: context.say(.editTimeTrialHint),
                isChosen: form.edit.isTimeTrial),
            Box(
                field: .thresholdTest, label: context.say(.editThresholdTest), hint: context.say(.editThresholdTestHint),
                isChosen: form.edit.isThresholdTest),
        ]
    }

    /// One box for each repair that applies to the recording.
    static func repairBoxes(_ form: ActivityEditForm, of recorded: Set<Repairable>, _ context: DisplayContext) -> [Box] {
        Repairable.allCases.filter { recorded.contains($0) || form.edit.unrepaired.contains($0) }.map { part in
            Box(
                field: .init(part), label: context.say(part.keepPhrase), hint: context.say(part.keepHint),
                isChosen: form.edit.unrepaired.contains(part))
        }
    }
}

extension Repairable {
    /// Returns what can be repaired in a recording.
    public static func recorded(in recording: Recording) -> Set<Repairable> {
        var found: Set<Repairable> = []
        if recording.channel(.heartRate) != nil { found.insert(.heartRate) }
        if recording.channel(.latitude) != nil { found.insert(.positions) }
        if recording.channel(.altitude) != nil { found.insert(.elevation) }
        if repaired(recording).repairs.contains(where: { $0.repairable == .gaps }) { found.insert(.gaps) }
        return found
    }

    var keepPhrase: Phrase {
        switch self {
        case .heartRate: .keepHeartRate
        case .positions: .keepPositions
        case .elevation: .keepElevation
        case .gaps: .keepGaps
        }
    }

    var keepHint: Phrase {
        switch self {
        case .heartRate: .keepHeartRateHint
        case .positions: .keepPositionsHint
        case .elevation: .keepElevationHint
        case .gaps: .keepGapsHint
        }
    }
}
