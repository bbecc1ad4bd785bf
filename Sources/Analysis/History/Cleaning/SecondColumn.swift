/// A value for every second of a session, if known.
struct SecondColumn {
    private(set) var values: [Double]
    private(set) var isKnown: [Bool]

    var count: Int { values.count }

    /// Seconds in a week: a longer recording indicates a wrong clock. A recording of exactly a week has one more value, at its end.
    static let longest = 7 * 86_400

    /// Interpolates linearly between samples at most `longestGap` seconds apart; nil elsewhere.
    init(seconds: [Double], values samples: [Double], count: Int, longestGap: Double) {
        let count = min(max(0, count), SecondColumn.longest + 1)
        values = [Double](repeating: 0, count: count)
        isKnown = [Bool](repeating: false, count: count)
        var previous = 0
        for next in samples.indices {
            defer { previous = next }
            guard let cell = SecondColumn.cell(seconds[next], count) else { continue }
            values[cell] = samples[next]
            isKnown[cell] = true
            guard next > 0, seconds[next] - seconds[previous] <= longestGap, seconds[next] > seconds[previous] else { continue }
            guard let first = SecondColumn.cell(seconds[previous], count), cell > first + 1 else { continue }
            for between in (first + 1)..<cell {
                let share = (Double(between) - seconds[previous]) / (seconds[next] - seconds[previous])
                values[between] = samples[previous] + min(1, max(0, share)) * (samples[next] - samples[previous])
                isKnown[between] = true
            }
        }
    }

    static func cell(_ second: Double, _ count: Int) -> Int? {
        guard second >= 0, second < Double(count) else { return nil }
        return Int(second)
    }

    subscript(second: Int) -> Double? { isKnown[second] ? values[second] : nil }
}
