import Foundation
public import Measures
public import TrainingLog

/// A client of an archive in the shape of Open-Meteo's: `GET …?latitude=…&longitude=…&start_date=…&hourly=…`.
///
/// What leaves the machine is in `question`, and nothing else: a place to a tenth of a degree and a day. No cookie is stored or sent, no
/// redirect followed, and the answer is limited in time and size.
public struct OpenMeteoClient<Hour: HourlyValue>: HourlyArchive {
    public let address: ArchiveAddress
    /// Seconds that an answer may take.
    let patience: Double
    let columns: OpenMeteoColumns<Hour>

    init(_ address: ArchiveAddress, patience: Double, columns: OpenMeteoColumns<Hour>) {
        self.address = address
        self.patience = patience
        self.columns = columns
    }

    public func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [Hour] {
        try columns.hours(await address.answer(to: question(place, day), patience: patience), place, day)
    }

    func question(_ place: RoundedPlace, _ day: Day) -> URL? { address.question(place, day, columns.names) }
}

/// The columns that a client requests, and how it reads them.
struct OpenMeteoColumns<Hour: HourlyValue>: Sendable {
    /// As they stand in the address, with the units where they can be chosen.
    var names: String
    /// Returns the hours of an answer; throws when anything in it is not as requested.
    var hours: @Sendable (Data, RoundedPlace, Day) throws(HourlyArchiveError) -> [Hour]
}
