import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalEditsTests {
    let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z

    func journal(_ runs: [Recording]) async throws -> Journal {
        let journal = Journal(stores: MemoryStores().stores)
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        return journal
    }

    @Test func `an edit applies everywhere and is undone step by step`() async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let journal = try await journal([run])
        let id = StoredRecording(run).id
        let before = try await journal.activity(id)
        #expect(before?.editCount == 0 && before?.digest.bestEfforts.isEmpty == false)

        #expect(try await journal.edit(activity: id, as: ActivityEdit(title: "Walk with Ada", sport: .walking)))
        #expect(
            try await journal.edit(
                activity: id, as: ActivityEdit(title: "Walk with Ada", sport: .walking, note: "rain", perceivedEffort: 3)))
        let after = try #require(try await journal.activity(id))
        #expect(after.recording.title == "Walk with Ada" && after.recording.sport == .walking)
        #expect(after.digest.sport == .walking && after.digest.bestEfforts.isEmpty)
        #expect(after.digest.measures?.perceivedEffort == 3 && after.edit.note == "rain" && after.editCount == 2)
        #expect(after.sources.first?.sport == .running && after.sources.first?.title == nil)
        #expect(try await journal.activities().map(\.title) == ["Walk with Ada"])

        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await journal.activity(id)?.edit == ActivityEdit(title: "Walk with Ada", sport: .walking))
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await journal.activity(id) == before)
        #expect(try await journal.undoEdit(ofActivity: id) == false)
    }

    @Test func `a cached route has the current title of its activity`() async throws {
        let run = ExampleRecordings.runInTaipei(start: morning, minutes: 30)
        let journal = try await journal([run])
        func titles() async throws -> [String?] { try await journal.routes(of: try await journal.activities()).map(\.title) }
        #expect(try await titles() == [run.title])
        #expect(try await journal.edit(activity: StoredRecording(run).id, as: ActivityEdit(title: "Along the river")))
        #expect(try await titles() == ["Along the river"])
    }

    @Test func `a cached route has the current sport of its activity and ends at its current duration`() async throws {
        let run = ExampleRecordings.runInTaipei(start: morning, minutes: 30)
        let journal = try await journal([run])
        func routes() async throws -> [RouteTrack] { try await journal.routes(of: try await journal.activities()) }
        let before = try await routes()
        #expect(before.map(\.sport) == [.running])
        #expect(try await journal.edit(activity: StoredRecording(run).id, as: ActivityEdit(sport: .hiking, duration: 900)))
        let after = try await routes()
        #expect(after.map(\.sport) == [.hiking] && after[0].latitudes.count < before[0].latitudes.count * 2 / 3)
    }

    @Test func `the entered temperature of a class counts as heat until it is undone`() async throws {
        var lesson = ExampleRecordings.steadyRun(start: morning, minutes: 60)
        lesson.sport = .yoga
        let journal = try await journal([lesson])
        let id = StoredRecording(lesson).id
        let day = try #require(Day(of: morning, at: .utc))
        func heated() async throws -> Int { try await journal.insights(asOf: day).weather.heated.count }
        #expect(try await heated() == 0)
        let room = RoomTemperature(degrees: 40, isFahrenheit: false)
        try await journal.edit(activity: id, as: ActivityEdit(room: room, roomHumidity: 50, duration: 2700))
        let digest = try #require(try await journal.activity(id)?.digest)
        #expect(digest.isIndoor == true && digest.conditions?.humidityPercent == 50 && digest.moving == 2700)
        #expect(try await heated() == 1)
        try await journal.undoEdit(ofActivity: id)
        #expect(try await heated() == 0)
    }

    @Test func `an excluded activity stays in the list and counts nowhere`() async throws {
        let runs = (0..<40).map { ExampleRecordings.steadyRun(start: morning + Double($0) * 86_400, minutes: 30) }
        let journal = try await journal(runs)
        let last = try #require(runs.last)
        let day = try #require(Day(of: last.start, at: .utc))
        let whole = try await journal.insights(asOf: day).load.weeklyDistance.value?.value
        #expect(whole.map { abs($0 - 35) < 0.1 } == true)  // seven runs of five kilometres
        let id = StoredRecording(last).id
        try await journal.edit(activity: id, as: ActivityEdit(isLeftOut: true))
        let rest = try await journal.insights(asOf: day).load.weeklyDistance.value?.value
        #expect(rest.map { abs($0 - 30) < 0.1 } == true)
        #expect(try await journal.activities().count == 40)
        #expect(try await journal.activity(id)?.digest.isLeftOut == true)
        try await journal.undoEdit(ofActivity: id)
        #expect(try await journal.insights(asOf: day).load.weeklyDistance.value?.value == whole)
    }

    @Test func `an excluded activity keeps its own load on its page and in lists`() async throws {
        // A race over 5 km gives a threshold from its day on.
        var runs = (0..<8).map { ExampleRecordings.steadyRun(start: morning + Double($0) * 86_400, minutes: 30) }
        runs[1].title = "Park race"
        let journal = try await journal(runs)
        for run in [runs[1], runs[6], runs[7]] {
            let id = StoredRecording(run).id
            let before = try #require(try await journal.activity(id)?.digest)
            #expect(before.load?.method == .gradeAdjustedPace)
            try await journal.edit(activity: id, as: ActivityEdit(isLeftOut: true))
            let after = try #require(try await journal.activity(id)?.digest)
            #expect(after.isLeftOut && after.load == before.load && after.hardSeconds == before.hardSeconds)
            #expect(try await journal.activities().first { $0.id == id }?.load == before.load)
            let day = try await journal.activities(ActivityQuery(from: before.day, to: before.day))
            #expect(day.map(\.load) == [before.load])
            try await journal.undoEdit(ofActivity: id)
            #expect(try await journal.activity(id)?.digest == before)
        }
        #expect(try await journal.activities().map(\.start) == runs.map(\.start).reversed())
    }

    @Test func `search finds notes of the athlete and of the file`() async throws {
        var run = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        run.notes = "Along the canal"
        let journal = try await journal([run])
        #expect(try await journal.activities().map(\.notes) == ["Along the canal"])
        try await journal.edit(activity: StoredRecording(run).id, as: ActivityEdit(note: "With a headwind"))
        #expect(try await journal.activities().map(\.notes) == ["With a headwind\nAlong the canal"])
        try await journal.undoEdit(ofActivity: StoredRecording(run).id)
        #expect(try await journal.activities().map(\.notes) == ["Along the canal"])
    }

    @Test func `an edit stays with its activity when a better recording is imported`() async throws {
        let phone = ExampleRecordings.phoneRun(start: morning + 45, minutes: 29)
        let journal = try await journal([phone])
        let id = StoredRecording(phone).id
        try await journal.edit(activity: id, as: ActivityEdit(isRace: true))
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        try await journal.add(FileReading(kind: .fit, recordings: [watch]), path: "watch.fit", hash: .init(of: [2]))
        let activity = try #require(try await journal.activity(id))
        #expect(activity.id == StoredRecording(watch).id)
        #expect(activity.edit.isRace == true && activity.digest.isRace)
        try await journal.edit(activity: activity.id, as: ActivityEdit(isRace: true, isLeftOut: true))
        #expect(try await journal.activity(id)?.editCount == 2)
    }

    @Test func `edits of missing activities do nothing, and a repeated edit is not stored`() async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let journal = try await journal([run])
        #expect(try await journal.edit(activity: "nobody", as: ActivityEdit(note: "x")) == false)
        #expect(try await journal.undoEdit(ofActivity: "nobody") == false)
        let id = StoredRecording(run).id
        try await journal.edit(activity: id, as: ActivityEdit())
        #expect(try await journal.activity(id)?.editCount == 0)
        for _ in 0..<2 { try await journal.edit(activity: id, as: ActivityEdit(note: "x")) }
        #expect(try await journal.activity(id)?.editCount == 1)
    }

    @Test func `an export contains edits`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(), to: "run.gpx")
        let here = Journal(stores: MemoryStores().stores)
        _ = try await here.importPaths([folder.path + "/run.gpx"])
        let id = try #require(try await here.activities().first?.id)
        let edit = ActivityEdit(
            title: "Say “hi”", sport: .hiking, note: "a\nb", perceivedEffort: 4, isRace: true, isLeftOut: true,
            room: RoomTemperature(degrees: 38, isFahrenheit: false), roomHumidity: 45, duration: 3000, isTimeTrial: true,
            isThresholdTest: true, unrepaired: [.positions])
        try await here.edit(activity: id, as: ActivityEdit(note: "first"))
        try await here.edit(activity: id, as: edit)
        try await here.exportArchive(to: folder.path + "/out.zip") { "\($0)" }
        let there = Journal(stores: MemoryStores().stores)
        _ = try await there.importPaths([folder.path + "/out.zip"])
        #expect(try await there.activity(id)?.edit == edit)
        #expect(try await there.stores.edits.edits(of: there.athleteID) == here.stores.edits.edits(of: here.athleteID))
        _ = try await there.importPaths([folder.path + "/out.zip"])
        #expect(try await there.activity(id)?.editCount == 2)
    }
}
