import Measures

/// Reads the times of a track, thousands of them that differ in their last digits only.
///
/// A stamp that shares its first seventeen bytes (`2024-05-01T10:20:`) with the one before differs from it by seconds alone, and
/// those are added up without reading the date again. The result is that of `ISO8601.stamp` to the microsecond.
struct StampReader {
    /// How many stamps named no zone.
    private(set) var withoutZone = 0
    /// How many could not be read.
    private(set) var unreadable = 0
    /// The offset from UTC that the last stamp wrote, unless it was UTC itself, which is no wall clock.
    private(set) var offset: LocalOffset?

    private var known: (UInt64, UInt64, UInt8) = (0, 0, 0)
    private var minute = 0.0
    private var isKnown = false

    /// Seconds since 1970; NaN when there is no time in the range.
    @inline(__always)
    mutating func read(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double {
        let length = range.count
        // `2024-05-01T10:20:30Z` or `…30.123Z`: only stamps in UTC take the short way.
        if isKnown, length >= 20, length <= 28, scanner.bytes[range.upperBound - 1] == UInt8(ascii: "Z"),
            let seconds = seconds(range.lowerBound + 17..<range.upperBound - 1, in: scanner),
            scanner.word(at: range.lowerBound) == known.0, scanner.word(at: range.lowerBound + 8) == known.1,
            scanner.bytes[range.lowerBound + 16] == known.2
        {
            return minute + seconds
        }
        return readWhole(range, in: scanner)
    }

    /// Seconds since 1970 of a stamp that can be read; nil, and nothing noted, of any other.
    @inline(__always)
    mutating func readNext(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        var next = self
        let time = next.read(range, in: scanner)
        guard !time.isNaN else { return nil }
        self = next
        return time
    }

    private mutating func readWhole(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double {
        guard let stamp = scanner.stamp(range) else {
            unreadable += 1
            return .nan
        }
        let time = stamp.moment.secondsSince1970
        guard let ahead = stamp.offset else {
            withoutZone += 1
            offset = nil
            return time
        }
        offset = ahead.secondsAheadOfUTC == 0 ? nil : ahead
        if offset == nil, range.count >= 20,
            scanner.bytes[range.upperBound - 1] == UInt8(ascii: "Z"),
            scanner.bytes[range.lowerBound + 16] == UInt8(ascii: ":"),
            let seconds = seconds(range.lowerBound + 17..<range.upperBound - 1, in: scanner)
        {
            known = (
                scanner.word(at: range.lowerBound), scanner.word(at: range.lowerBound + 8),
                scanner.bytes[range.lowerBound + 16]
            )
            minute = (time - seconds).rounded(.toNearestOrEven)
            isKnown = true
        }
        return time
    }

    /// `30` or `30.123`; nil for anything else, a leap second included.
    @inline(__always)
    private func seconds(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        let start = range.lowerBound
        guard range.count >= 2 else { return nil }
        let tens = scanner.bytes[start] &- 0x30
        let ones = scanner.bytes[start + 1] &- 0x30
        guard tens < 6, ones < 10 else { return nil }
        let whole = Double(tens &* 10 &+ ones)
        if range.count == 2 { return whole }
        guard range.count >= 4, scanner.bytes[start + 2] == UInt8(ascii: ".") else { return nil }
        var digits = 0.0
        var scale = 1.0
        for index in start + 3..<range.upperBound {
            let digit = scanner.bytes[index] &- 0x30
            guard digit < 10 else { return nil }
            digits = digits * 10 + Double(digit)
            scale *= 10
        }
        return whole + digits / scale
    }
}
