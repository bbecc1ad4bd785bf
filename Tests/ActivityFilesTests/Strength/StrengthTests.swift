import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables of the apps Strong and Hevy.
struct StrengthTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    private static let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE
        2024-11-28 17:36:08,"B",1h 5m,"Row (Barbell)",1,10.0,13.0,0,0.0,
        2024-11-28 17:36:08,"B",1h 5m,"Row (Barbell)",2,12.5,10.0,0,0.0,
        2024-11-28 17:36:08,"B",1h 5m,"Plank",1,0.0,0.0,0,60.0,
        2024-11-30 08:00:00,"A",35m,"Squat",1,80,5,0,0.0,

        """

    @Test func `sets of one start and title are one session`() throws {
        let reading = try read(Self.strong)
        #expect(reading.kind == .strong && reading.recordings.count == 2)
        let first = try #require(reading.recordings.first)
        #expect(first.sport == .strength && first.title == "B" && first.elapsed == 3900)
        #expect(first.start == ISO8601.stamp("2024-11-28T17:36:08Z")?.moment && first.offset == .utc)
        #expect(first.source == Source(name: "Strong", origin: .localAccountExport))
        #expect(first.notes == "Row (Barbell): 10 × 13, 12.5 × 10\nPlank")
    }

    @Test func `the variant with semicolons names the unit of weights`() throws {
        let reading = try read(
            "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Workout Notes;Workout Duration\n"
                + "2024-11-28 17:36:08;B;Squat;1;80;kg;5;felt good;45m\n")
        #expect(reading.recordings.first?.notes == "felt good\nSquat: 80 kg × 5")
        #expect(reading.recordings.first?.elapsed == 2700)
    }

    @Test func `a session without a duration is reported`() throws {
        let reading = try read(Self.strong.replacingFirst("35m", ""))
        #expect(reading.recordings.count == 1)
        #expect(reading.findings.contains(ImportFinding(.warning, .sessionsWithoutDuration(count: 1))))
    }

    private static let hevy = """
        "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps"
        "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","good","Seated Leg Curl",,"",0,"warmup",39,10
        "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","good","Seated Leg Curl",,"",1,"normal",51,6
        "Upper","3 Jul 2024, 15:36","3 Jul 2024, 16:37","","Pull Up",,"",0,"normal",,8

        """

    @Test func `a session of Hevy lasts from its start to its end`() throws {
        let reading = try read(Self.hevy)
        #expect(reading.kind == .hevy && reading.recordings.map(\.title) == ["Lower", "Upper"])
        #expect(reading.recordings.map(\.elapsed) == [5100, 3660])
        #expect(reading.recordings.first?.start == ISO8601.stamp("2025-09-15T07:48:00Z")?.moment)
        #expect(reading.recordings.map(\.notes) == ["good\nSeated Leg Curl: 39 kg × 10, 51 kg × 6", "Pull Up: 8"])
    }

    /// Counted in Python: 15 sessions of 250 sets, 335 of 7211.
    @Test(
        .needsGivenFiles,
        arguments: [
            ("sample_strong.csv", FileKind.strong, 15, "2024-11-28T17:36:08Z"),
            ("sample_hevy.csv", .hevy, 335, "2024-07-03T15:36:00Z"),
        ]
    ) func `real files have as many sessions as an independent reading`(
        _ name: String, _ kind: FileKind, _ sessions: Int, _ earliest: String
    ) throws {
        let bytes = try GivenFiles.bytes("_sources/DaKheera47+strong-statistics/data_sample/" + name)
        let reading = try readFile(bytes.span)
        #expect(reading.kind == kind && reading.recordings.count == sessions)
        #expect(reading.recordings.map(\.start).min() == ISO8601.stamp(earliest)?.moment)
        #expect(reading.verdict == .accepted)
    }
}
