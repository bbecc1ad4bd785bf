import GRDB
import TrainingLog

/// The tables of one archive, and how an hour becomes a row. The names are constants of the program, never text from outside.
struct ArchiveTables<Hour: HourlyValue>: Sendable {
    /// Table of hours: athlete, latitude, longitude and hour, then the columns of the value.
    var hours: String
    /// Table of requests.
    var requests: String
    var read: @Sendable (Row) -> Hour
    /// The columns after the key, in the order of the table.
    var columns: @Sendable (Hour) -> [(any DatabaseValueConvertible)?]
    /// Writes one hour.
    var insertion: String

    init(
        hours: String, requests: String, columnCount: Int, read: @escaping @Sendable (Row) -> Hour,
        columns: @escaping @Sendable (Hour) -> [(any DatabaseValueConvertible)?]
    ) {
        self.hours = hours
        self.requests = requests
        self.read = read
        self.columns = columns
        let marks = [String](repeating: "?", count: 4 + columnCount).joined(separator: ", ")
        insertion = "INSERT OR REPLACE INTO \(hours) VALUES (\(marks))"
    }
}

extension ArchiveTables where Hour == WeatherHour {
    static var weather: ArchiveTables {
        ArchiveTables(
            hours: "weather_hour", requests: "weather_request", columnCount: 6,
            read: { row in
                WeatherHour(
                    hour: row["hour"], temperature: row["temperature_c"], humidity: row["humidity_percent"],
                    wind: row["wind_mps"],
                    radiation: row["radiation_wm2"], cloudCover: row["cloud_percent"], pressure: row["pressure_hpa"])
            },
            columns: { [$0.temperature, $0.humidity, $0.wind, $0.radiation, $0.cloudCover, $0.pressure] })
    }
}

extension ArchiveTables where Hour == AirHour {
    static var air: ArchiveTables {
        ArchiveTables(
            hours: "air_hour", requests: "air_request", columnCount: 2,
            read: { row in AirHour(hour: row["hour"], index: row["us_index"], fineParticles: row["fine_particles"]) },
            columns: { [$0.index, $0.fineParticles] })
    }
}
