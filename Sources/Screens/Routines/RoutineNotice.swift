import Localizations
public import Measures

/// Message about the last change of the followed routine, shown once.
public struct RoutineNotice: Equatable, Sendable {
    public var text: String
    /// Label of the button that undoes the change; nil once it is undone.
    public var undo: String?
    /// Form that undoes it.
    public var target = Route.Target.undoRoutine

    /// Nil if the address states no change. `value` returns a query field.
    /// - Parameters:
    ///   - value: returns the text of a query field; nil if it is missing.
    ///   - name: name of the followed routine in the reader's language.
    ///   - start: first day of its stretch.
    ///   - canUndo: whether the server still has the state before the change.
    ///   - context: display context: language, units and current time.
    public init?(_ value: (String) -> String?, name: String?, start: Day?, canUndo: Bool, context: DisplayContext) {
        guard let change = value(RoutineChange.parameter).flatMap({ RoutineChange(rawValue: $0) }) else { return nil }
        switch change {
        case .followed:
            guard let name, let start else { return nil }
            text = context.say(.routineNoticeFollowed(name: name, date: context.shortDate(start)))
        case .shifted: text = context.say(.routineNoticeShifted)
        case .paused: text = context.say(.routineNoticePaused)
        case .resumed: text = context.say(.routineNoticeResumed)
        case .stopped: text = context.say(.routineNoticeStopped)
        case .restarted: text = context.say(.routineNoticeRestarted)
        case .updated: text = context.say(.routineNoticeUpdated)
        case .corrected:
            guard let day = value(RoutineChange.dayParameter).flatMap({ Day(iso: $0) }) else { return nil }
            text = context.say(.routineNoticeCorrected(day: context.shortDate(day)))
        case .undone: text = context.say(.routineNoticeUndone)
        case .outdated: text = context.say(.routineNoticeOutdated)
        }
        undo = canUndo && change != .undone && change != .outdated ? context.say(.undo) : nil
    }
}

/// Change of the followed routine. The raw values are values of forms and appear in addresses.
public enum RoutineChange: String, CaseIterable, Sendable {
    case followed, shifted, paused, resumed, stopped, restarted, updated, corrected, undone
    /// An undo that was refused, because the choice has changed since.
    case outdated

    /// Field of an address that names the change.
    public static let parameter = "changed"
    /// Field of an address, and of a form, with the day that was corrected.
    public static let dayParameter = "day"

    /// Fields of the forms.
    public enum Field: String, CaseIterable, Sendable {
        /// `RoutineReference.text`.
        case routine
        /// First day, as in 2026-03-15.
        case start
        /// Day of the cycle on the first day.
        case number
        /// A raw value of `RoutineChange`.
        case change
        /// A planned day.
        case day
        /// A raw value of `RoutineHistory.Correction`, or `auto`.
        case outcome
    }

    /// Value of the field `outcome` that leaves a day to the recordings again.
    public static let automatic = "auto"

    /// Address of the page that shows the notice.
    public func path(of route: Route, day: Day? = nil) -> String {
        route.path(
            saying: [RoutineChange.parameter + "=" + rawValue] + (day.map { [RoutineChange.dayParameter + "=" + $0.iso] } ?? []))
    }
}
