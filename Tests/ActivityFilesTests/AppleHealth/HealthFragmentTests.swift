import Testing
import Training

@testable import ActivityFiles

/// Parts of an export without the enclosing `HealthData`.
struct HealthFragmentTests {
    static let workout = """
        <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch"
        startDate="2024-05-01 08:00:00 +0200" endDate="2024-05-01 08:30:00 +0200"/>
        """

    @Test func `workouts without the root element are read with a finding`() throws {
        let bytes = Array((Self.workout + "\n" + Self.workout.replacing("05-01", with: "05-02")).utf8)
        #expect(FileKind.sniff(bytes.span) == .appleHealth)
        var reader = HealthExportReader()
        try reader.feed(bytes.span)
        let reading = try reader.finish()
        #expect(reading.recordings.map(\.sport) == [.running, .running])
        #expect(reading.findings.contains(ImportFinding(.warning, .partOfExport)))
        #expect(!reading.findings.contains { $0.what == .truncated })
    }

    @Test func `a whole export has no such finding, and a workout of another format is not a fragment`() throws {
        let whole = Array("<HealthData>\(Self.workout)</HealthData>".utf8)
        var reader = HealthExportReader()
        try reader.feed(whole.span)
        #expect(try !reader.finish().findings.contains { $0.what == .partOfExport })
        let other = Array("<Workout Sport=\"Running\"><Name>x</Name></Workout>".utf8)
        #expect(FileKind.sniff(other.span) == .unknown)
    }
}
