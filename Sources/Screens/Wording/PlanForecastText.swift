import Analysis
import Localizations

/// Words about the forecast of a planned day.
enum PlanForecastText {
    /// `Forecast at 18:00: 31 °C, 70 %`; nil without a current forecast.
    static func weather(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.forecast.map {
            context.say(
                .planForecast(
                    time: time($0), temperature: context.temperature($0.temperature).text,
                    humidity: context.percent($0.humidityPercent / 100)))
        }
    }

    /// `From api.open-meteo.com, 3 hours ago.`; nil without a current forecast.
    static func origin(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.forecast.map { context.say(.planForecastFrom(source: $0.source, ago: context.ago($0.answered))) }
    }

    /// `cooler at 6:00`, where the athlete can choose that hour; nil for other days.
    static func cooler(_ planned: PlannedDay, _ context: DisplayContext) -> String? {
        planned.forecast.flatMap { $0.isCooler ? context.say(.planCooler(time: time($0))) : nil }
    }

    /// Where the heat of the next days comes from; nil if no day has any.
    static func source(of plan: [PlannedDay], _ context: DisplayContext) -> String? {
        if let forecast = plan.compactMap({ $0.forecast }).first {
            return context.say(.planHeatForecast(source: forecast.source, ago: context.ago(forecast.answered)))
        }
        return plan.contains { $0.heat != nil } ? context.say(.planHeatRecent) : nil
    }

    private static func time(_ forecast: DayForecast) -> String { "\(forecast.hour):00" }
}
