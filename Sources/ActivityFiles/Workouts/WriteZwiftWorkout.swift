import Measures
public import Training

/// Returns a workout file of Zwift (`.zwo`, XML); nil for a sport other than running and cycling.
///
/// Its steps have one intensity each: a share of threshold power, or of the runner's pace. A step without one is free. Heart rates do not
/// exist in it.
/// Source: files of Zwift's editor, as described by public references; there is no published specification.
public func writeZwiftWorkout(_ outline: WorkoutOutline, _ title: WorkoutTitle) -> WorkoutExport? {
    guard outline.isForZwift else { return nil }
    let encoder = ZwiftEncoder(outline.references)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<workout_file>"]
    for (name, text) in [
        ("author", "Hearth"), ("name", title.name), ("description", title.text),
        ("sportType", outline.sport.isCycling ? "bike" : "run"), ("durationType", "time"),
    ] { lines.append("  <\(name)>" + PlainText.cleaned(text).escapedForXML + "</\(name)>") }
    lines += ["  <tags/>", "  <workout>"]
    for block in outline.blocks {
        switch block {
        case .step(let step): lines.append(encoder.element(step))
        case .repeats(let count, let steps): lines += encoder.elements(count, steps)
        }
    }
    lines += ["  </workout>", "</workout_file>", ""]
    return WorkoutExport(Array(lines.joined(separator: "\n").utf8), zwiftLosses(outline))
}

private struct ZwiftEncoder {
    let references: WorkoutOutline.References

    init(_ references: WorkoutOutline.References) { self.references = references }

    func element(_ step: WorkoutOutline.Step) -> String {
        let duration = "Duration=\"\(step.seconds)\""
        guard let share = share(step.target) else { return "    <FreeRide \(duration) FlatRoad=\"0\"/>" }
        switch step.kind {
        case .warmUp, .coolDown:
            // These elements lead from one intensity to another. Ours stays, so that both are equal.
            let name = step.kind == .warmUp ? "Warmup" : "Cooldown"
            return "    <\(name) \(duration) PowerLow=\"\(share)\" PowerHigh=\"\(share)\"/>"
        case .work, .recovery: return "    <SteadyState \(duration) Power=\"\(share)\"/>"
        }
    }

    /// Work and recovery with a target each are one element; other repeats are written out.
    func elements(_ count: Int, _ steps: [WorkoutOutline.Step]) -> [String] {
        let repeats = min(max(1, count), WorkoutOutline.mostRepeats)
        if isZwiftInterval(steps, references), let on = share(steps[0].target), let off = share(steps[1].target) {
            return [
                "    <IntervalsT Repeat=\"\(repeats)\" OnDuration=\"\(steps[0].seconds)\" OffDuration=\"\(steps[1].seconds)\" "
                    + "OnPower=\"\(on)\" OffPower=\"\(off)\"/>"
            ]
        }
        var lines: [String] = []
        for _ in 0..<repeats { for step in steps { lines.append(element(step)) } }
        return lines
    }

    private func share(_ target: WorkoutOutline.Target) -> String? {
        zwiftShare(target, references).map { DecimalNumber.text($0, decimals: 3) }
    }
}

extension String {
    /// The text as content of an XML element, without characters that XML cannot hold.
    var escapedForXML: String {
        var out = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "&": out.append(contentsOf: "&amp;".unicodeScalars)
            case "<": out.append(contentsOf: "&lt;".unicodeScalars)
            case ">": out.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
            case "\u{FFFE}", "\u{FFFF}": continue
            default: if scalar.value >= 0x20 || scalar.value == 0x09 || scalar.value == 0x0A { out.append(scalar) }
            }
        }
        return String(out)
    }
}

/// Numbers of files: a point, a fixed number of decimals, no exponent.
enum DecimalNumber {
    /// Halves away from zero. `0` for what is no number or has more than nine digits.
    static func text(_ value: Double, decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<max(0, decimals) { scale *= 10 }
        let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
        guard scaled < 1e9 else { return "0" }
        var digits = String(Int(scaled))
        while digits.utf8.count <= decimals { digits = "0" + digits }
        let whole = String(digits.dropLast(decimals))
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + whole + (decimals > 0 ? "." + digits.suffix(decimals) : "")
    }
}
