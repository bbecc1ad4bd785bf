/// Plans that stores carry out, one for each kind of write.
extension RecordingFacts {
    /// Plans the changes after recordings were added to the store.
    public func planAdding(_ recordings: [StoredRecording]) throws -> RecordingWrites {
        try plan { try $0.add(recordings) }
    }

    /// Plans the changes after the athlete decided which recordings are one activity.
    public func planDeciding(_ new: [GroupingDecision], forgetting: [GroupingDecision]) throws -> RecordingWrites {
        try plan { planner in
            planner.set(try allDecisions().revised(by: new, forgetting: forgetting))
            try planner.regroup(around: Set((new + forgetting).flatMap { [$0.one, $0.other] }).sorted())
        }
    }

    /// Plans the changes after the athlete cut recordings or undid a cut.
    public func planCutting(_ new: [RecordingCut], forgetting: [RecordingCut]) throws -> RecordingWrites {
        try plan { planner in
            planner.set(try allCuts().revised(by: new, forgetting: forgetting))
            try planner.cutAnew(Set((new + forgetting).map(\.recording)))
        }
    }

    /// Plans the replacement of recordings by others.
    public func planReplacing(_ successors: [String: String], removing ids: [String]) throws -> RecordingWrites {
        try plan { try $0.replace(successors, removing: ids) }
    }

    /// Plans the removal of a file with its recordings. Without a successor, the edits and decisions about them are removed too.
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

/// Plan for the recordings of one kind of file after newer readers have read its files again.
public struct RetirementPlan: Equatable, Sendable {
    /// For each recording of an older reader, the one of a newer reader that replaces it.
    public let successors: [String: String]
    /// Ids of the recordings to remove.
    public let removed: [String]
    /// Whether to remove the old import records, samples and totals too. They stay while a file that was not read again may be the only
    /// source of a recording.
    public let removesOldEntries: Bool

    /// - Parameters:
    ///   - old: recordings of older readers.
    ///   - new: recordings of newer readers with the same origin.
    ///   - filesLeft: number of files of the kind that no newer reader has read.
    public init(old: [RecordingHead], new: [RecordingHead], filesLeft: Int) {
        let successors = TrainingLog.successors(of: old, among: new)
        let isUncertain = filesLeft > 0 && old.contains { successors[$0.id] == nil }
        self.successors = successors
        removed = isUncertain ? old.map(\.id).filter { successors[$0] != nil } : old.map(\.id)
        removesOldEntries = !isUncertain
    }
}
