import Analysis
import Measures
import Training

/// Transitions and empty recordings of days with a multisport event, each below the activity that it belongs to.
///
/// A day has such an event if one of its activities is a multisport activity or a transition.
struct MinorRecordings {
    /// Places of the activities with a row of their own, in the order of the list.
    private(set) var rows: [Int]
    /// Places of the recordings below a row, by the row's place, the earliest first.
    private(set) var parts: [Int: [Int]] = [:]

    /// Seconds below which a recording without distance and heart rate counts as empty.
    static let emptySeconds = 60.0

    /// - Parameters:
    ///   - digests: activities of a list.
    ///   - areGrouped: whether there are parts; if not, each activity has a row.
    init(in digests: [ActivityDigest], areGrouped: Bool) {
        rows = Array(digests.indices)
        guard areGrouped else { return }
        var days: [Day: [Int]] = [:]
        // Reads one field in place: digests are too large to copy.
        for place in digests.indices where digests[place].sport == .transition || digests[place].sport == .multisport {
            days[digests[place].day] = []
        }
        guard !days.isEmpty else { return }
        for place in digests.indices where days[digests[place].day] != nil { days[digests[place].day]?.append(place) }
        var hidden: Set<Int> = []
        for places in days.values {
            let ordered = places.sorted { digests[$0].start < digests[$1].start }
            let legs = ordered.filter { !MinorRecordings.isMinor(digests[$0]) }
            for place in ordered where MinorRecordings.isMinor(digests[place]) {
                // The whole event, else the leg after the transition, else the one before.
                guard
                    let row = legs.first(where: { digests[$0].sport == .multisport })
                        ?? legs.first(where: { digests[$0].start > digests[place].start }) ?? legs.last
                else { continue }
                parts[row, default: []].append(place)
                hidden.insert(place)
            }
        }
        if !hidden.isEmpty { rows.removeAll { hidden.contains($0) } }
    }

    private static func isMinor(_ digest: ActivityDigest) -> Bool {
        if digest.sport == .transition { return true }
        return (digest.distance?.metres ?? 0) <= 0 && digest.meanHeartRate == nil && digest.moving < emptySeconds
            && digest.sport != .multisport
    }
}
