public import Analysis
import Localizations
import Measures
public import Training

extension ActivityScreen {
    /// Edits of the activity, compared with the files.
    public struct Remarks: Equatable, Sendable {
        public var edit: ActivityEdit
        /// Values of the files; nil when unknown.
        public var original: ActivityEditForm.Original?
        /// Number of edits that can be undone.
        public var count: Int
        /// Message about the last change, shown once.
        public var actionResult: ActionResult?

        public enum ActionResult: String, CaseIterable, Sendable {
            case saved, undone, cut, rejoined, apart, together, entered, enteredBefore
        }

        public init(
            edit: ActivityEdit = ActivityEdit(), original: ActivityEditForm.Original? = nil, count: Int = 0,
            actionResult: ActionResult? = nil
        ) {
            self.edit = edit
            self.original = original
            self.count = count
            self.actionResult = actionResult
        }
    }

    static func phrase(_ actionResult: Remarks.ActionResult) -> Phrase {
        switch actionResult {
        case .saved: .editSaved
        case .undone: .editUndone
        case .cut: .cutDone
        case .rejoined: .rejoinDone
        case .apart: .apartDone
        case .together: .togetherDone
        case .entered: .entryDone
        case .enteredBefore: .entryBefore
        }
    }

    /// Previous and next activity.
    public struct Neighbours: Equatable, Sendable {
        public var older: ActivityDigest?
        public var newer: ActivityDigest?

        public init(older: ActivityDigest? = nil, newer: ActivityDigest? = nil) {
            self.older = older
            self.newer = newer
        }
    }

    public struct Neighbour: Equatable, Sendable {
        public var label: String
        public var name: String
        public var route: Route
    }

    static func neighbour(
        _ digest: ActivityDigest, in list: ActivitiesQuery, _ label: Phrase, _ context: DisplayContext
    ) -> Neighbour {
        let card = ActivityCard(digest, in: list, context)
        let name = context.say(.inputOfDay(input: card.title, date: context.shortDate(digest.day)))
        return Neighbour(label: context.say(label), name: name, route: card.route)
    }

    /// One row for each value in which the athlete's edit differs from the files.
    static func changes(_ remarks: Remarks, className: String? = nil, _ context: DisplayContext) -> [Explanation.Row] {
        guard let original = remarks.original else { return [] }
        var rows: [Explanation.Row] = []
        func row(_ label: Phrase, _ now: String, _ before: String) {
            let unsaid = context.say(.nothingSaid)
            rows.append(
                .init(
                    context.say(label),
                    context.say(.fileSays(value: now.isEmpty ? unsaid : now, originalValue: before.isEmpty ? unsaid : before))))
        }
        let edit = remarks.edit
        if let title = edit.title { row(.settingsName, title, original.title) }
        if let sport = edit.sport { row(.sportLabel, context.say(.sport(sport)), context.say(.sport(original.sport))) }
        if let effort = edit.perceivedEffort {
            row(.effortLabel, context.number(effort), original.perceivedEffort.map { context.number($0) } ?? "")
        }
        if let shoes = edit.shoes { row(.shoesLabel, shoes, original.shoes) }
        if let isRace = edit.isRace {
            let isRecordedRace = RaceTitle.isRace(original.title, sport: original.sport)
            row(.raceBadge, context.say(isRace ? .yes : .no), context.say(isRecordedRace ? .yes : .no))
        }
        if edit.isTimeTrial { rows.append(.init(context.say(.editTimeTrial), context.say(.yes))) }
        if edit.isThresholdTest { rows.append(.init(context.say(.editThresholdTest), context.say(.yes))) }
        if edit.classType != nil { rows.append(.init(context.say(.liveClass), className ?? context.say(.classTypeGone))) }
        if let room = edit.room {
            let scale: TemperatureScale = room.isFahrenheit ? .fahrenheit : .celsius
            rows.append(.init(context.say(.roomSaid), context.number(room.degrees) + " " + scale.unit))
        }
        if let humidity = edit.roomHumidity {
            rows.append(.init(context.say(.editHumidity), context.number(humidity, decimals: 0)))
        }
        if let duration = edit.duration { rows.append(.init(context.say(.editMinutes), DurationText.clock(duration))) }
        for part in Repairable.allCases where edit.unrepaired.contains(part) {
            rows.append(.init(context.say(.keepTitle), context.say(part.keepPhrase)))
        }
        if edit.isLeftOut { rows.append(.init(context.say(.editLeftOut), context.say(.yes))) }
        return rows
    }

    /// Describes the activity in a line or two for sharing.
    static func shareText(_ screen: ActivityScreen) -> String {
        var parts: [String] = []
        for tile in screen.tiles.prefix(5) { parts.append(tile.label + " " + tile.figure.text) }
        return PlainText.withoutSoftHyphens(screen.title + "\n" + screen.when + "\n" + parts.joined(separator: " · "))
    }
}

extension ActivityScreen.Remarks.ActionResult {
    /// Whether `Journal.regroup` undoes it.
    var isGrouping: Bool {
        switch self {
        case .cut, .apart, .together: true
        case .saved, .undone, .rejoined, .entered, .enteredBefore: false
        }
    }

    /// Step that undoes the change.
    var wayBack: EditStep { self == .entered ? .withdraw : isGrouping ? .rejoin : .undo }
}
