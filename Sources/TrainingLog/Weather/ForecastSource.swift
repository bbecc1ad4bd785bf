public import Measures

/// A service that forecasts the weather of a place. It is used only if the owner has set one.
public protocol ForecastSource: Sendable {
    /// Host of the server, shown beside its forecasts.
    var host: String { get }

    /// Returns the hours of some days of UTC, ascending and at least one.
    ///
    /// Only the rounded place and the days may leave the machine.
    /// - Parameters:
    ///   - first: the first day.
    ///   - days: number of days.
    func hours(at place: RoundedPlace, from first: Day, days: Int) async throws(HourlyArchiveError) -> [WeatherHour]
}
