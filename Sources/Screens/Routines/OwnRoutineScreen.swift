import Analysis
import Localizations
public import Measures
public import Training

/// Form for an own routine: what it is, its days, and its deletion.
public struct OwnRoutineScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var action: Route
    public var notice: RoutineNotice?
    public var problem: String?
    public var factsTitle: String
    public var fields: [FormField]
    public var save: String
    public var daysTitle: String
    public var id: String
    /// Digest of the routine that the page shows.
    public var shown: String
    public var rows: [Row]
    /// Label of the button that adds a day; nil with as many as there can be.
    public var add: String?
    /// Text in place of the button.
    public var full: String
    /// What changes mean while the routine is followed; nil while it is not.
    public var followed: Followed?
    public var deletion: Deletion

    /// A day of the routine.
    public struct Row: Equatable, Sendable {
        public var number: Int
        public var heading: String
        public var name: String
        public var badge: Badge
        public var duration: String?
        public var edit: Route
        public var editSpoken: String
        /// Nil for the first day.
        public var up: String?
        /// Nil for the last day.
        public var down: String?
        /// Nil for the only day.
        public var removeSpoken: String?
        public var remove: String
    }

    public struct Followed: Equatable, Sendable {
        public var title: String
        public var text: String
        /// Label of the button that follows the new version; nil without one.
        public var use: String?
    }

    public struct Deletion: Equatable, Sendable {
        public var title: String
        public var text: String
        public var label: String
    }

    /// Fields of the forms beside those of `OwnRoutineForm`. The raw values are names of fields.
    public enum Field: String, Sendable { case id, shown, change }

    /// Changes of the days. The value of the field is the raw value, and the number of the day after a hyphen.
    public enum Change: String, CaseIterable, Sendable {
        case up, down, remove, add

        public func value(_ number: Int) -> String { rawValue + "-\(number)" }

        /// Parses a value; nil for any other text.
        public static func parsed(_ text: String) -> (change: Change, number: Int)? {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, let change = Change(rawValue: String(parts[0])), let number = Int(parts[1]) else {
                return nil
            }
            return (change, number)
        }

        /// Changes a routine.
        /// - Returns: false if it cannot be made.
        public func apply(_ number: Int, to routine: inout Routine) -> Bool {
            switch self {
            case .up: routine.moveDay(number, isUp: true)
            case .down: routine.moveDay(number, isUp: false)
            case .remove: routine.removeDay(number)
            case .add: routine.addDay()
            }
        }
    }

    /// - Parameters:
    ///   - id: id of the routine.
    ///   - routine: the stored routine.
    ///   - form: its form, or one with a problem.
    ///   - history: which routine is followed.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    public init(
        _ id: UniqueID, _ routine: Routine, form: OwnRoutineForm, history: RoutineHistory, notice: RoutineNotice? = nil,
        context: DisplayContext
    ) {
        title = context.say(.routineEditTitle(name: context.text(routine.name)))
        back = .routine(routine.reference)
        backLabel = context.text(routine.name)
        action = .editingRoutine(id)
        problem = form.flaws.isEmpty ? nil : context.say(.settingsWrong)
        factsTitle = context.say(.routineEditFacts)
        fields = form.fields(context)
        save = context.say(.settingsSave)
        daysTitle = context.say(.routineDays)
        self.id = id.text
        shown = String(routine.fingerprint, radix: 16)
        rows = routine.days.enumerated().map { index, day in
            OwnRoutineScreen.row(day, number: index + 1, of: routine.days.count, id, context)
        }
        let most = context.number(Routine.mostDays)
        add = routine.days.count < Routine.mostDays ? context.say(.routineDayAdd) : nil
        full = context.say(.routineDaysFull(days: most))
        let open = (history.current ?? history.paused)?.routine
        let isFollowed = open?.reference == routine.reference
        if let open, isFollowed {
            let isNewer = open != routine
            let canUse = isNewer && history.current != nil
            followed = Followed(
                title: context.say(.routineSelected), text: context.say(isNewer ? .routineEditNewer : .routineEditFollowed),
                use: canUse ? context.say(.routineUseNewer) : nil)
        }
        let kept = isFollowed ? context.say(.routineDeleteFollowed) : nil
        deletion = Deletion(
            title: context.say(.routineDelete), text: context.sentences(context.say(.routineDeleteNote), kept),
            label: context.say(.routineDelete))
        self.notice = notice
    }

    private static func row(_ day: RoutineDay, number: Int, of count: Int, _ id: UniqueID, _ context: DisplayContext) -> Row {
        let shown = context.number(number)
        return Row(
            number: number, heading: context.say(.routineDayNumber(number: shown)), name: day.title(context),
            badge: day.badge(context), duration: day.duration(context), edit: .editingRoutineDay(id, number),
            editSpoken: context.say(.routineDayEditSpoken(number: shown)),
            up: number > 1 ? context.say(.routineDayUp(number: shown)) : nil,
            down: number < count ? context.say(.routineDayDown(number: shown)) : nil,
            removeSpoken: count > 1 ? context.say(.routineDayRemoveSpoken(number: shown)) : nil,
            remove: context.say(.routineDayRemove))
    }
}

/// Change of an own routine. The raw values appear in addresses.
public enum OwnRoutineChange: String, CaseIterable, Sendable {
    case written, copied, saved, day, days, deleted, stale, full

    /// Address of the page that shows the notice.
    public func path(of route: Route, day: Int? = nil) -> String {
        route.path(
            saying: [RoutineChange.parameter + "=" + rawValue] + (day.map { [OwnRoutineChange.number + "=\($0)"] } ?? []))
    }

    /// Field of an address with the number of the changed day.
    static let number = "number"
}

extension RoutineNotice {
    /// Message about the last change of an own routine. Nil if the address states none. `value` returns a query field.
    /// - Parameters:
    ///   - value: returns the text of a query field; nil if it is missing.
    ///   - canUndo: whether the server still has the state before the change.
    ///   - context: display context: language, units and current time.
    public init?(ofOwn value: (String) -> String?, canUndo: Bool, context: DisplayContext) {
        guard let change = value(RoutineChange.parameter).flatMap({ OwnRoutineChange(rawValue: $0) }) else { return nil }
        switch change {
        case .written: text = context.say(.routineNoticeWritten)
        case .copied: text = context.say(.routineNoticeCopied)
        case .saved: text = context.say(.routineNoticeSaved)
        case .day:
            let range = 1...Routine.mostDays
            guard let number = value(OwnRoutineChange.number).flatMap({ Int($0) }), range.contains(number) else { return nil }
            text = context.say(.routineNoticeDay(day: context.number(number)))
        case .days: text = context.say(.routineNoticeDays)
        case .deleted: text = context.say(.routineNoticeDeleted)
        case .stale: text = context.say(.routineNoticeStale)
        case .full: text = context.say(.planImportFull)
        }
        undo = canUndo && change != .stale && change != .full ? context.say(.undo) : nil
        target = .restoreRoutine
    }
}
