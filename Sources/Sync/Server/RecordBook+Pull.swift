public import Measures

extension RecordBook {
    /// Plans a pull. A cursor of another epoch, or one beyond the last position, is from other data than the store's: the answer then
    /// begins at the first change.
    public static func plan(
        pull cursor: Cursor?, limit: Int, epoch: UniqueID, lastPosition: Int64
    ) -> PullPlan {
        let count = min(max(limit, 1), largestPage)
        guard let cursor else { return PullPlan(epoch: epoch, position: 0, limit: count, cursor: nil, restarts: false) }
        guard cursor.epoch == epoch, cursor.position <= lastPosition else {
            return PullPlan(epoch: epoch, position: 0, limit: count, cursor: cursor, restarts: true)
        }
        return PullPlan(epoch: epoch, position: cursor.position, limit: count, cursor: cursor, restarts: false)
    }
}

/// Which rows a store reads for one pull, and how they become the answer.
public struct PullPlan: Hashable, Sendable {
    let epoch: UniqueID
    /// The store reads rows with a greater position, lowest first.
    public let position: Int64
    /// Most changes of the answer. The store reads at most one row more.
    public let limit: Int
    let cursor: Cursor?
    let restarts: Bool

    /// Returns the answer made of `rows`: those after `position` in ascending order, at most `limit + 1`.
    public func answer(_ rows: [StoredRecord]) -> PullAnswer {
        let page = rows.prefix(limit)
        // A row's position is in range: a plan assigned it.
        let next = Cursor(epoch: epoch, position: page.last?.position ?? position)
        return PullAnswer(
            after: cursor, changes: page.map { $0.record }, next: next, hasMore: next != nil && rows.count > limit,
            restarts: restarts)
    }
}

/// One row of the server's store.
public struct StoredRecord: Hashable, Sendable {
    public let record: SessionRecord
    /// The position of the record's latest change.
    public let position: Int64

    public init(record: SessionRecord, position: Int64) {
        self.record = record
        self.position = position
    }
}

/// The response to a pull: a page of changes.
public struct PullAnswer: Hashable, Sendable {
    /// The cursor of the request.
    public let after: Cursor?
    /// Records in the order of their latest change.
    public let changes: [SessionRecord]
    /// The cursor for the next request; nil keeps the present one.
    public let next: Cursor?
    /// Whether the server has further changes.
    public let hasMore: Bool
    /// Whether the request's cursor was not of this server's data. The changes begin at the first one, and the server may lack records
    /// that it acknowledged before, so the client pushes all of its records again.
    public let restarts: Bool

    public init(after: Cursor?, changes: [SessionRecord], next: Cursor?, hasMore: Bool, restarts: Bool) {
        self.after = after
        self.changes = changes
        self.next = next
        self.hasMore = hasMore
        self.restarts = restarts
    }
}
