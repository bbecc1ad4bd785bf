import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Link between the repaired view and what the device wrote.
    public struct RecordedView: Equatable, Sendable {
        /// Description of the current view; nil for the usual one.
        public var note: String?
        public var label: String
        public var path: String
    }

    /// - Parameter repairs: empty in the unrepaired view.
    static func recordedView(of activity: Route, in view: ActivityView, repairs: [Repair], _ context: DisplayContext)
        -> RecordedView?
    {
        let path = view.other.path(of: activity)
        if view.isAsRecorded {
            return RecordedView(note: context.say(.shownAsRecorded), label: context.say(.showRepaired), path: path)
        }
        guard repairs.contains(where: { $0.kind.changesView }) else { return nil }
        return RecordedView(note: nil, label: context.say(.showAsRecorded), path: path)
    }

    /// One row for each kind of repair: what, how often, when and by which rule.
    static func repairs(_ view: RepairedRecording, offset: LocalOffset, _ context: DisplayContext) -> [Explanation.Row] {
        var rows: [Explanation.Row] = []
        for kind in Repair.Kind.allCases {
            let found = view.repairs.filter { $0.kind == kind }
            guard let first = found.first, let last = found.last else { continue }
            let count = found.reduce(0) { $0 + $1.count }
            let from = context.timeOfDay(view.recording.start + first.start, at: offset)
            let until = context.timeOfDay(view.recording.start + last.end, at: offset)
            let length = DurationText.clock(found.reduce(0) { $0 + $1.seconds })
            let what: String
            switch kind {
            case .heartRateSpikes, .positionJumps, .altitudeJumps:
                what = Phrase.repairLeftOut(count: count, start: from).text(context.language)
            case .heartRateLockedToCadence:
                what = context.say(.repairDoubtful(start: from, end: until))
            case .altitudeNoise:
                what = Phrase.repairSmoothed(count: count).text(context.language)
            case .trackGaps, .pausedGaps, .pausedMoves, .speedGaps, .heartRateBridged, .heartRateGaps:
                what = Phrase.repairGaps(count: count, duration: length, start: from).text(context.language)
            }
            rows.append(.init(context.say(kind.name), context.say(.repairByRule(repair: what, rule: context.say(kind.rule)))))
        }
        return rows
    }
}

extension Repair.Kind {
    var name: Phrase {
        switch self {
        case .heartRateSpikes: .repairHeartRateSpikes
        case .heartRateLockedToCadence: .repairLocked
        case .positionJumps: .repairPositions
        case .altitudeNoise: .elevation
        case .altitudeJumps: .repairAltitudeJumps
        case .trackGaps: .repairTrackGaps
        case .pausedGaps: .repairPausedGaps
        case .pausedMoves: .repairPausedMoves
        case .speedGaps: .repairSpeedGaps
        case .heartRateBridged: .repairBridged
        case .heartRateGaps: .repairHeartRateGaps
        }
    }

    var rule: Phrase {
        switch self {
        case .heartRateSpikes: .repairHeartRateRule
        case .heartRateLockedToCadence: .repairLockedRule
        case .positionJumps: .repairPositionsRule
        case .altitudeNoise: .repairAltitudeRule
        case .altitudeJumps: .repairAltitudeJumpsRule
        case .trackGaps: .repairTrackGapsRule
        case .pausedGaps: .repairPausedGapsRule
        case .pausedMoves: .repairPausedMovesRule
        case .speedGaps: .repairSpeedGapsRule
        case .heartRateBridged: .repairBridgedRule
        case .heartRateGaps: .repairHeartRateGapsRule
        }
    }

    /// Whether the repair changes the map and the charts. They show gaps in any case; only figures bridge them.
    var changesView: Bool {
        switch self {
        case .heartRateSpikes, .heartRateLockedToCadence, .positionJumps, .altitudeNoise, .altitudeJumps: true
        case .trackGaps, .pausedGaps, .pausedMoves, .speedGaps, .heartRateBridged, .heartRateGaps: false
        }
    }
}
