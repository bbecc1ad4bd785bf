import Analysis
import Measures
import Training

extension Journal {
    /// The air that an archive told of an outdoor activity; nil where none was told.
    func archivedAir(for digest: ActivityDigest) async throws -> AirQuality? {
        guard let need = WeatherNeed(placeOf: digest) else { return nil }
        return try await stores.air.air(need.hour, at: need.place, athlete: athleteID).flatMap { air in
            air.index == nil && air.fineParticles == nil
                ? nil : AirQuality(index: air.index, fineParticles: air.fineParticles)
        }
    }

    /// Asks an archive for the air of outdoor activities, newest first, one question at a time, as `completeWeather` does for weather.
    ///
    /// An hour that the archive still does not know a month later was before its time, and is not asked about again.
    public func completeAir(
        from archive: any AirArchive, limit: Int = 100, pause: Duration = .milliseconds(200)
    ) async throws -> WeatherReport {
        try await refreshDigests()
        var report = WeatherReport()
        var inRow = 0
        for question in try await airQuestions() {
            let before = try await stores.air.airRequest(at: question.place, on: question.day, athlete: athleteID)
            if let before, before.problem == nil { continue }
            let isEarly = before?.retry.map { $0 > now() } ?? false
            guard report.asked < limit, inRow < 3, !isEarly else {
                report.waiting += 1
                continue
            }
            if report.asked > 0 { try await Task.sleep(for: pause) }
            report.asked += 1
            let isKept: Bool
            switch await Journal.ask(archive, question) {
            case .success(let air):
                inRow = 0
                isKept = try await keep(air, of: question, before, &report)
            case .failure(let error):
                if case .refused(status: 429, _) = error { inRow = 3 } else { inRow += 1 }
                let request = WeatherRequest(question.place, question.day, failing: error, after: before, at: now())
                isKept = try await stores.air.save(
                    [], request, for: question.asking, forgettingDigestsOf: [], athlete: athleteID, at: now())
                if isKept { report.problems.append(request) }
            }
            guard isKept else { break }
        }
        if report.completed > 0 { try await refreshDigests() }
        return report
    }

    private static func ask(_ archive: any AirArchive, _ question: Question) async -> Result<[ArchivedAir], WeatherArchiveError> {
        do throws(WeatherArchiveError) {
            return .success(try await archive.air(at: question.place, on: question.day))
        } catch {
            return .failure(error)
        }
    }

    private func airQuestions() async throws -> [Question] {
        struct Key: Hashable {
            var place: RoundedPlace
            var day: Day
        }
        var order: [Key] = []
        var needed: [Key: [(id: String, hour: Int)]] = [:]
        for digest in try await stores.derived.digests(ActivityQuery(), athlete: athleteID) where digest.air == nil {
            guard let need = WeatherNeed(placeOf: digest), need.hour < Int(now().secondsSince1970 / 3600) else { continue }
            let key = Key(place: need.place, day: need.day)
            if needed[key] == nil { order.append(key) }
            needed[key, default: []].append((digest.id, need.hour))
        }
        return order.map { key in
            Question(place: key.place, day: key.day, activities: needed[key] ?? [], asking: (needed[key] ?? []).map(\.id))
        }
    }

    private func keep(
        _ air: [ArchivedAir], of question: Question, _ before: WeatherRequest?, _ report: inout WeatherReport
    ) async throws -> Bool {
        let told = Set(air.map(\.hour))
        let completed = question.activities.filter { told.contains($0.hour) }
        var request = WeatherRequest(place: question.place, day: question.day, asked: now())
        let isOld = now() - question.day.start(at: .utc) > 31 * 86_400
        let isIncomplete = completed.count < question.activities.count && !isOld
        if isIncomplete {
            request.failures = min(100, (before?.failures ?? 0) + 1)
            request.problem = "incomplete"
            request.retry = now() + WeatherRequest.wait(failures: request.failures, asked: 86_400)
        }
        let isKept = try await stores.air.save(
            air, request, for: question.asking, forgettingDigestsOf: completed.map(\.id), athlete: athleteID, at: now())
        guard isKept else { return false }
        report.answered += isIncomplete ? 0 : 1
        report.completed += completed.count
        return true
    }
}

extension WeatherRequest {
    /// A question that was not answered.
    init(_ place: RoundedPlace, _ day: Day, failing error: WeatherArchiveError, after before: WeatherRequest?, at moment: Moment)
    {
        self.init(
            place: place, day: day, asked: moment, failures: min(100, (before?.failures ?? 0) + 1), problem: error.name)
        var asked = 3600.0
        if case .refused(_, let seconds?) = error { asked = max(asked, Double(min(max(0, seconds), 7 * 86_400))) }
        retry = moment + WeatherRequest.wait(failures: failures, asked: asked)
    }
}
