import ActivityFiles
import Archives
import Measures
import Training
import TrainingLog

extension MemoryState {
    mutating func retire(_ kind: FileKind, readBefore version: Int, at moment: Moment) throws {
        readAgain.remove(kind)
        guard kind.origin != nil else { return }
        let all = recordings.values.filter { kind.gives($0.recording.source) }.map { RecordingHead($0) }
        let leftOver = ledger.values.filter { $0.kind == kind && $0.readerVersion < version }
        let plan = RetirementPlan(
            old: all.filter { readers.recordings[$0.id] ?? 0 < version },
            new: all.filter { readers.recordings[$0.id] ?? 0 >= version },
            filesLeft: leftOver.count)
        if plan.removesOldEntries {
            for entry in leftOver { ledger[entry.hash] = nil }
            for (key, reader) in readers.samples where reader < version && kind.gives(key.source) {
                (samples[key], readers.samples[key]) = (nil, nil)
            }
            for (key, reader) in readers.totals where reader < version && kind.gives(key.source) {
                (totals[key], readers.totals[key]) = (nil, nil)
            }
        }
        apply(try planReplacing(plan.successors, removing: plan.removed))
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
        if !going.isEmpty { apply(try planReplacing(going, removing: going.keys.sorted())) }
    }

    mutating func removeMeasurements(_ gone: [BodySample], _ goneTotals: [DailyTotal], at moment: Moment) {
        for sample in gone { (samples[SampleKey(sample)], readers.samples[SampleKey(sample)]) = (nil, nil) }
        for total in goneTotals {
            let key = TotalKey(kind: total.kind, day: total.day, source: total.source, part: total.part)
            guard totals[key]?.sum == total.sum else { continue }
            (totals[key], readers.totals[key]) = (nil, nil)
        }
        changed(at: moment)
    }

    mutating func remove(_ hash: ContentHash, recordings: [String], heir: String?, at moment: Moment) throws {
        ledger[hash] = nil
        apply(try planRemoving(recordings, successor: heir))
        changed(at: moment)
    }
}
