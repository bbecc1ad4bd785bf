import Localizations
public import Training

/// What one recording contributes to an activity with several recordings.
public struct SourceShare: Equatable, Sendable {
    public var source: Source
    /// Channels that come from it; empty when others measured all of them better.
    public var kinds: [ChannelKind]
    /// Fields that come from it.
    public var fields: [SharedField]

    public init(source: Source, kinds: [ChannelKind], fields: [SharedField] = []) {
        self.source = source
        self.kinds = kinds
        self.fields = fields
    }
}

extension ActivityScreen {
    /// Summary sentence with its receipt.
    public struct Measured: Equatable, Sendable {
        public var text: String
        public var explanation: Explanation
    }

    /// Rows about values that are quotients of measurements.
    static func quotients(_ context: DisplayContext) -> [Explanation.Row] {
        [.init(context.say(.pace), context.say(.paceRule)), .init(context.say(.movingTime), context.say(.movingRule))]
    }

    static func sources(_ recording: Recording, _ shares: [SourceShare], _ context: DisplayContext) -> [Explanation.Row] {
        var rows = [
            Explanation.Row(context.say(.arrivedAs), context.say(recording.source.origin.phrase))
        ]
        if !recording.source.name.isEmpty { rows.insert(.init(context.say(.device), recording.source.name), at: 0) }
        if recording.points > 0 { rows.append(.init(context.say(.measuredPoints), context.number(recording.points))) }
        if !recording.pauses.isEmpty {
            var seconds = 0.0
            for pause in recording.pauses { seconds += max(0, pause.end - pause.start) }
            rows.append(
                .init(
                    context.say(.pausesLabel),
                    Phrase.pausesCount(count: recording.pauses.count, duration: DurationText.clock(seconds)).text(
                        context.language)
                ))
        }
        if let shoes = recording.shoes, recording.sport.isOnFoot { rows.append(.init(context.say(.shoesLabel), shoes)) }
        guard shares.count > 1 else {
            var kinds: [ChannelKind] = []
            for channel in recording.channels { kinds.append(channel.kind) }
            let text = names(of: kinds, context)
            if !text.isEmpty { rows.append(.init(context.say(.recordedChannels), text)) }
            return rows
        }
        // There may be more recordings, but listing them would not help.
        for (index, share) in shares.prefix(8).enumerated() {
            var parts = index == 0 ? [context.say(.givenTotals)] : []
            parts += share.fields.map { context.say($0.phrase) }
            let text = (parts + [names(of: share.kinds, context)]).filter { !$0.isEmpty }.joined(
                separator: context.say(.listJoint))
            rows.append(
                .init(
                    context.say(.givenBy(source: share.source.spoken(context))),
                    text.isEmpty ? context.say(.nothingGiven) : text))
        }
        return rows
    }

    private static func names(of kinds: [ChannelKind], _ context: DisplayContext) -> String {
        var names: [String] = []
        for kind in kinds {
            guard let phrase = kind.phrase else { continue }
            let name = context.say(phrase)
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: context.say(.listJoint))
    }
}

extension SharedField {
    var phrase: Phrase {
        switch self {
        case .title: .fieldTitle
        case .notes: .fieldNotes
        case .weather: .fieldWeather
        case .clock: .fieldClock
        case .perceivedEffort: .fieldEffort
        case .shoes: .fieldShoes
        case .indoors: .fieldIndoors
        case .sport: .fieldSport
        case .distance: .fieldDistance
        case .energy: .fieldEnergy
        case .heartRate: .fieldHeartRate
        }
    }
}
