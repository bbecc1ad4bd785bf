import Training

extension Recording {
    /// Where it says nothing of the way for a while, and what was done about each: nothing is ever put there.
    ///
    /// A pause during which the athlete stayed where they were is no gap: nothing is missing.
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

    /// Where heart rate is silent outside pauses.
    /// - Parameter heartRate: cleaned, as models read it.
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

    /// Seconds over which models go on in a straight line between two heart rates; where the athlete wants gaps as they were recorded,
    /// only from one sample to the next.
    func longestBridge(of heartRate: Channel) -> Double {
        unrepaired.contains(.gaps)
            ? HeartRateCleaning.longestUsualStep(heartRate) : HeartRateCleaning.longestBridge
    }
}

extension HeartRateCleaning {
    /// Seconds between two samples above which something is missing: three times what is usual in the channel, at least five and no more
    /// than what is bridged.
    static func longestUsualStep(_ channel: Channel) -> Double {
        min(longestBridge, max(5, 3 * (Robust.medianGap(channel.seconds) ?? 1)))
    }
}
