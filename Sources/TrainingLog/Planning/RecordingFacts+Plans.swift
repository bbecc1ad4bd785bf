/// The plans that stores carry out, one for each kind of write.
extension RecordingFacts {
    /// After recordings were added to the store.
    public func planAdding(_ recordings: [StoredRecording]) throws -> RecordingWrites {
        try plan { try $0.add(recordings) }
    }

    /// After a person decided which recordings are one activity.
    public func planDeciding(_ new: [GroupingDecision], forgetting: [GroupingDecision]) throws -> RecordingWrites {
        try plan { planner in
            planner.set(try allDecisions().revised(by: new, forgetting: forgetting))
            try planner.regroup(around: Set((new + forgetting).flatMap { [$0.one, $0.other] }).sorted())
        }
    }

    /// After a person cut recordings, or undid a cut.
    public func planCutting(_ new: [RecordingCut], forgetting: [RecordingCut]) throws -> RecordingWrites {
        try plan { planner in
            planner.set(try allCuts().revised(by: new, forgetting: forgetting))
            try planner.cutAnew(Set((new + forgetting).map(\.recording)))
        }
    }

    /// When recordings take the place of others.
    public func planReplacing(_ successors: [String: String], removing ids: [String]) throws -> RecordingWrites {
        try plan { try $0.replace(successors, removing: ids) }
    }

    /// When a file is removed with its recordings. Without a successor everything a person said about them is removed too.
    public func planRemoving(_ recordings: [String], successor: String?) throws -> RecordingWrites {
        let gone = Set(recordings)
        return try plan { planner in
            planner.set(try allCuts().filter { !gone.contains($0.recording) })
            let successors = successor.map { successor in Dictionary(uniqueKeysWithValues: gone.map { ($0, successor) }) } ?? [:]
            try planner.replace(successors, removing: gone.sorted())
            guard successor == nil else { return }
            planner.forgetEdits(of: try editedRecordings().filter { gone.contains(RecordingCut.origin(of: $0).recording) })
            planner.set(try allDecisions().forgetting(gone))
        }
    }

    private func plan(_ change: (inout RecordingPlanner<Self>) throws -> Void) throws -> RecordingWrites {
        var planner = RecordingPlanner(self)
        try change(&planner)
        return planner.writes
    }
}

/// What happens to the recordings of one kind of file once newer readers have read its files again.
public struct RetirementPlan: Equatable, Sendable {
    /// By the recording that an older reader made, the one of a newer reader that takes its place.
    public let successors: [String: String]
    /// The recordings to remove.
    public let removed: [String]
    /// Whether the old ledger entries, samples and totals go too. They stay while a file that was not read again may be the only
    /// source of a recording.
    public let removesOldEntries: Bool

    /// - Parameters:
    ///   - old: recordings that older readers made.
    ///   - new: recordings of the same origin that newer readers made.
    ///   - filesLeft: how many files of the kind no newer reader has read.
    public init(old: [RecordingHead], new: [RecordingHead], filesLeft: Int) {
        let successors = TrainingLog.successors(of: old, among: new)
        let isUncertain = filesLeft > 0 && old.contains { successors[$0.id] == nil }
        self.successors = successors
        removed = isUncertain ? old.map(\.id).filter { successors[$0] != nil } : old.map(\.id)
        removesOldEntries = !isUncertain
    }
}
