public import Analysis
import Localizations
import Measures
import Training

/// The computed facts of one heated class: all that a writer of its summary gets. Contains no samples, no name, no place and no date.
public struct SummaryFacts: Equatable, Sendable {
    /// Kind of class in the user's language.
    public var kind: String
    /// Whole degrees of `scale`.
    public var degrees: Int
    public var scale: TemperatureScale
    /// Whole minutes.
    public var minutes: Int
    /// Whole beats per minute; nil without a heart rate.
    public var meanHeartRate: Int?
    public var highestHeartRate: Int?
    /// Nil with fewer than three earlier classes.
    public var comparison: HeatedSession.Verdict?
    /// Nil with too few classes.
    public var signal: HeatedTrend.Verdict?

    /// - Parameters:
    ///   - kind: kind of class in the user's language.
    ///   - degrees: whole degrees of `scale`.
    ///   - scale: the user's temperature unit.
    ///   - minutes: whole minutes.
    ///   - meanHeartRate: whole beats per minute.
    ///   - highestHeartRate: whole beats per minute; ignored without or below the mean.
    ///   - comparison: comparison with earlier classes.
    ///   - signal: signal of acclimation.
    public init(
        kind: String, degrees: Int, scale: TemperatureScale, minutes: Int, meanHeartRate: Int?, highestHeartRate: Int? = nil,
        comparison: HeatedSession.Verdict? = nil, signal: HeatedTrend.Verdict? = nil
    ) {
        self.kind = kind
        self.degrees = degrees
        self.scale = scale
        self.minutes = minutes
        self.meanHeartRate = meanHeartRate
        if let mean = meanHeartRate, let highest = highestHeartRate, highest >= mean { self.highestHeartRate = highest }
        self.comparison = comparison
        self.signal = signal
    }

    /// Creates the facts of a class; nil if its temperature is unknown, or its duration or temperature implausible.
    /// - Parameters:
    ///   - digest: digest of the class.
    ///   - session: the class among similar ones; nil without a heart rate, and in rooms that are not compared.
    ///   - signal: signal of acclimation of the classes in such rooms, for the newest class only.
    ///   - context: display context: language, units and current time.
    public init?(
        _ digest: ActivityDigest, _ session: HeatedSession?, signal: HeatedTrend.Verdict? = nil, context: DisplayContext
    ) {
        guard let temperature = session?.temperature ?? digest.conditions?.temperature else { return nil }
        let degrees = Rounding.halfUp(context.temperatures.degrees(temperature))
        let minutes = Rounding.halfUp(digest.moving / 60)
        guard (0.0...300.0).contains(degrees), (1.0...1440.0).contains(minutes) else { return nil }
        func whole(_ rate: Double?) -> Int? {
            rate.map { Rounding.halfUp($0) }.flatMap { (20.0...250.0).contains($0) ? Int($0) : nil }
        }
        self.init(
            kind: context.say(.sport(digest.sport)), degrees: Int(degrees), scale: context.temperatures, minutes: Int(minutes),
            meanHeartRate: whole(session?.heartRate ?? digest.meanHeartRate?.beatsPerMinute),
            highestHeartRate: whole(digest.maximumHeartRate?.beatsPerMinute), comparison: session?.verdict, signal: signal)
    }
}
