import Measures
import Training

extension TableReader {
    /// Adds a night: a sample for each stage, as long as the stage, across the night. Resting heart rate belongs to the day of waking.
    mutating func addNight(_ row: TableRow) {
        // A night that has not ended yet is no error; values without their night have no time.
        guard let start = stamp(row, .start), let end = stamp(row, .end) else { return }
        guard (0..<86_400).contains(end.moment - start.moment) else { return incomplete.add("sleep", at: rowStart) }
        for meaning in sampleMeanings {
            guard case .sample(let kind) = meaning, let value = number(row, meaning, kind.plausible) else { continue }
            // Stages of no length did not happen; otherwise zero marks a missing measurement.
            if value <= 0 { continue }
            let isMorning = kind == .restingHeartRate
            reading.samples.append(
                BodySample(
                    kind: kind, start: isMorning ? end.moment : start.moment, end: end.moment,
                    offset: stored(isMorning ? end.offset : start.offset), value: value, source: source(start.offset)))
        }
    }

    /// Adds an activity with its stated amounts.
    mutating func addSession(_ row: TableRow) {
        guard let start = stamp(row, .start) else {
            if row.text(.start) == nil { incomplete.add("date", at: rowStart) }
            return
        }
        let end = stamp(row, .end)
        let duration = number(row, .duration)
        let span = end.map { $0.moment - start.moment }.flatMap { PlausibleAmounts.seconds.contains($0) ? $0 : nil }
        let rest = number(row, .rest) ?? 0
        guard let elapsed = [span, duration.map { $0 + rest }].compactMap({ $0 }).max(), elapsed > 0 else {
            sessionsWithoutDuration += 1
            return
        }
        let sport = row.text(.sport)
        let room = room(row)
        var recording = Recording(
            source: source(start.offset), sport: self.sport(sport, room),
            title: row.text(.title) ?? sport, notes: row.text(.notes), start: start.moment, offset: stored(start.offset),
            elapsed: elapsed)
        let timer = number(row, .timer) ?? (rest > 0 ? duration : nil)
        recording.timer = timer.flatMap { $0 > 0 ? min($0, elapsed) : nil }
        recording.distance = number(row, .distance).flatMap { $0 > 0 ? Distance(metres: $0) : nil }
        recording.ascent = number(row, .ascent).map { Distance(metres: $0) }
        recording.activeEnergy = number(row, .energy).flatMap { $0 > 0 ? Energy(kilocalories: $0) : nil }
        recording.meanHeartRate = HeartRate(summary: number(row, .meanHeartRate))
        recording.maximumHeartRate = HeartRate(summary: number(row, .maximumHeartRate))
        recording.perceivedEffort = number(row, .effort)
        if let room {
            recording.conditions = room
            if room.temperature != nil { recording.isIndoor = true }
        }
        reading.recordings.append(recording)
    }

    /// Returns temperature and humidity of a session's room; nil without both.
    private mutating func room(_ row: TableRow) -> Conditions? {
        let celsius = number(row, .roomTemperature)
        let humidity = number(row, .humidity)
        if celsius == nil, humidity == nil { return nil }
        return Conditions(temperature: celsius.map { Temperature($0) }, humidityPercent: humidity)
    }

    /// Returns the sport of a session. Names of classes vary, so a heated room makes any class without a known sport a heated one.
    private func sport(_ name: String?, _ room: Conditions?) -> Sport {
        let named = name.map { sport($0) } ?? layout.description.sport ?? .other
        guard named == .other, room?.temperature?.isOfHeatedRoom == true else { return named }
        return .hotYoga
    }

    /// Adds values measured at a moment.
    mutating func addMeasurement(_ row: TableRow) {
        guard let start = stamp(row, .start) else {
            if row.text(.start) == nil { incomplete.add("date", at: rowStart) }
            return
        }
        for meaning in sampleMeanings {
            guard case .sample(let kind) = meaning, let value = number(row, meaning, kind.plausible), value > 0 else { continue }
            reading.samples.append(
                BodySample(
                    kind: kind, start: start.moment, end: start.moment, offset: stored(start.offset), value: value,
                    source: source(start.offset)))
        }
    }

    /// Adds the values of a day. A sample of a day without a time is at noon.
    mutating func addDay(_ row: TableRow) {
        guard let start = stamp(row, .start), let day = Day(of: start.moment, at: start.offset ?? .utc) else {
            if row.text(.start) == nil { incomplete.add("date", at: rowStart) }
            return
        }
        for column in layout.description.columns {
            switch column.meaning {
            case .sample(let kind):
                guard let value = number(row, column.meaning, kind.plausible), value > 0 else { continue }
                let noon = day.start(at: start.offset ?? .utc) + 43_200
                reading.samples.append(
                    BodySample(
                        kind: kind, start: noon, end: noon, offset: start.offset ?? .utc, value: value, source: source(.utc)))
            case .total(let kind):
                guard let value = number(row, column.meaning, kind.plausible), value > 0 else { continue }
                totals.add(value, kind, day, source(.utc))
            default: continue
            }
        }
    }

    /// The meanings of the table's samples, each once.
    private var sampleMeanings: [ColumnMeaning] {
        var meanings: [ColumnMeaning] = []
        for column in layout.description.columns where !meanings.contains(column.meaning) { meanings.append(column.meaning) }
        return meanings
    }

    /// Returns the sport of a name of this vendor, or of any name or title with one.
    private func sport(_ name: String) -> Sport {
        let key = TableHeader.key(name)
        for (known, sport) in layout.description.sports where known == key { return sport }
        return Sport(named: name) ?? Sport(unspacedIn: name) ?? Sport(inTitle: name) ?? .other
    }
}
