import Archives
import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    /// Permanent removal deletes a recording with all decisions about it and leaves all other data unchanged.
    func checkRemoving(_ stores: Stores) async throws {
        let runs = (0..<3).map { ExampleRecordings.steadyRun(start: morning + Double($0) * 86_400, minutes: 90) }
        let ids = runs.map { StoredRecording($0).id }
        try await stores.commit(file("gone", recordings: [runs[0]]))
        try await stores.commit(file("rest", recordings: Array(runs[1...])))
        let cuts = [try #require(RecordingCut(ids[0], at: 3600)), try #require(RecordingCut(ids[1], at: 3600))]
        try await stores.activities.cut(cuts, forgetting: [], athlete: me, at: morning)
        let decisions = [
            try #require(GroupingDecision(cuts[0].part, ids[1], .apart)), try #require(GroupingDecision(ids[1], ids[2], .apart)),
        ]
        try await stores.activities.decide(decisions, forgetting: [], athlete: me, at: morning)
        for id in [ids[0], cuts[0].part, ids[1]] {
            let edit = StoredEdit(recording: id, edit: ActivityEdit(title: id), moment: morning)
            try await stores.edits.add(edit, athlete: me, at: morning)
        }
        let hash = ContentHash(of: Array("gone".utf8))
        let before = try await stores.athletes.lastChange(of: me)?.number ?? 0
        try await stores.imports.remove(hash, recordings: [ids[0]], heir: nil, athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == before + 1)
        #expect(try await stores.imports.entry(hash, athlete: me) == nil)
        #expect(try await stores.imports.entries(of: me).count == 1)
        for id in [ids[0], cuts[0].part] {
            #expect(try await stores.activities.recordings(ofActivity: id, athlete: me).isEmpty)
        }
        #expect(try await stores.activities.activityCount(of: me) == 3)
        #expect(try await stores.edits.edits(of: me).map(\.recording) == [ids[1]])
        #expect(try await stores.activities.decisions(of: me) == [decisions[1]])
        #expect(try await stores.activities.cuts(of: me) == [cuts[1]])
        // Removing without stored recordings does nothing; another athlete's recordings remain.
        try await stores.imports.remove(hash, recordings: [ids[0]], heir: nil, athlete: me, at: morning)
        let rest = ContentHash(of: Array("rest".utf8))
        try await stores.imports.remove(rest, recordings: [ids[2]], heir: nil, athlete: "2", at: morning)
        #expect(try await stores.activities.activityCount(of: me) == 3)
        // After a new import, no earlier decision returns.
        try await stores.commit(file("gone", recordings: [runs[0]]))
        #expect(try await stores.activities.activityCount(of: me) == 4)
        #expect(try await stores.edits.edits(ofRecordings: [ids[0]], athlete: me).isEmpty)
    }

    /// Decisions about a removed recording apply to its heir from then on, and its old address leads there.
    func checkHeirs(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 40)
        let phone = ExampleRecordings.phoneRun(start: morning + 30, minutes: 39)
        let other = ExampleRecordings.steadyRun(start: morning + 86_400, minutes: 40)
        let ids = [watch, phone, other].map { StoredRecording($0).id }
        try await stores.commit(file("phone", recordings: [phone]))
        try await stores.commit(file("rest", recordings: [watch, other]))
        let edit = StoredEdit(recording: ids[1], edit: ActivityEdit(title: "said"), moment: morning)
        try await stores.edits.add(edit, athlete: me, at: morning)
        let decision = try #require(GroupingDecision(ids[1], ids[2], .apart))
        try await stores.activities.decide([decision], forgetting: [], athlete: me, at: morning)
        let hash = ContentHash(of: Array("phone".utf8))
        try await stores.imports.remove(hash, recordings: [ids[1]], heir: ids[0], athlete: me, at: morning)
        #expect(try await stores.edits.edits(ofRecordings: [ids[0]], athlete: me).map(\.edit.title) == ["said"])
        #expect(try await stores.activities.decisions(of: me) == [try #require(GroupingDecision(ids[0], ids[2], .apart))])
        #expect(try await stores.activities.recordings(ofActivity: ids[1], athlete: me).map(\.id) == [ids[0]])
    }
}
