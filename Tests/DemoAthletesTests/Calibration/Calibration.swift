import Analysis
import DemoAthletes
import Measures
import Training

/// How often the stated 80 % intervals hold what they promise, over many simulated athletes whose truth is known.
struct Calibration {
    /// One quantity over all athletes.
    struct Line {
        var name: String
        var errors: [Double] = []
        /// Error over half the interval's width: within ±1 it held.
        var relative: [Double] = []
        /// Absolute errors in percent of each model of race times, on the athletes of whom all three have a time.
        var models: [(pooled: Double, riegel: Double, vdot: Double)] = []
        var share: Double {
            relative.isEmpty ? 0 : Double(relative.count { abs($0) <= 1 }) / Double(relative.count)
        }
        /// Percent where the quantity is a time or a load, else its own unit.
        var bias: Double { errors.isEmpty ? 0 : errors.reduce(0, +) / Double(errors.count) }
        var spread: Double {
            guard errors.count > 1 else { return 0 }
            return (errors.reduce(0) { $0 + ($1 - bias) * ($1 - bias) } / Double(errors.count - 1)).squareRoot()
        }

        /// Factor that the half width needs to hold 80 %; nil without intervals.
        var neededWidth: Double? { relative.isEmpty ? nil : Robust.quantile(relative.map { abs($0) }, 0.8) }

        /// What is not honest about it in a large run; nil when all is well. A line without intervals promises nothing.
        var fault: String? {
            guard !relative.isEmpty else { return nil }
            if relative.count < 100 { return "\(name): only \(relative.count) athletes have an answer" }
            if !(0.75...0.85).contains(share) { return "\(name): holds \(Calibration.decimal(100 * share, 1)) %" }
            return nil
        }
    }

    /// Standard deviation of ln time of a race, in the athlete's past and in the races that are predicted.
    static let raceLuck = 0.02
    /// Of each story, and those of a newcomer at which it is judged as well.
    static let days = 200
    static let earlyDays = [30, 60]
    /// Ends in November, after a summer.
    static let end = Day(number: 20_413)
    /// Quantities of both tables.
    static let quantities = 15
    /// Their intervals rest on conventions and not on a fitted error, so `Scripts/calibrate` reports them and judges them not.
    static let reportedOnly = ["Recovery score", "Sleep score", "Load, 7 days", "Load of the planned week"]

    /// What the athletes' bodies obey.
    let world: DemoWorld
    private(set) var lines: [Line] = []
    private(set) var athletes = 0

    init(world: DemoWorld = .models) { self.world = world }

    mutating func add(seed: UInt64) {
        // Seasons matter to heat: the stories end on different days of the year.
        let end = Calibration.end - Int(seed * 37 % 365)
        let demo = demoAthlete(
            seed: seed, endingOn: end, days: Calibration.days, fine: 0, raceLuck: Calibration.raceLuck, world: world)
        // In the other world devices err in everything; in the models' own one only the nights are spoilt, for the scores.
        let seen: DemoAthlete
        switch world {
        case .models: seen = demo
        case .other: seen = SensorErrors.harsh.applied(to: demo, seed: seed)
        }
        var digests: [ActivityDigest] = []
        for (index, recording) in seen.recordings.enumerated() {
            digests.append(digest(of: recording, id: String(index), athlete: demo.athlete, profile: AthleteProfile()))
        }
        let history = History(athlete: demo.athlete, digests: digests, bodySamples: seen.samples, dailyTotals: seen.totals)
        let fitness = fitnessInsight(asOf: end, history: history)
        let weather = weatherInsight(asOf: end, history: history)
        athletes += 1
        if let truth = demo.truth.vdot.last?.value { compare("VDOT", fitness.oxygenUptake.value, truth) }
        compare("Personal heat slope", weather.personalSlope.value, -100 * demo.truth.heatSlope)
        if let state = weather.acclimation.value?.state, let truth = acclimation(of: demo, seed: seed, until: end) {
            compare("Heat acclimation", state, truth)
        }
        for days in Calibration.earlyDays { addEarly(days, of: demo, seed: seed, whole: history, end: end) }
        var luck = SeededRandom(seed: seed &+ 0xCA11_B8A7E)
        for time in demo.truth.raceTimes {
            let raced = time.seconds * Double.exp(Calibration.raceLuck * min(2, max(-2, luck.normal())))
            let estimate = fitness.predictions.first { $0.race == time.race }?.time
            compare("Race time, \(time.race.rawValue)", estimate, raced, isRelative: true)
            compareModels(
                "Race time, \(time.race.rawValue)", estimate?.value, history.time(of: time.race, by: .riegel, asOf: end),
                history.time(of: time.race, by: .vdot, asOf: end), raced)
        }
        addLoad(of: demo, seen: history, fitness: fitness, end: end)
        switch world {
        case .models:
            let nights = SensorErrors.ofNights.applied(to: demo, seed: seed)
            addMorning(
                seen: History(
                    athlete: demo.athlete, digests: digests, bodySamples: nights.samples, dailyTotals: demo.totals), of: demo,
                end: end)
        case .other: addMorning(seen: history, of: demo, end: end)
        }
    }

