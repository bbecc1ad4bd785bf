public import Measures

/// The newest heated class compared with what the model expected of it before it was seen.
public struct HeatedExpectation: Equatable, Sendable {
    public var activity: String
    public var day: Day
    /// Mean heart rate of the class in beats per minute.
    public var heartRate: Double
    /// Expected heart rate in beats per minute with its 80 % interval. The inputs are the contributions, which add up to it.
    public var expected: Estimate
    public var deviation: Deviation
    /// Sum of the weights of the earlier classes, whose number is the count of `expected`.
    public var effectiveCount: Double
    public var contributions: Contributions
    public var errors: Errors

    /// Where the class is relative to the interval. The raw values are part of the API.
    public enum Deviation: String, CaseIterable, Sendable { case lower, typical, higher }

    /// Parts of the expected heart rate in beats per minute.
    public struct Contributions: Equatable, Sendable {
        /// In the athlete's mean room, at the mean duration.
        public var usual: Double
        /// A room warmer or cooler than the mean one.
        public var room: Double
        public var duration: Double
        /// Sport and title.
        public var kind: Double
    }

    /// Mean absolute errors of predictions of the same classes, in beats per minute.
    public struct Errors: Equatable, Sendable {
        public var model: Double
        public var bucketMean: Double
        /// Number of predicted classes.
        public var count: Int

        /// Whether the model is better by the margin on enough classes.
        var areBetter: Bool {
            count >= HeatedModel.compared && model <= (1 - HeatedModel.margin) * bucketMean
        }
    }
}

/// What the heated model found in the athlete's classes, and whether it may be shown.
public struct HeatedFindings: Equatable, Sendable {
    /// Number of classes with all that the model needs.
    public var classes: Int
    /// Errors on classes that model and bucket predicted before they were seen; nil without one.
    public var errors: HeatedExpectation.Errors?
    /// Absent unless the model beats the bucket mean: `noData` without a class, `tooFew` if too few were predicted, `nothingFound` if the
    /// model is no better.
    public var expectation: Answer<HeatedExpectation>
    /// Absent for the same reasons.
    public var effects: Answer<HeatedEffects>

    /// Number of classes from which the model can be shown, and the necessary advantage in percent of the bucket's error.
    public static let classesNeeded = HeatedModel.needed + HeatedModel.compared
    public static let marginPercent = 100 * HeatedModel.margin

    static let none = HeatedFindings(classes: 0, errors: nil, expectation: .absent(.noData), effects: .absent(.noData))
}

extension HeatedModel {
    /// Returns the newest class with its expectation, and the effects of all classes.
    static func findings(from digests: some Sequence<ActivityDigest>, asOf day: Day) -> HeatedFindings {
        let classes = classes(digests, asOf: day)
        guard let newest = classes.last else { return .none }
        var findings = HeatedFindings(
            classes: classes.count, errors: classes.count > needed ? errors(of: classes) : nil, expectation: .absent(.tooFew),
            effects: .absent(.tooFew))
        guard classes.count >= needed + compared, let errors = findings.errors, errors.count >= compared else { return findings }
        guard errors.areBetter else {
            (findings.expectation, findings.effects) = (.absent(.nothingFound), .absent(.nothingFound))
            return findings
        }
        findings.effects = effects(of: classes, asOf: day).map { .known($0) } ?? .absent(.outOfRange)
        guard let fit = Fit(classes.dropLast(), for: newest.day), let prediction = fit.prediction(of: newest) else {
            findings.expectation = .absent(.outOfRange)
            return findings
        }
        findings.expectation = .known(expectation(of: newest, prediction, fit, errors: errors, asOf: day))
        return findings
    }

    /// Returns the newest class with its expectation.
    static func expectation(from digests: some Sequence<ActivityDigest>, asOf day: Day) -> Answer<HeatedExpectation> {
        findings(from: digests, asOf: day).expectation
    }

    private static func expectation(
        of newest: Class, _ prediction: Fit.Prediction, _ fit: Fit, errors: HeatedExpectation.Errors, asOf day: Day
    ) -> HeatedExpectation {
        let range = Interval(low: prediction.heartRate - prediction.halfWidth, high: prediction.heartRate + prediction.halfWidth)
        func input(_ name: String, _ value: Double) -> EstimateInput { EstimateInput(name: name, value: value, unit: "bpm") }
        let expected = Estimate(
            value: prediction.heartRate, interval: range, count: fit.count, quality: min(1, fit.effectiveCount / 20),
            method: card.id,
            inputs: [
                input("usual heart rate of classes", prediction.usual), input("room of the class", prediction.room),
                input("duration of the class", prediction.duration), input("kind of class", prediction.kind),
            ], asOf: day)
        let deviation: HeatedExpectation.Deviation =
            newest.heartRate < range.low ? .lower : newest.heartRate > range.high ? .higher : .typical
        return HeatedExpectation(
            activity: newest.activity, day: newest.day, heartRate: newest.heartRate, expected: expected, deviation: deviation,
            effectiveCount: fit.effectiveCount,
            contributions: .init(
                usual: prediction.usual, room: prediction.room, duration: prediction.duration, kind: prediction.kind),
            errors: errors)
    }

    /// Returns the errors of one-step predictions of the newest classes, by the model and by the rolling mean of the class of room.
    /// A class counts if both predict it. Nil if none does.
    static func errors(of classes: [Class]) -> HeatedExpectation.Errors? {
        var baselines: [HeatedRoom: HeatedBaseline] = [:]
        var (model, bucket, count) = (0.0, 0.0, 0)
        let first = max(needed, classes.count - evaluated)
        for (index, one) in classes.enumerated() {
            let baseline = baselines[one.room] ?? HeatedBaseline()
            if index >= first, baseline.count >= HeatedBaseline.needed,
                let prediction = Fit(classes[..<index], for: one.day)?.prediction(of: one)
            {
                model += abs(prediction.heartRate - one.heartRate)
                bucket += abs(baseline.mean - one.heartRate)
                count += 1
            }
            baselines[one.room, default: HeatedBaseline()].add(one.heartRate)
        }
        guard count > 0 else { return nil }
        return .init(model: model / Double(count), bucketMean: bucket / Double(count), count: count)
    }
}
