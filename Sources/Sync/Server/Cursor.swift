public import Measures

/// A place in a server's sequence of changes. Clients store its text and send it back unchanged.
public struct Cursor: Hashable, Sendable {
    /// Identifies the server's data. A new data folder and a restored backup have a new epoch, which makes old cursors invalid.
    public let epoch: UniqueID
    /// Position of the last change that the client has; 0 for none.
    public let position: Int64

    /// Nil for a position outside `positions`.
    public init?(epoch: UniqueID, position: Int64) {
        guard Cursor.positions.contains(position) else { return nil }
        self.epoch = epoch
        self.position = position
    }

    /// Valid positions. JSON numbers are exact up to 2⁵³.
    public static let positions: ClosedRange<Int64> = 0...(1 << 53)

    /// Parses `text`. Nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count > 37, text.utf8.count <= 60, let dot = text.utf8.firstIndex(of: 0x2E),
            let epoch = UniqueID(String(text[..<dot])), let position = Int64(text[text.index(after: dot)...])
        else { return nil }
        self.init(epoch: epoch, position: position)
    }

    /// The epoch and the position with a full stop between them.
    public var text: String { epoch.text + "." + String(position) }
}
