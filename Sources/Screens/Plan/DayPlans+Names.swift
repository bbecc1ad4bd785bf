public import Analysis
import Localizations
public import Measures
public import Training

extension DayPlans {
    /// Returns the sessions to store when the athlete moves a day or accepts it; nil for the day of a race. A sport that no kind of session is
    /// for becomes the session's name, in every language.
    public func namedSessions(on day: Day) -> [PlannedSession]? {
        guard let sessions = sessions(on: day) else { return nil }
        guard let planned = planned(on: day), planned.stored == nil, planned.routine == nil else { return sessions }
        return sessions.map { session in
            guard session.kind == .other, session.title == nil else { return session }
            return PlannedSession(
                kind: session.kind, intensity: session.intensity, minutes: session.minutes, hardMinutes: session.hardMinutes,
                parts: session.parts,
                title: TranslatedText(
                    Language.allCases.map { .init(language: $0.rawValue, text: Phrase.sport(planned.sport).text($0)) }),
                note: session.note)
        }
    }
}