    /// The results after this many days of recording.
    private mutating func addEarly(_ days: Int, of demo: DemoAthlete, seed: UInt64, whole: History, end: Day) {
        let today = end - Calibration.days + days
        let history = History(
            athlete: demo.athlete, digests: whole.digests.filter { $0.day <= today },
            bodySamples: whole.bodySamples.filter {
                Day(of: $0.start, at: $0.offset ?? demo.athlete.homeOffset).map { $0 <= today } ?? false
            },
            dailyTotals: whole.dailyTotals.filter { $0.day <= today }, asOf: today)
        let names = (uptake: "VDOT after \(days) days", acclimation: "Heat acclimation after \(days) days")
        if let truth = demo.truth.vdot.last(where: { $0.day <= today })?.value {
            compare(names.uptake, fitnessInsight(asOf: today, history: history).oxygenUptake.value, truth)
        }
        let state = weatherInsight(asOf: today, history: history).acclimation.value?.state
        if let state, let truth = acclimation(of: demo, seed: seed, until: today) { compare(names.acclimation, state, truth) }
    }

    /// In the models' world bodies gain and lose at their own rates; in the other one by its own rule. The heat is that which really was.
    private func acclimation(of demo: DemoAthlete, seed: UInt64, until day: Day) -> Double? {
        guard case .models = world else { return demo.truth.acclimation.last { $0.day <= day }?.value }
        var body = SeededRandom(seed: seed &+ 0xACC1_1A7E)
        let gain = HeatAcclimation.gain * Double.exp(HeatAcclimation.gainDeviation * min(2, max(-2, body.normal())))
        let decay = HeatAcclimation.decay * Double.exp(HeatAcclimation.decayDeviation * min(2, max(-2, body.normal())))
        return HeatAcclimation.states(
            weights: demo.truth.heatDoses.filter { $0.day <= day }.map(\.value), gain: gain, decay: decay
        ).last
    }

    mutating func compare(_ name: String, _ estimate: Estimate?, _ truth: Double, isRelative: Bool = false) {
        if !lines.contains(where: { $0.name == name }) { lines.append(Line(name: name)) }
        guard let estimate, let index = lines.firstIndex(where: { $0.name == name }) else { return }
        guard !isRelative || (estimate.value > 0 && truth > 0) else { return }
        lines[index].errors.append(isRelative ? 100 * Double.log(estimate.value / truth) : estimate.value - truth)
        // An athlete who never met heat has nothing to be unsure of.
        guard let bounds = estimate.interval, bounds.high > bounds.low, !isRelative || bounds.low > 0 else { return }
        let (low, high, value) =
            isRelative
            ? (Double.log(bounds.low), Double.log(bounds.high), Double.log(truth)) : (bounds.low, bounds.high, truth)
        lines[index].relative.append((value - (low + high) / 2) / ((high - low) / 2))
    }

    private mutating func compareModels(
        _ name: String, _ stated: Double?, _ riegel: Double?, _ vdot: Double?, _ truth: Double
    ) {
        guard let stated, let riegel, let vdot, let index = lines.firstIndex(where: { $0.name == name }) else { return }
        func error(_ time: Double) -> Double { 100 * abs(time - truth) / truth }
        lines[index].models.append((error(stated), error(riegel), error(vdot)))
    }

    func line(_ name: String) -> Line? { lines.first { $0.name == name } }

    /// What `Scripts/calibrate` fails on, after its 240 athletes. In the other world intervals may fail: that is what it is for.
    var faults: [String] {
        guard case .models = world else { return [] }
        var faults = lines.compactMap { Calibration.reportedOnly.contains($0.name) ? nil : $0.fault }
        if lines.count != Calibration.quantities {
            faults.append("\(lines.count) quantities instead of \(Calibration.quantities)")
        }
        if let marathon = line("Race time, Marathon"), abs(marathon.bias) >= 2 {
            faults.append("Marathons are \(Calibration.decimal(marathon.bias, 2)) % off on average")
        }
        return faults
    }

    /// As it stands in `Docs/Calibration.md`.
    var table: String {
        var text =
            "| Quantity | Athletes with an answer | 80 % interval held | Width it would need | Mean error | Standard deviation "
            + "| Mean size of the error | by Riegel | by VDOT |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
        for line in lines {
            let held = line.relative.isEmpty ? "no interval stated" : Calibration.decimal(100 * line.share, 1) + " %"
            let width = line.neededWidth.map { "× " + Calibration.decimal($0, 2) } ?? "–"
            let unit = line.name.hasPrefix("Race") || line.name.hasPrefix("Load") ? " %" : ""
            text += "| \(line.name) | \(line.errors.count) of \(athletes) | \(held) | \(width) "
            text += "| \(Calibration.decimal(line.bias, 2))\(unit) | \(Calibration.decimal(line.spread, 2))\(unit) "
            let sizes = [line.models.map(\.pooled), line.models.map(\.riegel), line.models.map(\.vdot)]
            for size in sizes {
                text += size.isEmpty ? "| – " : "| \(Calibration.decimal(size.reduce(0, +) / Double(size.count), 2)) % "
            }
            text += "|\n"
        }
        return text
    }

    static func decimal(_ value: Double, _ digits: Int) -> String {
        let scale = digits == 1 ? 10 : 100
        let whole = Int((min(1e9, abs(value)) * Double(scale) + 0.5).rounded(.down))
        let rest = String(whole % scale)
        let padded = String(repeating: "0", count: digits - rest.count) + rest
        return (value < 0 && whole > 0 ? "−" : "") + "\(whole / scale).\(padded)"
    }
}
