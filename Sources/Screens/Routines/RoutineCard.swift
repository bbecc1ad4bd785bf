import Analysis
import Localizations
import Measures
import Training

/// A routine in the list of routines.
public struct RoutineCard: Equatable, Sendable {
    public var name: String
    /// The first sentence of the description.
    public var lead: String
    public var badges: [Badge]
    /// Days, time and load of a week.
    public var facts: String
    public var route: Route
    public var spoken: String

    init(_ routine: Routine, scale: Double, isFollowed: Bool, _ context: DisplayContext) {
        name = context.text(routine.name)
        lead = RoutineCard.firstSentence(of: context.text(routine.description))
        badges = [Badge(context.say(routine.difficulty.phrase), .neutral)]
        if isFollowed { badges.append(Badge(context.say(.routineSelected), .good)) }
        let load = RoutineLoad.perWeek(of: routine, scale: scale)
        facts = [
            RoutineCard.days(routine, context),
            context.say(.routineEachWeek(duration: RoutineCard.time(routine, context))),
            load > 0 ? context.say(.routineLoad(load: context.number(load))) : nil,
        ].compactMap { $0 }.joined(separator: " · ")
        route = .routine(routine.reference)
        spoken = context.say(.routineOpen(name: name))
    }

    /// Returns the text up to its first full stop that ends a word of letters, or all of it.
    static func firstSentence(of text: String) -> String {
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            let next = text.index(after: index)
            let endsWord = next == text.endIndex || text[next] == " "
            if character == "。" || character == "." && endsWord && last.isLetter { return String(text[..<next]) }
            last = character
        }
        return text
    }

    static func days(_ routine: Routine, _ context: DisplayContext) -> String {
        context.say(
            .routineDaysOfWeek(
                training: context.number(routine.trainingDays), days: context.number(routine.days.count)))
    }

    /// Time of seven days.
    static func time(_ routine: Routine, _ context: DisplayContext) -> String {
        DurationText.words(Double(routine.minutes) * 60 / Double(routine.days.count) * 7, context.language)
    }
}
