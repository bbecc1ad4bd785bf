import Training

/// Heart rate without implausible values.
///
/// Formula: values below 30 and above 230 and jumps of more than 25 beats within 5 s are removed; gaps up to 30 s are interpolated.
/// Units: beats per minute.
/// Source: our own, because vendors do not publish their filters.
/// Grade: own definition.
public enum HeartRateCleaning {
    public static let card = ModelCard(
        id: "heart_rate_cleaning", name: "Heart rate, cleaned", alsoKnownAs: [],
        formula:
            "drop < 30, > 230 and jumps > 25 bpm in ≤ 5 s; bridge gaps ≤ 30 s; coverage = valid / moving time; doubtful when "
            + "within 3 of cadence for more than 5 min (cadence as counted, else 60 · speed / step length over 30 s)",
        units: "bpm", source: "our own, because the sensors' errors are known and the vendors' filters are not",
        grade: .ownDefinition,
        limits:
            "A sensor with a steady error is not detected.")

    static let longestBridge = 30.0
    /// Plausible heart rates in beats per minute.
    static let plausible = 30.0...230.0

    /// Returns whether each sample is plausible.
    static func kept(_ channel: Channel) -> [Bool] {
        var isKept = [Bool](repeating: false, count: channel.values.count)
        var last: (second: Double, value: Double)?
        for index in channel.values.indices {
            let (second, value) = (channel.seconds[index], channel.values[index])
            guard plausible.contains(value) else { continue }
            if let last, second - last.second <= 5, abs(value - last.value) > 25 { continue }
            isKept[index] = true
            last = (second, value)
        }
        return isKept
    }

    /// Returns the plausible samples.
    static func cleaned(_ channel: Channel) -> Channel { channel.keeping(kept(channel)) }

    /// Returns the periods in which heart rate stayed within three of cadence for more than five minutes.
    static func lockedStretches(_ heartRate: Channel, cadence: Channel) -> [Repair] {
        let end = min(heartRate.seconds.last ?? 0, cadence.seconds.last ?? 0)
        guard end > 300, end <= Double(SecondColumn.longest) else { return [] }
        let count = Int(end) + 1
        let beats = SecondColumn(
            seconds: heartRate.seconds, values: heartRate.values, count: count, longestGap: longestBridge)
        let steps = SecondColumn(seconds: cadence.seconds, values: cadence.values, count: count, longestGap: 10)
        var found: [Repair] = []
        var run = 0
        for second in 0..<count {
            if let beats = beats[second], let steps = steps[second], abs(beats - steps) <= 3 {
                run += 1
                if run > 301 {
                    found[found.count - 1].end = Double(second)
                    found[found.count - 1].count = run
                } else if run == 301 {
                    found.append(
                        Repair(
                            kind: .heartRateLockedToCadence, channel: .heartRate, start: Double(second - 300),
                            end: Double(second), count: run))
                }
            } else {
                run = 0
            }
        }
        return found
    }

    /// Returns the highest median of 15 successive known seconds.
    static func peak(_ column: SecondColumn) -> Double? {
        var best: Double?
        var known = 0
        for second in 0..<column.count {
            known = column.isKnown[second] ? known + 1 : 0
            guard known >= 15, second % 3 == 0 else { continue }
            let window = column.values[(second - 14)...second]
            if let best, window.max().map({ $0 <= best }) ?? true { continue }
            let median = window.sorted()[7]
            best = max(best ?? median, median)
        }
        return best
    }
}
