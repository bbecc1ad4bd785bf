public import Measures
public import Training

/// A race ahead: the weeks up to it, what became of those before, its expected heat and times.
public struct SeasonInsight: Equatable, Sendable {
    public var race: RaceGoal
    public var daysLeft: Int
    /// Nil below four weeks of load.
    public var plan: SeasonPlan?
    /// The weeks since the athlete entered the race, up to the current one, in order.
    public var past: [PastWeek]
    /// Expected WBGT of the race in °C: by the stated air between shade and sun, else by own runs of the season.
    public var warmth: Answer<Estimate>
    /// Whether the athlete stated the air.
    public var isStatedAir: Bool
    /// Nil for a race that is not hot, or of unknown heat.
    public var heat: HeatBlock?
    /// Time in cool weather on a flat course; absent for other distances than the predicted ones.
    public var time: Answer<Estimate>
    /// The same in the expected heat, in seconds; nil without it.
    public var heated: Interval?
    /// Whether `heated` is the goal's time, and not the expected one.
    public var isHeatedGoal = false
    public var paces: [Pace]

    /// A week as it was planned at first, and what was done.
    public struct PastWeek: Equatable, Sendable {
        public var planned: RaceGoal.Week
        public var load: Double
        /// Minutes of the longest run; nil without one.
        public var longestMinutes: Double?
        /// Whether the week is not over yet.
        public var isCurrent: Bool
    }

    /// A training pace with its source.
    public struct Pace: Equatable, Sendable {
        public var kind: Kind
        /// Seconds per kilometre.
        public var pace: Double
        public var interval: Interval?

        public enum Kind: CaseIterable, Sendable { case easy, threshold, race, goal }
    }

    /// - Parameters:
    ///   - race: a race after `day`.
    ///   - history: with the heat account of `day`.
    ///   - insights: of `day`.
    public init(_ race: RaceGoal, asOf day: Day, history: History, insights: Insights) {
        self.race = race
        daysLeft = race.day - day
        plan = race.importance == .main ? history.seasonPlan(to: race, asOf: day, returning: insights.load.returning) : nil
        past = SeasonInsight.past(race, asOf: day, history: history)
        let prediction = insights.fitness.predictions.first { abs($0.race.distance.amount - race.metres) < 0.015 * race.metres }
        time = prediction.map { .known($0.time) } ?? .absent(insights.fitness.predictions.isEmpty ? .noData : .outOfRange)
        isStatedAir = race.celsius != nil && race.humidity != nil
        heated = nil
        let seconds = race.goal ?? prediction?.time.value ?? race.metres / 1000 * 360
        if let celsius = race.celsius, let humidity = race.humidity,
            let stated = GoalInHeat(celsius: celsius, humidity: humidity, goal: seconds, account: history.heat)
        {
            warmth = .known(
                Estimate(
                    value: (stated.warmth.low + stated.warmth.high) / 2, interval: stated.warmth, count: 1, quality: 0.5,
                    method: LiljegrenWetBulbGlobe.card.id,
                    inputs: [
                        EstimateInput(name: "temperature", value: celsius, unit: "°C"),
                        EstimateInput(name: "humidity", value: humidity, unit: "%"),
                    ], asOf: day))
            if prediction != nil || race.goal != nil { (heated, isHeatedGoal) = (stated.time, race.goal != nil) }
        } else {
            let forecast = RaceDayForecast(of: race.day, asOf: day, history: history, predictions: insights.fitness.predictions)
            warmth = forecast.heat
            heated = prediction.flatMap { known in forecast.times.first { $0.race == known.race }?.time.interval }
        }
        heat = warmth.value.flatMap {
            HeatBlock(
                race: race.day, warmth: $0.value, asOf: day, acclimation: AcclimationHistory(of: history, asOf: day),
                plan: insights.load.plan, resting: history.athlete.availability.restWeekdays)
        }
        paces = SeasonInsight.paces(race, prediction?.time, asOf: day, history: history)
    }

    private static func past(_ race: RaceGoal, asOf day: Day, history: History) -> [PastWeek] {
        guard let daily = history.dailyLoads(through: day) else { return [] }
        return race.firstPlan.filter { $0.first <= day }.map { week in
            let last = min(day, week.first + 6)
            let load = daily.loads.enumerated().reduce(0.0) { sum, entry in
                let date = daily.first + entry.offset
                return date >= week.first && date <= last ? sum + entry.element : sum
            }
            let runs = history.digests(from: week.first, through: last).filter { $0.sport.isRunning }
            return PastWeek(
                planned: week, load: load, longestMinutes: runs.map { $0.moving / 60 }.max(), isCurrent: week.first + 6 > day)
        }
    }

    private static func paces(_ race: RaceGoal, _ time: Estimate?, asOf day: Day, history: History) -> [Pace] {
        let kilometres = race.metres / 1000
        let paces = TrainingHabits(history: history, asOf: day).paces
        var list: [Pace] = []
        if let usual = paces.usual { list.append(Pace(kind: .easy, pace: 1000 / usual)) }
        if let threshold = history.profile(asOf: day).thresholdSpeed?.value, threshold > 0 {
            list.append(Pace(kind: .threshold, pace: 1000 / threshold))
        }
        if let time {
            list.append(
                Pace(
                    kind: .race, pace: time.value / kilometres,
                    interval: time.interval.map { Interval(low: $0.low / kilometres, high: $0.high / kilometres) }))
        }
        if let goal = race.goal { list.append(Pace(kind: .goal, pace: goal / kilometres)) }
        return list
    }
}
