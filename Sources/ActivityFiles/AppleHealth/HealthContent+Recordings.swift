import Measures
import Training

extension HealthContent {
    /// Sorts all content at the end of the file.
    mutating func prepare() {
        zones.settle()
        workouts.sort { ($0.start, $0.end, $0.source) < ($1.start, $1.end, $1.source) }
        // From here on only the samples of workouts are kept.
        totals = dailyTotals()
        assignment = HealthAssignment(&series, workouts)
    }

    mutating func addRoute(name: String, bytes: [UInt8]) {
        routes[HealthContent.fileName(name)] = bytes
    }

    private static func fileName(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// - Parameter route: returns route files in addition to those already added.
    mutating func nextRecording(route: (String) -> [UInt8]?) -> Recording? {
        guard let assignment, nextWorkout < workouts.count else { return nil }
        let position = nextWorkout
        nextWorkout += 1
        let workout = workouts[position]
        // Points are not needed after this read; free them.
        workouts[position].points = nil
        let track = self.track(of: workout, route: route)
        var channels =
            track?.channels(from: Moment(secondsSince1970: Double(workout.start)), outOfRange: &implausibleCounts) ?? []
        for kind in HealthKind.allCases where kind.isSeries {
            guard let target = kind.channel else { continue }
            let members = assignment.samples(of: kind, in: position)
            guard let channel = channel(target, kind, members, workout) else { continue }
            // The watch's own speed is more accurate than differences of positions. Of two distances the longer wins.
            if let known = channels.firstIndex(where: { $0.kind == target }) {
                if target == .distance, channels[known].values.last ?? 0 >= channel.values.last ?? 0 { continue }
                channels[known] = channel
            } else {
                channels.append(channel)
            }
        }
        channels.sort { $0.kind.rawValue < $1.kind.rawValue }
        var recording = base(of: workout)
        recording.points = track?.points.count ?? assignment.samples(of: .heartRate, in: position).count
        recording.channels = channels
        // Before iOS 16, workouts stated no heart rate. It is computed from the samples, as for FIT files.
        if let beats = recording.channel(.heartRate)?.values, !beats.isEmpty {
            if recording.meanHeartRate == nil {
                recording.meanHeartRate = HeartRate(summary: beats.reduce(0, +) / Double(beats.count))
            }
            if recording.maximumHeartRate == nil {
                recording.maximumHeartRate = HeartRate(summary: beats.max())
            }
        }
        return recording
    }

    private mutating func base(of workout: HealthWorkout) -> Recording {
        let offset = workout.offset ?? zones.offset(at: workout.start)
        var conditions: Conditions?
        if workout.temperature != nil || workout.humidity != nil || workout.cloudCover != nil {
            conditions = Conditions(
                temperature: workout.temperature.map { Temperature(celsius: $0) }, humidityPercent: workout.humidity,
                cloudCover: workout.cloudCover)
        }
        var effort: Double?
        for score in efforts where score.start < workout.end && score.end > workout.start { effort = score.value }
        return Recording(
            source: source(workout.source), sport: workout.activity.refined, isIndoor: workout.activity.isIndoor,
            start: Moment(secondsSince1970: Double(workout.start)), offset: offset.map { LocalOffset(secondsAheadOfUTC: $0) },
            elapsed: Double(workout.end - workout.start), timer: workout.timer,
            distance: workout.distance.map { Distance(metres: $0) }, ascent: workout.ascent.map { Distance(metres: $0) },
            descent: workout.descent.map { Distance(metres: $0) },
            meanHeartRate: HeartRate(summary: workout.meanHeartRate),
            maximumHeartRate: HeartRate(summary: workout.maximumHeartRate),
            activeEnergy: workout.energy.map { Energy(kilocalories: $0) }, conditions: conditions, perceivedEffort: effort,
            laps: workout.laps, pauses: workout.pauses)
    }

    /// Returns the samples of one source as a channel; nil without samples.
    private func channel(_ target: ChannelKind, _ kind: HealthKind, _ members: Range<Int>, _ workout: HealthWorkout)
        -> Channel?
    {
        guard !members.isEmpty else { return nil }
        let samples = series[Int(kind.rawValue)]
        let source = self.source(of: members, in: samples, preferred: workout.source)
        var pairs: [(second: Double, value: Double)] = []
        pairs.reserveCapacity(members.count)
        for member in members where samples.sources[member] == source {
            let start = Int(samples.starts[member]) + HealthSeries.epoch - workout.start
            let second = kind.isCumulative ? start + Int(samples.durations[member]) : start
            pairs.append((Double(second), Double(samples.values[member])))
        }
        for index in pairs.indices.dropFirst() where pairs[index].second < pairs[index - 1].second {
            pairs.sort { $0.second < $1.second }
            break
        }
        var seconds: [Double] = []
        var values: [Double] = []
        seconds.reserveCapacity(pairs.count)
        values.reserveCapacity(pairs.count)
        var sum = 0.0
        for pair in pairs {
            sum += pair.value
            seconds.append(pair.second)
            values.append(kind.isCumulative ? sum : pair.value)
        }
        return Channel(kind: target, seconds: seconds, values: values)
    }

    /// Returns the workout's own source if it has samples, else the source with the most samples.
    private func source(of members: Range<Int>, in samples: HealthSeries, preferred: UInt16) -> UInt16 {
        var counts = Counts<UInt16>()
        for member in members { counts.add(samples.sources[member]) }
        var best = counts.all.first ?? (preferred, 0, nil)
        for entry in counts.all {
            if entry.kind == preferred { return preferred }
            if entry.count > best.count { best = entry }
        }
        return best.kind
    }

    private mutating func track(of workout: HealthWorkout, route: (String) -> [UInt8]?) -> HealthRoute? {
        var result = workout.points
        for name in workout.routes {
            let bytes = routes.removeValue(forKey: HealthContent.fileName(name)) ?? route(name)
            guard let bytes else {
                missingRouteCount += 1
                if missingRoutes.count < 20 { missingRoutes.append(name) }
                continue
            }
            guard let part = HealthRoute(bytes.span) else {
                unreadableRoutes += 1
                continue
            }
            if !part.isWhole { brokenRoutes += 1 }
            if result == nil { result = part } else { result?.points.append(contentsOf: part.points) }
        }
        return result
    }
}

extension HealthWorkout {
    /// Pauses up to the next resume event; a pause without one lasts until the workout's end.
    var pauses: [Pause] {
        var result: [Pause] = []
        var paused: Int?
        for event in orderedEvents {
            switch event.kind {
            case .pause: if paused == nil { paused = event.second }
            case .resume:
                if let begin = paused, event.second > begin {
                    result.append(Pause(start: Double(begin - start), end: Double(event.second - start)))
                }
                paused = nil
            case .lap: continue
            }
        }
        if let paused, end > paused { result.append(Pause(start: Double(paused - start), end: Double(end - start))) }
        return result
    }

    /// Marked laps, or else the legs of a multisport workout.
    var laps: [Lap] {
        var result: [Lap] = []
        for event in orderedEvents where event.kind == .lap {
            result.append(Lap(start: Double(event.second - start), elapsed: event.duration))
        }
        if result.isEmpty, legs.count > 1 {
            for leg in legs { result.append(Lap(start: Double(leg.start - start), elapsed: Double(leg.end - leg.start))) }
        }
        return result
    }

    /// Events in order of time without duplicates: exports repeat them inside `WorkoutActivity`.
    private var orderedEvents: [Event] {
        var result: [Event] = []
        let sorted = events.sorted { ($0.second, $0.kind.rawValue, $0.duration) < ($1.second, $1.kind.rawValue, $1.duration) }
        for event in sorted where event.second >= start && event.second <= end {
            if let last = result.last, last.second == event.second, last.kind == event.kind, last.duration == event.duration {
                continue
            }
            result.append(event)
        }
        return result
    }
}
