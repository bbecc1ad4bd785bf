import Analysis
import Measures

extension Journal {
    /// Sends requests to an archive one at a time.
    ///
    /// It runs in the background: it never holds the import gate, stores every answer in a transaction of its own, and repeats failed
    /// requests later. It stops after a refusal for too many requests, or after three failures in a row.
    /// - Parameters:
    ///   - limit: maximum number of requests.
    ///   - pause: time between two requests.
    ///   - askingAgain: whether to repeat failed requests at once, because the archive has changed.
    ///   - isNamed: whether this archive is still set; checked before each request.
    func ask<Asked: Inquiry>(
        _ inquiry: Asked, _ questions: [Question], limit: Int, pause: Duration, askingAgain: Bool, isNamed: @Sendable () -> Bool
    ) async throws -> WeatherReport {
        var report = WeatherReport()
        var inRow = 0
        for question in questions {
            let before = try await inquiry.request(for: question, athlete: athleteID)
            if let before, before.problem == nil { continue }
            let isEarly = !askingAgain && (before?.retry.map { $0 > now() } ?? false)
            guard report.asked < limit, inRow < 3, !isEarly else {
                report.waiting += 1
                continue
            }
            if report.asked > 0 { try await Task.sleep(for: pause) }
            guard isNamed() else { break }
            report.asked += 1
            let isKept: Bool
            switch await answer(from: inquiry, to: question) {
            case .success(let hours):
                inRow = 0
                isKept = try await keep(hours, from: inquiry, of: question, before, &report)
            case .failure(let error):
                if case .refused(status: 429, _) = error { inRow = 3 } else { inRow += 1 }
                let request = WeatherRequest(question, failing: error, after: before, at: now())
                isKept = try await inquiry.keep(
                    [], request, of: question, forgettingDigestsOf: [], athlete: athleteID, at: now())
                if isKept { report.problems.append(request) }
            }
            // The activity is gone; perhaps all data was deleted. No other place may be sent either.
            guard isKept else { break }
        }
        if report.completed > 0 { try await refreshDigests() }
        return report
    }

    private func answer<Asked: Inquiry>(
        from inquiry: Asked, to question: Question
    ) async -> Result<[Asked.Hour], WeatherArchiveError> {
        do throws(WeatherArchiveError) {
            return .success(try await inquiry.answer(to: question))
        } catch {
            return .failure(error)
        }
    }

    private func keep<Asked: Inquiry>(
        _ hours: [Asked.Hour], from inquiry: Asked, of question: Question, _ before: WeatherRequest?,
        _ report: inout WeatherReport
    ) async throws -> Bool {
        let told = Set(hours.map { inquiry.number(of: $0) })
        let completed = question.activities.filter { told.contains($0.hour) }
        let isIncomplete = inquiry.isIncomplete(
            hours, to: question, lacksActivities: completed.count < question.activities.count, at: now())
        let request =
            isIncomplete
            ? WeatherRequest(incomplete: question, after: before, at: now())
            : WeatherRequest(place: question.place, day: question.day, asked: now())
        let isKept = try await inquiry.keep(
            hours, request, of: question, forgettingDigestsOf: completed.map(\.id) + question.refreshed, athlete: athleteID,
            at: now())
        guard isKept else { return false }
        report.answered += isIncomplete ? 0 : 1
        report.completed += completed.count
        return true
    }
}

extension WeatherRequest {
    /// Record of a failed request.
    init(_ question: Question, failing error: WeatherArchiveError, after before: WeatherRequest?, at moment: Moment) {
        var asked = 3600.0
        if case .refused(_, let seconds?) = error { asked = max(asked, Double(min(max(0, seconds), 7 * 86_400))) }
        self.init(question, error.name, waiting: asked, after: before, at: moment)
    }

    /// Record of an answer without some hours. Archives are some days behind, and the missing hours may follow tomorrow.
    init(incomplete question: Question, after before: WeatherRequest?, at moment: Moment) {
        self.init(question, "incomplete", waiting: 86_400, after: before, at: moment)
    }

    private init(_ question: Question, _ problem: String, waiting asked: Double, after before: WeatherRequest?, at moment: Moment)
    {
        self.init(
            place: question.place, day: question.day, asked: moment, failures: min(100, (before?.failures ?? 0) + 1),
            problem: problem)
        retry = moment + WeatherRequest.wait(failures: failures, asked: asked)
    }

    /// Returns the wait in seconds: doubled after every failure, at least what the archive asked for, and at most a week.
    static func wait(failures: Int, asked: Double) -> Double {
        min(7 * 86_400, asked * Double(1 << min(10, max(0, failures - 1))))
    }
}

/// Result of a series of requests to an archive.
public struct WeatherReport: Equatable, Sendable {
    public var asked = 0
    public var answered = 0
    /// Number of activities that got their weather or air quality.
    public var completed = 0
    /// Number of places and days that still have to be requested.
    public var waiting = 0
    public var problems: [WeatherRequest] = []

    public init() {}
}
