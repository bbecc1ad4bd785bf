/// Training zones of one kind, with the number that they are shares of.
public struct ZoneTable: Equatable, Sendable {
    public var kind: Kind
    /// Id of the scheme's card.
    public var method: String
    /// The base of the shares.
    public var base: Estimate
    public var zones: [Zone]

    /// Whether the athlete stated the base.
    public var isBaseStated: Bool { base.inputs.first?.name == InputName.stated }

    /// The raw values are part of the API.
    public enum Kind: String, CaseIterable, Sendable {
        /// Beats per minute.
        case heartRate = "heart_rate"
        /// Seconds per kilometre: a zone's lower bound is its slowest pace.
        case pace
        /// Watts.
        case power
    }

    public struct Zone: Equatable, Sendable {
        public var name: String
        /// Bound towards less effort; nil for the easiest zone.
        public var from: Double?
        /// Bound towards more effort; nil for the hardest zone.
        public var to: Double?
    }

    /// - Parameter bounds: bounds between neighbouring zones, easiest first; one fewer than names.
    init(kind: Kind, method: String, base: Estimate, names: [String], bounds: [Double]) {
        self.kind = kind
        self.method = method
        self.base = base
        zones = []
        for (index, name) in names.enumerated() where index <= bounds.count {
            zones.append(
                Zone(name: name, from: index > 0 ? bounds[index - 1] : nil, to: index < bounds.count ? bounds[index] : nil))
        }
    }
}

/// Pace zones as shares of threshold pace.
///
/// Formula: pace > 129 % of threshold pace zone 1, 114–129 % 2, 106–114 % 3, 101–106 % 4, 97–101 % 5a, 90–97 % 5b, below 5c. The threshold
/// is that of loads: stated, else at 88 % of the best VDOT of 180 days.
/// Units: seconds per kilometre.
/// Source: J. Friel's running pace zones.
/// Grade: useful.
public enum PaceZones {
    public static let card = ModelCard(
        id: "pace_zones", name: "Pace zones", alsoKnownAs: ["Friel pace zones"],
        formula:
            "share of threshold pace (s/km): > {share1} % zone 1, {share2}–{share1} % 2, {share3}–{share2} % 3, {share4}–{share3} % 4, {share5}–{share4} % 5a, {share6}–{share5} % 5b, < {share6} % 5c; "
            + "threshold pace as stated, else v with VO₂(v) = {uptakeShare} · the best VDOT of {days} days, as loads take it (± 3 %)",
        units: "s/km",
        source: "J. Friel's running pace zones (220triathlon); where print overlaps at 99–101 % zone 4 ends at 101 %",
        grade: .useful, limits: "On the level and in cool weather. Conventions that slice a continuum.",
        constants: CardConstant.shares(shares) + [
            CardConstant("uptakeShare", Threshold.fractionOfUptake, decimals: 2),
            CardConstant("days", EffortRecord.window),
        ])

    static let names = ["1", "2", "3", "4", "5a", "5b", "5c"]
    static let shares = [1.29, 1.14, 1.06, 1.01, 0.97, 0.90]

    /// Returns seconds per kilometre between neighbouring zones, slowest first.
    public static func bounds(thresholdPace: Double) -> [Double]? {
        guard thresholdPace > 100, thresholdPace < 1200 else { return nil }
        return shares.map { $0 * thresholdPace }
    }
}

/// Power zones as shares of threshold power.
///
/// Formula: 55, 75, 90, 105, 120 and 150 % of threshold power between the seven zones.
/// Units: watts.
/// Source: A. Coggan's power levels.
/// Grade: useful.
public enum PowerZones {
    public static let card = ModelCard(
        id: "power_zones", name: "Power zones", alsoKnownAs: ["Coggan levels"],
        formula: "bounds at {share1}, {share2}, {share3}, {share4}, {share5} and {share6} % of threshold power", units: "W",
        source: "H. Allen, A. Coggan, Training and Racing with a Power Meter (2006); not read again in the book, but "
            + "five training sites that name it agree on these bounds",
        grade: .useful, limits: "Cycling. Only with the power meter that the threshold was found with.",
        constants: CardConstant.shares(shares))

    static let names = ["1", "2", "3", "4", "5", "6", "7"]
    static let shares = [0.55, 0.75, 0.90, 1.05, 1.20, 1.50]

    /// Returns watts between neighbouring zones, easiest first.
    public static func bounds(threshold: Double) -> [Double]? {
        guard threshold > 30, threshold < 700 else { return nil }
        return shares.map { $0 * threshold }
    }
}
