import Analysis
import Measures

/// One archive and the store of its answers: the same for weather and for air. `Journal.complete(_:…)` runs it.
struct ArchiveQuery<Hour: HourlyValue>: Sendable {
    let archive: any HourlyArchive<Hour>
    let store: any ArchiveStore<Hour>
    let athlete: String

    func answer(to question: ArchiveQuestion) async -> Result<[Hour], HourlyArchiveError> {
        do throws(HourlyArchiveError) {
            return .success(try await archive.hours(at: question.place, on: question.day))
        } catch {
            return .failure(error)
        }
    }
}

/// One place and day that an archive is queried about, for the activities that need it.
struct ArchiveQuestion {
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
    static func all(of digests: [ActivityDigest], at now: Moment, need: (ActivityDigest) -> WeatherNeed?) -> [ArchiveQuestion] {
        struct Key: Hashable {
            var place: RoundedPlace
            var day: Day
        }
        var questions: [ArchiveQuestion] = []
        var positions: [Key: Int] = [:]
        for digest in digests {
            guard let need = need(digest), need.hour < Int(now.secondsSince1970 / 3600) else { continue }
            let position = positions[Key(place: need.place, day: need.day), default: questions.count]
            if position == questions.count {
                positions[Key(place: need.place, day: need.day)] = position
                questions.append(ArchiveQuestion(place: need.place, day: need.day, activities: [], asking: []))
            }
            questions[position].activities.append((digest.id, need.hour))
            questions[position].asking.append(digest.id)
        }
        return questions
    }
}
