import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkSourcesAreGrouped(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let phone = ExampleRecordings.phoneRun(start: morning + 45, minutes: 29)
        let (better, other) = (StoredRecording(watch).id, StoredRecording(phone).id)
        try await stores.commit(file("phone.gpx", recordings: [phone]))
        #expect(try await stores.activities.groups(of: me) == [ActivityGroup(recordings: [other])])
        try await stores.commit(file("watch.fit", recordings: [watch]))
        #expect(try await stores.activities.groups(of: me) == [ActivityGroup(recordings: [better, other])])
        #expect(try await stores.activities.activityCount(of: me) == 1)
        for id in [better, other] {
            #expect(try await stores.activities.recordings(ofActivity: id, athlete: me).map(\.id) == [better, other])
        }
    }

    func checkOrderLeavesNoTrace(_ stores: Stores) async throws {
        let day = 86_400.0
        let files = [
            file("watch", recordings: [ExampleRecordings.steadyRun(start: morning, minutes: 60)]),
            file("phone", recordings: [ExampleRecordings.phoneRun(start: morning + 300, minutes: 50)]),
            file("late", recordings: [ExampleRecordings.phoneRun(start: morning + 1500, minutes: 60, origin: .tcx)]),
            file("other day", recordings: [ExampleRecordings.fullRecording(start: morning + day)]),
            file(
                "body", samples: [bodySample(.sdnn, at: morning, 60), bodySample(.sdnn, at: morning, 60)],
                totals: [dailyTotal(.steps, day: 19_844, sum: 9000, count: 12)]),
            file("noon", totals: [dailyTotal(.steps, day: 19_844, sum: 4000, count: 5)]),
        ]
        for (athlete, order) in [
            ("1", [0, 1, 2, 3, 4, 5]), ("2", [5, 4, 3, 2, 1, 0]), ("3", [2, 0, 5, 1, 4, 3]), ("4", [1, 2, 4, 5, 3, 0]),
        ] {
            for index in order { try await stores.commit(files[index], athlete: athlete) }
        }
        let first = try await JournalContent(of: stores, athlete: "1")
        #expect(first.groups.count == 2)
        for athlete in ["2", "3", "4"] { #expect(try await JournalContent(of: stores, athlete: athlete) == first) }
    }

    func checkBridging(_ stores: Stores) async throws {
        // The outer two overlap by less than half an hour; both overlap with the middle one by more.
        let first = ExampleRecordings.phoneRun(start: morning, minutes: 60)
        let last = ExampleRecordings.phoneRun(start: morning + 45 * 60, minutes: 60)
        let middle = ExampleRecordings.phoneRun(start: morning + 22 * 60, minutes: 60)
        try await stores.commit(file("first", recordings: [first]))
        try await stores.commit(file("last", recordings: [last]))
        #expect(try await stores.activities.activityCount(of: me) == 2)
        try await stores.commit(file("middle", recordings: [middle]))
        #expect(try await stores.activities.activityCount(of: me) == 1)
        #expect(try await stores.activities.groups(of: me).map { $0.recordings.count } == [3])
    }

    func checkStrangersStayApart(_ stores: Stores) async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 60)
        var swim = run
        swim.sport = .swimming
        var shortRun = run
        shortRun.distance = Distance(metres: 4000)
        let after = ExampleRecordings.phoneRun(start: morning + 31 * 60, minutes: 60)
        try await stores.commit(file("all", recordings: [run, swim, shortRun, after]))
        #expect(try await stores.activities.activityCount(of: me) == 4)
    }

    /// An activity list without a time zone, and recordings of a watch: each line joins its recording in any order of import.
    func checkWallClocks(_ stores: Stores) async throws {
        func line(_ start: Moment, _ minutes: Int) -> Recording {
            var line = ExampleRecordings.steadyRun(start: start + 8 * 3600, minutes: minutes)
            line.source = Source(name: "Garmin Connect", origin: .garminConnect)
            line.channels = []
            return line
        }
        let starts = [morning, morning + 5 * 3600 + 7, morning + 86_400 + 13]
        let list = file("Activities.csv", recordings: starts.map { line($0, 30) })
        let watch = starts.dropLast().map {
            file("\($0.secondsSince1970)", recordings: [ExampleRecordings.steadyRun(start: $0, minutes: 30)])
        }
        for (athlete, files) in [("1", [list] + watch), ("2", watch + [list]), ("3", [watch[1], list, watch[0]])] {
            for file in files { try await stores.commit(file, athlete: athlete) }
            let groups = try await stores.activities.groups(of: athlete)
            #expect(groups.map(\.recordings.count).sorted() == [1, 2, 2])
            #expect(groups == (try await stores.activities.groups(of: "1")))
        }
    }
}
