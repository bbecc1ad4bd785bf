import Foundation
public import Measures
public import Training

/// One athlete's training history, and everything one can do with it: the only door of the rooms above.
///
/// A value over stores. Copies share the stores and the cache of insights.
public struct Journal: Sendable {
    /// The athlete of this machine, while there are no accounts.
    public static let localAthlete = "1"

    public let stores: Stores
    public let athleteID: String
    /// The clock of this machine: what the ledger and `lastChange` are stamped with. Numbers never rest on it.
    let now: @Sendable () -> Moment
    /// The wall clock of this machine, for athletes who did not say what theirs shows.
    let machine: HomeClock
    let insightsCache = InsightsCache()
    let historyCache = HistoryCache()
    let routeCache = RouteCache()
    let inventedCache = InventedCache()
    let gate = Gate<Work>()
    /// Orders changes of several steps among the processes that share the data folder.
    let turn: any WritingTurn
    /// Who wants to know how far making many digests is.
    let tell: @Sendable (DigestRenewal) -> Void

    /// - Parameters:
    ///   - turn: taken before each change of several steps, such as an import.
    ///   - tell: called from any task while many digests are made, at last with all of them.
    public init(
        stores: Stores, athleteID: String = Journal.localAthlete, machine: HomeClock = .utc,
        now: @escaping @Sendable () -> Moment = systemClock, turn: any WritingTurn = NoOtherProcess(),
        tell: @escaping @Sendable (DigestRenewal) -> Void = { _ in }
    ) {
        self.stores = stores
        self.athleteID = athleteID
        self.machine = machine
        self.now = now
        self.turn = turn
        self.tell = tell
    }

    /// Returns the journal of another athlete over the same stores, with caches of its own.
    public func journal(of athlete: String) -> Journal {
        Journal(stores: stores, athleteID: athlete, machine: machine, now: now, turn: turn, tell: tell)
    }

    /// Somebody without a name, until they say more.
    public func athlete() async throws -> Athlete {
        try await stores.athletes.athlete(athleteID) ?? Athlete(name: "")
    }

    /// The athlete with what their files say of them where they said nothing themself.
    public func completedAthlete() async throws -> Athlete {
        let facts = try await stores.body.samples(
            BodySampleKind.allCases.filter(\.isOfOwner), from: Moment(secondsSince1970: -.greatestFiniteMagnitude),
            to: Moment(secondsSince1970: .greatestFiniteMagnitude), athlete: athleteID)
        return try await athlete().completed(by: facts)
    }

    public func save(_ athlete: Athlete) async throws {
        try await stores.athletes.save(athlete, as: athleteID, at: now())
    }

    /// The latest change of anything that answers depend on, whichever process made it; nil before the first.
    public func change() async throws -> Change? { try await stores.athletes.lastChange(of: athleteID) }

    /// Nil while nothing was ever written.
    public func lastChange() async throws -> Moment? {
        try await stores.athletes.lastChange(of: athleteID)?.moment
    }

    /// Reads one row of every table, so that damage shows before a page needs the table.
    /// - Throws: `StoreError.damaged`.
    public func checkEveryTable() async throws { try await stores.inspection.checkEveryTable() }

    /// Whether there is nothing to show: no activity and no measurement of the body.
    public func isEmpty() async throws -> Bool {
        guard try await stores.activities.activityCount(of: athleteID) == 0 else { return false }
        return try await stores.body.sampleCount(of: athleteID) == 0
    }
}

/// What this machine takes the time to be.
@Sendable public func systemClock() -> Moment { Moment(secondsSince1970: Date().timeIntervalSince1970) }
