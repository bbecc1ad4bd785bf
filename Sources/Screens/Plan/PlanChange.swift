import Localizations
public import Measures
import Training

/// Change of a planned day. The raw values appear in addresses and are the last parts of the addresses of forms.
public enum PlanChange: String, CaseIterable, Sendable {
    case accepted, edited, moved, rested, reset, corrected, undone
    /// An undo that was refused, because the plan has changed since.
    case outdated

    /// Field of an address that names the change.
    public static let parameter = "changed"

    /// Fields of the forms. Those of a session have its number at the end.
    public enum Field: String, CaseIterable, Sendable {
        case day
        /// Day to which the sessions move.
        case to
        /// A raw value of `TrainingMethod.Kind`; empty for no session.
        case kind
        /// A raw value of `TrainingMethod.Intensity`.
        case intensity
        case minutes, title, note
        /// A raw value of `RoutineHistory.Correction`, or `RoutineChange.automatic`.
        case outcome

        /// Name of the field of a session, from 0 on.
        public func name(of session: Int) -> String { rawValue + "-\(session)" }
    }

    /// Address of the page that shows the notice.
    public func path(of route: Route) -> String { route.path(saying: [PlanChange.parameter + "=" + rawValue]) }

    /// Days from today on that can be changed: today and the next two weeks.
    public static let reach = 14

    /// Days that can be changed.
    public static func days(from today: Day) -> ClosedRange<Day> { today...(today + reach) }
}

/// Message about the last change of the plan, shown once.
public struct PlanNotice: Equatable, Sendable {
    public var text: String
    /// Label of the button that undoes the change; nil once it is undone.
    public var undo: String?

    /// Nil if the address states no change. `value` returns a query field.
    /// - Parameters:
    ///   - value: returns the text of a query field; nil if it is missing.
    ///   - day: the day of the page; nil on the page of all days.
    ///   - canUndo: whether the server still has the state before the change.
    ///   - context: display context: language, units and current time.
    public init?(_ value: (String) -> String?, day: Day? = nil, canUndo: Bool, context: DisplayContext) {
        guard let change = value(PlanChange.parameter).flatMap({ PlanChange(rawValue: $0) }) else { return nil }
        switch change {
        case .accepted: text = context.say(.planNoticeAccepted)
        case .edited: text = context.say(.planNoticeEdited)
        case .moved: text = context.say(.planNoticeMoved)
        case .rested: text = context.say(.planNoticeRested)
        case .reset: text = context.say(.planNoticeReset)
        case .corrected:
            guard let day = day ?? value(RoutineChange.dayParameter).flatMap({ Day(iso: $0) }) else { return nil }
            text = context.say(.routineNoticeCorrected(day: context.shortDate(day)))
        case .undone: text = context.say(.routineNoticeUndone)
        case .outdated: text = context.say(.routineNoticeOutdated)
        }
        undo = canUndo && change != .undone && change != .outdated ? context.say(.undo) : nil
    }
}
