import Measures
public import Training

/// Returns the text that the workout editor of intervals.icu reads: a line for each step, and a heading with a count before repeated ones.
///
/// Paces and powers are absolute. Heart rates are shares of the athlete's maximum, because the editor has no absolute ones. Lines of the
/// session's text stand first, without a dash, which the editor keeps as a note.
/// Source: the forum of intervals.icu, "Workout builder syntax quick guide".
public func writeIntervalsText(_ outline: WorkoutOutline, _ title: WorkoutTitle) -> WorkoutExport {
    var lines: [String] = []
    for text in [title.name, title.text] {
        let line = IntervalsText.note(text)
        if !line.isEmpty { lines.append(line) }
    }
    if !lines.isEmpty { lines.append("") }
    for block in outline.blocks {
        switch block {
        case .step(let step): lines += [IntervalsText.line(step, outline.references), ""]
        case .repeats(let count, let steps):
            lines.append("\(min(max(1, count), WorkoutOutline.mostRepeats))x")
            lines += steps.map { IntervalsText.line($0, outline.references) }
            lines.append("")
        }
    }
    return WorkoutExport(Array(lines.joined(separator: "\n").utf8), intervalsTextLosses(outline))
}

private enum IntervalsText {
    /// Returns a line that the editor keeps as a note: a dash would make it a step, and a count such as `3x` a heading.
    static func note(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        var isAfterDigit = false
        for scalar in PlainText.cleaned(text).unicodeScalars {
            if out.isEmpty, scalar == "-" || scalar == " " { continue }
            out.append(isAfterDigit && (scalar == "x" || scalar == "X") ? "×" : scalar)
            isAfterDigit = (0x30...0x39).contains(scalar.value)
        }
        return String(out)
    }

    static func line(
        _ step: WorkoutOutline.Step, _ references: WorkoutOutline.References
    ) -> String {
        let parts = [cue(step.kind), duration(step.seconds), target(step.target, references)]
        return "- " + parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Words that the editor knows as kinds of steps.
    private static func cue(_ kind: WorkoutOutline.Kind) -> String {
        switch kind {
        case .warmUp: "Warmup"
        case .work: ""
        case .recovery: "Recovery"
        case .coolDown: "Cooldown"
        }
    }

    private static func duration(_ seconds: Int) -> String {
        let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
        return parts.filter { $0.0 > 0 }.map { "\($0.0)" + $0.1 }.joined()
    }

    private static func target(
        _ target: WorkoutOutline.Target, _ references: WorkoutOutline.References
    ) -> String {
        switch target {
        case .none: return ""
        case .heartRate(let low, let high):
            guard let maximum = references.maximumHeartRate?.beatsPerMinute, maximum > 0 else { return "" }
            func percent(_ rate: HeartRate) -> String {
                DecimalNumber.text(rate.beatsPerMinute / maximum * 100, decimals: 0)
            }
            return percent(low) + "-" + percent(high) + "% HR"
        case .speed(let low, let high):
            // The slower pace first, as in a range from easy to fast.
            return pace(low) + "-" + pace(high) + "/km Pace"
        case .power(let low, let high):
            return DecimalNumber.text(low.watts, decimals: 0) + "-" + DecimalNumber.text(high.watts, decimals: 0) + "w"
        }
    }

    private static func pace(_ speed: Speed) -> String {
        guard speed.metresPerSecond > 0 else { return "0:00" }
        return ClockTime(seconds: 1000 / speed.metresPerSecond)?.minutesSeconds ?? "0:00"
    }
}
