import Analysis
import Measures
import Training

extension ActivityScreen {
    /// One row for each kind of repair: what, how often, when and by which rule.
    static func repairs(_ view: RepairedRecording, offset: LocalOffset, _ reader: Reader) -> [Explanation.Row] {
        var rows: [Explanation.Row] = []
        for kind in Repair.Kind.allCases {
            let found = view.repairs.filter { $0.kind == kind }
            guard let first = found.first, let last = found.last else { continue }
            let count = found.reduce(0) { $0 + $1.count }
            let from = reader.timeOfDay(view.recording.start + first.start, at: offset)
            let until = reader.timeOfDay(view.recording.start + last.end, at: offset)
            let what: String
            switch kind {
            case .heartRateSpikes, .positionJumps, .altitudeJumps:
                what = Phrase.repairLeftOut.counted(reader.language, count, from)
            case .heartRateLockedToCadence:
                what = reader.say(.repairDoubtful, from, until)
            case .altitudeNoise:
                what = Phrase.repairSmoothed.counted(reader.language, count)
            }
            rows.append(.init(reader.say(kind.name), reader.say(.repairByRule, what, reader.say(kind.rule))))
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
        }
    }

    var rule: Phrase {
        switch self {
        case .heartRateSpikes: .repairHeartRateRule
        case .heartRateLockedToCadence: .repairLockedRule
        case .positionJumps: .repairPositionsRule
        case .altitudeNoise: .repairAltitudeRule
        case .altitudeJumps: .repairAltitudeJumpsRule
        }
    }
}
