public import Analysis
import Measures

/// Place in the list of activities: start and id of the last activity of a page.
///
/// It depends on no position, so that activities which are added or removed do not move it. Clients treat its text as opaque.
public struct ActivityCursor: Equatable, Sendable {
    private var seconds: Double
    private var id: String

    public init(_ digest: ActivityDigest) {
        seconds = digest.start.secondsSince1970
        id = digest.id
    }

    /// Parses `text`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 16, let bits = UInt64(parts[0], radix: 16), !parts[1].isEmpty else {
            return nil
        }
        seconds = Double(bitPattern: bits)
        guard seconds.isFinite else { return nil }
        id = String(parts[1])
    }

    public var text: String {
        let bits = String(seconds.bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - bits.utf8.count) + bits + "." + id
    }

    /// Whether an activity comes after this place in the list, which is descending.
    func isBefore(_ digest: ActivityDigest) -> Bool {
        (digest.start.secondsSince1970, digest.id) < (seconds, id)
    }
}
