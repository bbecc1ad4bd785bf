import Foundation
public import Measures
public import TrainingLog

/// Weather archive with Open-Meteo's interface: `GET …/v1/archive?latitude=…&start_date=…&hourly=temperature_2m,…`.
///
/// Only what `question` returns leaves this machine: a place to a tenth of a degree and a day. Requests carry no cookies, follow no
/// redirects, and have limits for time and size.
public struct OpenMeteoArchive: WeatherArchive {
    /// Default path of an address without one.
    public static let path = "/v1/archive"

    public let address: ArchiveAddress
    /// Timeout of a request in seconds.
    let patience: Double

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public func hours(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedHour] {
        try WeatherColumns.hours(
            in: await address.answer(to: question(place, day), patience: patience), at: place, on: day)
    }

    func question(_ place: RoundedPlace, _ day: Day) -> URL? {
        address.question(
            place, day,
            "temperature_2m,relative_humidity_2m,wind_speed_10m,shortwave_radiation,cloud_cover,surface_pressure"
                + "&temperature_unit=celsius&wind_speed_unit=ms")
    }
}

/// Requested columns of weather. An archive may lack the columns of wind, sun, cloud and pressure, or single hours of them.
struct WeatherColumns: OpenMeteoHourly {
    var time: [Int]
    var temperature_2m: [Double?]
    var relative_humidity_2m: [Double?]
    var wind_speed_10m: [Double?]?
    var shortwave_radiation: [Double?]?
    var cloud_cover: [Double?]?
    var surface_pressure: [Double?]?

    struct Units: OpenMeteoUnits {
        var time: String
        var temperature_2m: String
        var relative_humidity_2m: String
        var wind_speed_10m: String?
        var shortwave_radiation: String?
        var cloud_cover: String?
        var surface_pressure: String?

        var matchRequest: Bool {
            temperature_2m == "°C" && relative_humidity_2m == "%" && (wind_speed_10m ?? "m/s") == "m/s"
                && (shortwave_radiation ?? "W/m²") == "W/m²" && (cloud_cover ?? "%") == "%"
                && (surface_pressure ?? "hPa") == "hPa"
        }
    }

    /// Returns the hours that have a temperature. One impossible value invalidates the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(WeatherArchiveError) -> [ArchivedHour] {
        let (hourly, first) = try OpenMeteoAnswer<Units, WeatherColumns>.day(in: body, at: place, on: day)
        let temperatures = try checked(hourly.temperature_2m, "temperature_2m", ArchivedHour.temperatures)
        let humidities = try checked(hourly.relative_humidity_2m, "relative_humidity_2m", ArchivedHour.humidities)
        let winds = try checked(hourly.wind_speed_10m, "wind_speed_10m", ArchivedHour.winds)
        let radiations = try checked(hourly.shortwave_radiation, "shortwave_radiation", ArchivedHour.radiations)
        let clouds = try checked(hourly.cloud_cover, "cloud_cover", ArchivedHour.cloudCovers)
        let pressures = try checked(hourly.surface_pressure, "surface_pressure", ArchivedHour.pressures)
        var hours: [ArchivedHour] = []
        for index in 0..<24 {
            guard let temperature = temperatures[index] else { continue }
            hours.append(
                ArchivedHour(
                    hour: first + index, temperature: temperature, humidity: humidities[index], wind: winds[index],
                    radiation: radiations[index], cloudCover: clouds[index], pressure: pressures[index]))
        }
        return hours
    }

    /// Returns the 24 values of a column, or 24 absent values for a missing column. Throws when a value is impossible.
    private static func checked(
        _ column: [Double?]?, _ field: String, _ possible: ClosedRange<Double>
    ) throws(WeatherArchiveError) -> [Double?] {
        guard let column else { return [Double?](repeating: nil, count: 24) }
        guard column.count == 24 else { throw .notAsPromised(field: field) }
        for case let value? in column where !possible.contains(value) { throw .notAsPromised(field: field) }
        return column
    }
}
