public import Measures
public import Training

/// Heart rates at which beat-to-beat intervals lose their correlation during exercise: an experimental estimate of the aerobic and the
/// anaerobic threshold, without a laboratory.
///
/// Formula: α1 by detrended fluctuation analysis over 120 s of beat intervals, every 20 s, in the first hour after 3 minutes; line of
/// least squares of α1 on the mean heart rate of the windows; heart rate at α1 = 0.75 (aerobic) and 0.5 (anaerobic).
/// Units: beats per minute.
/// Source: Rogers 2021 (0.75 and 0.5); errors from Eronen 2024.
/// Grade: disputed.
public struct FractalThreshold: Equatable, Sendable {
    public static let card = ModelCard(
        id: "dfa_alpha1", name: "DFA-α1 thresholds (experimental)", alsoKnownAs: ["HRVT1", "HRVT2", "fractal correlation"],
        formula:
            "α1 = slope of ln F(n) on ln n, n = 4…16 beats, over windows of 120 s every 20 s, minutes 3 to 60; HR(α1) by least squares "
            + "over all windows; aerobic at 0.75, anaerobic at 0.5; ± 1.2816 √(SD² + SE²), SD 19 and 10 bpm",
        units: "beats per minute",
        source:
            "method: C.-K. Peng et al., Chaos 5:82 (1995); 0.75: B. Rogers et al., Front Physiol 11:596567 (2021); 0.5: B. Rogers et "
            + "al., J Funct Morphol Kinesiol 6:38 (2021); errors: T. Eronen et al., medRxiv 2024.08.14.24311967: 10 ± 16 bpm too high "
            + "at the first threshold, −1 ± 10 bpm at the second, 64 people",
        grade: .disputed,
        limits:
            "Experimental; it moves no other figure. Needs beat intervals of a chest strap, a rested athlete (fatigue lowers α1 at the same pace) and "
            + "efforts from easy to hard within the hour: 15 windows, 15 bpm between their tenth and ninetieth percentile, r² ≥ 0.5, and "
            + "α1 on both sides of the value. A beat more than 20 % off the median of 11 around it is an artefact; a window with more than 5 % of "
            + "them, or with beats missing, is left out. These gates are ours. No smoothness-priors detrending as in Kubios, so values "
            + "differ from it.")

    /// Length of a window in seconds, and seconds between the starts of windows.
    static let length = 120.0
    static let step = 20.0
    /// Range of seconds in the recording that are used; later ones are affected by fatigue.
    static let counted = 180.0...3600.0
    static let aerobicLevel = 0.75
    static let anaerobicLevel = 0.5
    /// Beats per minute: √(16² + 10²) and 10, Eronen 2024.
    static let aerobicDeviation = 18.9
    static let anaerobicDeviation = 10.0
    static let leastWindows = 15
    static let leastSpan = 15.0
    static let leastExplained = 0.5
    static let artefact = 0.2
    static let mostArtefacts = 0.05

    /// One window of beats.
    public struct Window: Equatable, Sendable {
        /// Seconds from the start of the recording to the start of the window.
        public var seconds: Double
        /// Beats per minute.
        public var heartRate: Double
        public var exponent: Double
    }

    public var windows: [Window]
    /// Number of windows rejected for artefacts or missing beats.
    public var rejected: Int
    public var aerobic: Answer<Estimate>
    public var anaerobic: Answer<Estimate>

    /// Nil without beat intervals.
    public init?(of recording: Recording, asOf day: Day) {
        guard let beats = recording.channel(.beatInterval), !beats.values.isEmpty else { return nil }
        self.init(seconds: beats.seconds, intervals: beats.values, asOf: day)
    }

