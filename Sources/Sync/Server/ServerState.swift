/// Where a server is: the place of its last change, and the version of the owner's settings. It announces this to devices.
public struct ServerState: Hashable, Sendable {
    /// Place of the last change of a record.
    public let cursor: Cursor
    /// Counter of the settings, 1 or more. Their epoch is the cursor's.
    public let settings: Int64

    /// Nil for a counter outside `counters`.
    public init?(cursor: Cursor, settings: Int64) {
        guard ServerState.counters.contains(settings) else { return nil }
        self.cursor = cursor
        self.settings = settings
    }

    /// Valid counters. JSON numbers are exact up to 2⁵³.
    public static let counters: ClosedRange<Int64> = 1...(1 << 53)

    /// Parses `text`. Nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count <= 80, let dot = text.utf8.lastIndex(of: 0x2E), let cursor = Cursor(String(text[..<dot])),
            let settings = Int64(text[text.index(after: dot)...])
        else { return nil }
        self.init(cursor: cursor, settings: settings)
    }

    /// The cursor's text and the counter with a full stop between them.
    public var text: String { cursor.text + "." + String(settings) }
}
