import Analysis
import Measures

extension Journal {
    /// Queries an archive one question at a time.
    ///
    /// It runs beside everything else: it never holds the import gate, each answer is stored in its own transaction, and failures are
    /// noted and retried later. After a refusal for too many requests, or three failures in a row, it stops.
    /// - Parameters:
    ///   - limit: the highest number of questions.
    ///   - pause: between two questions.
    ///   - askingAgain: also queries what waits because an archive failed: this is another archive.
    ///   - isNamed: whether this archive is still to be queried; called before each question.
    func complete<Hour>(
        _ query: ArchiveQuery<Hour>, _ questions: [ArchiveQuestion], limit: Int, pause: Duration, askingAgain: Bool,
        isNamed: @Sendable () -> Bool
    ) async throws -> ArchiveReport {
        var report = ArchiveReport()
        var inRow = 0
        for question in questions {
            let before = try await query.store.request(at: question.place, on: question.day, athlete: query.athlete)
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
            switch await query.answer(to: question) {
            case .success(let hours):
                inRow = 0
                isKept = try await keep(hours, from: query, of: question, before, &report)
            case .failure(let error):
                if case .refused(status: 429, _) = error { inRow = 3 } else { inRow += 1 }
                let request = ArchiveRequest(question, failing: error, after: before, at: now())
                isKept = try await query.store.save(
                    [], request, for: question.asking, forgettingDigestsOf: [], athlete: query.athlete, at: now())
                if isKept { report.problems.append(request) }
            }
            // The activity is gone, perhaps everything was erased: the other places are not sent to the archive either.
            guard isKept else { break }
        }
        if report.completed > 0 { try await refreshDigests() }
        return report
    }

    private func keep<Hour>(
        _ hours: [Hour], from query: ArchiveQuery<Hour>, of question: ArchiveQuestion, _ before: ArchiveRequest?,
        _ report: inout ArchiveReport
    ) async throws -> Bool {
        let known = Set(hours.map { $0.hour })
        let completed = question.activities.filter { known.contains($0.hour) }
        let isIncomplete = Hour.isIncomplete(
            hours, on: question.day, lacksActivities: completed.count < question.activities.count, at: now())
        let request =
            isIncomplete
            ? ArchiveRequest(incomplete: question, after: before, at: now())
            : ArchiveRequest(place: question.place, day: question.day, asked: now())
        let isKept = try await query.store.save(
            hours, request, for: question.asking, forgettingDigestsOf: completed.map(\.id) + question.refreshed,
            athlete: query.athlete, at: now())
        guard isKept else { return false }
        report.answered += isIncomplete ? 0 : 1
        report.completed += completed.count
        return true
    }
}

extension HourlyArchiveError {
    /// Seconds to wait after the first failure: an hour, or what the server asked for, at most a week.
    var shortestWait: Double {
        guard case .refused(_, let seconds?) = self else { return 3600 }
        return max(3600, Double(min(max(0, seconds), 7 * 86_400)))
    }
}

extension ArchiveRequest {
    /// Record of a failed request.
    init(_ question: ArchiveQuestion, failing error: HourlyArchiveError, after before: ArchiveRequest?, at moment: Moment) {
        self.init(question, error.name, waiting: error.shortestWait, after: before, at: moment)
    }

    /// Record of an answer without some hours. Archives are some days behind, and the missing hours may follow tomorrow.
    init(incomplete question: ArchiveQuestion, after before: ArchiveRequest?, at moment: Moment) {
        self.init(question, "incomplete", waiting: 86_400, after: before, at: moment)
    }

    private init(
        _ question: ArchiveQuestion, _ problem: String, waiting asked: Double, after before: ArchiveRequest?, at moment: Moment
    ) {
        self.init(
            place: question.place, day: question.day, asked: moment, failures: min(100, (before?.failures ?? 0) + 1),
            problem: problem)
        retry = moment + ArchiveRequest.wait(failures: failures, asked: asked)
    }

    /// Returns the wait in seconds: doubled after every failure, at least what the archive asked for, and at most a week.
    static func wait(failures: Int, asked: Double) -> Double {
        min(7 * 86_400, asked * Double(1 << min(10, max(0, failures - 1))))
    }
}

/// Result of a series of requests to an archive.
public struct ArchiveReport: Equatable, Sendable {
    public var asked = 0
    public var answered = 0
    /// Number of activities that got their weather or air quality.
    public var completed = 0
    /// Number of places and days that still have to be requested.
    public var waiting = 0
    public var problems: [ArchiveRequest] = []

    public init() {}
}
