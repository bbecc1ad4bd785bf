import Foundation
public import Measures
public import TrainingLog

/// A weather archive in the shape of Open-Meteo's: `GET …/v1/archive?latitude=…&start_date=…&hourly=temperature_2m,…`.
///
/// What leaves the machine is in `question`, and nothing else: a place to a tenth of a degree and a day. No cookie is kept or sent, no
/// redirect followed, and the answer may take neither long nor much.
public struct OpenMeteoArchive: WeatherArchive {
    /// What an address without a path means.
    public static let path = "/v1/archive"

    public let address: ArchiveAddress
    /// Seconds that an answer may take.
    let patience: Double

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public func hours(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedHour] {
        try WeatherColumns.hours(
            in: await ArchiveAddress.answer(to: question(place, day), patience: patience), at: place, on: day)
    }

    func question(_ place: RoundedPlace, _ day: Day) -> URL? {
        address.question(place, day, "temperature_2m,relative_humidity_2m&temperature_unit=celsius")
    }
}

/// What is asked of the weather.
struct WeatherColumns: OpenMeteoHourly {
    var time: [Int]
    var temperature_2m: [Double?]
    var relative_humidity_2m: [Double?]

    struct Units: OpenMeteoUnits {
        var time: String
        var temperature_2m: String
        var relative_humidity_2m: String

        var areAsAsked: Bool { temperature_2m == "°C" && relative_humidity_2m == "%" }
    }

    /// Hours without a temperature are left out; a value that cannot be damns the whole answer.
    static func hours(in body: Data, at place: RoundedPlace, on day: Day) throws(WeatherArchiveError) -> [ArchivedHour] {
        let (hourly, first) = try OpenMeteoAnswer<Units, WeatherColumns>.day(in: body, at: place, on: day)
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
