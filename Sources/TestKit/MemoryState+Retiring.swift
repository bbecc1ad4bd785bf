import ActivityFiles
import Archives
import Measures
import Training
import TrainingLog

extension MemoryState {
    mutating func retire(_ kind: FileKind, readBefore version: Int, at moment: Moment) throws {
        readAgain.remove(kind)
        guard let origin = kind.origin else { return }
        let all = recordings.values.filter { $0.recording.source.origin == origin }.map { RecordingHead($0) }
        let old = all.filter { readers.recordings[$0.id] ?? 0 < version }
        let new = all.filter { readers.recordings[$0.id] ?? 0 >= version }
        var renamed: [String: String] = [:]
        for head in old { renamed[head.id] = successor(of: head, among: new) }
        let leftOver = ledger.values.filter { $0.kind == kind && $0.readerVersion < version }
        let isUncertain = !leftOver.isEmpty && old.contains { renamed[$0.id] == nil }
        let leaving = isUncertain ? old.filter { renamed[$0.id] != nil } : old
        if !isUncertain {
            for entry in leftOver { ledger[entry.hash] = nil }
            for (key, reader) in readers.samples where reader < version && key.source.origin == origin {
                (samples[key], readers.samples[key]) = (nil, nil)
            }
            for (key, reader) in readers.totals where reader < version && key.source.origin == origin {
                (totals[key], readers.totals[key]) = (nil, nil)
            }
        }
        try succeed(renamed, removing: Set(leaving.map(\.id)))
        changed(at: moment)
    }

    mutating func complete(_ file: ImportedFile) throws {
        guard let completion = file.completion else { return }
        var marked = file.entry
        marked.hash = completion.mark
        for known in [completion.alone, completion.mark].compactMap({ ledger[$0] }) { marked.path = min(marked.path, known.path) }
        ledger[completion.mark] = marked
        ledger[completion.alone] = nil
        let going = completion.successors.filter { recordings[$0.key] != nil }
        if !going.isEmpty { try succeed(going, removing: Set(going.keys)) }
    }

    mutating func remove(_ hash: ContentHash, recordings: [String], heir: String?, at moment: Moment) throws {
        ledger[hash] = nil
        let gone = Set(recordings)
        cuts.removeAll { gone.contains($0.recording) }
        if let heir {
            try succeed(Dictionary(uniqueKeysWithValues: gone.map { ($0, heir) }), removing: gone)
        } else {
            try succeed([:], removing: gone)
            edits.removeAll { gone.contains(RecordingCut.origin(of: $0.recording).recording) }
            decisions = decisions.forgetting(gone)
        }
        changed(at: moment)
    }

    private mutating func succeed(_ heirs: [String: String], removing leaving: Set<String>) throws {
        let heirsWithCuts = Set(cuts.compactMap { heirs[$0.recording] })
        let renamed = cuts.namesOfParts(heirs)
        cuts = cuts.renamed(renamed)
        decisions = decisions.renamed(renamed)
        for index in edits.indices { edits[index].recording = renamed[edits[index].recording] ?? edits[index].recording }
        for (gone, heir) in successors { successors[gone] = renamed[heir] ?? heir }
        successors.merge(renamed) { $1 }
        remove(leaving)
        try recut(heirsWithCuts)
    }

    private mutating func remove(_ leaving: Set<String>) {
        var bereft: Set<String> = []
        for id in leaving.flatMap({ parts[$0]?.map(\.id) ?? [$0] }) {
            if let group = groupOfRecording[id], let members = groups.removeValue(forKey: group) {
                bereft.formUnion(members.recordings)
                digests[group] = nil
            }
            groupOfRecording[id] = nil
        }
        for id in leaving { (recordings[id], parts[id], readers.recordings[id]) = (nil, nil, nil) }
        regroup(around: bereft.sorted().compactMap { present($0) }.map { RecordingHead($0) })
    }
}
