public import Measures

/// The maximal heart rate of zones, loads, screens and the API.
///
/// A stated value wins. Otherwise the highest plausible observed peak counts, if it lies above the prediction or comes from a hard
/// effort. A lone peak further than one standard error above two agreeing sessions is not plausible. Otherwise age predicts the value.
///
/// Formula: see the card; predictions: Nes 211 − 0.64 age; Tanaka 208 − 0.7 age; Gulati (women) 206 − 0.88 age. 220 − age is included for
/// comparison only.
/// Units: years in; beats per minute out.
/// Source: B. M. Nes et al., Scand J Med Sci Sports (2013), 3,320 people, standard error 10.8.
/// Grade: established, with a large error for one person.
public struct MaximumHeartRate: Equatable, Sendable {
    public static let card = ModelCard(
        id: "maximum_heart_rate", name: "Maximal heart rate", alsoKnownAs: ["HRmax"],
        formula:
            "stated; else observed: highest 15-s median of {years} years, when ≥ predicted and supported by a second session, or of a hard "
            + "effort, not beyond predicted + {twoErrors} nor {error} above the supported; else one session's peak between predicted and "
            + "predicted + {twoErrors}; else the highest of a hard effort ≥ predicted − {error}; else the same of all years, each peak less "
            + "{loss} for each year beyond {years}; else {base} − {loss} · age",
        units: "bpm",
        source: "B. M. Nes et al., Scand J Med Sci Sports (2013), doi 10.1111/j.1600-0838.2012.01445.x", grade: .established,
        limits:
            "From age ± {error} for one person. A second session supports a peak within {agreement} beats, both as measured. Hard efforts: "
            + "races, time trials, threshold tests, sessions rated {hardRating} of 10, and runs with a supported peak when the mean of half of "
            + "all sessions stays below {usualShare} % of it. A single peak may be a sensor's. Of unknown age, at most one higher peak may "
            + "stand alone, one of the two sessions must be a run or a hard effort, and the mean of half of all sessions must stay below "
            + "{usualShare} %.",
        constants: [
            CardConstant("years", currentYears, decimals: 0),
            CardConstant("twoErrors", 2 * standardError, decimals: 1),
            CardConstant("error", standardError, decimals: 1),
            CardConstant("loss", lossPerYear, decimals: 2),
            CardConstant("base", base, decimals: 0),
            CardConstant("agreement", agreement, decimals: 0),
            CardConstant("hardRating", HeartRatePeak.hardRating, decimals: 0),
            CardConstant("usualShare", 100 * usualShare, decimals: 0),
        ])

    public let value: HeartRate
    /// `stated`, `observed` or `predicted`.
    public let origin: ProfileValue.Origin
    /// The peak that gives an observed value, then the one that supports it, if any; empty otherwise.
    public let peaks: [HeartRatePeak]

    /// Beats per minute that the equation of Nes starts from, and the loss per year.
    static let base = 211.0
    public static let lossPerYear = 0.64
    /// Years for which a peak counts as measured: the loss of two years is less than the difference between two sessions.
    public static let currentYears = 2.0
    /// Beats per minute within which two sessions agree on the maximum.
    static let agreement = 5.0
    /// The standard error of `nes`.
    public static let standardError = 10.8
    /// Share of a maximum that no athlete exceeds on average in half of all sessions.
    static let usualShare = 0.87
    /// Years of age that the equations are used for.
    static let ages = 5.0...110.0

    /// Resolves the maximum of an athlete.
    /// - Parameters:
    ///   - stated: value that the athlete entered; nil without one.
    ///   - peaks: of all sessions, in any order.
    ///   - usualMean: median of the sessions' mean heart rates; nil without any.
    ///   - age: years.
    /// - Returns: nil without a stated value, a plausible peak and an age.
    public init?(stated: HeartRate?, peaks: [HeartRatePeak], usualMean: HeartRate? = nil, age: Double?) {
        let predicted = age.flatMap(MaximumHeartRate.nes(age:))
        if let stated {
            (value, origin, self.peaks) = (stated, .stated, [])
        } else if let found = MaximumHeartRate.observed(peaks.filter { $0.isCurrent }, usualMean, predicted)
            ?? MaximumHeartRate.observed(peaks, usualMean, predicted), let highest = found.first
        {
            (value, origin, self.peaks) = (highest.today, .observed, found)
        } else if let predicted {
            (value, origin, self.peaks) = (predicted, .predicted, [])
        } else {
            return nil
        }
    }

