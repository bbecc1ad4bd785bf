import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalReadingTests {
    private let start = Moment(secondsSince1970: 1_714_545_000)
    private func journal() -> Journal { Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) }) }

    private func add(_ recording: Recording, to journal: Journal, as path: String) async throws {
        try await journal.add(
            FileReading(kind: .fit, recordings: [recording]), path: path, hash: ContentHash(of: Array(path.utf8)))
    }

    @Test func `an activity has its winner with channels, and every source`() async throws {
        let journal = journal()
        let watch = ExampleRecordings.steadyRun(start: start, minutes: 30)
        var phone = ExampleRecordings.phoneRun(start: start + 30, minutes: 30)
        phone.title = "River loop"
        phone.conditions = Conditions(temperature: Temperature(27), humidityPercent: 80)
        phone.ascent = Distance(metres: 99)
        try await add(phone, to: journal, as: "phone")
        let before = try #require(try await journal.activities().first)
        try await add(watch, to: journal, as: "watch")
        let digest = try #require(try await journal.activities().first)
        #expect(digest.id != before.id)
        let activity = try #require(try await journal.activity(before.id))
        #expect(activity.id == digest.id)
        #expect(activity.digest == digest)
        #expect(activity.recording.channels == watch.channels)
        #expect(activity.recording.title == "River loop")
        #expect(activity.recording.conditions == phone.conditions)
        // Values of two devices are never mixed.
        #expect(activity.recording.ascent == nil)
        #expect(activity.sources.map(\.source.name) == ["Example", "Phone"])
        #expect(activity.sources.allSatisfy { $0.channels.isEmpty })
        #expect(try await journal.activity("nobody") == nil)
    }

    @Test(arguments: [-2_147_483_648.0, 0, 647_506_841, 4_294_967_295])
    func `an activity with an implausible date stays in the list and counts nowhere`(second: Double) async throws {
        let journal = journal()
        try await add(ExampleRecordings.steadyRun(start: start, minutes: 40), to: journal, as: "run")
        var unset = ExampleRecordings.steadyRun(start: Moment(secondsSince1970: second), minutes: 30)
        unset.source.origin = .fit
        try await add(unset, to: journal, as: "unset")
        let list = try await journal.activities()
        #expect(list.count == 2)
        #expect(list.filter(\.isLeftOut).map(\.start.secondsSince1970) == [second])
        let day = try #require(Day(year: 2024, month: 5, day: 10))
        // Trends begin with the run, not in 1901.
        #expect((1...3).contains(try await journal.trends(from: nil, through: day).load.count))
    }

    @Test func `digests are identical after all derived data was deleted`() async throws {
        let journal = journal()
        for index in 0..<5 {
            let recording = ExampleRecordings.steadyRun(start: start + Double(index) * 86_400, minutes: 20 + index)
            try await add(recording, to: journal, as: "\(index)")
        }
        let before = try await journal.activities()
        #expect(before.count == 5)
        try await journal.stores.derived.deleteAll(of: journal.athleteID)
        #expect(try await Journal(stores: journal.stores).activities() == before)
    }

    @Test func `a changed profile changes the loads`() async throws {
        let journal = journal()
        try await journal.save(Athlete(name: "Ada", birthYear: 1985, sex: .female))
        try await add(ExampleRecordings.steadyRun(start: start, minutes: 40), to: journal, as: "run")
        let before = try #require(try await journal.activities().first?.load)
        try await journal.save(
            Athlete(
                name: "Ada", birthYear: 1985, sex: .female, restingHeartRate: HeartRate(45), maximumHeartRate: HeartRate(180),
                thresholdHeartRate: HeartRate(160), thresholdSpeed: Speed(3)))
        let after = try #require(try await journal.activities().first?.load)
        #expect(after != before)
    }

    @Test func `an empty journal has a reason for every missing answer`() async throws {
        let journal = journal()
        let day = try #require(Day(year: 2024, month: 5, day: 31))
        let insights = try await journal.insights(asOf: day)
        #expect(insights.asOf == day)
        #expect(insights.load.acute.value == nil)
        #expect(try await journal.isEmpty())
        #expect(try await journal.lastChange() == nil)
    }

    @Test func `the demo athlete is added only once`() async throws {
        let journal = journal()
        let day = try #require(Day(year: 2024, month: 5, day: 31))
        #expect(try await !journal.isDemo())
        try await journal.addDemoAthlete(endingOn: day)
        #expect(try await journal.isDemo())
        let count = try await journal.activityCount()
        #expect(count > 50)
        #expect(try await journal.athlete().name != "")
        let insights = try await journal.insights(asOf: day)
        #expect(insights.load.fitness.value != nil)
        #expect(insights.fitness.oxygenUptake.value != nil)
        #expect(try await journal.insights(asOf: day) == insights)
        #expect(insights.running.shoes.count == 3 && insights.load.niggles.count == 8)
        try await journal.write(.niggleRemoved(id: try #require(insights.load.niggles.first).niggle.id))
        try await journal.addDemoAthlete(endingOn: day)
        #expect(try await journal.diary().niggles.count == 7)
        #expect(try await journal.activityCount() == count)
        // Lists and insights use the same numbers.
        let newest = try #require(try await journal.activities(ActivityQuery(limit: 1)).first)
        #expect(newest.day <= day)
        #expect(try await journal.activity(newest.id)?.digest == newest)
        // For an earlier day too, a list shows the loads that the sums of that day use.
        let earlier = day - 60
        let then = try await journal.activities(ActivityQuery(from: earlier - 27, to: earlier), asOf: earlier)
        let sum = then.reduce(0) { $0 + ($1.load?.value ?? 0) }
        #expect(abs(try #require(try await journal.insights(asOf: earlier).load.chronic.value).value - sum / 4) < 1e-9)
        #expect(try await journal.activities(ActivityQuery(from: earlier - 27, to: earlier)) != then)
    }

    @Test func `insights include new data`() async throws {
        let journal = journal()
        let day = try #require(Day(year: 2024, month: 5, day: 31))
        let before = try await journal.insights(asOf: day)
        for index in 0..<30 {
            let run = ExampleRecordings.steadyRun(start: start + Double(index) * 86_400, minutes: 40)
            try await add(run, to: journal, as: "\(index)")
        }
        let after = try await journal.insights(asOf: day)
        #expect(before.load.weeklyDistance != after.load.weeklyDistance)
        let few = try await journal.insights(asOf: day, runs: 3)
        #expect(few.load == after.load)
        #expect(try await journal.insights(asOf: day, runs: 30) == after)
    }
}
