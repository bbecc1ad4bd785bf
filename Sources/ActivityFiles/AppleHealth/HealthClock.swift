import Measures

/// Reads the only date format of Health exports, `2024-05-01 10:20:30 +0200`, with a few comparisons: successive records mostly share the
/// day and the offset.
struct HealthClock {
    /// UTC offset of the last date. The private fields hold its parsed words.
    private(set) var offset = 0
    private var dayWord: UInt64 = 0
    private var dayEnd: UInt16 = 0
    private var dayStart = 0
    private var offsetWord: UInt64 = 0

    static let length = 25

    /// Returns seconds since 1970; nil if the 25 bytes from `start` on are not such a date.
    @inline(__always)
    mutating func seconds(_ raw: RawSpan, at start: Int) -> Int? {
        guard start &+ HealthClock.length <= raw.byteCount else { return nil }
        let head = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
        let tail = UInt16(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: start &+ 8, as: UInt16.self))
        let clock = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: start &+ 11, as: UInt64.self))
        // Six bytes: the space and the offset.
        let zone = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: start &+ 17, as: UInt64.self)) >> 16
        if head != dayWord || tail != dayEnd {
            guard let day = HealthClock.day(raw, at: start) else { return nil }
            dayWord = head
            dayEnd = tail
            dayStart = day
        }
        if zone != offsetWord {
            guard let seconds = HealthClock.offset(raw, at: start &+ 19) else { return nil }
            offsetWord = zone
            offset = seconds
        }
        // Digits become 0…9 and colons 0; a larger byte sets its top bit.
        let digits = clock ^ 0x3030_3A30_303A_3030
        guard raw.unsafeLoad(fromByteOffset: start &+ 10, as: UInt8.self) == 0x20,
            (digits &+ 0x7676_7F76_767F_7676 | digits) & 0x8080_8080_8080_8080 == 0
        else { return nil }
        let hour = Int(digits & 15) &* 10 &+ Int(digits >> 8 & 15)
        let minute = Int(digits >> 24 & 15) &* 10 &+ Int(digits >> 32 & 15)
        let second = Int(digits >> 48 & 15) &* 10 &+ Int(digits >> 56 & 15)
        guard hour <= 24, minute < 60, second <= 60 else { return nil }
        return dayStart &+ hour &* 3600 &+ minute &* 60 &+ second &- offset
    }

    private static func day(_ raw: RawSpan, at start: Int) -> Int? {
        guard let year = number(raw, at: start, digits: 4), let month = number(raw, at: start + 5, digits: 2),
            let day = number(raw, at: start + 8, digits: 2), byte(raw, at: start + 4) == 0x2D, byte(raw, at: start + 7) == 0x2D,
            let number = Day(year: year, month: month, day: day)?.number
        else { return nil }
        return number * 86_400
    }

    private static func offset(_ raw: RawSpan, at start: Int) -> Int? {
        let sign = byte(raw, at: start + 1)
        guard byte(raw, at: start) == 0x20, sign == 0x2B || sign == 0x2D, let hours = number(raw, at: start + 2, digits: 2),
            let minutes = number(raw, at: start + 4, digits: 2), hours <= 18, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
    }

    private static func byte(_ raw: RawSpan, at offset: Int) -> UInt8 { raw.unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

    private static func number(_ raw: RawSpan, at start: Int, digits: Int) -> Int? {
        var value = 0
        for index in start..<start + digits {
            let digit = byte(raw, at: index) &- 0x30
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}
