import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    static func zones(_ recording: Recording, _ scheme: HeartRateZones.Scheme?, _ context: DisplayContext) -> [ZoneRow] {
        guard let scheme, let channel = recording.channel(.heartRate),
            let times = TimeInZones.seconds(of: channel, bounds: scheme.bounds)
        else { return [] }
        let total = times.reduce(0, +)
        let longest = times.max() ?? 0
        var rows: [ZoneRow] = []
        for zone in times.indices.reversed() {
            let name = scheme.names[zone]
            rows.append(
                ZoneRow(
                    zone: scheme.colour(zone), label: name == "0" ? context.say(.belowZones) : context.say(.zone(zone: name)),
                    range: scheme.range(zone, context), time: DurationText.clock(times[zone]),
                    share: context.percent(times[zone] / total), fraction: times[zone] / longest))
        }
        return rows
    }

    /// Table of kilometres or miles, with the rest at the end.
    static func splits(_ recording: Recording, _ context: DisplayContext) -> SplitTable? {
        let unit = context.units.metresPerLongUnit
        let splits = Splits.rows(of: recording, unit: unit)
        guard !splits.isEmpty else { return nil }
        let hasRate = recording.channel(.heartRate) != nil
        // The pace of a split leaves out stops. A short rest at the end does not set the range.
        let whole = splits.filter { !$0.isRest }
        let scale = SpeedScale((whole.isEmpty ? splits : whole).map { $0.speed })
        var rows: [SplitTable.Row] = []
        var reached = 0.0
        for split in splits {
            reached += split.length
            let speed = Speed(metresPerSecond: split.speed)
            let label =
                split.isRest ? context.unfinished(Distance(metres: split.length)).text : context.number(reached / unit)
            var cells = [label, DurationText.clock(split.seconds)]
            cells.append(recording.sport.isOnFoot ? context.pace(speed).number : context.speed(speed).number)
            if hasRate { cells.append(split.meanHeartRate.map { context.number($0) } ?? "–") }
            let note =
                split.paused >= leastStop ? context.say(.splitPaused(duration: DurationText.clock(split.paused))) : nil
            rows.append(
                .init(cells: cells, fraction: scale?.fraction(split.speed), step: scale?.step(split.speed), note: note))
        }
        return SplitTable(
            title: context.say(.splits),
            headers: [context.units.longUnit, context.say(.time), context.fast(isOnFoot: recording.sport.isOnFoot)]
                + (hasRate ? [context.say(.heartRate)] : []), rows: rows)
    }

    /// Table of the laps; nil for a single one, and where they equal the splits, which say the same.
    static func laps(_ recording: Recording, _ context: DisplayContext) -> SplitTable? {
        guard recording.laps.count > 1,
            !areSplits(recording.laps, Splits.rows(of: recording, unit: context.units.metresPerLongUnit))
        else { return nil }
        let isOnFoot = recording.sport.isOnFoot
        let speeds = recording.lapSpeeds
        let scale = SpeedScale(speeds.compactMap { $0 })
        let hasRate = recording.laps.contains { $0.meanHeartRate != nil }
        var rows: [SplitTable.Row] = []
        for (index, lap) in recording.laps.prefix(200).enumerated() {
            let speed = speeds[index].map { Speed(metresPerSecond: $0) }
            var cells = [
                "\(index + 1)", DurationText.clock(lap.timer ?? lap.elapsed),
                lap.distance.map { context.distance($0).text } ?? "–",
                speed.map { isOnFoot ? context.pace($0).number : context.speed($0).number } ?? "–",
            ]
            if hasRate { cells.append(lap.meanHeartRate.map { context.number($0.beatsPerMinute) } ?? "–") }
            rows.append(
                .init(
                    cells: cells, fraction: speeds[index].flatMap { scale?.fraction($0) },
                    step: speeds[index].flatMap { scale?.step($0) }))
        }
        return SplitTable(
            title: context.say(.laps),
            headers: [context.say(.lap), context.say(.time), context.say(.distance), context.fast(isOnFoot: isOnFoot)]
                + (hasRate ? [context.say(.heartRate)] : []), rows: rows)
    }

    /// Whether laps have the lengths of splits. One more at the end may be too short for a split.
    private static func areSplits(_ laps: [Lap], _ splits: [SplitRow]) -> Bool {
        guard !splits.isEmpty, (splits.count...splits.count + 1).contains(laps.count) else { return false }
        return zip(laps, splits).allSatisfy { lap, split in
            lap.distance.map { abs($0.amount - split.length) <= mostApart } ?? false
        } && laps.dropFirst(splits.count).allSatisfy { $0.distance.map { $0.amount <= shortestSplit } ?? false }
    }

    /// Whether each repetition is one lap. The other laps are recoveries, and what was before and after them.
    static func areRepetitions(_ laps: [Lap], _ found: WorkIntervals) -> Bool {
        found.repetitions.allSatisfy { repetition in
            laps.contains {
                abs($0.start - repetition.start) <= mostSecondsApart
                    && abs($0.start + $0.elapsed - repetition.end) <= mostSecondsApart
            }
        }
    }

    /// Seconds by which a lap may differ from the repetition that it is.
    private static var mostSecondsApart: Double { 3 }
    /// Metres by which a lap may differ from the split that it is, and those of the shortest rest that is a split.
    private static var mostApart: Double { 20 }
    private static var shortestSplit: Double { 50 }
    /// Shortest stop in a split that is mentioned, in seconds.
    private static var leastStop: Double { 5 }
}

extension DisplayContext {
    /// Title of a column of paces or speeds, with the unit.
    func fast(isOnFoot: Bool) -> String {
        let unit = isOnFoot ? "/" + units.longUnit : speed(Speed(metresPerSecond: 1)).unit
        return say(.bracketed(value: say(isOnFoot ? .pace : .speed), detail: unit))
    }
}
