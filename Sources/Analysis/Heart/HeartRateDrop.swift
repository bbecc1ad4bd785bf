import Training

/// Fall of heart rate in the minute after an effort.
///
/// Formula: HR at the stop − HR 60 s later, at the stop within the session with the highest heart rate.
/// Units: beats per minute.
/// Source: C. R. Cole et al., New England Journal of Medicine 341:1351 (1999), for the minute; the rest of the rule is ours.
/// Grade: useful, as one person's trend.
public struct HeartRateDrop: Equatable, Sendable {
    public static let card = ModelCard(
        id: "heart_rate_drop", name: "Heart-rate recovery", alsoKnownAs: ["HRR60", "heart-rate recovery in one minute"],
        formula:
            "HR at the stop − HR 60 s later; the stop of the session that began highest, after 5 min of motion, 60 s standing",
        units: "bpm",
        source:
            "C. R. Cole, E. H. Blackstone, F. J. Pashkow et al., N Engl J Med 341:1351 (1999), who used one minute; which stop "
            + "counts is our own rule, because a session has many",
        grade: .useful,
        limits:
            "Compare with yourself only, and like with like: posture, heat and how hard it was before all move it. Says nothing "
            + "about disease here.")

    /// Beats per minute at the stop.
    public var before: Double
    /// Fall within a minute in beats per minute; negative for a rise.
    public var drop: Double

    public init(before: Double, drop: Double) {
        self.before = before
        self.drop = drop
    }
}

extension SessionTrack {
    /// Fall after the stop with the highest heart rate; nil without a stop of a minute after five minutes of motion.
    var heartRateDrop: HeartRateDrop? {
        guard let heartRate, !heartRateIsDoubtful else { return nil }
        var best: HeartRateDrop?
        var moved = 0
        for second in 1..<max(1, count) {
            if isMoving[second] {
                moved += 1
                continue
            }
            guard isMoving[second - 1], moved >= 300, second + 60 < count else { continue }
            guard let before = heartRate[second], let after = heartRate[second + 60], before > (best?.before ?? 0) else {
                continue
            }
            var stands = true
            for later in second...(second + 60) where isMoving[later] { stands = false }
            if stands { best = HeartRateDrop(before: before, drop: before - after) }
        }
        return best
    }
}
