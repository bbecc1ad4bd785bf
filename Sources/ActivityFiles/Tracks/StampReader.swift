import Measures

/// Reads the timestamps of a track, thousands of which differ in their last digits only.
///
/// A timestamp with the same first fourteen bytes (`2024-05-01T10:`) as the one before differs in minutes and seconds only, which are added
/// without reading the date again. The result equals that of `ISO8601.stamp` to the microsecond.
struct StampReader {
    /// Number of timestamps without a zone.
    private(set) var withoutZone = 0
    /// Whether any timestamp has a zone.
    private(set) var namesZones = false
    /// The UTC offset of the last timestamp; nil for UTC itself, which is not a local time.
    private(set) var offset: LocalOffset?

    /// The first fourteen bytes of the last timestamp as two overlapping words.
    private var known: (UInt64, UInt64) = (0, 0)
    /// Start of its hour.
    private var hour = 0.0
    private var isKnown = false

    /// Returns seconds since 1970; NaN without a time in the range.
    @inline(__always)
    mutating func read(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double {
        readShort(range, in: scanner) ?? readWhole(range, in: scanner)
    }

    /// Returns seconds since 1970 of a readable timestamp; nil, without a note, for any other.
    @inline(__always)
    mutating func readNext(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        if let time = readShort(range, in: scanner) { return time }
        var next = self
        let time = next.readWhole(range, in: scanner)
        guard !time.isNaN else { return nil }
        self = next
        return time
    }

    /// Reads `2024-05-01T10:20:30Z` or `…30.123Z` of the known hour: only timestamps in UTC take this fast path.
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

    /// Returns the seconds of `…20:30.123Z` within the hour; nil for any other text, including a leap second.
    /// - Parameter range: at least twenty bytes.
    @inline(__always)
    private func secondsOfHour(_ range: Range<Int>, in scanner: borrowing XMLScanner) -> Double? {
        // `0:20:30Z`: everything except a fraction fits into one word.
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

    /// Returns the fraction `.123` after the seconds; nil for any other text.
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
