import Measures
public import Training

/// Source of one channel of an activity.
public struct ChannelSource: Equatable, Sendable {
    public var kind: ChannelKind
    /// Index in `Activity.sources`.
    public var source: Int
    /// Indices of other recordings that have the channel too. Theirs is stored but not shown.
    public var others: [Int]

    public init(kind: ChannelKind, source: Int, others: [Int]) {
        self.kind = kind
        self.source = source
        self.others = others
    }
}

/// Chooses the source of each channel of an activity with several recordings.
///
/// Channels of the same sensor (`ChannelKind.family`) are judged together. The recording whose channel covers more tenths of the winner's
/// time comes first; ties go to the earlier one among `members`, which is the order of `RecordingHead.wins`. Each kind comes from the first
/// recording in that order that has it inside the winner's time. The choice depends on content only, so the order of imports has no effect.
///
/// - Parameter members: recordings with channels, winner first.
/// - Returns: ascending by kind.
func channelSources(of members: [Recording]) -> [ChannelSource] {
    guard let winner = members.first else { return [] }
    var result: [ChannelSource] = []
    for kind in ChannelKind.allCases {
        let family = ChannelKind.allCases.filter { $0.family == kind.family }
        let holders = members.indices.filter { index in
            guard let channel = members[index].channel(kind) else { return false }
            return index == 0 || channel.cut(to: winner, from: members[index]) != nil
        }
        let ranked: [(index: Int, tenths: Int)] = holders.map { index in
            (index, family.map { tenths($0, of: members[index], in: winner) }.max() ?? 0)
        }
        .sorted { ($1.tenths, $0.index) < ($0.tenths, $1.index) }
        guard let best = ranked.first else { continue }
        result.append(ChannelSource(kind: kind, source: best.index, others: holders.filter { $0 != best.index }))
    }
    return result
}

/// Returns the chosen channels with moments relative to the winner's start. The winner's own channels do not change.
func channels(of members: [Recording], chosen: [ChannelSource]) -> [Channel] {
    guard let winner = members.first else { return [] }
    return chosen.compactMap { choice in
        let member = members[choice.source]
        let channel = member.channel(choice.kind)
        return choice.source == 0 ? channel : channel?.cut(to: winner, from: member)
    }
}

/// Returns the custom channels of all recordings within the winner's time. Of several with the same name, the first one counts.
func customChannels(of members: [Recording]) -> [CustomChannel] {
    guard let winner = members.first else { return [] }
    var result = winner.customChannels
    for member in members.dropFirst() {
        for channel in member.customChannels where !result.contains(where: { $0.name == channel.name }) {
            guard let kept = range(of: channel.seconds, of: member, in: winner) else { continue }
            let shift = member.start.secondsSince1970 - winner.start.secondsSince1970
            result.append(
                CustomChannel(
                    name: channel.name, units: channel.units, seconds: channel.seconds[kept].map { $0 + shift },
                    values: Array(channel.values[kept])))
        }
    }
    return result
}

/// Returns the indices of a member's moments within the winner's time.
private func range(of seconds: [Double], of member: Recording, in winner: Recording) -> ClosedRange<Int>? {
    let shift = member.start.secondsSince1970 - winner.start.secondsSince1970
    guard let first = seconds.firstIndex(where: { $0 + shift >= 0 }),
        let last = seconds.lastIndex(where: { $0 + shift <= winner.elapsed }), first <= last
    else { return nil }
    return first...last
}

/// Returns the number of tenths of the winner's time that a channel covers. A value counts until the next one, but at most ten seconds.
private func tenths(_ kind: ChannelKind, of member: Recording, in winner: Recording) -> Int {
    guard let channel = member.channel(kind), winner.elapsed > 0 else { return 0 }
    let shift = member.start.secondsSince1970 - winner.start.secondsSince1970
    var covered = 0.0
    var last: Double?
    for second in channel.seconds where (0...winner.elapsed).contains(second + shift) {
        if let last { covered += min(10, second - last) }
        last = second
    }
    return Int((min(1, max(0, covered / winner.elapsed)) * 10).rounded(.toNearestOrEven))
}

extension Channel {
    /// Returns the part within the winner's time, relative to its start; nil when there is none. Cumulative values count from the first
    /// remaining one.
    fileprivate func cut(to winner: Recording, from member: Recording) -> Channel? {
        guard let kept = range(of: seconds, of: member, in: winner) else { return nil }
        let shift = member.start.secondsSince1970 - winner.start.secondsSince1970
        var values = Array(values[kept])
        if kept.lowerBound > 0, kind.isCounter, let begin = values.first {
            for index in values.indices { values[index] -= begin }
        }
        return Channel(kind: kind, seconds: seconds[kept].map { $0 + shift }, values: values)
    }
}

extension ChannelKind {
    /// The family of positions: enough to choose the source of a track.
    static let ofPosition = allCases.filter { $0.family == .position }
}
