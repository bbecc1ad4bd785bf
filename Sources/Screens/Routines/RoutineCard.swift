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
    /// Days, time and load of a week, compared with the athlete's usual week.
    public var facts: String
    /// Expected load of a week, and that of the athlete's usual week where it is known. Nil for what is no training load.
    public var load: String?
    public var route: Route
    public var spoken: String

    /// - Parameters:
    ///   - usual: load of the athlete's usual week.
    ///   - scale: load per hour of the athlete's own runs as a multiple of the plan's.
    init(_ routine: Routine, usual: Answer<Double>, scale: LoadScale, isFollowed: Bool, _ context: DisplayContext) {
        name = context.text(routine.name)
        lead = RoutineCard.firstSentence(of: context.text(routine.description))
        badges = [Badge(context.say(routine.difficulty.phrase), .neutral)]
        if isFollowed { badges.append(Badge(context.say(.routineSelected), .good)) }
        facts = [
            RoutineCard.days(routine, context),
            context.say(.routineEachWeek(duration: RoutineCard.time(routine, context))),
        ].joined(separator: " · ")
        load = RoutineCard.load(RoutineLoad.perWeek(of: routine, scale: scale), usual, context)
        route = .routine(routine.reference)
        spoken = context.say(.routineOpen(name: name))
    }

    private static func load(_ load: Double, _ usual: Answer<Double>, _ context: DisplayContext) -> String? {
        guard load > 0 else { return nil }
        let expected = context.number(load)
        // The page says once why no week is usual.
        guard let usual = usual.value else { return context.say(.routineLoad(load: expected)) }
        return context.say(.routineLoadUsual(load: expected, usual: context.number(usual)))
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
        DurationText.words(Double(routine.minutes) * 60 / routine.weeks, context.language)
    }
}

extension Absence {
    /// Why no week is usual, on the page of a routine.
    var whyNoUsualWeek: Phrase { self == .stale ? .routineUsualBreak : .routineUsualTooFew }

    /// Why no week is usual, in a sentence for all routines.
    var whyNoUsualWeeks: Phrase { self == .stale ? .routinesUsualBreak : .routinesUsualTooFew }
}
