import Measures
import Training

/// Findings about recordings with a summary that contradicts their samples, or with impossible amounts.
///
/// One set of rules for every format:
/// - Samples win. A summary whose elapsed time ends before the samples do gets the samples' length.
/// - The timer never exceeds the elapsed time. A timer that continued after the last sample extends the elapsed time unless the samples
///   contradict it; otherwise the elapsed time limits the timer.
/// - A timer much shorter than the motion of the samples becomes the time of their recording. An automatic pause writes no samples, or
///   stationary ones; both leave the timer unchanged.
/// - A distance that is impossible for the sport in that time is removed.
/// - A length of more than a month, and a start from an unset clock, are reported. The values stay.
struct SummaryFindings {
    private var corrected: [String] = []
    private var impossible = Counts<String>()
    private var undated = 0

    /// Corrects one recording and stores its problems.
    mutating func reconcile(_ recording: inout Recording) {
        let problems = recording.reconcileSummary()
        if problems.isElapsedWrong, !corrected.contains("elapsed") { corrected.append("elapsed") }
        if problems.isTimerWrong, !corrected.contains("timer") { corrected.append("timer") }
        if problems.isDistanceImpossible { impossible.add("distance") }
        if problems.isTooLong { impossible.add("time") }
        if recording.hasImplausibleStart { undated += 1 }
    }

    /// - Parameter known: findings of the same file: implausible times are reported once.
    func findings(besides known: [ImportFinding]) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        for what in corrected { findings.append(ImportFinding(.note, .totalsCorrected(what: what))) }
        findings += impossible.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if undated > 0, !known.contains(where: { $0.what.isTimeImplausible }) {
            findings.append(ImportFinding(.warning, .timeImplausible(count: undated)))
        }
        return findings
    }
}

extension FileReading {
    /// Returns the reading with each summary reconciled with its samples.
    consuming func reconciled() -> FileReading {
        var summaries = SummaryFindings()
        for index in recordings.indices {
            summaries.reconcile(&recordings[index])
            recordings[index].markIndoorTraining()
        }
        findings += summaries.findings(besides: findings)
        return self
    }
}

/// Problems in a recording's summary.
struct SummaryProblems: Equatable {
    /// The samples continue after the summary's elapsed time.
    var isElapsedWrong = false
    /// The timer exceeds the elapsed time by more than rounding, or the samples move for much longer than it ran.
    var isTimerWrong = false
    var isDistanceImpossible = false
    /// Longer than any recording.
    var isTooLong = false
}

extension Recording {
    /// Tolerance in seconds of the timer beyond the elapsed time, for clocks of whole seconds and samples that end before the timer stops.
    private static let roundingSeconds = 5.0

    /// Whether samples end so much later than the summary that they contradict it: by more than a minute and a tenth, but less than a day,
    /// which indicates another clock. Devices write briefly after the end of a session.
    private static func contradicts(_ sampled: Double, _ elapsed: Double) -> Bool {
        sampled - elapsed > max(60, 0.1 * elapsed) && sampled - elapsed < 86_400
    }

    /// Applies the rules of `SummaryFindings`.
    mutating func reconcileSummary() -> SummaryProblems {
        var problems = SummaryProblems()
        if !elapsed.isFinite || elapsed < 0 { elapsed = 0 }
        if let seconds = timer, !seconds.isFinite || seconds < 0 { timer = nil }
        let sampled = secondsOfSamples
        if source.origin.countsElapsedTime, Recording.contradicts(sampled, elapsed) {
            problems.isElapsedWrong = true
            elapsed = sampled
        }
        if let seconds = timer, seconds > elapsed {
            // Rounding, or sparse samples that end before the timer stopped.
            let isNear = seconds <= elapsed + max(Recording.roundingSeconds, 0.02 * elapsed)
            problems.isTimerWrong = !isNear && elapsed > 0
            if isNear || sampled == 0 { elapsed = seconds } else { timer = elapsed }
        }
        if raiseTimer() { problems.isTimerWrong = true }
        for index in laps.indices {
            if let seconds = laps[index].timer, seconds > laps[index].elapsed {
                // A lap may extend to the end of the recording, but not beyond.
                laps[index].elapsed = max(laps[index].elapsed, min(seconds, elapsed - laps[index].start))
                laps[index].timer = min(seconds, laps[index].elapsed)
            }
        }
        problems.isTooLong = elapsed > PlausibleAmounts.seconds.upperBound
        if let metres = distance?.metres, !isPossible(metres: metres) {
            problems.isDistanceImpossible = true
            distance = nil
        }
        return problems
    }

    /// Raises a timer that stopped while the samples continue to move, with those of its laps.
    /// - Returns: whether the timer was raised.
    private mutating func raiseTimer() -> Bool {
        // Motion cannot exceed the length of the samples.
        guard source.origin.countsElapsedTime, let seconds = timer, seconds > 0, Recording.contradicts(elapsed, seconds) else {
            return false
        }
        let samples = SampledMotion(self)
        guard Recording.contradicts(samples.seconds(from: 0, to: elapsed), seconds) else { return false }
        timer = min(elapsed, samples.recordedSeconds(from: 0, to: elapsed))
        for index in laps.indices {
            let (start, end) = (laps[index].start, laps[index].start + laps[index].elapsed)
            guard let seconds = laps[index].timer, samples.seconds(from: start, to: end) > 1.1 * seconds else { continue }
            laps[index].timer = min(laps[index].elapsed, samples.recordedSeconds(from: start, to: end))
        }
        return true
    }

    /// Seconds from the start to the last sample; 0 without samples. Heart beats are ignored: a strap's memory outlasts the session.
    private var secondsOfSamples: Double {
        var last = 0.0
        for channel in channels where channel.kind != .beatInterval {
            if let second = channel.seconds.last, second > last { last = second }
        }
        return last
    }

    /// Whether a distance is possible for the sport in the elapsed time. Without a time, only the limit of distances applies.
    private func isPossible(metres: Double) -> Bool {
        guard PlausibleAmounts.distances.contains(metres) else { return false }
        guard elapsed >= Recording.leastJudged else { return true }
        let fastest = sport == .other ? PlausibleAmounts.speeds.upperBound : PlausibleAmounts.meanSpeeds.upperBound
        return metres / elapsed <= fastest
    }

    /// Seconds below which mean speed depends on two samples and one wrong position.
    private static let leastJudged = 60.0

    /// Whether the start indicates an unset clock.
    var hasImplausibleStart: Bool {
        let second = start.secondsSince1970
        if PlausibleTime.isClockEpoch(second) { return true }
        // A user may enter a run of 1965.
        let isTyped = source.origin == .csv || source.origin == .manual
        return isTyped ? false : second < PlausibleTime.firstRecorders || !PlausibleTime.ofReceivers.contains(second)
    }
}

extension Source.Origin {
    /// Whether the elapsed time is a total counted by a device. A phone states start and end of a workout instead, and samples of other
    /// apps may lie outside.
    /// other apps may lie beyond them.
    fileprivate var countsElapsedTime: Bool { self != .appleHealth && self != .healthAutoExport }
}

extension ImportFinding.What {
    fileprivate var isTimeImplausible: Bool {
        if case .timeImplausible = self { return true }
        return false
    }
}
