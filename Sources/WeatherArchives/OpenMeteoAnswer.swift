import Foundation
import Measures
import TrainingLog

/// An archive's answer, believed only when everything about it is as it was asked for.
struct OpenMeteoAnswer: Decodable {
    var latitude: Double
    var longitude: Double
    var utc_offset_seconds: Int
    var hourly_units: Units
    var hourly: Hourly

    struct Units: Decodable {
        var time: String
        var temperature_2m: String
        var relative_humidity_2m: String
    }

    struct Hourly: Decodable {
        var time: [Int]
        var temperature_2m: [Double?]
        var relative_humidity_2m: [Double?]
    }

    /// Hours without a temperature are left out; a value that cannot be damns the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(WeatherArchiveError) -> [ArchivedHour] {
        let answer: OpenMeteoAnswer
        do {
            answer = try JSONDecoder().decode(OpenMeteoAnswer.self, from: body)
        } catch {
            throw .notAsPromised(field: "json")
        }
        // The archive answers for the nearest point of its own grid, which is a quarter of a degree wide.
        let east = abs(answer.longitude - place.degrees.longitude)
        guard abs(answer.latitude - place.degrees.latitude) <= 0.5, min(east, 360 - east) <= 0.5 else {
            throw .notAsPromised(field: "place")
        }
        guard answer.utc_offset_seconds == 0 else { throw .notAsPromised(field: "utc_offset_seconds") }
        let units = answer.hourly_units
        guard units.time == "unixtime", units.temperature_2m == "°C", units.relative_humidity_2m == "%" else {
            throw .notAsPromised(field: "hourly_units")
        }
        let first = day.number * 24
        let hourly = answer.hourly
        guard hourly.time == (0..<24).map({ (first + $0) * 3600 }) else { throw .notAsPromised(field: "time") }
        guard hourly.temperature_2m.count == 24 else { throw .notAsPromised(field: "temperature_2m") }
        guard hourly.relative_humidity_2m.count == 24 else { throw .notAsPromised(field: "relative_humidity_2m") }
        var hours: [ArchivedHour] = []
        for index in 0..<24 {
            let humidity = hourly.relative_humidity_2m[index]
            if let humidity, !(0...100).contains(humidity) { throw .notAsPromised(field: "relative_humidity_2m") }
            guard let temperature = hourly.temperature_2m[index] else { continue }
            guard (-60...60).contains(temperature) else { throw .notAsPromised(field: "temperature_2m") }
            hours.append(ArchivedHour(hour: first + index, temperature: temperature, humidity: humidity))
        }
        return hours
    }
}
