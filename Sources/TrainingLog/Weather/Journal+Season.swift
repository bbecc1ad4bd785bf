import Analysis
import Measures
import Training

extension Journal {
    /// Returns requests for the thirty days before a history that is younger than two weeks, because the climate at home decides the
    /// initial acclimation. Newest first; empty for an older history, whose own days suffice.
    func seasonQuestions(_ digests: [ActivityDigest]) async throws -> [ArchiveQuestion] {
        guard let today = Day(of: now(), at: try await homeClock().offset(at: now())) else { return [] }
        let history = try await history(asOf: nil)
        guard let first = history.knownDays.first, (0..<AcclimationHistory.daysNeeded).contains(today - first) else { return [] }
        guard let home = Journal.home(of: digests) else { return [] }
        var questions = (1...HeatAcclimation.seasonDays).map { back in
            ArchiveQuestion(place: home.place, day: first - back, activities: [], asking: [home.activity])
        }
        questions[questions.count - 1].refreshed = [home.activity]
        return questions
    }

    /// Returns the highest temperatures of the thirty days before the first known day, as far as an archive has them. Days are days of UTC.
    func localMaxima(before first: Day?, _ digests: [ActivityDigest]) async throws -> [DatedValue] {
        guard let first, (-100_000...1_000_000).contains(first.number), let home = Journal.home(of: digests) else { return [] }
        let range = (first.number - HeatAcclimation.seasonDays) * 24...(first.number * 24 - 1)
        var highest: [Int: Double] = [:]
        for hour in try await stores.weather.hours(range, at: home.place, athlete: athleteID) {
            let day = Int((Double(hour.hour) / 24).rounded(.down))
            highest[day] = max(highest[day] ?? hour.temperature, hour.temperature)
        }
        return highest.keys.sorted().compactMap { day in
            highest[day].map { DatedValue(day: Day(number: day), value: $0) }
        }
    }

    /// Returns where the first outdoor activity began.
    /// - Parameter digests: newest first.
    private static func home(of digests: [ActivityDigest]) -> (place: RoundedPlace, activity: String)? {
        for digest in digests.reversed() where digest.isIndoor != true && !digest.isLeftOut {
            if let place = digest.traits?.place { return (place, digest.id) }
        }
        return nil
    }
}
