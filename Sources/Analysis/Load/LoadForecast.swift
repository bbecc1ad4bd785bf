public import Measures

/// Forecast of load, fitness and form.
///
/// Formula: daily loads continue with those of a course; acute, chronic, ratio, fitness and fatigue follow their own rules.
/// Units: load, load a day.
/// Source: the load models themselves, extrapolated.
/// Grade: own definition.
public struct LoadForecast: Equatable, Sendable {
    public static let card = ModelCard(
        id: "load_forecast", name: "Forecast of load", alsoKnownAs: ["if I rest", "if I follow the plan"],
        formula:
            "future daily loads: 0 when resting; on the plan those of the days ahead, four weeks planned one after another by the rules of the seven days (`week_plan`); then acute = Σ {acuteDays} d, chronic = "
            + "Σ {chronicDays} d / {weeks}, ratio = acute/chronic, fitness and fatigue by their recursion, form = fitness − fatigue of the day before",
        units: "load, load/day",
        source: "our own, because a load model carried on says what it will show, and nothing else",
        grade: .ownDefinition,
        limits:
            "Arithmetic, not a prophecy: training never follows a plan exactly (± 10 % is assumed), and form is not a "
            + "feeling. A planned race is not counted.",
        constants: [
            CardConstant("acuteDays", LoadRatio.acuteDays),
            CardConstant("chronicDays", LoadRatio.chronicDays),
            CardConstant("weeks", LoadRatio.weeks),
        ])

    /// Assumed training of the days ahead. The raw values are part of the API.
    public enum Course: String, CaseIterable, Sendable {
        case rest
        case plan
    }

    /// Days ahead to display.
    public static let horizons = [7, 14, 21, 28]

    /// The state at the end of a day ahead.
    public struct Point: Equatable, Sendable {
        public var day: Day
        public var load: Double
        public var acute: Double
        public var chronic: Double
        /// Nil if the chronic load is zero.
        public var ratio: Double?
        public var fitness: Double
        public var fatigue: Double
        public var form: Double
    }

    public var course: Course
    /// One point for each of the 28 days ahead.
    public var points: [Point]

    /// - Parameters:
    ///   - course: whether the athlete rests or follows the plan.
    ///   - loads: loads of every day until today, oldest first.
    ///   - state: fitness and fatigue at the end of today.
    ///   - today: the last day with known load.
    ///   - planned: loads of the days ahead, repeated as needed; empty means rest.
    ///   - days: number of days ahead.
    public init(
        course: Course, loads: [Double], state: FitnessAndFatigue, after today: Day, planned: [Double],
        days: Int = LoadRatio.chronicDays
    ) {
        self.course = course
        var recent = Array(loads.suffix(LoadRatio.chronicDays))
        var state = state
        points = []
        for ahead in 1...max(1, days) {
            let load = planned.isEmpty ? 0 : planned[(ahead - 1) % planned.count]
            recent.append(load)
            if recent.count > LoadRatio.chronicDays { recent.removeFirst() }
            state.add(load: load)
            let acute = recent.suffix(LoadRatio.acuteDays).reduce(0, +)
            let chronic = recent.reduce(0, +) / Double(LoadRatio.weeks)
            points.append(
                Point(
                    day: today + ahead, load: load, acute: acute, chronic: chronic,
                    ratio: chronic >= LoadState.chronicNeeded ? acute / chronic : nil, fitness: state.fitness,
                    fatigue: state.fatigue, form: state.form))
        }
    }

    public subscript(ahead: Int) -> Point? { points.indices.contains(ahead - 1) ? points[ahead - 1] : nil }
}

/// Forecasts for both courses, with their inputs.
public struct LoadOutlook: Equatable, Sendable {
    public var rest: LoadForecast
    /// Nil without a plan.
    public var plan: LoadForecast?
    /// Loads of the last 28 days, oldest first.
    public var loads: [Double]
    public var planned: [Double]
    public var fitness: Double
    public var fatigue: Double
    public var asOf: Day
    /// Quality of the chronic load, 0…1.
    public var quality: Double

