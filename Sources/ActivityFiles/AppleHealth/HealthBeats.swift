import Measures

/// The heart beats of a variability record: the local time of each, and its rate.
struct HealthBeats {
    /// Seconds since local midnight, or since local midnight or noon on a 12-hour clock.
    private var times: [Double] = []
    private var rates: [Double] = []
    /// Whether the times state the half of the day.
    private var knowsHalf = true

    var isEmpty: Bool { times.isEmpty }

    mutating func removeAll() {
        times.removeAll(keepingCapacity: true)
        rates.removeAll(keepingCapacity: true)
        knowsHalf = true
    }

    /// - Parameter time: `00:20:37,80`, `4:17:18.57 pm`, `4:17:18.57 PM` with a narrow blank, `下午4:17:18.57`.
    /// - Returns: false if the time is unreadable.
    mutating func append(rate: Double, time: Span<UInt8>) -> Bool {
        var groups: (Int, Int, Int) = (0, 0, 0)
        var count = 0
        var fraction = 0.0
        var half: Bool?
        var isTwelve = false
        var cursor = 0
        while cursor < time.count {
            let byte = time[cursor]
            if byte &- 0x30 < 10 {
                var number = 0
                var scale = 1.0
                var length = 0
                while cursor < time.count, time[cursor] &- 0x30 < 10, length < 9 {
                    number = number * 10 + Int(time[cursor] - 0x30)
                    scale *= 10
                    length += 1
                    cursor += 1
                }
                switch count {
                case 0: groups.0 = number
                case 1: groups.1 = number
                case 2: groups.2 = number
                case 3: fraction = Double(number) / scale
                default: return false
                }
                count += 1
                continue
            }
            if byte | 0x20 == UInt8(ascii: "p") { half = true }
            if byte | 0x20 == UInt8(ascii: "a") { half = false }
            // 上午 and 下午: 上 and 下 share their second byte and differ in the third.
            if byte == 0xB8, cursor + 1 < time.count {
                if time[cursor + 1] == 0x8A { half = false }
                if time[cursor + 1] == 0x8B { half = true }
            }
            if byte >= 0x80 || byte | 0x20 == UInt8(ascii: "m") { isTwelve = true }
            cursor += 1
        }
        guard count >= 3, groups.0 <= 24, groups.1 < 60, groups.2 <= 60, rate > 0 else { return false }
        var hour = groups.0
        if let half { hour = hour % 12 + (half ? 12 : 0) } else if isTwelve { knowsHalf = false }
        times.append(Double(hour * 3600 + groups.1 * 60 + groups.2) + fraction)
        rates.append(rate)
        return true
    }

    /// Root mean square of successive differences between beats, in milliseconds.
    ///
    /// Formula: √( Σ (RRₖ − RRₖ₋₁)² / n ) over neighbouring intervals (Task Force of the ESC and NASPE, Circulation 93, 1996).
    /// An interval is the time between two beats. Exports omit beats, so an interval counts only if it agrees with the rate of its second
    /// beat. Tolerance: ± ½ beat a minute for the whole-number rate, and 1/100 s for the clock.
    /// - Returns: nil with fewer than 20 differences, and when `lacksBeats`.
    var rmssd: Double? {
        if lacksBeats { return nil }
        var sum = 0.0
        var count = 0
        var previous: Double?
        for index in 1..<max(1, times.count) {
            guard let interval = interval(endingAt: index) else {
                previous = nil
                continue
            }
            if let previous {
                sum += (interval - previous) * (interval - previous)
                count += 1
            }
            previous = interval
        }
        guard count >= 20 else { return nil }
        return (sum / Double(count)).squareRoot() * 1000
    }

    /// Whether more than one beat in twenty is missing or implausible, judged by the rates of the recorded beats.
    var lacksBeats: Bool {
        var missing = 0.0
        for index in 1..<max(1, times.count) where interval(endingAt: index) == nil {
            let expected = (seconds(before: index) * rates[index] / 60).rounded(.toNearestOrEven)
            missing += max(1, expected - 1)
        }
        return missing * 20 > Double(times.count) + missing
    }

    private func seconds(before index: Int) -> Double {
        let seconds = times[index] - times[index - 1]
        return seconds < 0 ? seconds + (knowsHalf ? 86_400 : 43_200) : seconds  // past midnight, or past noon
    }

    private func interval(endingAt index: Int) -> Double? {
        let seconds = seconds(before: index)
        let rate = rates[index]
        let shortest = 60 / (rate + 0.5) - 0.011
        let longest = rate > 0.5 ? 60 / (rate - 0.5) + 0.011 : 0
        return seconds >= shortest && seconds <= longest ? seconds : nil
    }

    /// Returns the offset of the local clock from UTC; the first beat comes within minutes of the record's start.
    func offset(startingAt second: Int) -> Int? {
        guard knowsHalf, let first = times.first else { return nil }
        let utc = Double(second % 86_400)
        var ahead = first - utc
        while ahead < -43_200 { ahead += 86_400 }
        while ahead > 50_400 { ahead -= 86_400 }
        return LocalOffset(nearest: ahead, tolerance: 180)?.secondsAheadOfUTC
    }
}
