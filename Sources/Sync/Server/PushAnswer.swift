public import Measures

/// The response to a push: one receipt for each record of the batch, in its order.
public struct PushAnswer: Hashable, Sendable {
    /// The epoch of the server whose data the receipts are about. A companion that has not yet reached a server has none.
    public let epoch: UniqueID?
    public let receipts: [Receipt]

    public init(epoch: UniqueID?, receipts: [Receipt]) {
        self.epoch = epoch
        self.receipts = receipts
    }
}

/// What became of one pushed record.
public struct Receipt: Hashable, Sendable {
    public let id: UniqueID
    /// The version that was pushed.
    public let version: RecordVersion
    public let outcome: Outcome

    public init(id: UniqueID, version: RecordVersion, outcome: Outcome) {
        self.id = id
        self.version = version
        self.outcome = outcome
    }

    public enum Outcome: Hashable, Sendable {
        /// The server has this version.
        case stored
        /// A companion has this version in its own storage and will push it. A server never sends this.
        case held
        /// Refused: the receiver has `current`, which is larger in the order of versions.
        case superseded(current: SessionRecord)
        /// Refused: the server's rules do not permit the record. Sending it again unchanged is of no use.
        case rejected
    }
}
