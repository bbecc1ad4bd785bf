import Measures
import Training
import TrainingLog

extension MemoryState: RecordingFacts {
    func head(_ id: String) -> RecordingHead? { present(id).map { RecordingHead($0) } }

    func heads(from start: Moment, through end: Moment) -> [RecordingHead] {
        heads.filter { $0.start <= end && $0.end >= start }
    }

    func group(of id: String) -> [String]? { groupOfRecording[id].flatMap { groups[$0]?.recordings } }

    func parts(of whole: String) -> [String] { parts[whole]?.map(\.id) ?? [] }

    func recording(_ whole: String) -> StoredRecording? { recordings[whole] }

    func allCuts() -> [RecordingCut] { cuts }

    func allDecisions() -> [GroupingDecision] { decisions }

    func editedRecordings() -> [String] { Set(edits.map(\.recording)).sorted() }
}

extension MemoryState {
    /// Returns a visible recording, or the visible part of one.
    func present(_ id: String) -> StoredRecording? {
        let whole = RecordingCut.origin(of: id).recording
        return parts[whole].map { $0.first { $0.id == id } } ?? recordings[id]
    }

    /// Heads of all visible recordings.
    private var heads: [RecordingHead] {
        recordings.values.flatMap { parts[$0.id] ?? [$0] }.map { RecordingHead($0) }
    }

    mutating func apply(_ writes: RecordingWrites) {
        if let cuts = writes.cuts { self.cuts = cuts }
        if let decisions = writes.decisions { self.decisions = decisions }
        for index in edits.indices {
            edits[index].recording = writes.successors[edits[index].recording] ?? edits[index].recording
        }
        for (id, workout) in sessions.workouts {
            if let heir = writes.successors[workout.recording] { sessions.workouts[id]?.recording = heir }
        }
        for (gone, heir) in successors { successors[gone] = writes.successors[heir] ?? heir }
        successors.merge(writes.successors) { $1 }
        edits.removeAll { writes.forgottenEdits.contains($0.recording) }
        for members in writes.removedGroups { removeGroup(of: members) }
        for id in writes.removedRecordings {
            for part in parts[id] ?? [] { groupOfRecording[part.id] = nil }
            (recordings[id], parts[id], readers.recordings[id], groupOfRecording[id]) = (nil, nil, nil, nil)
        }
        for whole in writes.parts { parts[whole.whole] = whole.parts.isEmpty ? nil : whole.parts }
        replaceGroups(with: writes.groups)
    }

    private mutating func removeGroup(of members: [String]) {
        guard let winner = members.first, groups[winner]?.recordings == members else { return }
        groups[winner] = nil
        digests[winner] = nil
        for id in members where groupOfRecording[id] == winner { groupOfRecording[id] = nil }
    }

    private mutating func replaceGroups(with new: [ActivityGroup]) {
        for group in new {
            for recording in group.recordings {
                if let old = groupOfRecording[recording] { groups[old] = nil }
            }
        }
        for group in new {
            groups[group.id] = group
            for recording in group.recordings { groupOfRecording[recording] = group.id }
        }
        for (id, digest) in digests where groups[id] == nil || groups[id]?.recordings != digest.recordings { digests[id] = nil }
    }
}
