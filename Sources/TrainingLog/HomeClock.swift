import Foundation
public import Measures
public import Training

/// The wall clock by which an athlete's days are told where nothing was recorded beside a moment. Where its zone is known it goes
/// through the changes of the clocks.
public struct HomeClock: Equatable, Sendable {
    /// A zone's name or an offset: what was told by another clock can be told apart from it.
    public let name: String
    private let zone: TimeZone?
    private let fixed: LocalOffset

    public static let utc = HomeClock(offset: .utc)

    /// The clock of this machine, wherever it is.
    public static let ofThisMachine = HomeClock(zone: TimeZone.current)

    /// The names of all zones that this machine's table has, `UTC` among them.
    public static let zones = Set(TimeZone.knownTimeZoneIdentifiers).union(["UTC"]).sorted()

    public init(offset: LocalOffset) {
        let seconds = offset.secondsAheadOfUTC
        (name, zone, fixed) = (seconds == 0 ? "UTC" : "UTC" + (seconds < 0 ? "" : "+") + "\(seconds) s", nil, offset)
    }

    /// Nil for a zone that this machine's table does not have.
    public init?(zone name: String) {
        guard let zone = TimeZone(identifier: name) else { return nil }
        self.init(zone: zone)
    }

    private init(zone: TimeZone) { (name, self.zone, fixed) = (zone.identifier, zone, .utc) }

    public func offset(at moment: Moment) -> LocalOffset {
        guard let zone else { return fixed }
        return LocalOffset(secondsAheadOfUTC: zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment.secondsSince1970)))
    }

    /// Gives an offset to every sample that has none. - Parameter samples: ascending by start.
    func complete(_ samples: inout [BodySample]) {
        // Clocks change on the quarter hour, and neighbours are mostly of one: the table is asked once for each.
        var last: (quarter: Double, offset: LocalOffset)?
        for index in samples.indices where samples[index].offset == nil {
            let quarter = (samples[index].start.secondsSince1970 / 900).rounded(.down)
            if last?.quarter != quarter { last = (quarter, offset(at: Moment(secondsSince1970: quarter * 900))) }
            samples[index].offset = last?.offset
        }
    }
}

extension Athlete {
    /// The clock that they named, else the machine's. A zone that this machine does not know counts as not named.
    public func clock(else machine: HomeClock) -> HomeClock {
        if let named = homeZone.flatMap({ HomeClock(zone: $0) }) { return named }
        return homeOffset == .utc ? machine : HomeClock(offset: homeOffset)
    }

    /// With what a clock shows at a moment as their offset at home.
    func keeping(_ clock: HomeClock, at moment: Moment) -> Athlete {
        var athlete = self
        athlete.homeOffset = clock.offset(at: moment)
        return athlete
    }
}

extension Journal {
    public func homeClock() async throws -> HomeClock { try await athlete().clock(else: machine) }

    /// The athlete with what the clock at home shows at a moment as their offset.
    public func athlete(at moment: Moment) async throws -> Athlete {
        atHome(try await athlete(), at: moment)
    }

    func atHome(_ athlete: Athlete, at moment: Moment) -> Athlete {
        athlete.keeping(athlete.clock(else: machine), at: moment)
    }
}
