import Foundation
public import Measures
public import TrainingLog

/// Air-quality archive with Open-Meteo's interface: `GET …/v1/air-quality?latitude=…&start_date=…&hourly=us_aqi,pm2_5`.
///
/// As with weather, only what `question` returns leaves this machine.
public struct OpenMeteoAirQuality: AirArchive {
    /// Default path of an address without one.
    public static let path = "/v1/air-quality"

    public let address: ArchiveAddress
    /// Timeout of a request in seconds.
    let patience: Double

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public func air(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedAir] {
        try AirColumns.hours(
            in: await address.answer(to: question(place, day), patience: patience), at: place, on: day)
    }

    func question(_ place: RoundedPlace, _ day: Day) -> URL? { address.question(place, day, "us_aqi,pm2_5") }
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
        var matchRequest: Bool { us_aqi == "USAQI" && ["μg/m³", "µg/m³"].contains(pm2_5) }
    }

    /// Returns the hours that have a value. One impossible value invalidates the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(WeatherArchiveError) -> [ArchivedAir] {
        let (hourly, first) = try OpenMeteoAnswer<Units, AirColumns>.day(in: body, at: place, on: day)
        guard hourly.us_aqi.count == 24 else { throw .notAsPromised(field: "us_aqi") }
        guard hourly.pm2_5.count == 24 else { throw .notAsPromised(field: "pm2_5") }
        var hours: [ArchivedAir] = []
        for index in 0..<24 {
            let (quality, particles) = (hourly.us_aqi[index], hourly.pm2_5[index])
            if let quality, !ArchivedAir.indices.contains(quality) { throw .notAsPromised(field: "us_aqi") }
            if let particles, !ArchivedAir.particles.contains(particles) { throw .notAsPromised(field: "pm2_5") }
            if quality == nil, particles == nil { continue }
            hours.append(ArchivedAir(hour: first + index, index: quality, fineParticles: particles))
        }
        return hours
    }
}