    /// Figures of a day ahead. The raw values are the API's names.
    public enum Figure: String, CaseIterable, Sendable {
        case acute = "acute_load"
        case chronic = "chronic_load"
        case ratio = "acwr"
        case fitness, fatigue, form
    }

    public func forecast(_ course: LoadForecast.Course) -> LoadForecast? {
        switch course {
        case .rest: rest
        case .plan: plan
        }
    }

    /// Returns a figure of a day ahead with its receipt.
    public func estimate(_ figure: Figure, _ course: LoadForecast.Course, ahead: Int) -> Answer<Estimate> {
        guard let forecast = forecast(course), let value = LoadOutlook.value(figure, forecast[ahead]) else {
            return .absent(.tooFew)
        }
        var inputs = [
            EstimateInput(name: "fitness_today", value: fitness, unit: "load/day"),
            EstimateInput(name: "fatigue_today", value: fatigue, unit: "load/day"),
        ]
        for (index, load) in loads.enumerated() {
            inputs.append(EstimateInput(name: "load, days ago: \(loads.count - 1 - index)", value: load, unit: "load"))
        }
        for (index, load) in planned.enumerated() where course == .plan {
            inputs.append(EstimateInput(name: "planned load, day \(index + 1)", value: load, unit: "load"))
        }
        inputs.append(EstimateInput(name: "days_ahead", value: Double(ahead), unit: "days"))
        return .known(
            Estimate(
                value: value, interval: interval(figure, course, ahead: ahead), count: loads.count, quality: quality,
                method: LoadForecast.card.id, inputs: inputs, asOf: asOf))
    }

    /// Returns the range for a tenth more or less than planned; nil for rest, which is certain.
    private func interval(_ figure: Figure, _ course: LoadForecast.Course, ahead: Int) -> Interval? {
        guard course == .plan else { return nil }
        // The value is included: a repeated plan eventually gives the same ratio regardless of its size.
        var bounds: [Double] = []
        for factor in [0.9, 1, 1.1] {
            let other = LoadForecast(
                course: course, loads: loads, state: FitnessAndFatigue(fitness: fitness, fatigue: fatigue), after: asOf,
                planned: planned.map { $0 * factor })
            if let value = LoadOutlook.value(figure, other[ahead]) { bounds.append(value) }
        }
        guard bounds.count == 3, let low = bounds.min(), let high = bounds.max() else { return nil }
        return Interval(low: low, high: high)
    }

    private static func value(_ figure: Figure, _ point: LoadForecast.Point?) -> Double? {
        guard let point else { return nil }
        switch figure {
        case .acute: return point.acute
        case .chronic: return point.chronic
        case .ratio: return point.ratio
        case .fitness: return point.fitness
        case .fatigue: return point.fatigue
        case .form: return point.form
        }
    }
}

extension LoadState {
    /// Returns the outlook; nil below 28 days of history, or with too many unknown days.
    /// - Parameter planned: loads of the days ahead as planned; empty without a plan.
    func outlook(planned: [Double]) -> LoadOutlook? {
        guard length >= LoadRatio.chronicDays, daily.isComplete(last: LoadRatio.chronicDays), let today = curve.last else {
            return nil
        }
        let loads = Array(daily.loads.suffix(LoadRatio.chronicDays))
        let state = FitnessAndFatigue(fitness: today.fitness, fatigue: today.fatigue)
        return LoadOutlook(
            rest: LoadForecast(course: .rest, loads: loads, state: state, after: day, planned: []),
            plan: planned.isEmpty
                ? nil : LoadForecast(course: .plan, loads: loads, state: state, after: day, planned: planned),
            loads: loads, planned: planned, fitness: today.fitness, fatigue: today.fatigue, asOf: day,
            quality: chronic.value?.quality ?? 0)
    }
}
