import Foundation
public import Measures
public import TrainingLog

/// An archive of the air in the shape of Open-Meteo's: `GET …/v1/air-quality?latitude=…&start_date=…&hourly=us_aqi,pm2_5`.
///
/// What leaves the machine is in `question`, and nothing else, as with weather.
public struct OpenMeteoAirQuality: AirArchive {
    /// The path that an address without one means.
    public static let path = "/v1/air-quality"

    public let address: ArchiveAddress
    /// Seconds that an answer may take.
    let patience: Double

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public func air(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedAir] {
        guard let url = question(place, day) else { throw .unreachable }
        let (status, retryAfter, body) = try await Exchange.get(url, patience: patience, largest: OpenMeteoArchive.largest)
        guard status == 200 else { throw .refused(status: status, retryAfter: retryAfter) }
        return try AirQualityAnswer.hours(in: body, at: place, on: day)
    }

    /// Everything that is sent.
    func question(_ place: RoundedPlace, _ day: Day) -> URL? {
        let date = ISO8601.text(day)
        return URL(
            string: address.text + "?latitude=\(ArchiveAddress.degrees(place.latitude))"
                + "&longitude=\(ArchiveAddress.degrees(place.longitude))&start_date=\(date)&end_date=\(date)"
                + "&hourly=us_aqi,pm2_5&timeformat=unixtime&timezone=GMT")
    }
}

/// An answer, believed only when everything about it is as it was asked for.
struct AirQualityAnswer: Decodable {
    var latitude: Double
    var longitude: Double
    var utc_offset_seconds: Int
    var hourly_units: Units
    var hourly: Hourly

    struct Units: Decodable {
        var time: String
        var us_aqi: String
        var pm2_5: String
    }

    struct Hourly: Decodable {
        var time: [Int]
        var us_aqi: [Double?]
        var pm2_5: [Double?]
    }

    /// Hours without any value are left out; a value that cannot be damns the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(WeatherArchiveError) -> [ArchivedAir] {
        let answer: AirQualityAnswer
        do {
            answer = try JSONDecoder().decode(AirQualityAnswer.self, from: body)
        } catch {
            throw .notAsPromised(field: "json")
        }
        // The nearest point of a grid four tenths of a degree wide.
        let east = abs(answer.longitude - place.degrees.longitude)
        guard abs(answer.latitude - place.degrees.latitude) <= 0.5, min(east, 360 - east) <= 0.5 else {
            throw .notAsPromised(field: "place")
        }
        guard answer.utc_offset_seconds == 0 else { throw .notAsPromised(field: "utc_offset_seconds") }
        let units = answer.hourly_units
        // A micro sign and a Greek mu look alike.
        guard units.time == "unixtime", units.us_aqi == "USAQI", ["μg/m³", "µg/m³"].contains(units.pm2_5) else {
            throw .notAsPromised(field: "hourly_units")
        }
        let first = day.number * 24
        let hourly = answer.hourly
        guard hourly.time == (0..<24).map({ (first + $0) * 3600 }) else { throw .notAsPromised(field: "time") }
        guard hourly.us_aqi.count == 24 else { throw .notAsPromised(field: "us_aqi") }
        guard hourly.pm2_5.count == 24 else { throw .notAsPromised(field: "pm2_5") }
        var hours: [ArchivedAir] = []
        for index in 0..<24 {
            let (quality, particles) = (hourly.us_aqi[index], hourly.pm2_5[index])
            // Beyond 500 the scale ends and the values go on: smoke has been measured in thousands.
            if let quality, !(0...2000).contains(quality) { throw .notAsPromised(field: "us_aqi") }
            if let particles, !(0...5000).contains(particles) { throw .notAsPromised(field: "pm2_5") }
            if quality == nil, particles == nil { continue }
            hours.append(ArchivedAir(hour: first + index, index: quality, fineParticles: particles))
        }
        return hours
    }
}
