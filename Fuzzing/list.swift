import ActivityFiles
import Analysis
import Measures
import Training

@testable import TrainingLog

/// The list of an own archive, `hearth.jsonl`, with all that an import makes of its lines; and the files that such an archive keeps.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(input(start, count))
    let kind = FileKind.sniff(bytes.span)
    if kind.isKept {
        if let kept = try? KeptFile.reading(bytes, kind) { demandKept(kept) }
        return 0
    }
    // One of a newer Hearth is refused, as it should be.
    guard let list = try? ExportLine.list(bytes) else { return 0 }
    for line in list.lines { demandSound(line) }
    var again: [UInt8] = []
    for line in list.lines {
        guard let encoded = try? line.encoded() else { fatalError("broken promise: what was read can be written") }
        again += encoded
    }
    guard let second = try? ExportLine.list(again) else { fatalError("broken promise: what was written can be read") }
    demand(second.lines == list.lines, "a list that was read and written says the same")
    demand(second.findings.isEmpty, "nothing implausible is left in a list that was read")
    return 0
}

private func demandSound(_ line: ExportLine) {
    if let athlete = line.athlete?.athlete {
        demand(athlete.homeOffset.secondsAheadOfUTC.magnitude <= 86_400, "an offset of this world")
        demand(athlete.mass?.amount.isFinite ?? true, "a finite mass")
    }
    if let edit = line.edit {
        let stored = edit.stored(of: edit.recording).edit
        demand(stored.perceivedEffort.map { (0...10).contains($0) } ?? true, "an effort of the scale")
        demand(stored.duration.map { ActivityEdit.durations.contains($0) } ?? true, "a duration of the form")
        _ = edit.named
    }
    if let stored = line.diary?.stored { demand(stored.moment.secondsSince1970.isFinite, "a finite moment") }
    if let cut = line.cut { _ = RecordingCut(cut.of.recording, at: cut.second) }
    if let grouping = line.grouping, let verdict = GroupingDecision.Verdict(rawValue: grouping.verdict) {
        _ = GroupingDecision(grouping.one.recording, grouping.other.recording, verdict)
    }
    if let request = line.weather?.request { demand(request.hours.count == 24, "a day of hours") }
    if let request = line.air?.request { demand(request.hours.count == 24, "a day of hours") }
    if let original = line.original {
        let layout = OriginalLayout()
        layout.add(original.hash, path: original.path)
        layout.add(original.hash + "x", path: original.path)
        let place = layout.place(of: original.hash)
        demand(place.map { !$0.split(separator: "/").contains("..") } ?? false, "no place outside of the folder")
        demand(place != layout.place(of: original.hash + "x"), "each original has a place of its own")
    }
}

private func demandKept(_ reading: FileReading) {
    for recording in reading.recordings { demandKept(recording) }
    for sample in reading.samples {
        demand(sample.start <= sample.end && sample.value.isFinite, "a sample that was measured")
    }
    for total in reading.totals { demand(total.sum.isFinite && total.count > 0, "a total of something") }
    if reading.kind == .keptRecording { return }
    let again = try? KeptBody.read(KeptBody.bytes(reading.samples, reading.totals))
    demand(again?.samples == reading.samples && again?.totals == reading.totals, "the same samples and days again")
    demand(again?.findings.isEmpty ?? false, "nothing implausible is left in what was read")
    let files = KeptBody.files(reading.samples, reading.totals).compactMap { try? KeptBody.read($0) }
    demand(files.reduce(0) { $0 + $1.samples.count } == reading.samples.count, "each sample in one file")
    demand(files.reduce(0) { $0 + $1.totals.count } == reading.totals.count, "each total in one file")
}

private func demandKept(_ recording: Recording) {
    demand(recording.elapsed.isFinite && recording.elapsed >= 0, "a finite duration")
    for channel in recording.channels {
        demand(!channel.values.isEmpty && channel.values.count == channel.seconds.count, "a filled \(channel.kind)")
    }
    let stored = StoredRecording(recording)
    demand((try? KeptRecording.read(KeptRecording.bytes(of: recording))).map { StoredRecording($0) } == stored, "the same again")
    _ = RecordingHead(stored)
    _ = digest(of: recording, id: stored.id, athlete: Athlete(name: ""), profile: AthleteProfile())
}
