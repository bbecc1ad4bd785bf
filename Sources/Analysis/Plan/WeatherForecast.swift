public import Measures

/// Weather that a server forecast for the athlete's usual training place.
public struct WeatherForecast: Equatable, Sendable {
    /// Time of the answer.
    public var answered: Moment
    /// Host of the server.
    public var source: String
    /// Ascending, each hour once, in the athlete's local time.
    public var hours: [Hour]

    public struct Hour: Equatable, Sendable {
        public var day: Day
        /// 0…23.
        public var hour: Int
        public var conditions: ClimateConditions

        public init(day: Day, hour: Int, conditions: ClimateConditions) {
            self.day = day
            self.hour = hour
            self.conditions = conditions
        }
    }

    public init(answered: Moment, source: String, hours: [Hour]) {
        self.answered = answered
        self.source = source
        self.hours = hours
    }

    /// Seconds after which a forecast no longer counts.
    public static let longestAge = 86_400.0

    /// Whether a forecast answered at a moment counts at another. One of the future, from a clock that was set back, does not.
    public static func isCurrent(answered: Moment, at now: Moment) -> Bool { (0...longestAge).contains(now - answered) }

    /// Returns the forecast for the hour of training; nil if it is unknown.
    /// - Parameters:
    ///   - possible: hours in which the athlete can train, of which the coolest counts; nil if not set.
    ///   - usual: hour of recent sessions; nil if unknown.
    func training(on day: Day, within possible: Range<Int>?, usually usual: Int?) -> DayForecast? {
        let known = hours.filter { $0.day == day && $0.conditions.wetBulbGlobe != nil }
        guard let possible else { return known.first { $0.hour == usual }.flatMap { DayForecast($0, of: self) } }
        let open = known.filter { possible.contains($0.hour) }.compactMap { DayForecast($0, of: self) }
        guard var best = open.first else { return nil }
        var hottest = best
        for hour in open {
            if hour.wetBulbGlobe.celsius < best.wetBulbGlobe.celsius { best = hour }
            if hour.wetBulbGlobe.celsius > hottest.wetBulbGlobe.celsius { hottest = hour }
        }
        // At the usual hour, or else at the hottest one that is possible, it would be hot.
        let other = open.first { $0.hour == usual } ?? hottest
        best.isCooler = other.heat != nil && best.wetBulbGlobe.celsius < other.wetBulbGlobe.celsius
        return best
    }
}

/// Forecast for the training of one day.
public struct DayForecast: Equatable, Sendable {
    /// Local hour, 0…23.
    public var hour: Int
    public var temperature: Temperature
    /// Percent.
    public var humidityPercent: Double
    public var wetBulbGlobe: Temperature
    /// Whether the athlete can choose this hour to avoid the heat of another.
    public var isCooler = false
    /// Time of the answer.
    public var answered: Moment
    /// Host of the server.
    public var source: String

    public init(
        hour: Int, temperature: Temperature, humidityPercent: Double, wetBulbGlobe: Temperature, answered: Moment,
        source: String
    ) {
        self.hour = hour
        self.temperature = temperature
        self.humidityPercent = humidityPercent
        self.wetBulbGlobe = wetBulbGlobe
        self.answered = answered
        self.source = source
    }

    /// Nil without humidity, from which the wet-bulb globe temperature follows.
    fileprivate init?(_ hour: WeatherForecast.Hour, of forecast: WeatherForecast) {
        guard let globe = hour.conditions.wetBulbGlobe, let humidity = hour.conditions.humidityPercent else { return nil }
        self.init(
            hour: hour.hour, temperature: hour.conditions.temperature, humidityPercent: humidity,
            wetBulbGlobe: globe, answered: forecast.answered, source: forecast.source)
    }

    var heat: WeekPlan.Heat? { WeekPlan.Heat.of(wetBulbGlobe: wetBulbGlobe.celsius) }
}
