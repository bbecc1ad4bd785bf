import Foundation
public import Measures
public import Training

/// One athlete's training history with all operations on it. Modules above use only this type.
///
/// A value over stores. Copies share the stores and the cache of insights.
public struct Journal: Sendable {
    /// Id of the owner's athlete. The athletes of other people have the ids of their accounts.
    public static let localAthlete = "1"

    public let stores: Stores
    public let athleteID: String
    /// Clock of this machine, for the times of import records and `lastChange`. No figure depends on it.
    let now: @Sendable () -> Moment
    /// Time zone of this machine, for athletes who have not set their own.
    let machine: HomeClock
    /// Shared by the journals of all athletes of a process.
    let cache: AnalysisCache
    let demoCache = DemoCache()
    let gate = Gate<Work>()
    /// Takes turns among the processes that share the data folder.
    let turn: any JournalLock
    /// Whether forecasts of a host count: only while the owner names it.
    let countsForecast: @Sendable (ForecastRequest) -> Bool
    /// Receives the progress of long recalculations.
    let reportRenewal: @Sendable (DigestRenewal) -> Void
    /// Receives the id of the athlete and what changed, for other programs; nil while none is informed.
    let announce: (@Sendable (String, JournalEvent) -> Void)?
    /// Whether activities and routes come without the positions inside privacy zones.
    public private(set) var hidesZones = false

    /// - Parameters:
    ///   - cache: shared by the journals of all athletes of a process.
    ///   - turn: taken before each change of several steps, such as an import.
    ///   - countsForecast: whether the owner still names the source of a stored forecast. Called for each plan.
    ///   - reportRenewal: called from any task while many digests are computed. The last call reports all of them as done.
    ///   - announce: called from any task with the id of the athlete after each change that other programs learn of.
    public init(
        stores: Stores, athleteID: String = Journal.localAthlete, machine: HomeClock = .utc,
        now: @escaping @Sendable () -> Moment = systemClock, turn: any JournalLock = NoLock(),
        cache: AnalysisCache = AnalysisCache(), countsForecast: @escaping @Sendable (ForecastRequest) -> Bool = { _ in true },
        reportRenewal: @escaping @Sendable (DigestRenewal) -> Void = { _ in },
        announce: (@Sendable (String, JournalEvent) -> Void)? = nil
    ) {
        self.stores = stores
        self.athleteID = athleteID
        self.machine = machine
        self.now = now
        self.turn = turn
        self.cache = cache
        self.countsForecast = countsForecast
        self.reportRenewal = reportRenewal
        self.announce = announce
    }

    /// Returns the journal of another athlete over the same stores and the same cache.
    /// - Parameter countsForecast: whether a stored forecast counts for the athlete; nil for the same as here.
    public func journal(of athlete: String, countsForecast: (@Sendable (ForecastRequest) -> Bool)? = nil) -> Journal {
        Journal(
            stores: stores, athleteID: athlete, machine: machine, now: now, turn: turn, cache: cache,
            countsForecast: countsForecast ?? self.countsForecast, reportRenewal: reportRenewal, announce: announce)
    }

    /// Returns the journal as an observer sees it: activities and routes come without the positions inside the athlete's privacy zones.
    public func outsidePrivacyZones() -> Journal {
        var journal = self
        journal.hidesZones = true
        return journal
    }

    /// The stored profile; an empty one before the first change.
    public func athlete() async throws -> Athlete {
        try await stores.athletes.athlete(athleteID) ?? Athlete(name: "")
    }

    /// Returns the profile, completed with facts from imported files where the athlete has stated nothing.
    public func completedAthlete() async throws -> Athlete {
        let facts = try await stores.body.samples(
            BodySampleKind.allCases.filter(\.isOfOwner), from: Moment(secondsSince1970: -.greatestFiniteMagnitude),
            to: Moment(secondsSince1970: .greatestFiniteMagnitude), athlete: athleteID)
        return try await athlete().completed(by: facts)
    }

    public func save(_ athlete: Athlete) async throws {
        try await stores.athletes.save(athlete, as: athleteID, at: now())
    }

    /// The latest change of anything that answers depend on, by any process; nil before the first.
    public func change() async throws -> Change? { try await stores.athletes.lastChange(of: athleteID) }

    /// Moment of the latest change; nil before the first.
    public func lastChange() async throws -> Moment? {
        try await stores.athletes.lastChange(of: athleteID)?.moment
    }

    /// Reads one row of every table to detect damage before a page needs the table.
    /// - Throws: `StoreError.damaged`.
    public func checkEveryTable() async throws { try await stores.inspection.checkEveryTable() }

    /// Whether there is neither an activity nor a body measurement.
    public func isEmpty() async throws -> Bool {
        guard try await stores.activities.activityCount(of: athleteID) == 0 else { return false }
        return try await stores.body.sampleCount(of: athleteID) == 0
    }
}

/// The clock of this machine.
@Sendable public func systemClock() -> Moment { Moment(secondsSince1970: Date().timeIntervalSince1970) }
