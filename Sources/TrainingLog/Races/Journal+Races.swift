public import Analysis
public import Measures
public import Training

extension Journal {
    /// Returns the athlete's races by their days, past ones included.
    public func races() async throws -> [RaceGoal] { try await storedRaces().filter { $0.ended == nil } }

    /// Returns the races and the records of removed and changed ones, which plan past days.
    func storedRaces() async throws -> [RaceGoal] { try await stores.races.races(of: athleteID) }

    /// Returns the weeks up to a race, its heat and its times; nil for a race that is not ahead.
    public func season(to race: RaceGoal, asOf today: Day) async throws -> SeasonInsight? {
        guard race.day > today else { return nil }
        return SeasonInsight(
            race, asOf: today, history: try await historyWithForecast(asOf: today), insights: try await insights(asOf: today),
            today: try await dayPlans(asOf: today).planned(on: today))
    }

    /// Adds a race, or replaces the one with its id. A new one, or one whose day or distance changed, gets the weeks as they are planned
    /// today; another change keeps those of before. The record of a race with another day, length or importance stays for the days before
    /// today. A new one that is already stored with another id, as after a second press of the button, is not stored again.
    /// - Returns: the id of the stored race; nil, without a change, beyond `Journal.mostRaces`.
    public func save(_ race: RaceGoal, today: Day) async throws -> UniqueID? {
        var race = race
        let before = try await races().first { $0.id == race.id }
        // Earlier days do not know what changed today.
        race.entered = before.map { $0.isPlanned(as: race) ? $0.entered : today } ?? today
        if let before, before.day == race.day, before.metres == race.metres {
            race.firstPlan = before.firstPlan
        } else {
            let history = try await historyWithForecast(asOf: today)
            let insights = try await insights(asOf: today)
            let planned = try await dayPlans(asOf: today).planned(on: today)
            let plan =
                race.importance == .main ? history.seasonPlan(to: race, insights: insights, today: planned) : nil
            race.firstPlan = (plan?.weeks ?? []).map {
                RaceGoal.Week(first: $0.first, load: $0.load, longRunMinutes: $0.longRunMinutes)
            }
        }
        let entered = race
        return try await alone {
            let stored = try await storedRaces()
            let others = stored.filter { $0.id != entered.id }
            // A second press finds the race here, also one at the same time.
            if before == nil, let twin = others.first(where: { $0.ended == nil && $0.isSame(as: entered) }) { return twin.id }
            guard others.count(where: { $0.ended == nil }) < Journal.mostRaces else { return nil }
            let former = stored.first { $0.id == entered.id && !$0.isPlanned(as: entered) }
            let record = former.flatMap { $0.record(id: .random(), ended: today) }
            try await save(others + [entered, record].compactMap { $0 })
            return entered.id
        }
    }

    /// Removes a race. Its record stays for the days before today, which were planned with it.
    /// - Returns: the removed race; nil for an unknown one.
    public func removeRace(_ id: UniqueID, today: Day) async throws -> RaceGoal? {
        try await alone {
            let all = try await storedRaces()
            guard let removed = all.first(where: { $0.id == id && $0.ended == nil }) else { return nil }
            let record = removed.record(id: id, ended: today)
            try await save(all.filter { $0.id != id } + [record].compactMap { $0 })
            return removed
        }
    }

    /// Stores a removed race again, with its first plan, in place of its record.
    public func restore(_ race: RaceGoal) async throws {
        try await alone {
            let others = try await storedRaces().filter { $0.id != race.id }
            guard others.count(where: { $0.ended == nil }) < Journal.mostRaces else { return }
            try await save(others + [race])
        }
    }

    /// Most races of an athlete, past ones included, and most records of former ones: the last ones stay.
    public static let mostRaces = 500

    func raceLines() async throws -> [ExportLine] { try await storedRaces().map { ExportLine(race: RaceBody($0)) } }

    /// Adds the races of an export that this journal does not have, and the records of former ones. A record that ends after today ends today:
    /// until then it would plan days and could not be removed.
    func takeOverRaces(_ lines: [ExportLine]) async throws {
        let own = try await storedRaces()
        let today = Day(of: now(), at: try await homeClock().offset(at: now()))
        var all = own
        for var race in lines.compactMap({ $0.race?.race }) {
            if let ended = race.ended, let today { race.ended = min(ended, today) }
            if let index = all.firstIndex(where: { $0.id == race.id }) {
                // A race that the export still has returns in place of its record.
                guard all[index].ended != nil, race.ended == nil else { continue }
                all.remove(at: index)
            }
            all.append(race)
        }
        guard all != own else { return }
        try await save(all)
    }

    /// Stores races and records, as many as there may be.
    private func save(_ all: [RaceGoal]) async throws {
        let entered = all.filter { $0.ended == nil }.prefix(Journal.mostRaces)
        let records = all.compactMap { race in race.ended.map { (ended: $0, race: race) } }
            .sorted { ($0.ended, $0.race.id) < ($1.ended, $1.race.id) }.suffix(Journal.mostRaces)
        try await stores.races.save(entered + records.map { $0.race }, athlete: athleteID, at: now())
    }
}

extension RaceGoal {
    /// Whether the athlete entered the same values, whatever the id.
    fileprivate func isSame(as other: RaceGoal) -> Bool {
        (day, metres, name, goal) == (other.day, other.metres, other.name, other.goal)
            && (celsius, humidity, importance) == (other.celsius, other.humidity, other.importance)
    }
}
