import Measures
import Training

/// Findings about recordings whose summary contradicts their samples, or amounts to what no activity can.
///
/// One set of rules for every format:
/// - Samples win. A summary whose elapsed time ends before the samples do gets the samples' length.
/// - The timer never exceeds the elapsed time. A timer that ran on after the last sample lengthens the elapsed time, as long as the
///   samples do not contradict it; otherwise the elapsed time bounds the timer.
/// - A timer that is much shorter than the time in which the samples move becomes the time in which they were recorded. An automatic
///   pause writes no samples, or samples that stand still; both leave the timer as it is.
/// - A distance that no sport covers in that time is left out.
/// - A length of more than a month, and a start that only an unset clock shows, are reported. The values stay.
struct SummaryFindings {
    private var corrected: [String] = []
    private var impossible = Counts<String>()
    private var undated = 0

    /// Corrects one recording and remembers what was wrong with it.
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
    /// Each recording with a summary that agrees with its samples.
    consuming func reconciled() -> FileReading {
        var summaries = SummaryFindings()
        for index in recordings.indices { summaries.reconcile(&recordings[index]) }
        findings += summaries.findings(besides: findings)
        return self
    }
}

/// What a recording's summary said that cannot be.
struct SummaryProblems: Equatable {
    /// The samples go on after the elapsed time that the summary states.
    var isElapsedWrong = false
    /// The timer exceeds the elapsed time by more than rounding, or the samples move for much longer than it ran.
    var isTimerWrong = false
    var isDistanceImpossible = false
    /// Longer than any recording.
    var isTooLong = false
}

extension Recording {
    /// Seconds by which the timer may exceed the elapsed time: clocks of whole seconds, and samples that end before the timer is stopped.
    private static let roundingSeconds = 5.0

    /// Whether samples end so long after the summary that they contradict it: a minute and a tenth later, but not a day, which is
    /// another clock. Devices write a little after a session has ended.
    private static func contradicts(_ sampled: Double, _ elapsed: Double) -> Bool {
        sampled - elapsed > max(60, 0.1 * elapsed) && sampled - elapsed < 86_400
    }

    /// Applies the rules of `SummaryFindings` to this recording.
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
            // Rounding, or sparse samples that end before the timer was stopped.
            let isNear = seconds <= elapsed + max(Recording.roundingSeconds, 0.02 * elapsed)
            problems.isTimerWrong = !isNear && elapsed > 0
            if isNear || sampled == 0 { elapsed = seconds } else { timer = elapsed }
        }
        if raiseTimer() { problems.isTimerWrong = true }
        for index in laps.indices {
            if let seconds = laps[index].timer, seconds > laps[index].elapsed {
                // A lap may reach to the end of the recording, and no further.
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

    /// Raises a timer that ended although the samples go on to move, and those of its laps.
    /// - Returns: whether it did.
    private mutating func raiseTimer() -> Bool {
        // The samples can be in motion for no longer than they last.
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

    /// Seconds from the start to the last sample; 0 without samples. Heart beats are left out: a strap's memory outlasts the session.
    private var secondsOfSamples: Double {
        var last = 0.0
        for channel in channels where channel.kind != .beatInterval {
            if let second = channel.seconds.last, second > last { last = second }
        }
        return last
    }

    /// Whether a sport can cover so much in the elapsed time. Without a time only the greatest of all ways is asked for.
    private func isPossible(metres: Double) -> Bool {
        guard PlausibleAmounts.distances.contains(metres) else { return false }
        guard elapsed >= Recording.leastJudged else { return true }
        let fastest = sport == .other ? PlausibleAmounts.speeds.upperBound : PlausibleAmounts.meanSpeeds.upperBound
        return metres / elapsed <= fastest
    }

    /// Seconds below which two samples and one wrong place decide the mean speed.
    private static let leastJudged = 60.0

    /// Whether the start is one that only an unset clock shows.
    var hasImplausibleStart: Bool {
        let second = start.secondsSince1970
        if PlausibleTime.isClockEpoch(second) { return true }
        // A person may write down a run of 1965.
        let isTyped = source.origin == .csv || source.origin == .manual
        return isTyped ? false : second < PlausibleTime.firstRecorders || !PlausibleTime.ofReceivers.contains(second)
    }
}

extension Source.Origin {
    /// Whether the elapsed time is a total that a device counted. A phone states start and end of a workout instead, and samples of
    /// other apps may lie beyond them.
    fileprivate var countsElapsedTime: Bool { self != .appleHealth && self != .healthAutoExport }
}

extension ImportFinding.What {
    fileprivate var isTimeImplausible: Bool {
        if case .timeImplausible = self { return true }
        return false
    }
}
