import Measures
public import Sync

/// Body of a push: at most `RecordBook.largestBatch` records.
public struct PushPayload: Codable, Equatable, Sendable {
    public var records: [RecordPayload]

    public init(records: [RecordPayload]) { self.records = records }

    enum CodingKeys: String, CodingKey, CaseIterable { case records }
}

/// Response to a push: one receipt for each record, in its order.
public struct ReceiptsPayload: Codable, Equatable, Sendable {
    /// Identifies the server's data. After it changed, a device pushes all of its records again.
    public var epoch: String?
    public var receipts: [Receipt]

    public struct Receipt: Codable, Equatable, Sendable {
        public var id: String
        /// The pushed version; absent if its value has another type.
        public var device: String?
        public var counter: Int64?
        /// One of `outcomes`.
        public var outcome: String
        /// The server's record, if it supersedes the pushed one.
        public var current: RecordPayload?
        /// Why the record was rejected, in English.
        public var reason: String?

        /// The server has the version; it has a larger one; its rules do not permit the record.
        public static let outcomes = ["stored", "superseded", "rejected"]

        public init(
            id: String, device: String?, counter: Int64?, outcome: String, current: RecordPayload? = nil, reason: String? = nil
        ) {
            self.id = id
            self.device = device
            self.counter = counter
            self.outcome = outcome
            self.current = current
            self.reason = reason
        }

        enum CodingKeys: String, CodingKey, CaseIterable { case id, device, counter, outcome, current, reason }
    }

    public init(epoch: String?, receipts: [Receipt]) {
        self.epoch = epoch
        self.receipts = receipts
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case epoch, receipts }
}

extension ReceiptsPayload.Receipt {
    public init(_ receipt: Receipt) {
        var current: RecordPayload?
        let outcome: String
        switch receipt.outcome {
        case .stored, .held: outcome = "stored"
        case .superseded(let record):
            outcome = "superseded"
            current = RecordPayload(record)
        case .rejected: outcome = "rejected"
        }
        self.init(
            id: receipt.id.text, device: receipt.version.device.text, counter: receipt.version.counter, outcome: outcome,
            current: current)
    }
}

extension ReceiptsPayload.Receipt {
    public init(_ rejection: PushedRecord.Rejection) {
        self.init(
            id: rejection.id, device: rejection.device, counter: rejection.counter, outcome: "rejected", reason: rejection.reason)
    }
}

/// A page of changes after a cursor.
public struct ChangesPayload: Codable, Equatable, Sendable {
    public var changes: [RecordPayload]
    /// Cursor of the next request; absent keeps the present one.
    public var next: String?
    public var hasMore: Bool
    /// Whether the cursor was not of this server's data: the changes begin at the first one, and the device pushes all of its records
    /// again.
    public var restarts: Bool

    public init(_ answer: PullAnswer) {
        changes = answer.changes.map { RecordPayload($0) }
        next = answer.next?.text
        hasMore = answer.hasMore
        restarts = answer.restarts
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case changes, next
        case hasMore = "has_more"
        case restarts
    }
}

/// What became of a workout's FIT file.
public struct WorkoutPayload: Codable, Equatable, Sendable {
    /// Id of the activity that the workout is part of.
    public var activity: String
    /// Whether the server did not have this recording before.
    public var isNew: Bool

    public init(activity: String, isNew: Bool) {
        self.activity = activity
        self.isNew = isNew
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case activity
        case isNew = "is_new"
    }
}
