import Measures

/// The local time in the name of a route file: `route_2019-06-11_3.00pm.gpx` ended at 15:00 by the owner's clock, regardless of the
/// export's offset.
struct HealthRouteName {
    /// Local end of the route, in seconds since 1970 as if the clock showed UTC.
    let localEnd: Int

    init?(_ path: String) {
        let bytes = Array(path.utf8)
        // Reads backwards, since folder names may contain digits.
        var index = bytes.count - 1
        while index >= 0, bytes[index] != UInt8(ascii: "_") { index -= 1 }
        guard index >= 10, let date = ISO8601.day(String(decoding: bytes[(index - 10)..<index], as: UTF8.self)) else {
            return nil
        }
        var numbers: [Int] = []
        var isAfternoon: Bool?
        var cursor = index + 1
        while cursor < bytes.count, numbers.count < 2 {
            var number = 0
            var length = 0
            while cursor < bytes.count, bytes[cursor] &- 0x30 < 10, length < 2 {
                number = number * 10 + Int(bytes[cursor] - 0x30)
                length += 1
                cursor += 1
            }
            guard length > 0 else { return nil }
            numbers.append(number)
            if numbers.count == 1 {
                guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") else { return nil }
                cursor += 1
            }
        }
        guard numbers.count == 2 else { return nil }
        // The rest is `pm.gpx`, `.gpx` or `-2.gpx`.
        while cursor + 1 < bytes.count, bytes[cursor] != UInt8(ascii: ".") {
            if bytes[cursor + 1] | 0x20 == UInt8(ascii: "m") {
                if bytes[cursor] | 0x20 == UInt8(ascii: "p") { isAfternoon = true }
                if bytes[cursor] | 0x20 == UInt8(ascii: "a") { isAfternoon = false }
            }
            cursor += 1
        }
        var hour = numbers[0]
        if let isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard hour < 24, numbers[1] < 60 else { return nil }
        localEnd = date.number * 86_400 + hour * 3600 + numbers[1] * 60
    }

    /// Returns the clock's offset from UTC for a workout that ended at a moment; nil if both do not match.
    ///
    /// A name contains whole minutes, and a route may end minutes before its workout.
    func offset(endingAt second: Int) -> Int? {
        LocalOffset(nearest: Double(localEnd - second), tolerance: 240)?.secondsAheadOfUTC
    }
}
