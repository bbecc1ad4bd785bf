import Contract
import Measures
import Sync
import Training
import TrainingLog

/// Events for a device: where the server is after each change of a record or of the settings. They have no content of a record.
struct DeviceEvents: EventWriter {
    let journal: Journal
    /// The day whose zones the settings have.
    let today: @Sendable () async throws -> Day
    /// Throws if the token is no longer valid.
    let authorize: @Sendable () async throws -> Void
    /// What the device has; nil where unknown.
    var cursor: Cursor?
    var settings: Int64?
    private var basis: Basis?
    /// The counter of the settings when `basis` was read.
    private var latest: Int64?

    /// What the settings depend on, besides the history of training.
    private struct Basis: Equatable {
        var athlete: Athlete
        var types: ClassTypeList
    }

    init(
        journal: Journal, after known: Known, today: @escaping @Sendable () async throws -> Day,
        authorize: @escaping @Sendable () async throws -> Void
    ) {
        self.journal = journal
        self.today = today
        self.authorize = authorize
        cursor = known.cursor
        settings = known.settings
    }

    /// What a device states that it has.
    struct Known: Equatable {
        var cursor: Cursor?
        var settings: Int64?

        init() {}

        /// Nil for a text that is neither a cursor nor the id of an event.
        init?(_ text: String) {
            if let state = ServerState(text) {
                (cursor, settings) = (state.cursor, state.settings)
            } else {
                guard let cursor = Cursor(text) else { return nil }
                self.cursor = cursor
            }
        }
    }

    mutating func opening() async throws -> String { try await news() }

    mutating func text(_ event: ChangeFeed.Event) async throws -> String? {
        do {
            try await authorize()
        } catch is RequestFailure {
            return nil  // the device's next request learns the reason
        }
        switch event {
        case .changed: return try await news()
        case .importMoved, .renewalMoved, .pairingMoved: return ""
        case .stillHere: return ": still here\n\n"
        }
    }

    /// Returns the event about the present state; empty if the device has it.
    private mutating func news() async throws -> String {
        let last = try await journal.lastCursor()
        guard let state = ServerState(cursor: last, settings: try await settingsCounter()) else { return "" }
        guard state.cursor != cursor || state.settings != settings else { return "" }
        (cursor, settings) = (state.cursor, state.settings)
        let data = String(decoding: try JSONAnswer.bytes(SyncEventPayload(state)), as: UTF8.self)
        return "id: \(state.text)\nevent: \(SyncEventPayload.event)\ndata: \(data)\n\n"
    }

    /// The zones follow from the whole history, which an import changes every second. They are read again only if the profile or the
    /// class types changed; a device learns of other zones in its next round.
    private mutating func settingsCounter() async throws -> Int64 {
        let now = Basis(athlete: try await journal.athlete(), types: try await journal.classTypes())
        if let latest, now == basis { return latest }
        let counter = try await journal.deviceSettings(asOf: try await today()).version.counter
        (basis, latest) = (now, counter)
        return counter
    }
}
