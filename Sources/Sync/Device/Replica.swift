public import Measures

/// What a device must keep through a crash: its records, its place in the server's changes, and the owner's settings.
/// Everything else of a conversation can be lost at any time.
public struct Replica: Hashable, Sendable {
    /// The identity of this installation, drawn at random when it first starts. It must not be part of a backup: a restored device is
    /// another device, otherwise two of them would write the same versions.
    public let device: UniqueID
    public private(set) var records: [UniqueID: HeldRecord]
    /// Nil before the first contact with a server.
    public private(set) var cursor: Cursor?
    public private(set) var settings: DeviceSettings?

    public init(device: UniqueID, records: [HeldRecord] = [], cursor: Cursor? = nil, settings: DeviceSettings? = nil) {
        self.device = device
        self.records = [:]
        self.cursor = cursor
        self.settings = settings
        for held in records { self.records[held.record.id] = held }
    }

    /// Applies a change as the driver's storage does.
    public mutating func apply(_ change: Change) {
        switch change {
        case .record(let held): records[held.record.id] = held
        case .cursor(let cursor): self.cursor = cursor
        case .settings(let settings): self.settings = settings
        }
    }

    /// One row of the device's storage.
    public enum Change: Hashable, Sendable {
        case record(HeldRecord)
        case cursor(Cursor)
        case settings(DeviceSettings)
    }
}

/// A record as a device stores it.
public struct HeldRecord: Hashable, Sendable {
    public let record: SessionRecord
    /// The version that the server acknowledged; nil for none.
    public let acknowledged: RecordVersion?

    public init(record: SessionRecord, acknowledged: RecordVersion?) {
        self.record = record
        self.acknowledged = acknowledged
    }
}
