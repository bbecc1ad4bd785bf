public import Contract
public import Foundation
public import Measures

/// Reads the training history of one athlete from one Hearth server: everything below `/api/v1`.
///
/// A number without a value is nil, and the `absent` beside it states the reason. The token needs the scope `read`.
public struct TrainingClient: Sendable {
    let connection: ServerConnection

    /// - Parameters:
    ///   - server: base address of the server, such as `http://127.0.0.1:8080`.
    ///   - token: output of `hearth token`.
    ///   - timeout: seconds until a request without a response fails.
    public init(server: URL, token: String, timeout: TimeInterval = 20) {
        connection = ServerConnection(server: server, token: token, timeout: timeout)
    }

    init(_ connection: ServerConnection) { self.connection = connection }

    /// Scores, figures and advice of a day.
    /// - Parameter day: nil for today.
    public func today(_ day: Day? = nil) async throws(HearthClientError) -> TodayPayload {
        try await get(.today, ["day": text(day)])
    }

    /// A page of activities, newest first.
    /// - Parameters:
    ///   - from: first day; nil for all data before `to`.
    ///   - to: last day, included; nil for all data since `from`.
    ///   - sport: raw value of the sport; nil for all.
    ///   - search: text in the title, the notes or the name of the sport.
    ///   - limit: most activities, 1…500.
    ///   - cursor: `next` of the page before.
    public func activities(
        from: Day? = nil, to: Day? = nil, sport: String? = nil, text search: String? = nil, limit: Int? = nil,
        cursor: String? = nil
    ) async throws(HearthClientError) -> ActivitiesPayload {
        try await get(
            .activities,
            [
                "from": text(from), "to": text(to), "sport": sport, "text": search, "limit": limit.map { String($0) },
                "cursor": cursor,
            ])
    }

    /// An activity with laps, splits, zones and receipts.
    public func activity(_ id: String) async throws(HearthClientError) -> ActivityPayload {
        try await get(.activity, ["id": id])
    }

    /// The samples of an activity, in the compact form.
    /// - Parameters:
    ///   - id: id of the activity, as `activities` states it.
    ///   - kinds: names of channels; empty for all but beat intervals.
    ///   - from: first second since the start.
    ///   - to: last second since the start.
    public func channels(
        ofActivity id: String, kinds: [String] = [], from: Int? = nil, to: Int? = nil
    ) async throws(HearthClientError) -> ChannelsPayload {
        let bytes = try await body(
            .channels,
            [
                "id": id, "kinds": kinds.isEmpty ? nil : kinds.joined(separator: ","), "from_s": from.map { String($0) },
                "to_s": to.map { String($0) },
            ], accepting: ChannelsPayload.binaryType)
        do {
            return try ChannelsPayload(binary: Array(bytes))
        } catch { throw .decodingFailure(path: "channels") }
    }

    /// Measurements of the body, or daily totals. The kind is one of `BodyPayload.kinds`.
    public func body(_ kind: String, from: Day? = nil, to: Day? = nil) async throws(HearthClientError) -> BodyPayload {
        try await get(.body, ["kind": kind, "from": text(from), "to": text(to)])
    }

    /// One series, or all for a nil name.
    public func trends(
        _ name: TrendName? = nil, from: Day? = nil, to: Day? = nil
    ) async throws(HearthClientError) -> TrendsPayload {
        try await get(.trends, ["name": name?.rawValue, "from": text(from), "to": text(to)])
    }

    public func heat(_ day: Day? = nil) async throws(HearthClientError) -> HeatPayload {
        try await get(.heat, ["day": text(day)])
    }

    /// - Parameter limit: newest sessions of each room, 1…500.
    public func heatedSessions(limit: Int? = nil) async throws(HearthClientError) -> HeatedSessionsPayload {
        try await get(.heatedSessions, ["limit": limit.map { String($0) }])
    }

    public func routines() async throws(HearthClientError) -> RoutinesPayload { try await get(.routines) }

