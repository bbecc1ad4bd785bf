import ActivityFiles
import Analysis
import Archives
import Contract
import Localizations
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import hearth

struct SourcesTextTests {
    private func words(_ language: Language) -> CommandWords {
        CommandWords(DisplayContext(language: language, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc))
    }

    @Test func `every source lists the channels that it contributes and those that are stored only`() async throws {
        let start = Moment(secondsSince1970: 1_714_545_000)
        let journal = Journal(stores: MemoryStores().stores)
        for recording in [
            ExampleRecordings.steadyRun(start: start, minutes: 30), ExampleRecordings.phoneRun(start: start, minutes: 30),
        ] {
            let name = recording.source.name
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: name, hash: ContentHash(of: Array(name.utf8)))
        }
        let id = try #require(try await journal.activities().first?.id)
        let activity = try #require(try await journal.activity(id))
        let lines = SourcesText.lines(activity, words(.english))
        #expect(lines.contains("   channels: distance, heart_rate"))
        #expect(lines.contains("   stored, not shown: distance"))
        let german = SourcesText.lines(activity, words(.german))
        #expect(german.contains("   Kanäle: Distanz, Herzfrequenz") && german.contains("   gespeichert, nicht gezeigt: Distanz"))
        #expect(SourcesText.lines(activity, words(.traditionalChinese)).contains("   頻道：距離、心率"))
        let json = SourcesText.json(activity)
        guard case .list(let channels)? = json["channels"] else {
            Issue.record("no channels")
            return
        }
        #expect(channels.count == 2)
        #expect(channels.last?["channel"] == "heart_rate")
        #expect(channels.last?["from"] == .text(id))
    }

    @Test func `manual splits and their results are listed`() async throws {
        let start = Moment(secondsSince1970: 1_714_545_000)
        let journal = Journal(stores: MemoryStores().stores)
        let runs = [
            ExampleRecordings.steadyRun(start: start, minutes: 30), ExampleRecordings.phoneRun(start: start, minutes: 30),
        ]
        try await journal.add(FileReading(kind: .gpx, recordings: runs), path: "a", hash: ContentHash(of: [1]))
        let id = try #require(try await journal.activities().first?.id)
        let parts = try await journal.split(id)
        #expect(parts.count == 2)
        let activity = try #require(try await journal.activity(id))
        #expect(
            SourcesText.lines(activity, words(.english)).contains("   split manually from " + (parts.first { $0 != id } ?? "")))
        #expect(GroupingText.lines([activity]) == ["Activity \(id)  running  2024-05-01T06:30:00Z  1 recording"])
        #expect(try GroupingText.moment("2024-05-01T08:30:00+02:00") == start)
        #expect(throws: CommandError.momentInvalid("2024-05-01T08:30:00")) { try GroupingText.moment("2024-05-01T08:30:00") }
    }

    @Test func `repairs are listed with their seconds, and so are those turned off`() async throws {
        var run = ExampleRecordings.steadyRun(start: Moment(secondsSince1970: 1_714_545_000), minutes: 30)
        for index in run.channels.indices {
            let kept = run.channels[index].seconds.map { !(600.5..<689.5).contains($0) }
            run.channels[index].values = zip(run.channels[index].values, kept).filter(\.1).map(\.0)
            run.channels[index].seconds = zip(run.channels[index].seconds, kept).filter(\.1).map(\.0)
        }
        let journal = Journal(stores: MemoryStores().stores)
        try await journal.add(FileReading(kind: .gpx, recordings: [run]), path: "a", hash: ContentHash(of: [1]))
        let id = try #require(try await journal.activities().first?.id)
        let activity = try #require(try await journal.activity(id))
        let lines = SourcesText.lines(activity, words(.english))
        #expect(lines.contains("repaired for charts and figures:"))
        #expect(lines.contains { $0.hasPrefix("   track_gaps: 1, 90 s, the first at 2024-05-01T06:40:00Z") }, "\(lines)")
        guard case .list(let repairs)? = SourcesText.json(activity)["repairs"] else {
            Issue.record("no repairs")
            return
        }
        #expect(repairs.allSatisfy { $0["as_recorded_with"] == "gaps" })
        try await journal.edit(activity: id, as: ActivityEdit(unrepaired: [.gaps]))
        let kept = try #require(try await journal.activity(id))
        #expect(SourcesText.lines(kept, words(.english)).contains("not repaired, by your choice: gaps"))
        #expect(!SourcesText.lines(kept, words(.english)).contains("repaired for charts and figures:"))
    }

    @Test func `a missing activity is named`() {
        #expect(CommandErrorMessage(CommandError.activityUnknown("x"))?.sentence.contains("\"x\"") == true)
        #expect(CommandErrorMessage(CommandError.activityUnknown("x"))?.code == .nothingDone)
    }
}
