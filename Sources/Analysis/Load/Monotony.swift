/// Similarity of the days of a week.
///
/// Formula: monotony = mean / sample standard deviation of seven daily loads, at most 10; strain = weekly load × monotony.
/// Units: ratio; load.
/// Source: C. Foster, MSSE 30:1164 (1998); the literature disagrees about the deviation, and this uses the sample deviation.
/// Grade: useful.
public struct Monotony: Equatable, Sendable {
    public static let card = ModelCard(
        id: "monotony", name: "Monotony and strain", alsoKnownAs: ["Foster's monotony"],
        formula: "monotony = mean / SD(n − 1) of seven daily loads, capped at 10; strain = weekly load · monotony",
        units: "ratio, load", source: "C. Foster, Med Sci Sports Exerc 30:1164 (1998)", grade: .useful,
        limits: "Seven known days. From 2 the week had too little easy in it; the threshold is a rule of thumb.")

    public static let cap = 10.0
    public static let high = 2.0

    public var mean: Double
    public var deviation: Double
    /// Nil in a week without load.
    public var monotony: Double?
    public var strain: Double?

    /// Nil unless there are exactly seven days.
    public init?(week: [Double]) {
        guard week.count == 7, let mean = Moments.mean(week), let deviation = Moments.deviation(week) else { return nil }
        self.mean = mean
        self.deviation = deviation
        guard mean > 0 else { return }
        let monotony = deviation > 0 ? min(Monotony.cap, mean / deviation) : Monotony.cap
        self.monotony = monotony
        strain = mean * 7 * monotony
    }
}
