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
            "drop < {lowest}, > {highest} and jumps > {mostJump} bpm in ≤ {jumpSeconds} s; bridge gaps ≤ {bridge} s; coverage = valid / moving time; doubtful when "
            + "within {lockWidth} of cadence for more than {lockMinutes} min (cadence as counted, else 60 · speed / step length over 30 s)",
        units: "bpm", source: "our own, because the sensors' errors are known and the vendors' filters are not",
        grade: .ownDefinition,
        limits:
            "A sensor with a steady error is not detected.",
        constants: [
            CardConstant("lowest", plausible.lowerBound, decimals: 0),
            CardConstant("highest", plausible.upperBound, decimals: 0),
            CardConstant("mostJump", mostJump, decimals: 0),
            CardConstant("jumpSeconds", jumpSeconds, decimals: 0),
            CardConstant("bridge", longestBridge, decimals: 0),
            CardConstant("lockWidth", lockWidth, decimals: 0),
            CardConstant("lockMinutes", lockSeconds / 60),
        ])

    static let longestBridge = 30.0
    /// Plausible heart rates in beats per minute.
    static let plausible = 30.0...230.0
    /// More beats than this within so many seconds are a jump.
    static let mostJump = 25.0
    static let jumpSeconds = 5.0
    /// A heart rate this close to the cadence for longer than so many seconds follows the steps.
    static let lockWidth = 3.0
    static let lockSeconds = 300

    /// Returns whether each sample is plausible.
    static func kept(_ channel: Channel) -> [Bool] {
        var isKept = [Bool](repeating: false, count: channel.values.count)
        var last: (second: Double, value: Double)?
        for index in channel.values.indices {
            let (second, value) = (channel.seconds[index], channel.values[index])
            guard plausible.contains(value) else { continue }
            if let last, second - last.second <= jumpSeconds, abs(value - last.value) > mostJump { continue }
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
        guard end > Double(lockSeconds), end <= Double(SecondColumn.longest) else { return [] }
        let count = Int(end) + 1
        let beats = SecondColumn(
            seconds: heartRate.seconds, values: heartRate.values, count: count, longestGap: longestBridge)
        let steps = SecondColumn(seconds: cadence.seconds, values: cadence.values, count: count, longestGap: 10)
        var found: [Repair] = []
        var run = 0
        for second in 0..<count {
            if let beats = beats[second], let steps = steps[second], abs(beats - steps) <= lockWidth {
                run += 1
                if run > lockSeconds + 1 {
                    found[found.count - 1].end = Double(second)
                    found[found.count - 1].count = run
                } else if run == lockSeconds + 1 {
                    found.append(
                        Repair(
                            kind: .heartRateLockedToCadence, channel: .heartRate, start: Double(second - lockSeconds),
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
