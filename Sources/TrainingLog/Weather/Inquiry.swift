import Analysis
import Measures

/// Asking one archive about places and days: what differs between weather and air. `Journal.ask(_:…)` does the rest.
protocol Inquiry: Sendable {
    associatedtype Hour: Sendable

    func answer(to question: Question) async throws(WeatherArchiveError) -> [Hour]
    /// Hours since 1970.
    func number(of hour: Hour) -> Int
    /// Whether an answer may have more of these hours later; `lacksActivities` when some that an activity needs are not among them.
    func isIncomplete(_ hours: [Hour], to question: Question, lacksActivities: Bool, at moment: Moment) -> Bool
    /// What was asked of this place and day; nil when nothing was.
    func request(for question: Question, athlete: String) async throws -> WeatherRequest?
    /// As the stores' `save`.
    func keep(
        _ hours: [Hour], _ request: WeatherRequest, of question: Question, forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// What an archive is asked at once.
struct Question {
    var place: RoundedPlace
    /// Of UTC.
    var day: Day
    /// The activities that wait for it, and their hours; empty for a day of the season before the first.
    var activities: [(id: String, hour: Int)]
    /// The activities for whose sake it is asked.
    var asking: [String]
    /// Digests that are made again after any answer, so that what rests on the season is told.
    var refreshed: [String] = []

    /// One question for every place and day that these activities need, in their order.
    /// - Parameters:
    ///   - now: hours that have not begun are not asked for.
    ///   - need: nil for an activity that needs nothing.
    static func all(of digests: [ActivityDigest], at now: Moment, need: (ActivityDigest) -> WeatherNeed?) -> [Question] {
        struct Key: Hashable {
            var place: RoundedPlace
            var day: Day
        }
        var questions: [Question] = []
        var positions: [Key: Int] = [:]
        for digest in digests {
            guard let need = need(digest), need.hour < Int(now.secondsSince1970 / 3600) else { continue }
            let position = positions[Key(place: need.place, day: need.day), default: questions.count]
            if position == questions.count {
                positions[Key(place: need.place, day: need.day)] = position
                questions.append(Question(place: need.place, day: need.day, activities: [], asking: []))
            }
            questions[position].activities.append((digest.id, need.hour))
            questions[position].asking.append(digest.id)
        }
        return questions
    }
}
