import Analysis
import Measures
import Training

extension Journal {
    /// Returns the history of everything that counts, cached until the next change.
    /// - Parameter day: the profile of this day determines the loads; nil means the last day with any data.
    func history(asOf day: Day?) async throws -> History { try await historyEntry(asOf: day).history }

    /// Returns every activity with its load, cached until the next change.
    func activityList() async throws -> HistoryCache.ActivityList { try await historyEntry(asOf: nil).list }

    private func historyEntry(asOf day: Day?) async throws -> HistoryCache.Entry {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        if let known = cache.read(athleteID, { $0.histories.entry(asOf: day, change: change) }) { return known }
        // The second history of a change takes samples and totals from the first.
        return try await gate.alone(as: .histories) { try await readHistory(asOf: day) }
    }

    private func readHistory(asOf day: Day?) async throws -> HistoryCache.Entry {
        // Another request may have computed it in the meantime.
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        if let known = cache.read(athleteID, { $0.histories.entry(asOf: day, change: change) }) { return known }
        try await refreshDigests()
        async let records = bodyRecords(at: change)
        let stored = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        var athlete = try await athlete()
        let (samples, totals) = try await records
        // Data that still needs one offset gets that of the day in question, at noon UTC.
        let last = [samples.last?.start, stored.map(\.start).max()].compactMap { $0 }.max() ?? Moment(secondsSince1970: 0)
        athlete = atHome(athlete, at: day.map { $0.start(at: .utc) + 43_200 } ?? last)
        var history = History(
            athlete: athlete, digests: stored.filter { !$0.isLeftOut }, bodySamples: samples, dailyTotals: totals, asOf: day)
        history.diary = try await diary()
        history.routines = try await visibleRoutines()
        history.plan = try await visiblePlan()
        let races = try await storedRaces()
        history.races = day.map { races.known(on: $0) } ?? races.filter { $0.ended == nil }
        history.formerRaces = races.filter { race in race.ended.map { ended in day.map { ended <= $0 } ?? true } ?? false }
        history.localMaxima = try await localMaxima(before: history.knownDays.first, stored)
        var list: [ActivityDigest] = []
        if day == nil {
            list = history.digests
            if list.count < stored.count {
                // An excluded activity keeps the load that it would have.
                let whole = History(athlete: athlete, digests: stored, bodySamples: samples, dailyTotals: totals)
                list += whole.digests.filter(\.isLeftOut)
                list.sort { ($0.start, $0.id) < ($1.start, $1.id) }
            }
            list.reverse()
        }
        let recordBytes = cache.size(of: samples) + cache.size(of: totals)
        let entry = HistoryCache.Entry(
            day: day, change: change, history: history, list: HistoryCache.ActivityList(list),
            bytes: max(0, cache.size(of: history) + cache.size(of: list) - recordBytes), recordBytes: recordBytes)
        cache.write(athleteID) { $0.histories.keep(entry) }
        return entry
    }

    /// Returns all body samples, each once and with its offset, and the totals of all days, both in order.
    private func bodyRecords(at change: Int) async throws -> (samples: [BodySample], totals: [DailyTotal]) {
        if let known = cache.read(athleteID, { $0.histories.anyHistory(change: change) }) {
            return (known.bodySamples, known.dailyTotals)
        }
        let ever = Moment(secondsSince1970: -.greatestFiniteMagnitude)...Moment(secondsSince1970: .greatestFiniteMagnitude)
        // Stores allow concurrent reads, and samples take by far the longest.
        async let read = stores.body.samples(
            BodySampleKind.allCases, from: ever.lowerBound, to: ever.upperBound, athlete: athleteID)
        async let sums = stores.body.totals(
            DailyTotalKind.allCases, from: Day(number: -1_000_000), through: Day(number: 4_000_000), athlete: athleteID)
        var samples = try await read.eachOnce
        try await athlete().clock(else: machine).complete(&samples)
        return (samples, try await sums)
    }
}
