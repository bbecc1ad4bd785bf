import Contract
public import Foundation
public import Sync

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the sessions that a device recorded to one Hearth server, and fetches those of other devices: the transport of a
/// `Conversation` (Docs/Sync.md). It stores nothing; every request may be repeated.
public struct SyncClient: Sendable {
    private let server: URL
    private let token: String
    private let timeout: TimeInterval
    private let transport: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// - Parameters:
    ///   - server: base address of the server, such as `http://127.0.0.1:8080`.
    ///   - token: output of `hearth token`.
    ///   - timeout: seconds until a request without a response fails.
    public init(server: URL, token: String, timeout: TimeInterval = 20) {
        self.init(server: server, token: token, timeout: timeout) { try await URLSession.shared.data(for: $0) }
    }

    /// Creates a client with another transport, for tests.
    init(
        server: URL, token: String, timeout: TimeInterval = 20,
        transport: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) {
        self.server = server
        self.token = token
        self.timeout = timeout
        self.transport = transport
    }

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
        guard let address = URL(string: route.path, relativeTo: server) else {
            throw .networkFailure(reason: "no address: " + route.path)
        }
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.httpMethod = method
        request.httpBody = body
        request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let type { request.setValue(type, forHTTPHeaderField: "Content-Type") }
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await transport(request)
        } catch { throw .networkFailure(reason: error.localizedDescription) }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .networkFailure(reason: "no HTTP answer") }
        guard status == 200 else { throw .invalidResponse(status: status) }
        do {
            return try JSONDecoder().decode(Answer.self, from: data)
        } catch let error as DecodingError {
            throw .decodingFailure(path: error.place)
        } catch { throw .decodingFailure(path: "") }
    }
}

extension ReceiptsPayload.Receipt {
    fileprivate func receipt(of record: SessionRecord) throws(HearthClientError) -> Receipt {
        guard UniqueID(id) == record.id, UniqueID(device) == record.version.device, counter == record.version.counter else {
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
