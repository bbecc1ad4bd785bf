import Training

extension Recording {
    /// Periods without data on the path, and their handling: nothing is ever inserted.
    ///
    /// A pause without movement is no gap, since nothing is missing.
    var gapsOfTrack: [Repair] {
        guard let path = DistancePath(of: self) else { return [] }
        let moved = path.movedPauses.map {
            Repair(kind: .pausedMoves, channel: path.origin, start: $0.start, end: $0.end, count: 1)
        }
        let gaps = path.gaps.map { gap in
            let paused = Pause.seconds(of: pauses, from: gap.start, to: gap.end)
            let isPaused = 2 * paused >= gap.end - gap.start
            let kind: Repair.Kind = path.origin == .speed ? .speedGaps : isPaused ? .pausedGaps : .trackGaps
            return Repair(kind: kind, channel: path.origin, start: gap.start, end: gap.end, count: 1)
        }
        return moved.isEmpty ? gaps : (gaps + moved).sorted { $0.start < $1.start }
    }

    /// Returns periods without heart rate outside pauses.
    /// - Parameter heartRate: cleaned, as in models.
    func gaps(of heartRate: Channel) -> [Repair] {
        if unrepaired.contains(.gaps) { return [] }
        let usual = HeartRateCleaning.longestUsualStep(heartRate)
        var found: [Repair] = []
        for index in heartRate.seconds.indices.dropFirst() {
            let (start, end) = (heartRate.seconds[index - 1], heartRate.seconds[index])
            guard end - start > usual, end - start - Pause.seconds(of: pauses, from: start, to: end) > usual else { continue }
            let kind: Repair.Kind = end - start > HeartRateCleaning.longestBridge ? .heartRateGaps : .heartRateBridged
            found.append(Repair(kind: kind, channel: .heartRate, start: start, end: end, count: 1))
        }
        return found
    }

    /// Returns the seconds over which models interpolate between two heart rates; if the athlete keeps gaps as recorded, only from one
    /// sample to the next.
    func longestBridge(of heartRate: Channel) -> Double {
        unrepaired.contains(.gaps)
            ? HeartRateCleaning.longestUsualStep(heartRate) : HeartRateCleaning.longestBridge
    }
}

extension HeartRateCleaning {
    /// Returns the seconds between two samples above which data are missing: three times the usual step of the channel, at least five, and
    /// at most the interpolated length.
    static func longestUsualStep(_ channel: Channel) -> Double {
        min(longestBridge, max(5, 3 * (Robust.medianGap(channel.seconds) ?? 1)))
    }
}
