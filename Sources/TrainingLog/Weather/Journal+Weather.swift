import Analysis
import Measures

extension Journal {
    /// Asks an archive for the weather of activities that say nothing of it, newest first, one question at a time.
    ///
    /// Meant to run beside everything else: it never holds the import gate, every answer is kept in a transaction of its own, and
    /// what fails is noted and asked again later. After a refusal for too many questions, or three failures in a row, it stops.
    /// - Parameters:
    ///   - limit: how many questions at most.
    ///   - pause: between two questions.
    public func completeWeather(
        from archive: any WeatherArchive, limit: Int = 100, pause: Duration = .milliseconds(200)
    ) async throws -> WeatherReport {
        try await refreshDigests()
        var report = WeatherReport()
        var inRow = 0
        for question in try await weatherQuestions() {
            guard report.asked < limit, inRow < 3 else {
                report.waiting += 1
                continue
            }
            let before = try await stores.weather.request(at: question.place, on: question.day, athlete: athleteID)
            if let before, before.problem == nil { continue }
            if let retry = before?.retry, retry > now() {
                report.waiting += 1
                continue
            }
            if report.asked > 0 { try await Task.sleep(for: pause) }
            report.asked += 1
            let isKept: Bool
            switch await Journal.ask(archive, question) {
            case .success(let hours):
                inRow = 0
                isKept = try await keep(hours, of: question, before, &report)
            case .failure(let error):
                if case .refused(status: 429, _) = error { inRow = 3 } else { inRow += 1 }
                isKept = try await note(error, of: question, before, &report)
            }
            // The activity is gone, perhaps everything was erased: nobody is told of the other places either.
            guard isKept else { break }
        }
        if report.completed > 0 { try await refreshDigests() }
        return report
    }

    /// Every request that still waits for an answer, for people.
    public func weatherProblems() async throws -> [WeatherRequest] {
        try await stores.weather.requests(of: athleteID).filter { $0.problem != nil }
    }

    struct Question {
        var place: RoundedPlace
        var day: Day
        /// The activities that wait for it, and their hours; empty for a day of the season before the first.
        var activities: [(id: String, hour: Int)]
        /// The activities for whose sake it is asked.
        var asking: [String]
        /// Digests that are made again after any answer, so that what rests on the season is told.
        var refreshed: [String] = []
    }

    private static func ask(
        _ archive: any WeatherArchive, _ question: Question
    ) async -> Result<[ArchivedHour], WeatherArchiveError> {
        do throws(WeatherArchiveError) {
            return .success(try await archive.hours(at: question.place, on: question.day))
        } catch {
            return .failure(error)
        }
    }

    private func weatherQuestions() async throws -> [Question] {
        struct Key: Hashable {
            var place: RoundedPlace
            var day: Day
        }
        var order: [Key] = []
        var needed: [Key: [(id: String, hour: Int)]] = [:]
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        for digest in digests {
            guard digest.conditions == nil, let need = WeatherNeed(digest), need.hour < Int(now().secondsSince1970 / 3600) else {
                continue
            }
            let key = Key(place: need.place, day: need.day)
            if needed[key] == nil { order.append(key) }
            needed[key, default: []].append((digest.id, need.hour))
        }
        let questions = order.map { key in
            Question(
                place: key.place, day: key.day, activities: needed[key] ?? [], asking: (needed[key] ?? []).map(\.id))
        }
        return questions + (try await seasonQuestions(digests))
    }

    private func keep(
        _ hours: [ArchivedHour], of question: Question, _ before: WeatherRequest?, _ report: inout WeatherReport
    ) async throws -> Bool {
        let told = Set(hours.map(\.hour))
        let completed = question.activities.filter { told.contains($0.hour) }
        var request = WeatherRequest(place: question.place, day: question.day, asked: now())
        let isIncomplete = completed.count < question.activities.count || hours.isEmpty
        if isIncomplete {
            // Archives are some days behind: what is missing today may be there tomorrow.
            request.failures = min(100, (before?.failures ?? 0) + 1)
            request.problem = "incomplete"
            request.retry = now() + WeatherRequest.wait(failures: request.failures, asked: 86_400)
        }
        let isKept = try await stores.weather.save(
            hours, request, for: question.asking, forgettingDigestsOf: completed.map(\.id) + question.refreshed,
            athlete: athleteID, at: now())
        guard isKept else { return false }
        report.answered += isIncomplete ? 0 : 1
        report.completed += completed.count
        return true
    }

    private func note(
        _ error: WeatherArchiveError, of question: Question, _ before: WeatherRequest?, _ report: inout WeatherReport
    ) async throws -> Bool {
        let request = WeatherRequest(question.place, question.day, failing: error, after: before, at: now())
        let isKept = try await stores.weather.save(
            [], request, for: question.asking, forgettingDigestsOf: [], athlete: athleteID, at: now())
        if isKept { report.problems.append(request) }
        return isKept
    }
}

extension WeatherRequest {
    /// Seconds: twice as long after every failure, at least what was asked for and at most a week.
    static func wait(failures: Int, asked: Double) -> Double {
        min(7 * 86_400, asked * Double(1 << min(10, max(0, failures - 1))))
    }
}

/// What came of asking an archive.
public struct WeatherReport: Equatable, Sendable {
    public var asked = 0
    public var answered = 0
    /// Activities that have a weather now.
    public var completed = 0
    /// Places and days that are still to be asked.
    public var waiting = 0
    public var problems: [WeatherRequest] = []

    public init() {}
}
