import Measures

/// Balance of ground contact between the feet.
///
/// Formula: 100 · left / (left + right); shown as the median of 60 days. Reported when at least the three newest runs are outside 49–51 %
/// on one side.
/// Units: any equal unit in, percent left out.
/// Source: definition; the bounds are ours.
/// Grade: established for the share, own definition for the bounds.
public enum ContactBalance {
    public static let card = ModelCard(
        id: "contact_balance", name: "Contact balance", alsoKnownAs: ["ground contact time balance"],
        formula:
            "100 · left/(left + right), the mean of a run's seconds at 2 m/s and more; the median over 60 days (at least "
            + "3 runs); reported when at least the newest 3 runs lie outside 49…51 % on one side",
        units: "percent left",
        source: "definition, as in Garmin's running dynamics; the bounds are our own, because none are published",
        grade: .established,
        limits:
            "49 to 51 % is ordinary; outside it in three runs is worth a look and no finding by itself. Cambered roads, tracks and a "
            + "strap worn askew move it too.")

    /// Returns percent left; nil if either time is not positive.
    public static func percentLeft(left: Double, right: Double) -> Double? {
        guard left > 0, right > 0, left < 10_000, right < 10_000 else { return nil }
        return 100 * left / (left + right)
    }

    /// Percent left: values outside are sensor errors.
    static let plausible = 35.0...65.0
    public static let ordinary = 49.0...51.0
    public static let window = 60
    public static let runsNeeded = 3

    /// Returns the number of newest runs outside the usual range on the same side; 0 if the newest is within.
    public static func runsOutside(_ shares: [Double]) -> Int {
        guard let newest = shares.last, !ordinary.contains(newest) else { return 0 }
        var count = 0
        for share in shares.reversed() {
            guard !ordinary.contains(share), (share > 50) == (newest > 50) else { break }
            count += 1
        }
        return count
    }
}

/// The foot with longer contact, and the number of successive runs.
public struct ContactBalanceTrend: Equatable, Sendable {
    /// Percent left.
    public var share: Estimate
    /// Number of successive newest runs outside 49…51 % on one side.
    public var runsOutside: Int
    /// Whether the change is reported.
    public var isPersistent: Bool { runsOutside >= ContactBalance.runsNeeded }
}

extension KnownRuns {
    var contactBalance: Answer<ContactBalanceTrend> {
        let share = median(
            ContactBalance.window, ContactBalance.card.id, "percent left", "%", needed: ContactBalance.runsNeeded
        ) { $0.traits?.stride?.balance }
        switch share {
        case .absent(let reason): return .absent(reason)
        case .known(let estimate):
            return .known(
                ContactBalanceTrend(
                    share: estimate, runsOutside: ContactBalance.runsOutside(estimate.inputs.compactMap { $0.value })))
        }
    }
}
