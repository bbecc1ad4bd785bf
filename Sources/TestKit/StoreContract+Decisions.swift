import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkDecisionsOutweighMatching(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let phone = ExampleRecordings.phoneRun(start: morning, minutes: 30, origin: .tcx)
        let nextDay = ExampleRecordings.phoneRun(start: morning + 86_400, minutes: 30)
        let ids = [watch, phone, nextDay].map { StoredRecording($0).id }
        try await stores.commit(file("all", recordings: [watch, phone, nextDay]))
        #expect(try await grouped(stores) == [[ids[0], ids[1]], [ids[2]]])
        let before = try await stores.athletes.lastChange(of: me)?.number ?? 0

        let apart = try #require(GroupingDecision(ids[0], ids[1], .apart))
        let together = try #require(GroupingDecision(ids[2], ids[1], .together))
        try await stores.activities.decide([apart, together], forgetting: [], athlete: me, at: morning)
        #expect(try await grouped(stores) == [[ids[0]], [ids[1], ids[2]]])
        #expect(try await stores.activities.decisions(of: me) == [apart, together].sorted { $0.comesBefore($1) })
        #expect(try await stores.activities.decisions(of: "2").isEmpty)
        #expect(try await stores.athletes.lastChange(of: me)?.number == before + 1)
        #expect(try await stores.activities.recordings(ofActivity: ids[2], athlete: me).count == 2)

        // The latest decision about two recordings counts; importing the same file again changes nothing.
        try await stores.commit(file("all", recordings: [watch, phone, nextDay]))
        let unsaid = try #require(GroupingDecision(ids[1], ids[2], .apart))
        try await stores.activities.decide([unsaid], forgetting: [apart], athlete: me, at: morning)
        #expect(try await stores.activities.decisions(of: me) == [unsaid])
        #expect(try await grouped(stores) == [[ids[0], ids[1]], [ids[2]]])
    }

    func checkDecisionsWait(_ stores: Stores) async throws {
        let one = ExampleRecordings.phoneRun(start: morning, minutes: 30)
        let other = ExampleRecordings.phoneRun(start: morning + 7200, minutes: 30, origin: .tcx)
        let ids = [one, other].map { StoredRecording($0).id }
        let decision = try #require(GroupingDecision(ids[0], ids[1], .together))
        try await stores.activities.decide([decision], forgetting: [], athlete: me, at: morning)
        #expect(try await grouped(stores).isEmpty)
        try await stores.commit(file("one", recordings: [one]))
        try await stores.commit(file("other", recordings: [other]))
        #expect(try await grouped(stores) == [[ids[1], ids[0]]])
        let heads = try await stores.activities.heads(from: morning, through: morning + 7200, athlete: me)
        #expect(heads.map(\.id) == ids)
        #expect(try await stores.activities.heads(from: morning + 1801, through: morning + 7199, athlete: me).isEmpty)
    }

    /// A third recording does not rejoin separated recordings, in any order of import.
    func checkLaterRecordings(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 60)
        let phone = ExampleRecordings.phoneRun(start: morning + 600, minutes: 60)
        let late = ExampleRecordings.phoneRun(start: morning + 360, minutes: 60, origin: .tcx)
        let ids = [watch, phone, late].map { StoredRecording($0).id }
        let apart = try #require(GroupingDecision(ids[0], ids[1], .apart))
        for (athlete, order) in [("1", [0, 1, 2]), ("2", [2, 1, 0]), ("3", [1, 2, 0])] {
            try await stores.activities.decide([apart], forgetting: [], athlete: athlete, at: morning)
            for index in order {
                try await stores.commit(file("\(index)", recordings: [[watch, phone, late][index]]), athlete: athlete)
            }
            // The third has a longer overlap with the phone's.
            #expect(try await grouped(stores, athlete: athlete) == [[ids[0]], [ids[2], ids[1]]])
        }
    }

    /// Returns groups sorted by their first start; members in the order of the store.
    private func grouped(_ stores: Stores, athlete: String = me) async throws -> [[String]] {
        var groups: [(start: Moment, ids: [String])] = []
        for group in try await stores.activities.groups(of: athlete) {
            let members = try await stores.activities.recordings(ofActivity: group.id, athlete: athlete)
            groups.append((members.map(\.recording.start).min() ?? morning, group.recordings))
        }
        return groups.sorted { $0.start != $1.start ? $0.start < $1.start : $0.ids.count < $1.ids.count }.map(\.ids)
    }
}