    /// - Parameter reference: `reference` of a routine in a list.
    public func routine(_ reference: String) async throws(HearthClientError) -> RoutinePayload {
        let parts = reference.split(separator: "/", maxSplits: 1).map { String($0) }
        return try await get(.routine, ["pack": parts.first, "routine": parts.count > 1 ? parts[1] : nil])
    }

    public func currentRoutine() async throws(HearthClientError) -> CurrentRoutinePayload { try await get(.currentRoutine) }

    /// The plan by date. Its address is older than the others.
    public func plan() async throws(HearthClientError) -> PlanPayload {
        try ServerConnection.decoded(try await connection.send("GET", .plan))
    }

    public func imports() async throws(HearthClientError) -> ImportsPayload { try await get(.imports) }

    public func importJob(_ id: Int) async throws(HearthClientError) -> ImportPayload {
        try await get(.importJob, ["id": String(id)])
    }

    public func figures(_ day: Day? = nil) async throws(HearthClientError) -> FiguresPayload {
        try await get(.figures, ["day": text(day)])
    }

    /// How a figure, such as `acwr`, was made.
    public func figure(_ name: String, day: Day? = nil) async throws(HearthClientError) -> NamedFigurePayload {
        try await get(.figure, ["name": name, "day": text(day)])
    }

    // MARK: Changes, with the scopes `write` and `import`

    /// Changes what the athlete states of an activity.
    public func edit(
        activity id: String, _ edit: EditRequestPayload
    ) async throws(HearthClientError) -> ActivityPayload {
        try await send(.enterEdit, ["id": id], try encoded(edit), type: "application/json")
    }

    /// Undoes the newest edit of an activity.
    public func undoEdit(ofActivity id: String) async throws(HearthClientError) -> ActivityPayload {
        try await send(.undoEdit, ["id": id])
    }

    /// Follows, pauses, resumes or stops a routine.
    public func changeRoutine(
        _ change: RoutineRequestPayload
    ) async throws(HearthClientError) -> CurrentRoutinePayload {
        try await send(.changeRoutine, [:], try encoded(change), type: "application/json")
    }

    /// Uploads a file under a name with its ending. The same bytes again change nothing.
    public func upload(_ file: Data, named name: String) async throws(HearthClientError) -> ImportPayload {
        try await send(.upload, ["name": name], file, type: Endpoint.Body.fileType)
    }

    /// Stops an import that waits or runs.
    public func stopImport(_ id: Int) async throws(HearthClientError) -> ImportPayload {
        try await send(.stopImport, ["id": String(id)])
    }

    private func encoded(_ payload: some Encodable) throws(HearthClientError) -> Data {
        do { return try JSONEncoder().encode(payload) } catch { throw .decodingFailure(path: "body") }
    }

    private func send<Answer: Decodable>(
        _ name: Endpoint.Name, _ values: [String: String?], _ bytes: Data? = nil, type: String? = nil
    ) async throws(HearthClientError) -> Answer {
        try ServerConnection.decoded(try await body(name, values, sending: bytes, type: type))
    }

    private func text(_ day: Day?) -> String? { day.map { ISO8601.text($0) } }

    private func get<Answer: Decodable>(
        _ name: Endpoint.Name, _ values: [String: String?] = [:]
    ) async throws(HearthClientError) -> Answer {
        try ServerConnection.decoded(try await body(name, values))
    }

    private func body(
        _ name: Endpoint.Name, _ values: [String: String?], sending bytes: Data? = nil, type: String? = nil,
        accepting accepted: String = "application/json"
    ) async throws(HearthClientError) -> Data {
        guard let endpoint = Endpoint.named(name), let address = endpoint.address(values.compactMapValues { $0 }) else {
            throw .networkFailure(reason: "no address: " + name.rawValue)
        }
        return try await connection.send(
            endpoint.method.rawValue.uppercased(), path: address, body: bytes, type: type, accepting: accepted)
    }
}
