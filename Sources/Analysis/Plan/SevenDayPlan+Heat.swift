public import Measures
import Training

/// Heat on a day of the plan, which raises acclimation before a hot race.
public struct PlannedHeat: Equatable, Sendable {
    public var mode: HeatExposure.Mode
    /// Minutes of a sauna or hot bath; nil for sessions as long as usual.
    public var minutes: Int?
    /// Day of the race.
    public var race: Day

    public init(mode: HeatExposure.Mode, minutes: Int?, race: Day) {
        self.mode = mode
        self.minutes = minutes
        self.race = race
    }
}

extension SevenDayPlan {
    /// Adds the days of heat before the next hot race to the days of the plan.
    /// - Parameters:
    ///   - daysWithout: days from tomorrow on without heat.
    ///   - hasBathToday: whether a sauna or hot bath is planned for `day`.
    mutating func placeHeat(asOf day: Day, history: History, daysWithout: Int, hasBathToday: Bool) {
        heatBlock = history.nextHotRace(asOf: day).flatMap { race, warmth in
            let isMain = race.id == history.mainRace(asOf: day)?.id
            return history.heatBlock(
                before: race, warmth: warmth, asOf: day, plan: days + later, season: isMain ? season : nil,
                daysWithout: daysWithout, hasBathToday: hasBathToday)
        }
        guard let block = heatBlock else { return }
        for index in days.indices { days[index].exposure = block.exposure(on: days[index].day) }
        for index in later.indices { later[index].exposure = block.exposure(on: later[index].day) }
        guard block.mode == .hotYoga, let load = history.usualLoad(of: block.mode, asOf: day), load > 0 else { return }
        for date in block.days { add(load, on: date, after: day) }
    }

    /// Adds the load of a class to a day, to the weeks up to the race and to the four weeks ahead.
    private mutating func add(_ load: Double, on date: Day, after today: Day) {
        for index in days.indices where days[index].day == date { days[index].load += load }
        for index in later.indices where later[index].day == date { later[index].load += load }
        if loads.indices.contains(date - today - 1) { loads[date - today - 1] += load }
        season?.add(load, on: date)
    }
}

extension PlannedDay {
    /// Whether heat is all that is planned for the day.
    public var hasHeatOnly: Bool { workout == .rest && exposure != nil }

    /// Whether it is a day of a routine with saunas alone.
    public var isSaunaOnly: Bool {
        routine.map { !$0.expected.isEmpty && $0.expected.allSatisfy { $0.method.kind == .sauna } } ?? false
    }
}

extension HeatBlock {
    /// The heat of a day; nil on others.
    func exposure(on day: Day) -> PlannedHeat? {
        days.firstIndex(of: day).map {
            PlannedHeat(mode: mode, minutes: minutes.indices.contains($0) ? minutes[$0] : nil, race: race)
        }
    }
}

extension History {
    /// Returns the median load of the athlete's own sessions of a kind that give the dose of a heat block; nil without a known load.
    fileprivate func usualLoad(of mode: HeatExposure.Mode, asOf day: Day) -> Double? {
        let own = digests(from: day - (HeatBlock.ownDays - 1), through: day).filter { HeatExposure.mode(of: $0) == mode }
        return Robust.median(own.compactMap { $0.load?.value })
    }

    /// Returns the next hot race whose days of heat may be among the next seven, with its WBGT in °C; a main race first.
    fileprivate func nextHotRace(asOf day: Day) -> (RaceGoal, Double)? {
        let near = races.filter { (1...HeatBlock.firstDay + 7).contains($0.day - day) }
        for race in near.main(after: day) + near.inOrder {
            guard let warmth = RaceWarmth(of: race, asOf: day, history: self).value.value?.value, warmth >= HeatBlock.warmFrom
            else { continue }
            return (race, warmth)
        }
        return nil
    }

    /// Returns the heat before a race; nil for one that is not hot.
    /// - Parameters:
    ///   - warmth: WBGT of the race in °C.
    ///   - plan: the seven days after `day`, and days of a routine beyond them as they are planned.
    ///   - season: weeks up to the race; nil if unknown.
    ///   - daysWithout: days from tomorrow on without heat.
    ///   - hasBathToday: whether a sauna or hot bath is planned for `day`.
    func heatBlock(
        before race: RaceGoal, warmth: Double, asOf day: Day, plan: [PlannedDay], season: SeasonPlan?, daysWithout: Int = 0,
        hasBathToday: Bool
    ) -> HeatBlock? {
        let recent = TrainingHabits.easyDays(self, asOf: day)
        let (left, races) = (race.day - day, plannedRaces(after: day, within: max(1, race.day - day)))
        let afterRaces = stride(from: 1, to: left, by: 1).filter { number in races.contains { $0.leavesEasy(number) } }
            .map { day.number + $0 }
        let days = HeatDays(
            plan: plan, decided: self.plan.known(on: day), routines: routines.known(on: day), season: season,
            resting: athlete.availability.restWeekdays, today: day, daysWithout: max(daysWithout, recent),
            afterRaces: Set(afterRaces))
        func baths(from first: Day) -> Int { digests(from: first, through: day).count { HeatExposure.mode(of: $0) == .passive } }
        return HeatBlock(
            race: race.day, warmth: warmth, asOf: day, acclimation: AcclimationHistory(of: self, asOf: day),
            baths: baths(from: day - (HeatBlock.firstDay - 1)) + (hasBathToday && baths(from: day) == 0 ? 1 : 0),
            offers: { days.offer(on: $0) })
    }
}
