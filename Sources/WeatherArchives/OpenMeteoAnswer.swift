import Foundation
import Measures
import TrainingLog
import WebRequests

/// An archive's answer, for weather and for air. It is rejected unless place, day and units match the request.
struct OpenMeteoAnswer<Units: OpenMeteoUnits, Hourly: OpenMeteoHourly>: Decodable {
    var latitude: Double
    var longitude: Double
    var utc_offset_seconds: Int
    var hourly_units: Units
    var hourly: Hourly

    /// Decodes and checks an answer, except for the lengths and values of its columns.
    /// - Parameters:
    ///   - day: the first day.
    ///   - days: number of days.
    /// - Returns: the 24 hours of each day in columns, and the number of the first hour since 1970.
    static func day(
        in body: Data, at place: RoundedPlace, on day: Day, days: Int = 1
    ) throws(HourlyArchiveError) -> (hourly: Hourly, first: Int) {
        let answer: Self
        do {
            answer = try JSONDecoder().decode(Self.self, from: body)
        } catch {
            throw .notAsPromised(field: "json")
        }
        // An archive answers for the nearest point of its own grid, whose cells are at most 0.4 degrees wide.
        let east = abs(answer.longitude - place.degrees.longitude)
        guard abs(answer.latitude - place.degrees.latitude) <= 0.5, min(east, 360 - east) <= 0.5 else {
            throw .notAsPromised(field: "place")
        }
        guard answer.utc_offset_seconds == 0 else { throw .notAsPromised(field: "utc_offset_seconds") }
        guard answer.hourly_units.time == "unixtime", answer.hourly_units.matchesRequest else {
            throw .notAsPromised(field: "hourly_units")
        }
        let first = day.number * 24
        guard answer.hourly.time == (0..<24 * days).map({ (first + $0) * 3600 }) else { throw .notAsPromised(field: "time") }
        return (answer.hourly, first)
    }
}

protocol OpenMeteoUnits: Decodable {
    var time: String { get }
    /// Whether the units of all columns but the time match the request.
    var matchesRequest: Bool { get }
}

protocol OpenMeteoHourly: Decodable {
    /// Seconds since 1970.
    var time: [Int] { get }
}

extension ArchiveAddress {
    /// Returns the address of a request.
    ///
    /// It contains a place to a tenth of a degree, the first and the last day and the requested columns, and nothing
    /// else.
    func question(_ place: RoundedPlace, _ day: Day, days: Int = 1, _ columns: String) -> URL? {
        return URL(
            string: text + "?latitude=\(ArchiveAddress.degrees(place.latitude))"
                + "&longitude=\(ArchiveAddress.degrees(place.longitude))"
                + "&start_date=\(ISO8601.text(day))&end_date=\(ISO8601.text(day + (days - 1)))"
                + "&hourly=" + columns + "&timeformat=unixtime&timezone=GMT")
    }

    /// In bytes; a typical answer of a day has about 2,000, one of nine days about 10,000.
    static let largestAnswer = 65_536

    /// Sends a request and returns the response.
    /// - Parameter patience: timeout in seconds.
    func answer(to question: URL?, patience: Double) async throws(HourlyArchiveError) -> Data {
        guard let question else { throw .unreachable }
        let request = WebRequest(
            question, allowsPrivate: allowsPrivate, patience: patience, largest: ArchiveAddress.largestAnswer)
        let answer: WebRequest.Answer
        do throws(WebRequestError) {
            answer = try await request.send()
        } catch {
            throw HourlyArchiveError(error)
        }
        guard answer.status == 200 else { throw .refused(status: answer.status, retryAfter: answer.retryAfter) }
        return answer.body
    }
}

extension HourlyArchiveError {
    fileprivate init(_ error: WebRequestError) {
        self =
            switch error {
            case .unreachable: .unreachable
            case .notPublic: .notPublic
            case .tooSlow: .tooSlow
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .redirected(let status): .refused(status: status, retryAfter: nil)
            }
    }
}
