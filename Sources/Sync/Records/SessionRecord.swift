public import Measures

/// One version of the metadata of one heated session: its details, or a tombstone after a deletion.
///
/// The device that recorded the session is the only writer of its record. What the owner changes elsewhere is an edit beside it.
public struct SessionRecord: Hashable, Sendable {
    public let id: UniqueID
    public let version: RecordVersion
    /// Nil for a tombstone.
    public let details: SessionDetails?

    public init(id: UniqueID, version: RecordVersion, details: SessionDetails?) {
        self.id = id
        self.version = version
        self.details = details
    }

    /// Whether the session was deleted. A tombstone is final: no later version of the record brings the session back.
    public var isTombstone: Bool { details == nil }
}

/// Why a record's fields make no record.
public enum RecordError: Error, Hashable, Sendable {
    case missing(SessionRecord.Field)
    case invalid(SessionRecord.Field)
    /// A tombstone with a field of a session.
    case tombstoneWith(SessionRecord.Field)
}
