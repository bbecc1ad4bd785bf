public import Analysis
public import Measures
public import Training

extension Journal {
    /// Returns the athlete's races by their days, past ones included.
    public func races() async throws -> [RaceGoal] { try await stores.races.races(of: athleteID) }

    /// Returns the weeks up to a race, its heat and its times; nil for a race that is not ahead.
    public func season(to race: RaceGoal, asOf today: Day) async throws -> SeasonInsight? {
        guard race.day > today else { return nil }
        return SeasonInsight(
            race, asOf: today, history: try await historyWithForecast(asOf: today), insights: try await insights(asOf: today),
            today: try await dayPlans(asOf: today).planned(on: today))
    }

    /// Adds a race, or replaces the one with its id. A new one, or one whose day or distance changed, gets the weeks as they are planned
    /// today; another change keeps those of before. A new one that is already stored with another id, as after a second press of the
    /// button, is not stored again.
    /// - Returns: the id of the stored race; nil, without a change, beyond `Journal.mostRaces`.
    public func save(_ race: RaceGoal, today: Day) async throws -> UniqueID? {
        var race = race
        let before = try await races().first { $0.id == race.id }
        race.entered = before.map { $0.entered } ?? today
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
            var all = try await races().filter { $0.id != entered.id }
            // A second press finds the race here, also one at the same time.
            if before == nil, let twin = all.first(where: { $0.isSame(as: entered) }) { return twin.id }
            guard all.count < Journal.mostRaces else { return nil }
            all.append(entered)
            try await stores.races.save(all, athlete: athleteID, at: now())
            return entered.id
        }
    }

    /// Removes a race.
    /// - Returns: the removed race; nil for an unknown one.
    public func removeRace(_ id: UniqueID) async throws -> RaceGoal? {
        try await alone {
            let all = try await races()
            guard let removed = all.first(where: { $0.id == id }) else { return nil }
            try await stores.races.save(all.filter { $0.id != id }, athlete: athleteID, at: now())
            return removed
        }
    }

    /// Stores a removed race again, with its first plan.
    public func restore(_ race: RaceGoal) async throws {
        try await alone {
            let others = try await races().filter { $0.id != race.id }
            guard others.count < Journal.mostRaces else { return }
            try await stores.races.save(others + [race], athlete: athleteID, at: now())
        }
    }

    /// Most races of an athlete, past ones included.
    public static let mostRaces = 500

    func raceLines() async throws -> [ExportLine] { try await races().map { ExportLine(race: RaceBody($0)) } }

    /// Adds the races of an export that this journal does not have.
    func takeOverRaces(_ lines: [ExportLine]) async throws {
        let own = try await races()
        var all = own
        for race in lines.compactMap({ $0.race?.race }) where !all.contains(where: { $0.id == race.id }) { all.append(race) }
        guard all.count > own.count else { return }
        try await stores.races.save(Array(all.prefix(Journal.mostRaces)), athlete: athleteID, at: now())
    }
}

extension RaceGoal {
    /// Whether the athlete entered the same values, whatever the id.
    fileprivate func isSame(as other: RaceGoal) -> Bool {
        (day, metres, name, goal) == (other.day, other.metres, other.name, other.goal)
            && (celsius, humidity, importance) == (other.celsius, other.humidity, other.importance)
    }
}
