import Measures

/// Reads the times of a track, thousands of them that differ in their last digits only.
///
/// A stamp that shares its first fourteen bytes (`2024-05-01T10:`) with the one before differs from it by minutes and seconds
/// alone, and those are added up without reading the date again. The result is that of `ISO8601.stamp` to the microsecond.
struct StampReader {
    /// How many stamps named no zone.
    private(set) var withoutZone = 0
    /// Whether any stamp named its zone.
    private(set) var namesZones = false
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
        readShort(range, in: scanner) ?? readWhole(range, in: scanner)
    }

    /// Seconds since 1970 of a stamp that can be read; nil, and nothing noted, of any other.
    @inline(__always)
    mutating func readNext(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        if let time = readShort(range, in: scanner) { return time }
        var next = self
        let time = next.readWhole(range, in: scanner)
        guard !time.isNaN else { return nil }
        self = next
        return time
    }

    /// `2024-05-01T10:20:30Z` or `…30.123Z` of the hour that is known: only stamps in UTC take the short way.
    @inline(__always)
    private mutating func readShort(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        guard isKnown, range.count <= 28, isUTC(range, in: scanner),
            scanner.word(at: range.lowerBound) == known.0, scanner.word(at: range.lowerBound + 6) == known.1,
            let seconds = secondsOfHour(range, in: scanner)
        else { return nil }
        offset = nil
        return hour + seconds
    }

    @inline(__always)
    private func isUTC(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Bool {
        range.count >= 20 && scanner.bytes[range.upperBound - 1] == UInt8(ascii: "Z")
    }

    private mutating func readWhole(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double {
        guard let stamp = scanner.stamp(range) else { return .nan }
        let time = stamp.moment.secondsSince1970
        guard let ahead = stamp.offset else {
            withoutZone += 1
            offset = nil
            return time
        }
        namesZones = true
        offset = ahead.secondsAheadOfUTC == 0 ? nil : ahead
        if offset == nil, isUTC(range, in: scanner), let seconds = secondsOfHour(range, in: scanner) {
            known = (scanner.word(at: range.lowerBound), scanner.word(at: range.lowerBound + 6))
            hour = (time - seconds).rounded(.toNearestOrEven)
            isKnown = true
        }
        return time
    }

    /// What `…20:30.123Z` adds to the hour; nil for anything else, a leap second included.
    /// - Parameter range: twenty bytes at least.
    @inline(__always)
    private func secondsOfHour(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        // `0:20:30Z`: all but a fraction stands in one word.
        let word = scanner.word(at: range.lowerBound + 12)
        func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word &>> (8 &* index)) }
        let minutes = (tens: byte(2) &- 0x30, ones: byte(3) &- 0x30)
        let seconds = (tens: byte(5) &- 0x30, ones: byte(6) &- 0x30)
        guard minutes.tens < 6, minutes.ones < 10, byte(4) == UInt8(ascii: ":"), seconds.tens < 6, seconds.ones < 10 else {
            return nil
        }
        let whole = Double(seconds.tens &* 10 &+ seconds.ones)
        guard let fraction = range.count == 20 ? 0 : fraction(range, in: scanner) else { return nil }
        return Double(minutes.tens &* 10 &+ minutes.ones) * 60 + (whole + fraction)
    }

    /// `.123` behind the seconds; nil for anything else.
    private func fraction(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        guard range.count >= 22, scanner.bytes[range.lowerBound + 19] == UInt8(ascii: ".") else { return nil }
        var digits = 0.0
        var scale = 1.0
        for index in range.lowerBound + 20..<range.upperBound - 1 {
            let digit = scanner.bytes[index] &- 0x30
            guard digit < 10 else { return nil }
            digits = digits * 10 + Double(digit)
            scale *= 10
        }
        return digits / scale
    }
}
