import Analysis
import Measures

/// Requests to one archive: the differences between weather and air. `Journal.ask(_:…)` has the common part.
protocol Inquiry: Sendable {
    associatedtype Hour: Sendable

    func answer(to question: Question) async throws(WeatherArchiveError) -> [Hour]
    /// Hours since 1970.
    func number(of hour: Hour) -> Int
    /// Whether the archive may have more of these hours later; `lacksActivities` is true when hours that an activity needs are missing.
    func isIncomplete(_ hours: [Hour], to question: Question, lacksActivities: Bool, at moment: Moment) -> Bool
    /// Returns the request about this place and day; nil when there is none.
    func request(for question: Question, athlete: String) async throws -> WeatherRequest?
    /// Stores the answer, like `save` of the stores.
    func keep(
        _ hours: [Hour], _ request: WeatherRequest, of question: Question, forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// One request to an archive.
struct Question {
    var place: RoundedPlace
    /// Day of UTC.
    var day: Day
    /// Activities that need the answer, with their hours; empty for a day of the season before the first activity.
    var activities: [(id: String, hour: Int)]
    /// Activities for which the request is sent.
    var asking: [String]
    /// Activities whose digests are invalidated after any answer, so that everything that depends on the season is computed again.
    var refreshed: [String] = []

    /// Returns one request for every place and day that these activities need, in their order.
    /// - Parameters:
    ///   - now: later hours are not requested.
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
