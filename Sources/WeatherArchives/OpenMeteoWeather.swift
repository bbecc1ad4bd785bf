import Foundation
import Measures
public import TrainingLog

/// The client of a weather archive.
public typealias OpenMeteoArchive = OpenMeteoClient<WeatherHour>

extension OpenMeteoClient where Hour == WeatherHour {
    /// The path that an address without one means.
    public static var path: String { "/v1/archive" }

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.init(
            address, patience: patience,
            columns: OpenMeteoColumns(
                names: WeatherColumns.names
            ) { body, place, day throws(HourlyArchiveError) in
                try WeatherColumns.hours(in: body, at: place, on: day)
            })
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

    /// As they stand in an address, with the units where they can be chosen.
    static let names =
        "temperature_2m,relative_humidity_2m,wind_speed_10m,shortwave_radiation,cloud_cover,surface_pressure"
        + "&temperature_unit=celsius&wind_speed_unit=ms"

    struct Units: OpenMeteoUnits {
        var time: String
        var temperature_2m: String
        var relative_humidity_2m: String
        var wind_speed_10m: String?
        var shortwave_radiation: String?
        var cloud_cover: String?
        var surface_pressure: String?

        var matchesRequest: Bool {
            temperature_2m == "°C" && relative_humidity_2m == "%" && (wind_speed_10m ?? "m/s") == "m/s"
                && (shortwave_radiation ?? "W/m²") == "W/m²" && (cloud_cover ?? "%") == "%"
                && (surface_pressure ?? "hPa") == "hPa"
        }
    }

    /// Returns the hours that have a temperature. One impossible value invalidates the whole answer.
    /// - Parameters:
    ///   - day: the first day.
    ///   - days: number of days.
    static func hours(
        in body: Data, at place: RoundedPlace, on day: Day, days: Int = 1
    ) throws(HourlyArchiveError) -> [WeatherHour] {
        let (hourly, first) = try OpenMeteoAnswer<Units, WeatherColumns>.day(in: body, at: place, on: day, days: days)
        let count = 24 * days
        let temperatures = try checked(hourly.temperature_2m, "temperature_2m", WeatherHour.temperatures, count)
        let humidities = try checked(hourly.relative_humidity_2m, "relative_humidity_2m", WeatherHour.humidities, count)
        let winds = try checked(hourly.wind_speed_10m, "wind_speed_10m", WeatherHour.winds, count)
        let radiations = try checked(hourly.shortwave_radiation, "shortwave_radiation", WeatherHour.radiations, count)
        let clouds = try checked(hourly.cloud_cover, "cloud_cover", WeatherHour.cloudCovers, count)
        let pressures = try checked(hourly.surface_pressure, "surface_pressure", WeatherHour.pressures, count)
        var hours: [WeatherHour] = []
        for index in 0..<count {
            guard let temperature = temperatures[index] else { continue }
            hours.append(
                WeatherHour(
                    hour: first + index, temperature: temperature, humidity: humidities[index], wind: winds[index],
                    radiation: radiations[index], cloudCover: clouds[index], pressure: pressures[index]))
        }
        return hours
    }

    /// Returns the values of a column, or absent values for a missing one. Throws when a value is impossible.
    private static func checked(
        _ column: [Double?]?, _ field: String, _ possible: ClosedRange<Double>, _ count: Int
    ) throws(HourlyArchiveError) -> [Double?] {
        guard let column else { return [Double?](repeating: nil, count: count) }
        guard column.count == count else { throw .notAsPromised(field: field) }
        for case let value? in column where !possible.contains(value) { throw .notAsPromised(field: field) }
        return column
    }
}
