import Analysis
import Localizations
import Measures
import Training

/// The day in one or two sentences, as a friend with all the data would say it: what is done or planned, and what comes next.
public struct DaySentence: Equatable, Sendable {
    public var parts: [Part]
    /// Whether it says only when the newest activity was.
    public var isAboutAge = false
    /// What stands between two sentences.
    public var space: String

    /// All sentences.
    public var text: String { parts.map { $0.text }.joined(separator: space) }

    /// A sentence.
    public struct Part: Equatable, Sendable {
        public var text: String
        /// Page of what it is about; nil without one.
        public var route: Route?
    }

    /// Days after the newest activity from which on the day says when it was.
    static let daysUntilOld = 28

    /// Nil where there is nothing to say: without activities, and without both a plan and training.
    /// - Parameters:
    ///   - insights: results of the day.
    ///   - newest: day of the newest activity; nil without one.
    ///   - training: what is planned for the day and what was done; a past day has only what was done.
    ///   - context: display context of the day.
    init?(_ insights: Insights, newest: Day?, _ training: TodayTraining, _ context: DisplayContext) {
        space = context.language.format.sentenceSpace
        guard let newest else { return nil }
        if DaySentence.isOld(newest, context), insights.load.plan.isEmpty {
            isAboutAge = true
            parts = [Part(text: context.say(.dayOld(date: context.longDate(newest))))]
            return
        }
        var parts: [Part] = []
        if !training.isAhead {
            parts.append(Part(text: context.say(DaySentence.phrase(training))))
        } else if !context.looksBack {
            if insights.readiness.looksIll {
                parts.append(Part(text: context.say(.dayIll)))
            } else {
                if let state = DaySentence.state(insights) { parts.append(Part(text: context.say(state))) }
                if let planned = training.planned {
                    parts.append(DaySentence.part(planned, rest: .dayRest, context) { .dayToday(what: $0) })
                }
            }
        }
        if !context.looksBack, let next = insights.load.plan.first(where: { $0.day == context.today + 1 }) {
            parts.append(DaySentence.part(next, rest: .dayRestTomorrow, context) { .dayTomorrow(what: $0) })
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// Whether the newest activity is so old that it says little about today; false without one.
    static func isOld(_ newest: Day?, _ context: DisplayContext) -> Bool {
        newest.map { context.today - $0 >= daysUntilOld } ?? false
    }

    /// What is done: the plan says whether it was hard.
    private static func phrase(_ training: TodayTraining) -> Phrase {
        if training.done.contains(where: { $0.isRace }) { return .dayDoneRace }
        switch training.outcome?.outcome {
        case .partly: return .dayDonePartly
        case .done where training.planned?.workout == .long: return .dayDoneLong
        case .done where training.planned?.isHard == true: return .dayDoneHard
        default: return .dayDone
        }
    }

    /// How recovered the athlete is, where it is clear. Signs of overreaching say why the days are easy whatever the last night was like.
    private static func state(_ insights: Insights) -> Phrase? {
        if insights.load.recovery.value?.meansOverreaching == true { return .dayStrained }
        return switch insights.readiness.recovery.value?.band {
        case .green: .dayRecovered
        case .red: .dayRecoveryLow
        case .amber, nil: nil
        }
    }

    private static func part(
        _ day: PlannedDay, rest: Phrase, _ context: DisplayContext, _ phrase: (String) -> Phrase
    ) -> Part {
        let isRest = day.minutes ?? 0 == 0 && day.workout == .rest && day.routine == nil && !day.hasHeatOnly
        return Part(
            text: context.say(isRest ? rest : phrase(PlanText.brief(day, context))), route: .planDay(day.day))
    }
}
