import Measures
import Training

/// Heat of the seven days of a plan: that of the forecast, or else that of the last runs.
struct ExpectedHeat {
    /// Of the seven days.
    let forecasts: [DayForecast?]
    /// Mean WBGT of the last runs in °C; nil below three runs.
    let recent: Double?

    init(forecasts: [DayForecast?], recent: Double?) { (self.forecasts, self.recent) = (forecasts, recent) }

    init(_ history: History, after day: Day, habits: TrainingHabits) {
        forecasts = (1...7).map { number in
            history.forecast?.training(
                on: day + number, within: history.athlete.availability.hours, usually: habits.usualHour)
        }
        recent = habits.recentHeat.mean
    }

    /// WBGT of the seven days in °C; empty if nothing is known.
    var wetBulbGlobe: [Double?] {
        let degrees = forecasts.map { $0?.wetBulbGlobe.celsius ?? recent }
        return degrees.contains { $0 != nil } ? degrees : []
    }
}

extension SevenDayPlan {
    /// Adds the forecast and its heat to the days with a session outdoors.
    mutating func add(_ expected: ExpectedHeat, after day: Day) {
        for index in days.indices where days[index].workout != .rest && days[index].workout != .race {
            let number = days[index].day - day
            guard days[index].isOutdoors, expected.forecasts.indices.contains(number - 1) else { continue }
            guard let forecast = expected.forecasts[number - 1] else { continue }
            days[index].forecast = forecast
            days[index].heat = forecast.heat
        }
    }
}
