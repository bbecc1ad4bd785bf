import Measures
import TrainingLog

extension MemoryState {
    /// A recording, or the part of one, that is to be seen.
    func present(_ id: String) -> StoredRecording? {
        let whole = RecordingCut.origin(of: id).recording
        return parts[whole].map { $0.first { $0.id == id } } ?? recordings[id]
    }

    /// Of everything that is to be seen.
    var heads: [RecordingHead] {
        recordings.values.flatMap { parts[$0.id] ?? [$0] }.map { RecordingHead($0) }
    }

    /// Makes the parts of a recording anew.
    /// - Returns: the heads of what is to be seen of it.
    mutating func cutAnew(_ id: String) throws -> [RecordingHead] {
        guard let whole = recordings[id] else { return [] }
        let made = try whole.parts(cutAt: cuts.seconds(of: id))
        parts[id] = made.isEmpty ? nil : made
        return (parts[id] ?? [whole]).map { RecordingHead($0) }
    }

    mutating func cut(_ new: [RecordingCut], forgetting: [RecordingCut], at moment: Moment) throws {
        cuts = cuts.revised(by: new, forgetting: forgetting)
        try recut(Set((new + forgetting).map(\.recording)))
        changed(at: moment)
    }

    /// Takes recordings out of their groups as they were, and puts them back as their cuts leave them.
    mutating func recut(_ ids: Set<String>) throws {
        var bereft: Set<String> = []
        for id in ids.sorted().flatMap({ id in parts[id]?.map(\.id) ?? [id] }) {
            guard let group = groupOfRecording[id] else { continue }
            if let members = groups.removeValue(forKey: group) { bereft.formUnion(members.recordings) }
            (digests[group], groupOfRecording[id]) = (nil, nil)
        }
        var touched: [RecordingHead] = []
        for id in ids.sorted() { touched += try cutAnew(id) }
        for id in bereft.sorted() where !touched.contains(where: { $0.id == id }) {
            if let other = present(id) { touched.append(RecordingHead(other)) }
        }
        regroup(around: touched)
    }
}
