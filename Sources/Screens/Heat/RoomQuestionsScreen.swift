public import Analysis
import Localizations
import Measures
public import Training

/// All open questions how hot the room of a class was.
public struct RoomQuestionsScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var lead: String
    public var question: String
    public var forms: [RoomQuestionForm]
    /// Placeholder when there is no open question.
    public var empty: EmptyState?
    public var notice: RoomNotice?

    public init(_ questions: [RoomQuestion], answered: RoomAnswer?, context: DisplayContext) {
        title = context.say(.roomsTitle)
        back = .heat
        backLabel = context.say(.heatTitle)
        lead = context.say(.roomsLead)
        question = context.say(.roomQuestion)
        forms = questions.map { RoomQuestionForm($0, on: .rooms, context) }
        if questions.isEmpty {
            empty = EmptyState(
                symbol: .thermometer, title: context.say(.roomsNoneTitle), text: context.say(.roomsNoneText),
                link: .init(label: backLabel, route: back))
        }
        notice = answered.map { RoomNotice($0, on: .rooms, context) }
    }
}

/// Card of Today with the newest question.
public struct RoomQuestionCard: Equatable, Sendable {
    public var title: String
    /// Nil when only the notice is left.
    public var form: RoomQuestionForm?
    /// Link to the other questions; nil without any.
    public var more: String?
    public var notice: RoomNotice?

    /// Nil without a question and a notice.
    public init?(_ questions: [RoomQuestion], answered: RoomAnswer?, context: DisplayContext) {
        guard !questions.isEmpty || answered != nil else { return nil }
        title = context.say(.roomQuestion)
        form = questions.first.map { RoomQuestionForm($0, on: .today, context) }
        if questions.count > 1 { more = context.say(.roomsMore(count: questions.count - 1)) }
        notice = answered.map { RoomNotice($0, on: .today, context) }
    }
}

/// Answer just given, as an address states it.
public struct RoomAnswer: Equatable, Sendable {
    /// Raw values appear in addresses.
    public enum Kind: String, Sendable { case saved, unheated, never, undone }

    public var kind: Kind
    /// Activity that was answered for; empty after an undo.
    public var activity: String
    /// Room of the activity, if the answer is a temperature.
    public var room: RoomTemperature?
    public var sport: Sport

    public init(_ kind: Kind, activity: String, room: RoomTemperature? = nil, sport: Sport) {
        self.kind = kind
        self.activity = activity
        self.room = room
        self.sport = sport
    }

    /// Names of the query fields.
    public enum Parameter: String, Sendable { case kind = "room", activity = "class" }

    /// Returns the address of a page that shows the notice.
    public static func path(of page: RoomQuestionForm.Page, _ kind: Kind, activity: String) -> String {
        let route: Route = page == .today ? .today : .rooms
        return route.path(saying: [
            Parameter.kind.rawValue + "=" + kind.rawValue, Parameter.activity.rawValue + "=" + PercentEncoding.escaped(activity),
        ])
    }
}

/// Confirmation of an answer, with its undo.
public struct RoomNotice: Equatable, Sendable {
    public var text: String
    public var undo: String?
    public var activity: String
    public var kind: RoomAnswer.Kind
    public var page: RoomQuestionForm.Page

    init(_ answer: RoomAnswer, on page: RoomQuestionForm.Page, _ context: DisplayContext) {
        text =
            switch answer.kind {
            case .saved:
                context.say(
                    .roomSaved(
                        temperature: answer.room.map { "\($0.degrees) " + ($0.isFahrenheit ? "°F" : "°C") } ?? "–"))
            case .unheated: context.say(.roomUnheatedSaved)
            case .never: context.say(.roomNeverSaved(sport: context.say(.sport(answer.sport))))
            case .undone: context.say(.roomUndone)
            }
        undo = answer.kind == .undone ? nil : context.say(.undo)
        activity = answer.activity
        kind = answer.kind
        self.page = page
    }
}