    /// - Parameters:
    ///   - seconds: end of each interval since the start, never falling.
    ///   - intervals: seconds; same count.
    ///   - day: day of the recording.
    public init(seconds: [Double], intervals: [Double], asOf day: Day) {
        windows = []
        rejected = 0
        aerobic = .absent(.tooFew)
        anaerobic = .absent(.tooFew)
        guard seconds.count == intervals.count else { return }
        let cleaned = FractalThreshold.cleaned(intervals)
        let end = min(FractalThreshold.counted.upperBound, seconds.last ?? 0)
        var start = FractalThreshold.counted.lowerBound
        var first = 0
        while start + FractalThreshold.length <= end {
            while first < seconds.count, seconds[first] < start { first += 1 }
            var last = first
            while last < seconds.count, seconds[last] < start + FractalThreshold.length { last += 1 }
            if let window = FractalThreshold.window(from: start, cleaned.values[first..<last], cleaned.isArtefact[first..<last]) {
                windows.append(window)
            } else {
                rejected += 1
            }
            start += FractalThreshold.step
        }
        aerobic = answer(at: FractalThreshold.aerobicLevel, deviation: FractalThreshold.aerobicDeviation, asOf: day)
        anaerobic = answer(at: FractalThreshold.anaerobicLevel, deviation: FractalThreshold.anaerobicDeviation, asOf: day)
    }

    /// Returns the intervals with artefacts replaced by the median of the eleven intervals around them.
    private static func cleaned(_ intervals: [Double]) -> (values: [Double], isArtefact: [Bool]) {
        var values = intervals
        var isArtefact = [Bool](repeating: false, count: intervals.count)
        for index in intervals.indices {
            let around = intervals[max(0, index - 5)..<min(intervals.count, index + 6)]
            guard let usual = Robust.median(Array(around)), abs(intervals[index] - usual) > artefact * usual else { continue }
            values[index] = usual
            isArtefact[index] = true
        }
        return (values, isArtefact)
    }

    private static func window(from start: Double, _ values: ArraySlice<Double>, _ isArtefact: ArraySlice<Bool>) -> Window? {
        let total = values.reduce(0, +)
        guard total > 0.95 * length, total < 1.05 * length else { return nil }
        guard Double(isArtefact.count { $0 }) <= mostArtefacts * Double(values.count) else { return nil }
        guard let exponent = DetrendedFluctuation.shortTermExponent(of: Array(values)) else { return nil }
        return Window(seconds: start, heartRate: 60 * Double(values.count) / total, exponent: exponent)
    }

    private func answer(at level: Double, deviation: Double, asOf day: Day) -> Answer<Estimate> {
        guard windows.count >= FractalThreshold.leastWindows else {
            return .absent(rejected > windows.count ? .sensorPoor : .tooFew)
        }
        let rates = windows.map { $0.heartRate }
        guard let low = Robust.quantile(rates, 0.1), let high = Robust.quantile(rates, 0.9),
            high - low >= FractalThreshold.leastSpan, let mean = Moments.mean(rates)
        else { return .absent(.nothingFound) }
        let exponents = windows.map { $0.exponent }
        guard let line = LeastSquaresLine(xs: rates, ys: exponents), line.slope < 0,
            line.explained >= FractalThreshold.leastExplained, let slopeError = line.slopeError
        else { return .absent(.nothingFound) }
        let rate = (level - line.intercept) / line.slope
        guard let lowest = rates.min(), let highest = rates.max(), rate >= lowest, rate <= highest,
            exponents.contains(where: { $0 < level }), exponents.contains(where: { $0 > level })
        else { return .absent(.nothingFound) }
        // Six windows overlap, so each counts as a sixth. se(b)² = s²/Sxx gives both parts of the error of the line at this rate.
        let overlap = FractalThreshold.length / FractalThreshold.step
        let squares = rates.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let variance = slopeError * slopeError * overlap * (squares / Double(rates.count) + (rate - mean) * (rate - mean))
        let error = variance.squareRoot() / abs(line.slope)
        let half = NormalDistribution.halfWidth80 * (deviation * deviation + error * error).squareRoot()
        let inputs = [
            EstimateInput(name: "windows of beats", value: Double(windows.count), unit: ""),
            EstimateInput(name: "windows left out", value: Double(rejected), unit: ""),
        ]
        return .known(
            Estimate(
                value: rate, interval: Interval(low: rate - half, high: rate + half), count: windows.count,
                quality: Double(windows.count) / Double(windows.count + rejected), method: FractalThreshold.card.id,
                inputs: inputs,
                asOf: day))
    }
}
