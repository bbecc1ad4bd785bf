import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkEdits(_ stores: Stores) async throws {
        let runs = [0.0, 86_400].map { ExampleRecordings.steadyRun(start: morning + $0, minutes: 10) }
        try await stores.commit(file("runs", recordings: runs))
        let ids = runs.map { StoredRecording($0).id }
        try await stores.derived.save(ids.map { digest(of: $0, start: morning) }, restingOn: "a", athlete: me)
        let change = try await stores.athletes.lastChange(of: me)?.number ?? 0
        let full = ActivityEdit(
            title: "Löwe “1”", sport: .hiking, note: "two\nlines", perceivedEffort: 7.5, isRace: true, isLeftOut: true,
            shoes: "Löwe 3", room: RoomTemperature(degrees: 105, isFahrenheit: true), isRoomUnheated: true,
            roomHumidity: 40, classType: UniqueID(high: 3, low: 3), duration: 4500,
            isTimeTrial: true, isThresholdTest: true, unrepaired: [.heartRate, .elevation])
        let first = StoredEdit(recording: ids[0], edit: full, moment: morning)
        try await stores.edits.add(first, athlete: me, at: morning)
        // Only the digest of that activity becomes due, and the change is reported.
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == [ids[0]])
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)
        try await stores.edits.add(first, athlete: me, at: morning + 9)
        #expect(try await stores.edits.edits(of: me) == [first])

        let other = StoredEdit(recording: ids[1], edit: ActivityEdit(isRace: false), moment: morning + 1)
        let second = StoredEdit(recording: ids[0], edit: ActivityEdit(), moment: morning + 2)
        for edit in [other, second] { try await stores.edits.add(edit, athlete: me, at: edit.moment) }
        #expect(try await stores.edits.edits(ofRecordings: ids, athlete: me) == [first, other, second])
        #expect(try await stores.edits.edits(ofRecordings: [ids[0]], athlete: me) == [first, second])
        #expect(try await stores.edits.edits(ofRecordings: ids, athlete: "another athlete").isEmpty)

        #expect(try await stores.edits.removeNewest(ofRecordings: [ids[0]], athlete: me, at: morning + 3))
        #expect(try await stores.edits.edits(of: me) == [first, other])
        #expect(try await stores.edits.removeNewest(ofRecordings: [ids[0], "unknown"], athlete: me, at: morning + 4))
        #expect(try await stores.edits.removeNewest(ofRecordings: [ids[0]], athlete: me, at: morning + 5) == false)
        #expect(try await stores.edits.edits(of: me) == [other])
    }
}
