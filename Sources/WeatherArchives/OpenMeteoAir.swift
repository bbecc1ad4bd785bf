import Foundation
import Measures
public import TrainingLog

/// The client of an archive of air quality.
public typealias OpenMeteoAirQuality = OpenMeteoClient<AirHour>

extension OpenMeteoClient where Hour == AirHour {
    /// The path that an address without one means.
    public static var path: String { "/v1/air-quality" }

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.init(
            address, patience: patience,
            columns: OpenMeteoColumns(names: "us_aqi,pm2_5") { body, place, day throws(HourlyArchiveError) in
                try AirColumns.hours(in: body, at: place, on: day)
            })
    }
}

/// Requested columns of air quality.
struct AirColumns: OpenMeteoHourly {
    var time: [Int]
    var us_aqi: [Double?]
    var pm2_5: [Double?]

    struct Units: OpenMeteoUnits {
        var time: String
        var us_aqi: String
        var pm2_5: String

        /// Accepts both the micro sign and the Greek mu.
        var matchesRequest: Bool { us_aqi == "USAQI" && ["μg/m³", "µg/m³"].contains(pm2_5) }
    }

    /// Returns the hours that have a value. One impossible value invalidates the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(HourlyArchiveError) -> [AirHour] {
        let (hourly, first) = try OpenMeteoAnswer<Units, AirColumns>.day(in: body, at: place, on: day)
        guard hourly.us_aqi.count == 24 else { throw .notAsPromised(field: "us_aqi") }
        guard hourly.pm2_5.count == 24 else { throw .notAsPromised(field: "pm2_5") }
        var hours: [AirHour] = []
        for index in 0..<24 {
            let (quality, particles) = (hourly.us_aqi[index], hourly.pm2_5[index])
            if let quality, !AirHour.indices.contains(quality) { throw .notAsPromised(field: "us_aqi") }
            if let particles, !AirHour.particles.contains(particles) { throw .notAsPromised(field: "pm2_5") }
            if quality == nil, particles == nil { continue }
            hours.append(AirHour(hour: first + index, index: quality, fineParticles: particles))
        }
        return hours
    }
}
