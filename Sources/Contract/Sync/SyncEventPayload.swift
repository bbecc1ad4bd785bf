public import Sync

/// Data of an event: where the server is. A device that is elsewhere pulls, and fetches the settings.
public struct SyncEventPayload: Codable, Equatable, Sendable {
    /// Name of the event.
    public static let event = "sync"

    /// Cursor of the last change of a record.
    public var cursor: String
    /// Counter of the settings.
    public var settings: Int64

    public init(_ state: ServerState) {
        cursor = state.cursor.text
        settings = state.settings
    }

    /// Nil for an invalid cursor or counter.
    public var state: ServerState? { Cursor(cursor).flatMap { ServerState(cursor: $0, settings: settings) } }

    enum CodingKeys: String, CodingKey, CaseIterable { case cursor, settings }
}

/// Body of an acknowledgement: the device has stored all changes up to the cursor.
public struct AcknowledgementPayload: Codable, Equatable, Sendable {
    public var cursor: String

    public init(_ cursor: Cursor) { self.cursor = cursor.text }

    enum CodingKeys: String, CodingKey, CaseIterable { case cursor }
}

/// Response to an acknowledgement.
public struct AcknowledgedPayload: Codable, Equatable, Sendable {
    /// Cursor of the last change of a record.
    public var cursor: String
    /// Whether the acknowledged cursor was not of this server's data, so that nothing was acknowledged.
    public var restarts: Bool

    public init(cursor: Cursor, restarts: Bool) {
        self.cursor = cursor.text
        self.restarts = restarts
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case cursor, restarts }
}
