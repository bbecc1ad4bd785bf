public import Measures
public import Training

/// A pair of shoes with its distance.
///
/// Formula: Σ distance of the activities on foot in the pair.
/// Units: kilometres.
/// Source: a sum; its bounds of wear are a rule of thumb.
/// Grade: disputed.
public struct ShoePair: Equatable, Sendable {
    public static let card = ModelCard(
        id: "shoe_distance", name: "Kilometres of a pair of shoes", alsoKnownAs: ["shoe mileage", "gear"],
        formula: "Σ distance of the activities on foot done in the pair; wear is looked at from 600 km, and again from 800 km on",
        units: "km",
        source:
            "a sum of distances; 600 to 800 km is a rule of thumb among runners and shops, for which we have read no measurement",
        grade: .disputed,
        limits:
            "Counts only activities that name the pair. How fast a shoe wears depends on the shoe, the ground and the runner: look "
            + "at the sole. Kilometres say nothing about injuries.")

    /// Kilometres from which the rule of thumb suggests checking the pair, and from which it suggests replacing it.
    public static let looked = 600.0
    public static let replaced = 800.0

    public var name: String
    /// Kilometres.
    public var distance: Estimate
    public var first: Day
    public var last: Day
    /// Sports by frequency, most frequent first.
    public var sports: [Sport]
    /// Day of retirement; nil while in use.
    public var retired: Day?

    public init(name: String, distance: Estimate, first: Day, last: Day, sports: [Sport], retired: Day? = nil) {
        self.name = name
        self.distance = distance
        self.first = first
        self.last = last
        self.sports = sports
        self.retired = retired
    }

    /// Number of activities.
    public var uses: Int { distance.count }
    public var wear: Wear { Wear(kilometres: distance.value) }

    /// Result of the rule of thumb. The raw values are part of the API.
    public enum Wear: String, CaseIterable, Sendable {
        case low
        case look
        case replace

        public init(kilometres: Double) {
            self = kilometres >= ShoePair.replaced ? .replace : kilometres >= ShoePair.looked ? .look : .low
        }
    }

    /// Returns every pair used until a day: those in use first, ordered by last use.
    public static func all(asOf day: Day, history: History) -> [ShoePair] {
        var pairs: [Draft] = []
        for digest in history.digests where digest.day <= day && digest.sport.isOnFoot {
            guard let written = digest.shoes, !written.isEmpty else { continue }
            let name = history.diary.name(ofShoes: written)
            if let index = pairs.firstIndex(where: { $0.name == name }) {
                pairs[index].add(digest)
            } else {
                var pair = Draft(name: name, first: digest.day, last: digest.day)
                pair.add(digest)
                pairs.append(pair)
            }
        }
        return pairs.map { $0.pair(retired: history.diary.retirement(of: $0.name).flatMap { $0 <= day ? $0 : nil }, asOf: day) }
            .sorted { left, right in
                if (left.retired == nil) != (right.retired == nil) { return left.retired == nil }
                return left.last != right.last ? left.last > right.last : left.name < right.name
            }
    }

    private struct Draft {
        var name: String
        var first: Day
        var last: Day
        var kilometres = 0.0
        var inputs: [EstimateInput] = []
        var sports: [(sport: Sport, uses: Int)] = []

        mutating func add(_ digest: ActivityDigest) {
            first = min(first, digest.day)
            last = max(last, digest.day)
            let distance = digest.distance.map { $0.metres / 1000 }
            kilometres += distance ?? 0
            inputs.append(EstimateInput(name: "distance", value: distance, unit: "km", of: digest))
            if let index = sports.firstIndex(where: { $0.sport == digest.sport }) {
                sports[index].uses += 1
            } else {
                sports.append((digest.sport, 1))
            }
        }

        func pair(retired: Day?, asOf day: Day) -> ShoePair {
            let measured = inputs.filter { $0.value != nil }.count
            return ShoePair(
                name: name,
                distance: Estimate(
                    value: kilometres, interval: nil, count: inputs.count,
                    quality: inputs.isEmpty ? 0 : Double(measured) / Double(inputs.count), method: ShoePair.card.id,
                    inputs: inputs,
                    asOf: day), first: first, last: last,
                sports: sports.sorted { $0.uses > $1.uses }.map { $0.sport }, retired: retired)
        }
    }
}

extension RunningInsight {
    /// The pair used last.
    public var lastShoes: ShoePair? {
        var last: ShoePair?
        for pair in shoes where last.map({ $0.last < pair.last }) ?? true { last = pair }
        return last
    }
}
