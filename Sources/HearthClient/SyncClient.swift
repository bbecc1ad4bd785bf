import Contract
public import Foundation
public import Measures
public import Sync

/// Sends the sessions that a device recorded to one Hearth server, and fetches those of other devices: the transport of a
/// `Conversation` (Docs/Sync.md). It stores nothing; every request may be repeated.
public struct SyncClient: Sendable {
    private let connection: ServerConnection

    /// - Parameters:
    ///   - server: base address of the server, such as `http://127.0.0.1:8080`.
    ///   - token: output of `hearth token`.
    ///   - timeout: seconds until a request without a response fails.
    public init(server: URL, token: String, timeout: TimeInterval = 20) {
        connection = ServerConnection(server: server, token: token, timeout: timeout)
    }

    init(_ connection: ServerConnection) { self.connection = connection }

    /// Pushes records, at most `RecordBook.largestBatch`.
    public func push(_ records: [SessionRecord]) async throws(HearthClientError) -> PushAnswer {
        let body: Data
        do {
            body = try JSONEncoder().encode(PushPayload(records: records.map { RecordPayload($0) }))
        } catch { throw .decodingFailure(path: "records") }
        let answer: ReceiptsPayload = try await send(
            "POST", .syncPush, body: body, type: "application/json")
        guard answer.receipts.count == records.count else { throw .decodingFailure(path: "receipts") }
        var receipts: [Receipt] = []
        for (record, receipt) in zip(records, answer.receipts) { receipts.append(try receipt.receipt(of: record)) }
        return PushAnswer(epoch: answer.epoch.flatMap { UniqueID($0) }, receipts: receipts)
    }

    /// Returns the records that changed after a cursor; all of them without one.
    public func pull(after cursor: Cursor?, limit: Int? = nil) async throws(HearthClientError) -> PullAnswer {
        let answer: ChangesPayload = try await send("GET", .syncChanges(after: cursor?.text, limit: limit))
        var changes: [SessionRecord] = []
        for (index, payload) in answer.changes.enumerated() {
            do throws(RecordError) {
                changes.append(try payload.record())
            } catch { throw .decodingFailure(path: "changes.\(index)") }
        }
        return PullAnswer(
            after: cursor, changes: changes, next: answer.next.flatMap { Cursor($0) }, hasMore: answer.hasMore,
            restarts: answer.restarts)
    }

    /// Returns the owner's settings.
    public func settings() async throws(HearthClientError) -> DeviceSettings {
        let answer: SettingsPayload = try await send("GET", .syncSettings)
        guard let settings = answer.settings else { throw .decodingFailure(path: "settings") }
        return settings
    }

    /// Opens a connection on which the server announces changes of records and settings.
    /// - Parameter known: the last state that the device got; nil for none.
    public func events(after known: ServerState? = nil) throws(HearthClientError) -> SyncEvents {
        EventConnection.events(
            try connection.request("GET", .syncEvents(after: known?.text), accepting: "text/event-stream"))
    }

    /// States that the device has stored all changes up to a cursor. The server shows it to the owner.
    /// - Returns: whether the server has later changes.
    @discardableResult
    public func acknowledge(_ cursor: Cursor) async throws(HearthClientError) -> Bool {
        let body: Data
        do {
            body = try JSONEncoder().encode(AcknowledgementPayload(cursor))
        } catch { throw .decodingFailure(path: "cursor") }
        let answer: AcknowledgedPayload = try await send("POST", .syncAcknowledgement, body: body, type: "application/json")
        return answer.cursor != cursor.text
    }

    /// Sends the FIT file of a workout.
    /// - Returns: id of the activity that it is part of.
    public func put(workout id: UniqueID, file: Data) async throws(HearthClientError) -> String {
        let answer: WorkoutPayload = try await send(
            "PUT", .syncWorkout(id: id.text), body: file, type: "application/vnd.ant.fit")
        return answer.activity
    }

    private func send<Answer: Decodable>(
        _ method: String, _ route: APIRoute, body: Data? = nil, type: String? = nil
    ) async throws(HearthClientError) -> Answer {
        try ServerConnection.decoded(try await connection.send(method, route, body: body, type: type))
    }
}

extension ReceiptsPayload.Receipt {
    fileprivate func receipt(of record: SessionRecord) throws(HearthClientError) -> Receipt {
        guard UniqueID(id) == record.id, device.flatMap({ UniqueID($0) }) == record.version.device,
            counter == record.version.counter
        else {
            throw .decodingFailure(path: "receipts")
        }
        switch outcome {
        case "stored": return Receipt(id: record.id, version: record.version, outcome: .stored)
        case "rejected": return Receipt(id: record.id, version: record.version, outcome: .rejected)
        case "superseded":
            guard let current else { throw .decodingFailure(path: "receipts.current") }
            do throws(RecordError) {
                return Receipt(id: record.id, version: record.version, outcome: .superseded(current: try current.record()))
            } catch { throw .decodingFailure(path: "receipts.current") }
        default: throw .decodingFailure(path: "receipts.outcome")
        }
    }
}
