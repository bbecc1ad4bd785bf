extension LoadZone {
    /// Creates a zone: below 0.8, up to 1.3, up to and including 1.5, above. The bounds are conventions, not findings.
    public init?(ratio: Double) {
        guard ratio >= 0, ratio.isFinite else { return nil }
        if ratio < 0.8 {
            self = .detraining
        } else if ratio < 1.3 {
            self = .optimal
        } else {
            self = ratio <= 1.5 + Rounding.slack ? .elevated : .high
        }
    }
}

extension LoadChange: Comparable {
    private var rank: Int {
        switch self {
        case .low: 0
        case .moderate: 1
        case .high: 2
        case .veryHigh: 3
        }
    }

    public static func < (left: LoadChange, right: LoadChange) -> Bool { left.rank < right.rank }

    public static let card = ModelCard(
        id: "load_change", name: "How unusual the recent load is", alsoKnownAs: ["injury_risk_level"],
        formula: "the larger of: ratio < 1.3 low, ≤ 1.5 moderate, < 2 high, else very high; longest run ≤ 1.1 low, ≤ 2 moderate, "
            + "above high. The ratio alone is at most moderate in a week below the year's median, and is not asked while returning",
        units: "class",
        source: "our own rule on the class bounds of N. B. Murray et al., BJSM 51:749 (2017) and J. S. B. Frandsen et al. (2025)",
        grade: .ownDefinition, limits: "A flag that load changed. No percentage belongs to it, and no probability of injury.")

    /// Creates the larger of the available flags; nil without any.
    /// - Parameters:
    ///   - ratio: acute over chronic load; nil if absent.
    ///   - spike: longest run of the week over the longest of the 30 days before it; nil if absent.
    ///   - isWithinUsualWeek: whether the week's load is below the median of a year's weeks; the ratio alone is then at most
    ///     moderate.
    public init?(ratio: Double?, spike: Double?, isWithinUsualWeek: Bool = false) {
        var byRatio = ratio.flatMap(LoadChange.init(loadRatio:))
        if isWithinUsualWeek, let flag = byRatio { byRatio = min(flag, .moderate) }
        let flags = [byRatio, spike.flatMap(LoadChange.init(spikeRatio:))].compactMap { $0 }
        guard let largest = flags.max() else { return nil }
        self = largest
    }

    private init?(loadRatio ratio: Double) {
        guard ratio >= 0, ratio.isFinite else { return nil }
        if ratio < 1.3 {
            self = .low
        } else if ratio <= 1.5 + Rounding.slack {
            self = .moderate
        } else {
            self = ratio < 2 ? .high : .veryHigh
        }
    }

    private init?(spikeRatio ratio: Double) {
        guard ratio >= 0, ratio.isFinite else { return nil }
        if ratio <= 1.1 + Rounding.slack {
            self = .low
        } else {
            self = ratio <= 2 + Rounding.slack ? .moderate : .high
        }
    }
}
