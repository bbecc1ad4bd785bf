import Foundation
public import Measures
public import Training

/// Time zone of an athlete, for data without a recorded offset. A named zone follows changes to and from daylight-saving time; a fixed
/// offset does not.
public struct HomeClock: Equatable, Sendable {
    /// Name of the zone or the offset. It identifies the clock in stored data.
    public let name: String
    let zone: TimeZone?
    let fixed: LocalOffset

    public static let utc = HomeClock(offset: .utc)

    /// Time zone of this machine.
    public static let ofThisMachine = HomeClock(zone: TimeZone.current)

    /// Names of all zones that this machine knows, including `UTC`.
    public static let zones = Set(TimeZone.knownTimeZoneIdentifiers).union(["UTC"]).sorted()

    public init(offset: LocalOffset) {
        let seconds = offset.secondsAheadOfUTC
        (name, zone, fixed) = (seconds == 0 ? "UTC" : "UTC" + (seconds < 0 ? "" : "+") + "\(seconds) s", nil, offset)
    }

    /// Nil for a zone that this machine does not know.
    public init?(zone name: String) {
        guard let zone = TimeZone(identifier: name) else { return nil }
        self.init(zone: zone)
    }

    private init(zone: TimeZone) { (name, self.zone, fixed) = (zone.identifier, zone, .utc) }

    public func offset(at moment: Moment) -> LocalOffset {
        guard let zone else { return fixed }
        return LocalOffset(secondsAheadOfUTC: zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment.secondsSince1970)))
    }

    /// Sets the offset of every sample that has none.
    /// - Parameter samples: ascending by start.
    func complete(_ samples: inout [BodySample]) {
        // Clocks change on the quarter hour, and most neighbours share one, so each quarter hour is looked up once.
        var last: (quarter: Double, offset: LocalOffset)?
        for index in samples.indices where samples[index].offset == nil {
            let quarter = (samples[index].start.secondsSince1970 / 900).rounded(.down)
            if last?.quarter != quarter { last = (quarter, offset(at: Moment(secondsSince1970: quarter * 900))) }
            samples[index].offset = last?.offset
        }
    }
}

extension Athlete {
    /// Returns the athlete's own clock, or the machine's when none is set or this machine does not know the zone.
    public func clock(else machine: HomeClock) -> HomeClock {
        if let named = homeZone.flatMap({ HomeClock(zone: $0) }) { return named }
        return homeOffset == .utc ? machine : HomeClock(offset: homeOffset)
    }

    /// Returns the athlete with the offset of a clock at a moment as home offset.
    func keeping(_ clock: HomeClock, at moment: Moment) -> Athlete {
        var athlete = self
        athlete.homeOffset = clock.offset(at: moment)
        return athlete
    }
}

extension Journal {
    public func homeClock() async throws -> HomeClock { try await athlete().clock(else: machine) }

    /// Returns the athlete with the home clock's offset at a moment.
    public func athlete(at moment: Moment) async throws -> Athlete {
        atHome(try await athlete(), at: moment)
    }

    func atHome(_ athlete: Athlete, at moment: Moment) -> Athlete {
        athlete.keeping(athlete.clock(else: machine), at: moment)
    }
}
