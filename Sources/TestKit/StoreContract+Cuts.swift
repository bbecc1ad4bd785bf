import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkCuts(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 90)
        let phone = ExampleRecordings.phoneRun(start: morning, minutes: 60, origin: .tcx)
        let ids = [watch, phone].map { StoredRecording($0).id }
        let cut = try #require(RecordingCut(ids[0], at: 3600))
        let beyond = try #require(RecordingCut(ids[1], at: 9000))
        // A cut before its recording exists.
        try await stores.activities.cut([cut, beyond], forgetting: [], athlete: me, at: morning)
        #expect(try await stores.activities.cuts(of: me) == [cut, beyond].sorted { $0.comesBefore($1) })
        #expect(try await stores.activities.cuts(of: "2").isEmpty)
        try await stores.commit(file("all", recordings: [watch, phone]))
        let parted = [ActivityGroup(recordings: ids), ActivityGroup(recordings: [cut.part])]
        #expect(try await stores.activities.groups(of: me) == parted.sorted { $0.id < $1.id })
        let heads = try await stores.activities.heads(from: morning, through: morning + 7200, athlete: me)
        #expect(Set(heads.map(\.id)) == [ids[0], ids[1], cut.part])
        #expect(heads.map(\.elapsed).sorted() == [1800, 3600, 3600])

        // The parts equal those computed from the whole recording, including columns.
        let parts = try StoredRecording(watch).parts(cutAt: [3600])
        for (id, part) in zip([ids[0], cut.part], parts) {
            var found = try #require(
                try await stores.activities.recordings(ofActivity: id, athlete: me).first { $0.id == id })
            #expect(found.columns.isEmpty)
            found.columns = try await stores.activities.columns(ofRecording: id, kinds: nil, athlete: me)
            #expect(found == part)
            let pulse = try await stores.activities.columns(ofRecording: id, kinds: [.heartRate], athlete: me)
            #expect(pulse.count < part.columns.count)
        }

        let stored = [StoredRecording(watch), StoredRecording(phone)]
        for (id, whole) in zip(ids, stored) {
            #expect(try await stores.activities.wholeRecording(id, athlete: me) == whole)
        }
        #expect(try await stores.activities.wholeRecording(cut.part, athlete: me) == nil)

        let before = try await stores.athletes.lastChange(of: me)?.number ?? 0
        try await stores.activities.cut([], forgetting: [cut], athlete: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me)?.number == before + 1)
        #expect(try await stores.activities.cuts(of: me) == [beyond])
        #expect(try await stores.activities.recordings(ofActivity: cut.part, athlete: me).isEmpty)
        #expect(try await stores.activities.recordings(ofActivity: ids[0], athlete: me).first?.recording.elapsed == 5400)
        #expect(try await stores.activities.activityCount(of: me) == 1)
        // The same cut after its recording exists.
        try await stores.activities.cut([cut], forgetting: [], athlete: me, at: morning)
        #expect(try await stores.activities.groups(of: me) == parted.sorted { $0.id < $1.id })
    }
}
