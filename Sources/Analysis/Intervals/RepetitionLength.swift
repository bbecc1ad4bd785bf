extension WorkIntervals.Length {
    /// Distances that tracks and plans use, in metres.
    private static let distances: [Double] = [
        100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 2000, 2400, 2500, 3000, 4000, 5000,
    ]
    private static let similarDistance = 0.025
    private static let similarTime = 0.015

    /// The length that repetitions have in common: a round duration or a usual distance, whichever varies less; else their
    /// median duration.
    init(of repetitions: ArraySlice<WorkIntervals.Repetition>) {
        let seconds = repetitions.map { $0.seconds }
        let middle = Robust.median(seconds) ?? 0
        let round = WorkIntervals.Length.round(middle)
        let metres = repetitions.compactMap { $0.metres }
        let distance = metres.count == seconds.count ? Robust.median(metres).flatMap(WorkIntervals.Length.distance) : nil
        let isRound = abs(round - middle) <= max(2, WorkIntervals.Length.similarTime * middle)
        if let distance, !isRound || WorkIntervals.Length.spread(metres) < WorkIntervals.Length.spread(seconds) {
            self = .metres(distance)
        } else {
            self = .seconds(isRound ? round : middle.rounded(.toNearestOrAwayFromZero))
        }
    }

    /// Returns the nearest duration that a plan would name: a multiple of 5 s below two minutes, of 15 s below ten, of 30 s
    /// above.
    private static func round(_ seconds: Double) -> Double {
        let step = seconds < 118 ? 5.0 : seconds < 590 ? 15 : 30
        return (seconds / step).rounded(.toNearestOrAwayFromZero) * step
    }

    private static func distance(_ metres: Double) -> Double? {
        let usual = distances.min { abs($0 - metres) < abs($1 - metres) }
        return usual.flatMap { abs($0 - metres) <= similarDistance * $0 ? $0 : nil }
    }

    /// Returns the median deviation from the median as a share of it; 0 without values.
    private static func spread(_ values: [Double]) -> Double {
        guard let middle = Robust.median(values), middle > 0 else { return 0 }
        return (Robust.median(values.map { abs($0 - middle) }) ?? 0) / middle
    }
}
