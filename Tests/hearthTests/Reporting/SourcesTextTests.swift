import ActivityFiles
import Analysis
import Archives
import Contract
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import hearth

struct SourcesTextTests {
    @Test func `every source says what it gives and what of it is kept`() async throws {
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
        let lines = SourcesText.lines(activity)
        #expect(lines.contains("   gives: distance, heart_rate"))
        #expect(lines.contains("   kept, not shown: distance"))
        let json = SourcesText.json(activity)
        guard case .list(let channels)? = json["channels"] else {
            Issue.record("no channels")
            return
        }
        #expect(channels.count == 2)
        #expect(channels.last?["channel"] == "heart_rate")
        #expect(channels.last?["from"] == .text(id))
    }

    @Test func `an activity that is not there is named`() {
        #expect(Refusal(HouseError.activityUnknown("x"))?.sentence.contains("\"x\"") == true)
        #expect(Refusal(HouseError.activityUnknown("x"))?.code == .nothingDone)
    }
}
