public import Measures

/// A run relative to the longest of the 30 days before.
///
/// Formula: ratio = distance / longest; up to 1.1 reference, up to 1.3 small, up to 2 moderate, above large.
/// Units: ratio; hazard ratio relative to the reference.
/// Source: J. S. B. Frandsen et al., BJSM 59:1203 (2025), 5,205 runners.
/// Grade: useful.
public struct SessionSpike: Equatable, Sendable {
    public static let card = ModelCard(
        id: "session_spike", name: "An unusually long run", alsoKnownAs: ["single-session spike"],
        formula: "distance / longest run of the 30 days before: ≤ 1.1, ≤ 1.3, ≤ 2, above", units: "ratio",
        source: "J. S. B. Frandsen et al., Br J Sports Med 59:1203 (2025), doi 10.1136/bjsports-2024-109380", grade: .useful,
        limits: "Hazard ratios 1.64, 1.52 and 2.28 for self-reported overuse injury: observational, not rising steadily, and no "
            + "probability for one person.")

    public enum Category: String, CaseIterable, Sendable { case reference, small, moderate, large }

    public var ratio: Double
    public var category: Category

    /// Nil without an earlier run to compare with.
    public init?(distance: Double, longestBefore: Double) {
        guard distance >= 0, longestBefore > 0 else { return nil }
        let ratio = distance / longestBefore
        guard ratio.isFinite else { return nil }
        self.ratio = ratio
        if ratio <= 1.1 + Rounding.slack {
            category = .reference
        } else if ratio <= 1.3 + Rounding.slack {
            category = .small
        } else {
            category = ratio <= 2 + Rounding.slack ? .moderate : .large
        }
    }

    /// As published, relative to runs of up to 1.1 times the longest.
    public var hazardRatio: Double {
        switch category {
        case .reference: 1
        case .small: 1.64
        case .moderate: 1.52
        case .large: 2.28
        }
    }

    /// Returns the ratio with the two runs as inputs.
    public func estimate(
        kilometres: Double, before: Double, activity: String?, on day: Day, asOf today: Day
    ) -> Estimate {
        Estimate(
            value: ratio, interval: nil, count: 2, quality: 1, method: SessionSpike.card.id,
            inputs: [
                EstimateInput(name: "longest run of the week", value: kilometres, unit: "km", activity: activity, day: day),
                EstimateInput(name: "longest of the 30 days before", value: before, unit: "km"),
            ], asOf: today)
    }
}
