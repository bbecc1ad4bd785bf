import ActivityFiles
import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    /// Returns a FIT file as read by this reader version.
    private func read(
        _ path: String, by reader: Int, recordings: [Recording] = [], samples: [BodySample] = [], totals: [DailyTotal] = [],
        findings: [ImportFinding] = []
    ) -> ImportedFile {
        var result = file(path, recordings: recordings, samples: samples, totals: totals, findings: findings)
        result.entry.readerVersion = reader
        return result
    }

    private func fit(_ sample: BodySample) -> BodySample {
        var sample = sample
        sample.source = Source(name: "Watch", origin: .fit)
        return sample
    }

    private func total(_ sum: Double, count: Int) -> DailyTotal {
        var total = dailyTotal(.steps, day: 19_844, sum: sum, count: count)
        total.source = Source(name: "Watch", origin: .fit)
        return total
    }

    private func run(_ title: String, at start: Moment) -> Recording {
        var run = ExampleRecordings.fullRecording(start: start)
        run.title = title
        return run
    }

    func checkNewerReaders(_ stores: Stores) async throws {
        let note = ImportFinding(.warning, .truncated)
        try await stores.commit(read("a.fit", by: 1, findings: [note]))
        try await stores.commit(read("b.fit", by: 2))
        #expect(try await stores.imports.outdated([.fit: 1, .gpx: 9], athlete: me) == [:])
        #expect(try await stores.imports.outdated([.fit: 2], athlete: me) == [.fit: 1])
        #expect(try await stores.imports.outdated([.fit: 3], athlete: me) == [.fit: 2])
        #expect(try await stores.imports.kindsReadAgain(of: me).isEmpty)

        let before = try #require(try await stores.imports.entries(of: me).first { $0.path == "a.fit" })
        var again = read("a.fit", by: 2)
        again.entry.path = "z.fit"
        again.entry.moment = morning + 99
        try await stores.commit(again)
        try await stores.commit(read("a.fit", by: 1, findings: [note, note]))
        let after = try #require(try await stores.imports.entry(before.hash, athlete: me))
        #expect(after.readerVersion == 2)
        #expect(after.findings.isEmpty)
        #expect(after.verdict == .accepted)
        #expect(after.path == "a.fit")
        #expect(after.moment == before.moment)
        #expect(try await stores.imports.kindsReadAgain(of: me) == [.fit])
        #expect(try await stores.imports.kindsReadAgain(of: "2").isEmpty)
    }

    /// A file read alone, and again with the files beside it.
    func checkCompletions(_ stores: Stores) async throws {
        let (alone, completed, other) = (
            run("alone", at: morning), run("completed", at: morning), run("another", at: morning + 86_400)
        )
        let ids = [alone, completed].map { StoredRecording($0).id }
        let first = file("a.fit", recordings: [alone, other])
        try await stores.commit(first)
        let edit = StoredEdit(recording: ids[0], edit: ActivityEdit(title: "Mine"), moment: morning)
        try await stores.edits.add(edit, athlete: me, at: morning)
        var second = file("with list/a.fit", recordings: [completed, other])
        let mark = file("mark").entry.hash
        second.completion = ImportedFile.Completion(alone: first.entry.hash, mark: mark, successors: [ids[0]: ids[1]])
        for _ in 1...2 {
            try await stores.commit(second)
            #expect(try await stores.imports.entry(first.entry.hash, athlete: me) == nil)
            #expect(try await stores.imports.entry(mark, athlete: me)?.path == "a.fit")
            #expect(try await stores.activities.recordings(ofActivity: ids[0], athlete: me).map(\.id) == [ids[1]])
            #expect(try await stores.activities.activityCount(of: me) == 2)
            #expect(try await stores.edits.edits(of: me).map(\.recording) == [ids[1]])
        }
    }

    func checkRetiring(_ stores: Stores) async throws {
        let (old, new) = (run("old", at: morning), run("new", at: morning))
        let phone = ExampleRecordings.phoneRun(start: morning, minutes: 5, origin: .tcx)
        let bogus = run("a course, taken for a run", at: morning + 86_400)
        let ids = [old, new, phone, bogus].map { StoredRecording($0).id }
        try await stores.commit(
            read(
                "a.fit", by: 1, recordings: [old, bogus], samples: [fit(bodySample(.bodyMass, at: morning, 700))],
                totals: [total(9000, count: 10)]))
        try await stores.commit(
            file("b.tcx", recordings: [phone], samples: [bodySample(.bodyMass, at: morning + 60, 70)]))
        let apart = try #require(GroupingDecision(ids[0], ids[2], .apart))
        try await stores.activities.decide([apart], forgetting: [], athlete: me, at: morning)
        let edit = StoredEdit(recording: ids[0], edit: ActivityEdit(title: "Mine"), moment: morning)
        try await stores.edits.add(edit, athlete: me, at: morning)
        let known = fit(bodySample(.bodyMass, at: morning + 120, 71))
        try await stores.commit(
            read(
                "a.fit", by: 2, recordings: [new], samples: [fit(bodySample(.bodyMass, at: morning, 70)), known],
                totals: [total(800, count: 8)]))
        // Until retirement both exist, and the newer total counts.
        #expect(try await stores.activities.recordings(ofActivity: ids[0], athlete: me).first?.id == ids[0])
        #expect(
            try await stores.body.totals([.steps], from: Day(number: 0), through: Day(number: 30_000), athlete: me).map(\.sum)
                == [800])
        let number = try await stores.athletes.lastChange(of: me)?.number ?? 0
        try await stores.imports.retire(.fit, readBefore: 2, athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1)
        #expect(try await stores.imports.kindsReadAgain(of: me).isEmpty)
        #expect(Set(try await stores.activities.groups(of: me).map(\.recordings)) == [[ids[1]], [ids[2]]])
        #expect(try await stores.activities.recordings(ofActivity: ids[3], athlete: me).isEmpty)
        #expect(try await stores.activities.recordings(ofActivity: ids[0], athlete: me).map(\.id) == [ids[1]])
        let renamed = try #require(GroupingDecision(ids[1], ids[2], .apart))
        #expect(try await stores.activities.decisions(of: me) == [renamed])
        #expect(try await stores.edits.edits(of: me).map(\.recording) == [ids[1]])
        let masses = try await stores.body.samples([.bodyMass], from: morning, to: morning + 900, athlete: me)
        #expect(masses.map(\.value) == [70, 70, 71])
    }

    func checkLostFiles(_ stores: Stores) async throws {
        let (old, new, lost) = (run("old", at: morning), run("new", at: morning), run("lost", at: morning + 86_400))
        let ids = [old, new, lost].map { StoredRecording($0).id }
        try await stores.commit(read("a.fit", by: 1, recordings: [old]))
        try await stores.commit(
            read("lost.fit", by: 1, recordings: [lost], samples: [fit(bodySample(.bodyMass, at: morning, 70))]))
        try await stores.commit(read("a.fit", by: 2, recordings: [new]))
        try await stores.imports.retire(.fit, readBefore: 2, athlete: me, at: morning)
        #expect(Set(try await stores.activities.groups(of: me).map(\.recordings)) == [[ids[1]], [ids[2]]])
        #expect(try await stores.body.sampleCount(of: me) == 1)
        #expect(try await stores.imports.outdated([.fit: 2], athlete: me) == [.fit: 1])
        // The same content under another name: deleting the entry loses nothing.
        try await stores.commit(read("found.fit", by: 2, recordings: [run("found", at: morning + 86_400)]))
        try await stores.imports.retire(.fit, readBefore: 2, athlete: me, at: morning)
        #expect(try await stores.imports.outdated([.fit: 2], athlete: me) == [:])
        #expect(try await stores.activities.activityCount(of: me) == 2)
        #expect(try await stores.body.sampleCount(of: me) == 0)
    }

    /// Exports of several apps share an origin: a newer reader of one leaves what the other gave.
    func checkKindsApart(_ stores: Stores) async throws {
        func read(_ kind: FileKind, _ name: String, by reader: Int, at start: Moment, _ value: Double) -> ImportedFile {
            let source = Source(name: name, origin: .localAccountExport)
            var recording = run("\(name) \(reader)", at: start)
            var sample = bodySample(.bodyMass, at: start, value)
            var total = dailyTotal(.steps, day: 19_844, sum: value, count: 1)
            (recording.source, sample.source, total.source) = (source, source, source)
            var result = file(name, recordings: [recording], samples: [sample], totals: [total])
            result.entry.kind = kind
            result.entry.readerVersion = reader
            return result
        }
        let later = morning + 86_400
        try await stores.commit(read(.strong, "Strong", by: 1, at: morning, 70))
        try await stores.commit(read(.hevy, "Hevy", by: 1, at: later, 71))
        try await stores.commit(read(.strong, "Strong", by: 2, at: morning, 69))
        try await stores.imports.retire(.strong, readBefore: 2, athlete: me, at: morning)
        #expect(try await stores.activities.activityCount(of: me) == 2)
        let masses = try await stores.body.samples([.bodyMass], from: morning, to: later + 900, athlete: me)
        #expect(masses.map(\.value) == [69, 71])
        let totals = try await stores.body.totals([.steps], from: Day(number: 0), through: Day(number: 30_000), athlete: me)
        #expect(totals.map { $0.source.name }.sorted() == ["Hevy", "Strong"])
    }
}
