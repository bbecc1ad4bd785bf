import Foundation
public import Measures
public import TrainingLog

/// A client of a forecast in the shape of Open-Meteo's, with the limits of the archives' client.
///
/// What leaves the machine is in the address of the request, and nothing else: a place to a tenth of a degree and two days.
public struct OpenMeteoForecast: ForecastSource {
    /// The path that an address without one means.
    public static let path = "/v1/forecast"

    public let address: ArchiveAddress
    /// Seconds that an answer may take.
    let patience: Double

    public init(_ address: ArchiveAddress, patience: Double = 15) {
        self.address = address
        self.patience = patience
    }

    public var host: String { URLComponents(string: address.text)?.host ?? address.text }

    public func hours(
        at place: RoundedPlace, from first: Day, days: Int
    ) async throws(HourlyArchiveError) -> [WeatherHour] {
        let question = address.question(place, first, days: days, WeatherColumns.names)
        let body = try await address.answer(to: question, patience: patience)
        let hours = try WeatherColumns.hours(in: body, at: place, on: first, days: days)
        guard !hours.isEmpty else { throw .notAsPromised(field: "temperature_2m") }
        return hours
    }
}
