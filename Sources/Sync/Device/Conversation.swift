public import Measures

/// A device's side of synchronisation: it pushes what the server lacks, pulls what the device lacks, merges, and continues until both
/// have the same.
///
/// A round offers pending records to a reachable companion, pushes them to the server in batches, pulls pages of changes, and
/// asks for the settings. One request is open at a time. The driver carries out the effects in their order; `store` must be complete before
/// the next one begins. It reports each request's end, a timeout as a failure.
public struct Conversation: Hashable, Sendable {
    /// The identity of this installation.
    public let device: UniqueID
    public internal(set) var phase: Phase
    /// The place in the server's changes; nil before the first contact.
    public internal(set) var cursor: Cursor?
    public internal(set) var settings: DeviceSettings?
    /// Whether a companion acknowledges records at the moment.
    public internal(set) var isCompanionReachable = false

    var entries: [UniqueID: Entry]
    /// Ids of the records that are not synced, ascending.
    var outbox: SortedIDs
    /// How many records wait for a retry.
    var failedCount = 0
    var round = Round()
    /// Failed requests in a row, other than pushes: their records count for themselves.
    var attempts = 0

    public enum Phase: Hashable, Sendable {
        /// No request is open, and none is due.
        case idle
        /// A companion was offered these records.
        case handingOver([Sent])
        /// These records are in a push.
        case pushing([Sent])
        /// A page of changes was requested.
        case pulling
        case fetchingSettings
        /// A request failed. The next trigger or the end of the wait begins a new round.
        case waiting
    }

    /// A record of a request.
    public struct Sent: Hashable, Sendable {
        public let id: UniqueID
        public let version: RecordVersion
    }

    struct Entry: Hashable, Sendable {
        var record: SessionRecord
        var sync: RecordSync

        var held: HeldRecord { HeldRecord(record: record, acknowledged: sync.acknowledged) }
    }

    /// What the present round has done.
    struct Round: Hashable, Sendable {
        /// Every pending record up to this id was offered to the companion.
        var offered: UniqueID?
        var isCompanionDone = false
        var hasPulled = false
        var hasSettings = false
        /// How often other data of a server was found in this round.
        var restarts = 0
        /// A server has other data once, and late responses can make it seem more often. After so many, the round ends and a wait begins.
        static let mostRestarts = 5
        /// A trigger arrived during the round: another round follows.
        var again = false
    }

    let rule: MergeRule

    /// Starts from what the device stored.
    public init(_ replica: Replica) { self.init(replica, rule: .largest) }

    init(_ replica: Replica, rule: MergeRule) {
        self.rule = rule
        device = replica.device
        cursor = replica.cursor
        settings = replica.settings
        phase = .idle
        entries = replica.records.mapValues { held in
            Entry(record: held.record, sync: RecordSync(version: held.record.version, acknowledged: held.acknowledged))
        }
        outbox = SortedIDs(entries.compactMap { $0.value.sync.phase == .synced ? nil : $0.key })
    }

    /// What the device's storage contains after all effects so far. A conversation that starts from it loses nothing.
    public var replica: Replica {
        Replica(device: device, records: entries.values.map { $0.held }, cursor: cursor, settings: settings)
    }

    /// The record of an id; nil if this device has none. A tombstone is a record.
    public func record(_ id: UniqueID) -> SessionRecord? { entries[id]?.record }

    /// How far the record of an id is synchronised; nil if this device has none.
    public func state(_ id: UniqueID) -> SyncState? { entries[id]?.sync.state }

    /// How many records the server lacks, as far as this device knows.
    public var unsyncedCount: Int { outbox.count }
}
