extension LoadZone {
    /// Creates a zone by `LoadRatioBounds`; nil for a negative or infinite ratio.
    public init?(ratio: Double) {
        guard ratio >= 0, ratio.isFinite else { return nil }
        if ratio < LoadRatioBounds.low {
            self = .detraining
        } else if ratio < LoadRatioBounds.elevated {
            self = .optimal
        } else {
            self = ratio <= LoadRatioBounds.high + Rounding.slack ? .elevated : .high
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
        formula:
            "the larger of: ratio < {elevated} low, ≤ {high} moderate, < {veryHigh} high, else very high; longest run ≤ {spikeLow} low, ≤ {spikeModerate} moderate, "
            + "above high. The ratio alone is at most moderate in a week below the year's median, and is not asked while returning",
        units: "class",
        source: "our own rule on the class bounds of N. B. Murray et al., BJSM 51:749 (2017) and J. S. B. Frandsen et al. (2025)",
        grade: .ownDefinition, limits: "A flag that load changed. No percentage belongs to it, and no probability of injury.",
        constants: [
            CardConstant("elevated", LoadRatioBounds.elevated, decimals: 1),
            CardConstant("high", LoadRatioBounds.high, decimals: 1),
            CardConstant("veryHigh", LoadRatioBounds.veryHigh, decimals: 0),
            CardConstant("spikeLow", SessionSpike.referenceMost, decimals: 1),
            CardConstant("spikeModerate", SessionSpike.moderateMost, decimals: 0),
        ])

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
        if ratio < LoadRatioBounds.elevated {
            self = .low
        } else if ratio <= LoadRatioBounds.high + Rounding.slack {
            self = .moderate
        } else {
            self = ratio < LoadRatioBounds.veryHigh ? .high : .veryHigh
        }
    }

    private init?(spikeRatio ratio: Double) {
        guard ratio >= 0, ratio.isFinite else { return nil }
        if ratio <= SessionSpike.referenceMost + Rounding.slack {
            self = .low
        } else {
            self = ratio <= SessionSpike.moderateMost + Rounding.slack ? .moderate : .high
        }
    }
}
