import Analysis
import Localizations
import Measures

/// Repetitions of an interval session: a sentence, and a row for each of them.
public struct IntervalSection: Equatable, Sendable {
    public var title: String
    /// “5 × 3:00 at 4:33 /km, 3 % faster at the end”
    public var sentence: String
    public var table: SplitTable
    public var why: Explanation
}

extension ActivityScreen {
    /// - Returns: nil without repetitions.
    static func intervals(_ found: WorkIntervals, isOnFoot: Bool, _ context: DisplayContext) -> IntervalSection? {
        guard !found.repetitions.isEmpty else { return nil }
        let title = context.say(.intervals)
        let level = meanLevel(of: found, isOnFoot: isOnFoot, context)
        let sets = setsText(found, context)
        return IntervalSection(
            title: title, sentence: level.map { sentence(found, sets: sets, level: $0, context) } ?? sets,
            table: SplitTable(
                title: title, headers: headers(found, isOnFoot: isOnFoot, context),
                rows: rows(found, isOnFoot: isOnFoot, context)),
            why: ExplainText.explanation(
                ofCard: "why-intervals", title: title,
                what: .intervalsWhat(share: context.percent(found.basis.leastContrast)), context: context))
    }

    /// Returns the sets as “5 × 3:00”, “3 × 4 × 1:00” for equal sets, and with a plus sign between different ones. A pyramid is
    /// “1:00 + 2:00 + 1:00”.
    static func setsText(_ found: WorkIntervals, _ context: DisplayContext) -> String {
        func length(_ length: WorkIntervals.Length) -> String {
            switch length {
            case .seconds(let seconds): DurationText.clock(seconds)
            // Tracks are metric, in every unit system.
            case .metres(let metres): context.number(metres) + " m"
            }
        }
        func text(_ group: WorkIntervals.Group) -> String {
            guard group.repetitions.count > 1 else { return length(group.length) }
            return context.number(Double(group.repetitions.count)) + " × " + length(group.length)
        }
        guard let first = found.sets.first else { return "" }
        let areEqual = found.sets.allSatisfy { $0.length == first.length && $0.repetitions.count == first.repetitions.count }
        if areEqual, found.sets.count > 1 { return context.number(Double(found.sets.count)) + " × " + text(first) }
        return found.sets.map(text).joined(separator: " + ")
    }

    /// Returns the mean pace, speed, power or heart rate of the work; nil if it is unknown.
    private static func meanLevel(of found: WorkIntervals, isOnFoot: Bool, _ context: DisplayContext) -> String? {
        let seconds = found.repetitions.reduce(0) { $0 + $1.seconds }
        func mean(_ value: (WorkIntervals.Repetition) -> Double?) -> Double? {
            var sum = 0.0
            for repetition in found.repetitions {
                guard let value = value(repetition) else { return nil }
                sum += value * repetition.seconds
            }
            return seconds > 0 ? sum / seconds : nil
        }
        switch found.basis {
        case .speed: return mean { $0.speed }.map { fast($0, isOnFoot: isOnFoot, context).text }
        case .power: return mean { $0.power }.map { context.number($0) + " W" }
        case .heartRate: return mean { $0.heartRate }.map { context.heartRate(HeartRate(beatsPerMinute: $0)).text }
        }
    }

    private static func fast(_ metresPerSecond: Double, isOnFoot: Bool, _ context: DisplayContext) -> Figure {
        let speed = Speed(metresPerSecond: metresPerSecond)
        return isOnFoot ? context.pace(speed) : context.speed(speed)
    }

    private static func sentence(_ found: WorkIntervals, sets: String, level: String, _ context: DisplayContext) -> String {
        guard let trend = found.trend else { return context.say(.intervalsAt(sets: sets, level: level)) }
        guard abs(trend) >= WorkIntervals.leastTrend else { return context.say(.intervalsEven(sets: sets, level: level)) }
        let percent = context.percent(abs(trend) / 100)
        switch (found.basis, trend > 0) {
        case (.power, true): return context.say(.intervalsStronger(sets: sets, level: level, percent: percent))
        case (.power, false): return context.say(.intervalsWeaker(sets: sets, level: level, percent: percent))
        case (_, true): return context.say(.intervalsFaster(sets: sets, level: level, percent: percent))
        case (_, false): return context.say(.intervalsSlower(sets: sets, level: level, percent: percent))
        }
    }

    private static func headers(_ found: WorkIntervals, isOnFoot: Bool, _ context: DisplayContext) -> [String] {
        var headers = [context.say(.intervalNumber), context.say(.time)]
        switch found.basis {
        case .speed: headers.append(context.fast(isOnFoot: isOnFoot))
        case .power: headers.append(context.say(.bracketed(value: context.say(.power), detail: "W")))
        case .heartRate: break
        }
        if hasRate(found) { headers.append(context.say(.heartRate)) }
        return headers + [context.say(.intervalRest)]
    }

    private static func hasRate(_ found: WorkIntervals) -> Bool { found.repetitions.contains { $0.heartRate != nil } }

    private static func rows(_ found: WorkIntervals, isOnFoot: Bool, _ context: DisplayContext) -> [SplitTable.Row] {
        func level(_ repetition: WorkIntervals.Repetition) -> Double? {
            switch found.basis {
            case .speed: repetition.speed
            case .power: repetition.power
            case .heartRate: repetition.heartRate
            }
        }
        let scale = SpeedScale(found.repetitions.compactMap(level))
        return found.repetitions.enumerated().map { index, repetition in
            var cells = [context.number(Double(index + 1)), DurationText.clock(repetition.seconds)]
            switch found.basis {
            case .speed:
                cells.append(repetition.speed.map { fast($0, isOnFoot: isOnFoot, context).number } ?? "–")
            case .power: cells.append(repetition.power.map { context.number($0) } ?? "–")
            case .heartRate: break
            }
            if hasRate(found) { cells.append(repetition.heartRate.map { context.number($0) } ?? "–") }
            cells.append(repetition.recovery.map { DurationText.clock($0) } ?? "–")
            let value = level(repetition)
            return SplitTable.Row(
                cells: cells, fraction: value.flatMap { scale?.fraction($0) },
                step: found.basis == .heartRate ? nil : value.flatMap { scale?.step($0) })
        }
    }
}
