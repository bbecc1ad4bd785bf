import Measures

/// Reads the times of a track, thousands of them that differ in their last digits only.
///
/// A stamp that shares its first fourteen bytes (`2024-05-01T10:`) with the one before differs from it by minutes and seconds
/// alone, and those are added up without reading the date again. The result is that of `ISO8601.stamp` to the microsecond.
struct StampReader {
    /// How many stamps named no zone.
    private(set) var withoutZone = 0
    /// How many could not be read.
    private(set) var unreadable = 0
    /// The offset from UTC that the last stamp wrote, unless it was UTC itself, which is no wall clock.
    private(set) var offset: LocalOffset?

    /// The first fourteen bytes of the last stamp as two words that overlap.
    private var known: (UInt64, UInt64) = (0, 0)
    /// When its hour began.
    private var hour = 0.0
    private var isKnown = false

    /// Seconds since 1970; NaN when there is no time in the range.
    @inline(__always)
    mutating func read(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double {
        let length = range.count
        // `2024-05-01T10:20:30Z` or `…30.123Z`: only stamps in UTC take the short way.
        if isKnown, length >= 20, length <= 28, scanner.bytes[range.upperBound - 1] == UInt8(ascii: "Z"),
            scanner.word(at: range.lowerBound) == known.0, scanner.word(at: range.lowerBound + 6) == known.1,
            let seconds = secondsOfHour(range, in: scanner)
        {
            offset = nil
            return hour + seconds
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
            let seconds = secondsOfHour(range, in: scanner)
        {
            known = (scanner.word(at: range.lowerBound), scanner.word(at: range.lowerBound + 6))
            hour = (time - seconds).rounded(.toNearestOrEven)
            isKnown = true
        }
        return time
    }

    /// What `…20:30.123Z` adds to the hour; nil for anything else.
    @inline(__always)
    private func secondsOfHour(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        let start = range.lowerBound + 14
        let tens = scanner.bytes[start] &- 0x30
        let ones = scanner.bytes[start + 1] &- 0x30
        guard tens < 6, ones < 10, scanner.bytes[start + 2] == UInt8(ascii: ":"),
            let seconds = seconds(start + 3..<range.upperBound - 1, in: scanner)
        else { return nil }
        return Double(tens &* 10 &+ ones) * 60 + seconds
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
