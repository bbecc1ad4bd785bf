extension WorkIntervals.Length {
    /// Distances that tracks and plans use, in metres.
    private static let distances: [Double] = [
        100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 2000, 2400, 2500, 3000, 4000, 5000,
    ]
    /// How far the median may be from a usual distance, as a share. Satellites measure a track up to 2 % too long.
    static let similarDistance = 0.02
    /// How far the median may be from a round duration, as a share, or in seconds if that is more.
    static let similarTime = 0.015
    static let similarSeconds = 2.0
    /// How far each repetition may be from the name: a share of it, and the metres or seconds by which its ends are uncertain.
    static let similarEach = 0.03
    static let metresOfEnds = 8.0
    static let secondsOfEnds = 4.0
    /// Metres to which an unusual distance is rounded.
    private static let step = 10.0

    /// The length that repetitions have in common: a round duration or a usual distance with which all of them agree,
    /// whichever varies less. Otherwise their median as it was measured: a distance to 10 m if all agree with it, else a
    /// duration to the second.
    init(of repetitions: ArraySlice<WorkIntervals.Repetition>) {
        let seconds = repetitions.map { $0.seconds }
        let metres = repetitions.compactMap { $0.metres }
        let isDistance =
            metres.count == seconds.count && WorkIntervals.Length.spread(metres) < WorkIntervals.Length.spread(seconds)
        let distance = metres.count == seconds.count ? WorkIntervals.Length.distance(metres) : nil
        let duration = WorkIntervals.Length.duration(seconds)
        if let distance, isDistance || duration == nil {
            self = .metres(distance)
        } else if let duration {
            self = .seconds(duration)
        } else if isDistance, let measured = WorkIntervals.Length.measuredDistance(metres) {
            self = .metres(measured)
        } else {
            self = .seconds((Robust.median(seconds) ?? 0).rounded(.toNearestOrAwayFromZero))
        }
    }

    /// Returns the round duration that all values agree with; nil without one.
    static func duration(_ seconds: [Double]) -> Double? {
        guard let middle = Robust.median(seconds) else { return nil }
        let round = round(middle)
        let agree = seconds.allSatisfy { abs($0 - round) <= similarEach * round + secondsOfEnds }
        return agree && abs(round - middle) <= max(similarSeconds, similarTime * middle) ? round : nil
    }

    /// Returns the usual distance that all values agree with; nil without one.
    static func distance(_ metres: [Double]) -> Double? {
        guard let middle = Robust.median(metres), let usual = distances.min(by: { abs($0 - middle) < abs($1 - middle) })
        else { return nil }
        return agree(metres, usual) && abs(usual - middle) <= similarDistance * usual ? usual : nil
    }

    /// Returns the median distance to 10 m if all values agree with it.
    private static func measuredDistance(_ metres: [Double]) -> Double? {
        guard let middle = Robust.median(metres) else { return nil }
        let rounded = (middle / step).rounded(.toNearestOrAwayFromZero) * step
        return agree(metres, rounded) ? rounded : nil
    }

    private static func agree(_ metres: [Double], _ name: Double) -> Bool {
        metres.allSatisfy { abs($0 - name) <= similarEach * name + metresOfEnds }
    }

    /// Returns the nearest duration that a plan would name: a multiple of 5 s below two minutes, of 15 s below ten, of 30 s
    /// above.
    private static func round(_ seconds: Double) -> Double {
        let step = seconds < 118 ? 5.0 : seconds < 590 ? 15 : 30
        return (seconds / step).rounded(.toNearestOrAwayFromZero) * step
    }

    /// Returns the median deviation from the median as a share of it; 0 without values.
    static func spread(_ values: [Double]) -> Double {
        guard let middle = Robust.median(values), middle > 0 else { return 0 }
        return (Robust.median(values.map { abs($0 - middle) }) ?? 0) / middle
    }
}

extension WorkIntervals.Group {
    /// Returns the repetitions of a pyramid, each as a group. Both of a length have one name, and all names are durations or
    /// all are distances.
    static func pyramid(_ range: Range<Int>, of repetitions: [WorkIntervals.Repetition]) -> [WorkIntervals.Group] {
        func pair(_ index: Int) -> [WorkIntervals.Repetition] {
            [repetitions[index], repetitions[range.lowerBound + range.upperBound - 1 - index]]
        }
        func spread(_ value: (WorkIntervals.Repetition) -> Double) -> Double {
            range.reduce(0) { $0 + WorkIntervals.Length.spread(pair($1).map(value)) }
        }
        let seconds = range.map { WorkIntervals.Length.duration(pair($0).map { $0.seconds }) }
        let metres = range.map { WorkIntervals.Length.distance(pair($0).map { $0.metres ?? 0 }) }
        let isDistance =
            !metres.contains(nil) && (seconds.contains(nil) || spread { $0.metres ?? 0 } < spread { $0.seconds })
        return range.enumerated().map { place, index in
            let measured = repetitions[index].seconds.rounded(.toNearestOrAwayFromZero)
            let length: WorkIntervals.Length =
                isDistance ? .metres(metres[place] ?? 0) : .seconds(seconds[place] ?? measured)
            return WorkIntervals.Group(repetitions: index..<(index + 1), length: length)
        }
    }
}
