import Measures
import Training

/// Which recordings of a newer reading replace those of an older one: the same origin and start mean the same device and recording.
///
/// Of several new recordings with one origin and start, the longest replaces the longest old one, the next one the next, so that what the
/// athlete decided about each stays with it. Old ones that are left over are replaced by the longest new one: a device that
/// wrote a recording twice wrote it completely once. It depends on content only, never on the order of either list.
/// - Parameters:
///   - old: recordings that are replaced.
///   - new: recordings of the newer reading.
/// - Returns: new ids by old ids; no entry for an old recording of which the newer reading made nothing.
public func successors(of old: [RecordingHead], among new: [RecordingHead]) -> [String: String] {
    let candidates = Dictionary(grouping: new) { SameRecording($0) }
    var result: [String: String] = [:]
    for (identity, members) in Dictionary(grouping: old, by: { SameRecording($0) }) {
        guard let found = candidates[identity]?.sorted(by: { $0.succeeds(before: $1) }) else { continue }
        for (rank, head) in members.sorted(by: { $0.succeeds(before: $1) }).enumerated() {
            result[head.id] = (rank < found.count ? found[rank] : found[0]).id
        }
    }
    return result
}

/// What two readings of one recording share.
private struct SameRecording: Hashable {
    let origin: String
    let start: Double

    init(_ head: RecordingHead) { (origin, start) = (head.origin.rawValue, head.start.secondsSince1970) }
}

extension RecordingHead {
    /// Whole minutes first, because two readings of one recording differ by a second; then the order in which recordings win.
    fileprivate func succeeds(before other: RecordingHead) -> Bool {
        let (mine, theirs) = ((elapsed / 60).rounded(.down), (other.elapsed / 60).rounded(.down))
        return mine != theirs ? mine > theirs : wins(over: other)
    }
}

extension [GroupingDecision] {
    /// Returns the decisions with the ids of the replacing recordings. If two concern the same pair, the first one counts.
    public func renamed(_ names: [String: String]) -> [GroupingDecision] {
        if names.isEmpty { return self }
        var result: [GroupingDecision] = []
        for decision in self {
            let (one, other) = (names[decision.one] ?? decision.one, names[decision.other] ?? decision.other)
            guard let renamed = GroupingDecision(one, other, decision.verdict),
                !result.contains(where: { $0.concernsTheSame(as: renamed) })
            else { continue }
            result.append(renamed)
        }
        return result.sorted { $0.comesBefore($1) }
    }
}