    public static func nes(age: Double) -> HeartRate? { predicted(base - lossPerYear * age, age) }
    public static func tanaka(age: Double) -> HeartRate? { predicted(208 - 0.7 * age, age) }
    public static func gulati(age: Double) -> HeartRate? { predicted(206 - 0.88 * age, age) }
    /// Never used, since no study supports it.
    public static func fox(age: Double) -> HeartRate? { predicted(220 - age, age) }

    private static func predicted(_ value: Double, _ age: Double) -> HeartRate? {
        ages.contains(age) ? HeartRate(beatsPerMinute: value) : nil
    }
}

extension MaximumHeartRate {
    /// Returns the peak that gives the maximum, then the one that supports it.
    private static func observed(
        _ peaks: [HeartRatePeak], _ usualMean: HeartRate?, _ predicted: HeartRate?
    ) -> [HeartRatePeak]? {
        let least = predicted.map { $0.amount - standardError - agreement } ?? 0
        let known = peaks.filter { HeartRateReserve.maxima.contains($0.value.amount) && $0.value.amount >= least }
            .sorted { $0.value > $1.value }
        guard let predicted else { return observedAtUnknownAge(known, usualMean) }
        let error = HeartRate(beatsPerMinute: standardError)
        let highest = predicted + error + error
        let hard = known.filter { $0.isOfHardEffort }
        var supported: [HeartRatePeak]?
        var ofEffort: [[HeartRatePeak]] = []
        var alone: [HeartRatePeak]?
        var below: [HeartRatePeak]?
        for index in known.indices {
            let peak = known[index]
            let second = support(of: index, in: known, hard)
            let shown = [peak] + (second.map { [$0] } ?? [])
            if peak.today < predicted {
                guard peak.today >= predicted - error else { continue }
                let isHard = shown.contains { $0.isOfHardEffort } || (second != nil && standsOut(shown, from: usualMean))
                if isHard { keepHigher(shown, &below) }
            } else if second != nil {
                keepHigher(shown, &supported)
            } else if peak.today <= highest {
                if peak.isOfHardEffort { ofEffort.append(shown) } else { keepHigher(shown, &alone) }
            }
        }
        // A hard effort may exceed what two sessions agree on, but a lone peak far above them is the sensor's.
        let bound = supported?.first.map { min(highest, $0.today + error) } ?? highest
        for shown in ofEffort where shown[0].today <= bound { keepHigher(shown, &supported) }
        return supported ?? alone ?? below
    }

    private static func keepHigher(_ shown: [HeartRatePeak], _ best: inout [HeartRatePeak]?) {
        guard let peak = shown.first else { return }
        if best?.first.map({ peak.today > $0.today }) ?? true { best = shown }
    }

    /// Returns the peaks for an unknown age, where peaks of easy runs would look like a maximum, and every easy run would look hard. One of
    /// two agreeing sessions must therefore be able to reach a maximum, and the usual mean must be well below.
    /// - Parameter known: descending by value.
    private static func observedAtUnknownAge(_ known: [HeartRatePeak], _ usualMean: HeartRate?) -> [HeartRatePeak]? {
        // Two higher peaks without support are not sensor errors: the maximum is among them.
        for index in known.indices.prefix(2) {
            guard let second = support(of: index, in: known, []) else { continue }
            let pair = known[index].today >= second.today ? [known[index], second] : [second, known[index]]
            guard pair.contains(where: { $0.canBeMaximum }) else { continue }
            return standsOut(pair, from: usualMean) ? pair : nil
        }
        return nil
    }

    /// Returns another session within five beats: a hard effort first, then the next lower, then the next higher one.
    /// - Parameter known: descending by value.
    private static func support(of index: Int, in known: [HeartRatePeak], _ hard: [HeartRatePeak]) -> HeartRatePeak? {
        let peak = known[index]
        func agrees(_ other: HeartRatePeak) -> Bool { abs(other.value.amount - peak.value.amount) <= agreement }
        if !peak.isOfHardEffort, let other = hard.first(where: agrees) { return other }
        if index + 1 < known.count, agrees(known[index + 1]) { return known[index + 1] }
        return index > 0 && agrees(known[index - 1]) ? known[index - 1] : nil
    }

    /// Whether the sessions include a run or a hard effort, and the athlete's usual session is well below them.
    private static func standsOut(_ shown: [HeartRatePeak], from usualMean: HeartRate?) -> Bool {
        guard let highest = shown.first, shown.contains(where: { $0.canBeMaximum }) else { return false }
        return usualMean.map { $0.amount <= usualShare * highest.today.amount } ?? true
    }
}
