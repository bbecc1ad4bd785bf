import Measures
import Training

extension FITActivity {
    /// 1989-12-31T00:00:00Z, the origin of FIT times, in seconds since 1970.
    static let epoch = 631_065_600.0

    /// Smaller timestamps count from power-on of a device without a clock.
    static let firstDate: UInt32 = 0x1000_0000

    /// Returns one recording per session, or one of all records without a session. Empty for a file without an activity.
    mutating func recordings(
        _ bytes: RawSpan, _ definitions: [FITDefinition], _ findings: inout FITFindings
    ) -> [Recording] {
        let isActivityFile = (device.fileType ?? 4) == 4
        guard isActivityFile || !sessions.isEmpty else { return [] }
        if sessions.isEmpty {
            guard let first = rows.first else { return [] }
            // Records of one moment without a session that states a duration are no activity.
            guard rows.contains(where: { $0.time != first.time }) else {
                findings.add(.warning, .emptyActivity)
                return []
            }
            findings.add(.warning, .noSession)
            findings.add(.note, .totalsComputed)
        }
        if surplus > 0 { findings.add(.warning, .skipped(what: "messages", count: surplus)) }
        putInOrder(&findings)
        storedHeartRates.sort()
        let columns = FITColumns(bytes, definitions: definitions, developerFields: developerFields, rows: rows)
        let order = sessionsByStart()
        var recordings: [(place: Int, recording: Recording)] = []
        var first = 0
        // Devices count distance and energy across a multisport activity; a recording starts at zero.
        var counted: [(kind: ChannelKind, value: Double)] = [(.distance, 0), (.activeEnergy, 0)]
        for index in order.indices {
            let next = index + 1 < order.count ? order[index + 1].start : nil
            let end = next.map { start in rows.count.first { rows[$0].time >= start } } ?? rows.count
            let span = FITSessionSpan(
                start: order[index].start, nextStart: next, rows: first..<max(first, end), isFirst: index == 0)
            first = max(first, end)
            let session = order[index].place.map { sessions[$0] }
            var recording = recording(session, span, columns, &findings)
            for place in counted.indices {
                guard let index = recording.channels.firstIndex(where: { $0.kind == counted[place].kind }) else { continue }
                counted[place].value = recording.channels[index].count(from: counted[place].value)
            }
            if session != nil { compareTotals(recording, &findings) }
            recordings.append((order[index].place ?? 0, recording))
        }
        recordings.sort { $0.place < $1.place }
        var result = recordings.map { $0.recording }
        if !result.isEmpty { result[0].points += timelessRows + strayRows }
        return result
    }

    /// Sorts records by time. Times go back when the device's clock is set; a stable sort keeps the order of writing.
    private mutating func putInOrder(_ findings: inout FITFindings) {
        strayRows = dropStrays()
        if strayRows > 0 { findings.add(.warning, .valuesOutOfRange(what: "time", count: strayRows)) }
        var backward = 0
        var unset = 0
        var last: UInt32 = 0
        for row in rows {
            if row.time < last { backward += 1 }
            if row.time < FITActivity.firstDate { unset += 1 }
            last = row.time
        }
        if unset > 0 { findings.add(.warning, .timeImplausible(count: unset)) }
        if timelessRows > 0 { findings.add(.warning, .pointsWithoutTime(count: timelessRows)) }
        guard backward > 0 else { return }
        findings.add(.note, .timeWentBack(count: backward))
        rows.sort { $0.time != $1.time ? $0.time < $1.time : $0.offset < $1.offset }
    }

    /// Removes records with stray times.
    private mutating func dropStrays() -> Int {
        let strays = StrayTimes.places(count: rows.count) { Double(rows[$0].time) }
        var next = 0
        var kept: [FITRow] = []
        if strays.isEmpty { return 0 }
        for index in rows.indices {
            if next < strays.count, strays[next] == index { next += 1 } else { kept.append(rows[index]) }
        }
        rows = kept
        return strays.count
    }

    /// Returns the starts of the recordings in order of time, with the index of the session in the file (nil without one).
    private func sessionsByStart() -> [(start: UInt32, place: Int?)] {
        guard !sessions.isEmpty else { return [(rows.first?.time ?? 0, nil)] }
        var order: [(start: UInt32, place: Int?)] = []
        for index in sessions.indices {
            let session = sessions[index]
            var start = session.start
            if start == nil, let end = session.end, let elapsed = session.elapsed, elapsed >= 0, elapsed <= Double(end) {
                start = end - UInt32(elapsed)
            }
            // A session without any time cannot be placed in a history.
            guard let known = start ?? rows.first?.time ?? session.end ?? device.created else { continue }
            order.append((known, index))
        }
        order.sort { $0.start != $1.start ? $0.start < $1.start : ($0.place ?? 0) < ($1.place ?? 0) }
        return order
    }

