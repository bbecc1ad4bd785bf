import Measures
import Training

/// The recordings of an activity that follow each other in time, such as before and after a restart of the device.
///
/// Besides the winner, a recording is a part of its own when it shares less than half of its time with every part that wins over it,
/// and begins or ends within six hours of one. Other recordings show the same time as a part and complete it. It depends on content only,
/// so the order of imports cannot matter.
struct ActivityParts {
    /// Seconds between two parts, at most; tracks of a GPX file follow each other by the same rule.
    static let longestRest = 6.0 * 3600

    /// Places among the members, in order of time; never empty.
    let parts: [Int]
    /// Places of all others, best first.
    let others: [Int]

    /// - Parameter members: winner first, then in the order in which they would win; at least one.
    init(_ members: [Recording]) {
        var parts = [0]
        // The winner may be a list's row of an unknown zone: its time says nothing about what came before or after.
        var waiting = members.indices.dropFirst().filter { ActivityParts.hasKnownTime(members[$0]) }
        if !ActivityParts.hasKnownTime(members[0]) { waiting = [] }
        // A recording may touch a part that is added only later: once more from the best, until none is left.
        while let next = waiting.firstIndex(where: { ActivityParts.isPart(members[$0], of: members, beside: parts) }) {
            parts.append(waiting.remove(at: next))
        }
        others = members.indices.filter { !parts.contains($0) }
        self.parts = parts.sorted { (members[$0].start, $0) < (members[$1].start, $1) }
    }

    private static func hasKnownTime(_ recording: Recording) -> Bool { !recording.source.origin.isOfWallClock }

    private static func isPart(_ recording: Recording, of members: [Recording], beside parts: [Int]) -> Bool {
        var isNear = false
        for place in parts {
            let part = members[place]
            let shared =
                min(part.end.secondsSince1970, recording.end.secondsSince1970)
                - max(part.start.secondsSince1970, recording.start.secondsSince1970)
            if shared > 0, shared >= min(part.elapsed, recording.elapsed) / 2 { return false }
            if shared >= -longestRest { isNear = true }
        }
        return isNear && recording.elapsed > 0
    }
}

extension [Recording] {
    /// One recording made of these members of an activity, and where its channels come from.
    ///
    /// Each part has its channels from the recordings that show its time best; parts follow each other, with a pause between them. What no
    /// part knows comes from the others.
    /// - Returns: for each kind one source a part, ascending by kind.
    func assembled() -> (whole: Recording, sources: [ChannelSource]) {
        let order = ActivityParts(self)
        var sources: [ChannelSource] = []
        var whole: Recording?
        for part in order.parts {
            let places = [part] + order.others
            let members = places.map { self[$0] }
            let chosen = channelSources(of: members)
            var recording = self[part]
            recording.channels = channels(of: members, chosen: chosen)
            recording.customChannels = customChannels(of: members)
            whole = whole?.followed(by: recording) ?? recording
            for choice in chosen {
                sources.append(
                    ChannelSource(kind: choice.kind, source: places[choice.source], others: choice.others.map { places[$0] }))
            }
        }
        guard var whole else { return (self[0], []) }
        let given = sources.reduce(into: [ChannelKind: Set<Int>]()) { $0[$1.kind, default: []].insert($1.source) }
        for index in sources.indices {
            let shown = given[sources[index].kind] ?? []
            sources[index].others.removeAll { shown.contains($0) }
        }
        let winner = self[0]
        whole.source = winner.source
        whole.sport = winner.sport
        if let title = winner.title { whole.title = title }
        if let notes = winner.notes { whole.notes = notes }
        // Samples take precedence. The mean of another recording is used only without them.
        let (mean, maximum, samples) = (whole.meanHeartRate, whole.maximumHeartRate, whole.channels)
        whole.channels = []
        whole = whole.completed(
            by: dropFirst().map { other in
                var bare = other
                bare.channels = []
                return bare
            })
        whole.channels = samples
        if mean == nil, whole.channel(.heartRate) != nil { (whole.meanHeartRate, whole.maximumHeartRate) = (nil, maximum) }
        let kinds = ChannelKind.allCases
        sources.sort { one, other in
            let (first, second) = (kinds.firstIndex(of: one.kind) ?? 0, kinds.firstIndex(of: other.kind) ?? 0)
            return first != second ? first < second : self[one.source].start < self[other.source].start
        }
        return (whole, sources)
    }
}
