import Foundation
public import Measures
public import TrainingLog

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A weather archive in the shape of Open-Meteo's: `GET …/v1/archive?latitude=…&start_date=…&hourly=temperature_2m,…`.
///
/// What leaves the machine is in `question`, and nothing else: a place to a tenth of a degree and a day. No cookie is kept or sent, no
/// redirect followed, and the answer may take neither long nor much.
public struct OpenMeteoArchive: WeatherArchive {
    public let address: ArchiveAddress
    /// Seconds that an answer may take.
    let patience: Double
    /// Bytes; a day's answer has about two thousand.
    static let largest = 65_536

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public func hours(at place: RoundedPlace, on day: Day) async throws(WeatherArchiveError) -> [ArchivedHour] {
        guard let url = question(place, day) else { throw .unreachable }
        let (status, retryAfter, body) = try await Exchange.get(url, patience: patience, largest: OpenMeteoArchive.largest)
        guard status == 200 else { throw .refused(status: status, retryAfter: retryAfter) }
        return try OpenMeteoAnswer.hours(in: body, at: place, on: day)
    }

    /// Everything that is sent.
    func question(_ place: RoundedPlace, _ day: Day) -> URL? {
        let date = ISO8601.text(day)
        return URL(
            string: address.text + "?latitude=\(ArchiveAddress.degrees(place.latitude))"
                + "&longitude=\(ArchiveAddress.degrees(place.longitude))&start_date=\(date)&end_date=\(date)"
                + "&hourly=temperature_2m,relative_humidity_2m&temperature_unit=celsius&timeformat=unixtime&timezone=GMT")
    }
}
