import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    static func zones(_ recording: Recording, _ scheme: HeartRateZones.Scheme?, _ context: DisplayContext) -> [ZoneRow] {
        guard let scheme, let channel = recording.channel(.heartRate), channel.values.count >= 2 else { return [] }
        let bounds = scheme.bounds
        // A value counts until the next one, but at most ten seconds: a lost signal is no training.
        var times = [Double](repeating: 0, count: bounds.count + 1)
        for index in channel.seconds.indices.dropLast() {
            let held = min(10, channel.seconds[index + 1] - channel.seconds[index])
            times[TimeInZones.zone(of: channel.values[index], bounds: bounds)] += held
        }
        let total = times.reduce(0, +)
        let longest = times.max() ?? 0
        guard total > 0 else { return [] }
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
    static func splits(_ recording: Recording, _ series: ActivitySeries, _ context: DisplayContext) -> SplitTable? {
        guard let path = series.path, let first = path.metres.first, let last = path.metres.last,
            recording.sport.isOnFoot || recording.sport.isCycling
        else { return nil }
        // Splits of five units when there would be more than forty rows.
        let unit = context.units.metresPerLongUnit
        let step = last - first > 40 * unit ? 5 * unit : unit
        let times = Splits.complete(seconds: path.seconds, metres: path.metres, step: step)
        guard !times.isEmpty, times.count <= 400 else { return nil }
        var rows: [(length: Double, seconds: Double, from: Double)] = []
        var moment = path.seconds[0]
        for time in times {
            rows.append((step, time, moment))
            moment += time
        }
        let rest = last - first - Double(times.count) * step
        let restTime = (path.seconds.last ?? moment) - moment
        if rest > 50, restTime > 0 { rows.append((rest, restTime, moment)) }
        let rate = recording.channel(.heartRate)
        // The pace of a split leaves out stops.
        let motion = MovingTime(of: recording)
        let paused = rows.map { row in
            // A split without any moving second has its total pace.
            let moving = motion.seconds(from: row.from, to: row.from + row.seconds)
            return moving > 0 ? max(0, row.seconds - moving) : 0
        }
        let speeds = zip(rows, paused).map { $0.length / max($0.seconds - $1, 1e-9) }
        let fastest = speeds.max() ?? 1
        var out: [SplitTable.Row] = []
        for (index, row) in rows.enumerated() {
            let isRest = index >= times.count
            let reached = isRest ? last - first : Double(index + 1) * step
            let speed = Speed(metresPerSecond: speeds[index])
            let label = isRest ? context.unfinished(Distance(metres: rest)).text : context.number(reached / unit)
            var cells = [label, DurationText.clock(row.seconds)]
            cells.append(recording.sport.isOnFoot ? context.pace(speed).number : context.speed(speed).number)
            if let rate { cells.append(mean(rate, from: row.from, to: row.from + row.seconds).map { context.number($0) } ?? "–") }
            let note = paused[index] >= leastStop ? context.say(.splitPaused(duration: DurationText.clock(paused[index]))) : nil
            out.append(.init(cells: cells, fraction: speed.metresPerSecond / fastest, note: note))
        }
        return SplitTable(
            title: context.say(.splits),
            headers: [context.units.longUnit, context.say(.time), context.fast(isOnFoot: recording.sport.isOnFoot)]
                + (rate == nil ? [] : [context.say(.heartRate)]), rows: out)
    }

    static func laps(_ recording: Recording, _ context: DisplayContext) -> SplitTable? {
        guard recording.laps.count > 1 else { return nil }
        let isOnFoot = recording.sport.isOnFoot
        let motion = MovingTime(of: recording)
        var speeds: [Double?] = []
        for lap in recording.laps {
            let moving = motion.isMeasured ? motion.seconds(from: lap.start, to: lap.start + lap.elapsed) : 0
            let time = moving > 0 ? min(moving, lap.timer ?? moving) : lap.timer ?? lap.elapsed
            speeds.append(lap.distance.flatMap { $0.metres > 0 && time > 0 ? $0.metres / time : nil })
        }
        let fastest = speeds.compactMap { $0 }.max() ?? 1
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
            rows.append(.init(cells: cells, fraction: speeds[index].map { $0 / fastest }))
        }
        return SplitTable(
            title: context.say(.laps),
            headers: [context.say(.lap), context.say(.time), context.say(.distance), context.fast(isOnFoot: isOnFoot)]
                + (hasRate ? [context.say(.heartRate)] : []), rows: rows)
    }

    /// Shortest stop in a split that is mentioned, in seconds.
    private static var leastStop: Double { 5 }

    private static func mean(_ channel: Channel, from: Double, to: Double) -> Double? {
        var sum = 0.0
        var count = 0
        for index in channel.seconds.indices where channel.seconds[index] >= from && channel.seconds[index] < to {
            sum += channel.values[index]
            count += 1
        }
        return count > 0 ? sum / Double(count) : nil
    }
}

extension DisplayContext {
    /// Title of a column of paces or speeds, with the unit.
    fileprivate func fast(isOnFoot: Bool) -> String {
        let unit = isOnFoot ? "/" + units.longUnit : speed(Speed(metresPerSecond: 1)).unit
        return say(.bracketed(value: say(isOnFoot ? .pace : .speed), detail: unit))
    }
}
