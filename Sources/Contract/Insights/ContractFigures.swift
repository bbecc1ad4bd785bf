/// Formats numbers as in the contract: rounded half up, once, in the output.
enum ContractFigures {
    /// Returns `value` rounded to 0…6 decimals. Halves round up for either sign, as in `floor(x + 0.5)`.
    static func rounded(_ value: Double, decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<min(max(decimals, 0), 6) { scale *= 10 }
        let scaled = value * scale + 0.5
        guard scaled.isFinite else { return 0 }
        let rounded = scaled.rounded(.down) / scale
        return rounded == 0 ? 0 : rounded  // never "-0"
    }

    /// Returns whole seconds, half up; nil for a value that no clock can show.
    static func seconds(_ value: Double) -> Int? {
        let rounded = rounded(value, decimals: 0)
        guard value.isFinite, (0..<360_000_000).contains(rounded) else { return nil }
        return Int(rounded)
    }

    /// `H:MM:SS`.
    static func clock(seconds: Int) -> String {
        String(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60)
    }

    /// Returns `M:SS` from unrounded seconds.
    static func pace(_ secondsPerUnit: Double) -> String? {
        guard secondsPerUnit > 0, let whole = seconds(secondsPerUnit) else { return nil }
        return String(whole / 60) + ":" + two(whole % 60)
    }

    /// Returns `5:00-7:00 AM`, with both halves of the day when the hours cross noon or midnight.
    static func hours(from start: Int, to end: Int) -> String {
        let first = clockFace(start)
        let last = clockFace(end)
        let opening = first.half == last.half ? first.hour : first.hour + " " + first.half
        return opening + "-" + last.hour + " " + last.half
    }

    private static func clockFace(_ hour: Int) -> (hour: String, half: String) {
        let inDay = ((hour % 24) + 24) % 24
        let face = inDay % 12 == 0 ? 12 : inDay % 12
        return (String(face) + ":00", inDay < 12 ? "AM" : "PM")
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
}
