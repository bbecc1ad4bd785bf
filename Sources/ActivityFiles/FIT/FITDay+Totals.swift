import Measures
import Training

extension FITDay {
    /// Returns the daily totals, in order of kind, day and part.
    ///
    /// A heart rate belongs to the day of its measurement. The heart rates of one file form a part of their day, identified by the first of
    /// them. Each type of activity has its own counter: its largest value of the day is one part of the day's total.
    func totals(_ source: Source) -> [DailyTotal] { heartRateTotals(source) + counterTotals(source) }

    /// Returns the local day of a moment; the UTC day if the file does not state its offset.
    private func wallClock(_ time: UInt32, secondsBefore: Int = 0) -> (day: Int, second: Int) {
        let local = FITActivity.epoch + Double(time) + Double(ahead(at: time) ?? 0)
        let day = ((local - Double(secondsBefore)) / 86_400).rounded(.down)
        return (Int(day), Int(local - day * 86_400))
    }

    private func heartRateTotals(_ source: Source) -> [DailyTotal] {
        var totals: [DailyTotal] = []
        var minutes: [HeartRateMinutes.Gathering] = []
        for rate in heartRates {
            let (day, second) = wallClock(rate.time)
            // Readings come in order of time, so their day is the last one or a new one.
            if let last = totals.indices.last, totals[last].day.number == day {
                totals[last].sum += rate.value
                totals[last].minimum = min(totals[last].minimum, rate.value)
                totals[last].maximum = max(totals[last].maximum, rate.value)
                totals[last].count += 1
            } else {
                totals.append(
                    DailyTotal(
                        kind: .heartRate, day: Day(number: day), sum: rate.value, minimum: rate.value, maximum: rate.value,
                        count: 1, source: source, part: second))
                minutes.append(HeartRateMinutes.Gathering())
            }
            minutes[minutes.count - 1].add(rate.value, at: Int(FITActivity.epoch) + Int(rate.time))
        }
        for index in totals.indices { totals[index].minutes = minutes[index].minutes(of: totals[index].day) }
        return totals
    }

    private func counterTotals(_ source: Source) -> [DailyTotal] {
        var totals: [DailyTotal] = []
        for counter in counters {
            // A counter written at midnight belongs to the day before.
            let day = wallClock(counter.time, secondsBefore: 1).day
            totals.append(
                DailyTotal(
                    kind: counter.kind.total, day: Day(number: day), sum: counter.value, minimum: counter.value,
                    maximum: counter.value, count: 1, source: source, part: Int(counter.activity)))
        }
        totals.sort { ($0.kind.rawValue, $0.day, $0.part, $0.sum) < ($1.kind.rawValue, $1.day, $1.part, $1.sum) }
        var greatest: [DailyTotal] = []
        for total in totals {
            // The largest value of a kind, day and part comes last.
            if let last = greatest.last, last.kind == total.kind, last.day == total.day, last.part == total.part {
                greatest[greatest.count - 1] = total
            } else {
                greatest.append(total)
            }
        }
        return greatest
    }

    /// Returns resting heart rates, the last of each day, and respiratory rates by quarter hour.
    func samples(_ source: Source) -> [BodySample] {
        var samples: [BodySample] = []
        var last: (day: Int, sample: BodySample)?
        for rate in restingHeartRates {
            let (day, second) = wallClock(rate.time, secondsBefore: 1)
            if let last, last.day != day { samples.append(last.sample) }
            // A value written at midnight belongs to the day before, and its moment must lie in it.
            let moment = Moment(secondsSince1970: FITActivity.epoch + Double(rate.time) - (second == 86_400 ? 1 : 0))
            last = (day, sample(.restingHeartRate, moment, moment, rate.time, rate.value, source))
        }
        if let last { samples.append(last.sample) }
        return samples + breathSamples(source)
    }

    /// Returns the mean respiratory rate of each quarter of an hour, from its first to its last reading; values per minute are unnecessary.
    private func breathSamples(_ source: Source) -> [BodySample] {
        var samples: [BodySample] = []
        var first = 0
        while first < breaths.count {
            var end = first
            var sum = 0.0
            while end < breaths.count, breaths[end].time / 900 == breaths[first].time / 900,
                breaths[end].time >= breaths[first].time
            {
                sum += breaths[end].value
                end += 1
            }
            samples.append(
                sample(
                    .respiratoryRate, Moment(secondsSince1970: FITActivity.epoch + Double(breaths[first].time)),
                    Moment(secondsSince1970: FITActivity.epoch + Double(breaths[end - 1].time)), breaths[first].time,
                    sum / Double(end - first), source))
            first = end
        }
        return samples
    }

    private func sample(
        _ kind: BodySampleKind, _ start: Moment, _ end: Moment, _ time: UInt32, _ value: Double, _ source: Source
    ) -> BodySample {
        BodySample(
            kind: kind, start: start, end: end, offset: ahead(at: time).map { LocalOffset(secondsAheadOfUTC: $0) }, value: value,
            source: source)
    }

    /// Reports readings that are omitted or uncertain.
    func report(_ findings: inout FITFindings) {
        if timeless > 0 { findings.add(.warning, .pointsWithoutTime(count: timeless)) }
        if surplus > 0 { findings.add(.warning, .skipped(what: "readings", count: surplus)) }
        for (message, count, _) in leftOut.all {
            findings.add(.note, .skipped(what: FITProfile.name(of: message) ?? "message \(message.number)", count: count))
        }
        let isDated = !heartRates.isEmpty || !counters.isEmpty
        if isDated, clocks.isEmpty { findings.add(.note, .localTimeWithoutZone) }
    }
}

extension FITDay.Counter.Kind {
    fileprivate var total: DailyTotalKind {
        switch self {
        case .steps: .steps
        case .metresOnFoot: .walkingRunningDistance
        case .metresCycled: .cyclingDistance
        case .metresSwum: .swimmingDistance
        case .kilocalories: .activeEnergy
        }
    }
}