    private func recording(
        _ session: FITSessionSummary?, _ span: FITSessionSpan, _ columns: borrowing FITColumns, _ findings: inout FITFindings
    ) -> Recording {
        let lap = laps.first
        // In a file of several sessions the name belongs to one of them, and none says which.
        let sport = FITSport.sport(
            FITSport.sport(session?.sport ?? self.sport?.sport ?? lap?.sport, subSport(session)),
            named: sessions.count <= 1 ? sportName : nil)
        let start = Double(span.start)
        var (channels, custom) = columns.channels(
            rows, span.rows, start: start, isOnFoot: FITSport.isOnFoot(sport), findings: &findings)
        let lastRow = span.rows.isEmpty ? nil : Double(rows[span.rows.upperBound - 1].time)
        let end = session?.end.map { Double($0) } ?? lastRow ?? start
        let elapsed = max(0, session?.elapsed ?? (end - start))
        addStoredHeartRates(to: &channels, span, elapsed: elapsed)
        addLengths(to: &channels, session, span)
        addBeats(to: &channels, span)
        channels.sort { $0.kind.rawValue < $1.kind.rawValue }
        var recording = Recording(
            source: Source(name: device.name, origin: .fit), sport: sport, isIndoor: FITSport.isIndoor(subSport(session)),
            title: title, start: Moment(secondsSince1970: FITActivity.epoch + start),
            offset: offset.map { LocalOffset(secondsAheadOfUTC: $0) }, elapsed: elapsed, timer: session?.timer,
            points: span.rows.count)
        recording.distance = session?.distance.map { Distance(metres: $0) }
        recording.ascent = session?.ascent.map { Distance(metres: $0) }
        recording.descent = session?.descent.map { Distance(metres: $0) }
        recording.meanHeartRate = session?.meanHeartRate.map { HeartRate(beatsPerMinute: $0) }
        recording.maximumHeartRate = session?.maximumHeartRate.map { HeartRate(beatsPerMinute: $0) }
        recording.activeEnergy = session?.calories.map { Energy(kilocalories: max(0, $0 - (session?.metabolicCalories ?? 0))) }
        recording.perceivedEffort = session?.perceivedEffort
        recording.isPowerCalibrated = isPowerCalibrated
        if let weather {
            recording.conditions = Conditions(
                temperature: weather.temperature.map { Temperature(celsius: $0) }, humidityPercent: weather.humidity,
                wind: weather.wind.map { Speed(metresPerSecond: $0) })
        }
        recording.channels = channels
        recording.customChannels = custom
        recording.laps = laps(in: span)
        recording.pauses = pauses(from: start, to: start + elapsed, timer: session?.timer)
        complete(&recording, hasSession: session != nil)
        return recording
    }

    /// Keeps the device's totals, and reports where its parts contradict them.
    private func compareTotals(_ recording: Recording, _ findings: inout FITFindings) {
        if let total = recording.distance?.metres, let last = recording.channel(.distance)?.values.last,
            abs(total - last) > max(20, 0.02 * total)
        {
            findings.add(.note, .totalsDisagree(what: "distance"))
        }
    }

    /// Fills in totals that the device omitted and the records state directly.
    private func complete(_ recording: inout Recording, hasSession: Bool) {
        if !hasSession, let last = recording.channel(.distance)?.values.last { recording.distance = Distance(metres: last) }
        if recording.meanHeartRate == nil || recording.maximumHeartRate == nil, let rates = recording.channel(.heartRate)?.values
        {
            var sum = 0.0
            var greatest = 0.0
            for rate in rates {
                sum += rate
                greatest = max(greatest, rate)
            }
            if recording.meanHeartRate == nil { recording.meanHeartRate = HeartRate(summary: sum / Double(rates.count)) }
            if recording.maximumHeartRate == nil { recording.maximumHeartRate = HeartRate(summary: greatest) }
        }
    }

    private func subSport(_ session: FITSessionSummary?) -> Int? {
        session?.sport != nil ? session?.subSport : sport.map { $0.subSport } ?? laps.first?.subSport
    }

    /// Returns body measurements: weights, the device's estimates of oxygen uptake, and daily and nightly data.
    mutating func samples(_ findings: inout FITFindings) -> [BodySample] {
        let source = Source(name: device.name, origin: .fit)
        var samples: [BodySample] = []
        for weight in weights where weight.time >= FITActivity.firstDate {
            samples.append(sample(.bodyMass, weight.time, weight.kilograms, source))
        }
        for uptake in oxygenUptakes where uptake.time >= FITActivity.firstDate {
            samples.append(sample(.oxygenUptake, uptake.time, uptake.value, source))
        }
        samples += day.samples(source)
        samples += night.samples(source, offset: day.clocks.last.map { LocalOffset(secondsAheadOfUTC: $0.ahead) })
        day.report(&findings)
        night.report(&findings)
        return samples
    }

    /// Daily totals of the device.
    var totals: [DailyTotal] { day.totals(Source(name: device.name, origin: .fit)) }

    private func sample(_ kind: BodySampleKind, _ time: UInt32, _ value: Double, _ source: Source) -> BodySample {
        let moment = Moment(secondsSince1970: FITActivity.epoch + Double(time))
        return BodySample(
            kind: kind, start: moment, end: moment, offset: offset.map { LocalOffset(secondsAheadOfUTC: $0) }, value: value,
            source: source)
    }
}

extension Channel {
    /// Subtracts the earlier count from every value if the counter continued from it, and returns the counter's last value.
    fileprivate mutating func count(from before: Double) -> Double {
        guard let first = values.first, let last = values.last else { return before }
        guard before > 0, first >= before else { return last }
        for index in values.indices { values[index] = max(0, values[index] - before) }
        return last
    }
}

/// The part of a file for one session.
struct FITSessionSpan {
    /// Seconds since 1989-12-31T00:00:00Z.
    var start: UInt32
    /// Start of the next session; nil for the last one.
    var nextStart: UInt32?
    var rows: Range<Int>
    /// Data before the first session counts to it.
    var isFirst: Bool

    func holds(_ time: Double) -> Bool {
        (isFirst || time >= Double(start)) && nextStart.map { time < Double($0) } ?? true
    }
}
