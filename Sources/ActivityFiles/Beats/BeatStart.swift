public import Measures

/// First line of a heart-rate file with the start of the recording, for files without a date.
///
/// `hearth import --start` writes it, so that the stored original can be read again without user input.
public enum BeatStart {
    static let mark: StaticString = "hearth start "
    private static let longestLine = 80

    /// Returns the line for a start, with its line end.
    public static func line(_ start: Moment, at offset: LocalOffset) -> String {
        "\(mark)" + ISO8601.text(start, at: offset) + "\n"
    }

    /// Returns the stated start and the length of the line in bytes; nil without such a line.
    static func read(_ bytes: Span<UInt8>) -> (start: ISO8601.Stamp, length: Int)? {
        guard bytes.starts(with: mark) else { return nil }
        var end = 0
        while end < min(bytes.count, longestLine), bytes[end] != 0x0A { end += 1 }
        guard end < bytes.count, bytes[end] == 0x0A else { return nil }
        guard let start = ISO8601.stamp(bytes.extracting(mark.utf8CodeUnitCount..<end)) else { return nil }
        guard PlausibleTime.ofPeople.contains(start.moment.secondsSince1970) else { return nil }
        return (start, end + 1)
    }
}
