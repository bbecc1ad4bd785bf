import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training
import TrainingLog

/// Account exports in whole and in pieces, in any order, and beside files of the same activities.
struct JournalAccountExportTests {
    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_741_000_000) })
    }

    private static let cycles =
        "Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Resting heart rate (bpm),Light sleep duration (min)\n"
        + "2025-01-01 23:30:00,,UTC+05:00,2025-01-01 23:30:00,2025-01-02 08:44:00,49,317\n"
    private static let sleeps =
        "Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Light sleep duration (min),Nap\n"
        + "2025-01-01 23:30:00,,UTC+05:00,2025-01-01 23:30:00,2025-01-02 08:44:00,317,false\n"
        + "2025-01-02 23:30:00,,UTC+05:00,2025-01-02 13:00:00,2025-01-02 13:40:00,35,true\n"
    private static let workouts =
        "Cycle start time,Cycle timezone,Workout start time,Workout end time,Activity name,Average HR (bpm)\n"
        + "2025-01-01 23:30:00,UTC+05:00,2025-01-02 13:30:00,2025-01-02 14:00:00,Running,113\n"
    private static let entries = [
        ("physiological_cycles.csv", Array(cycles.utf8)), ("sleeps.csv", Array(sleeps.utf8)),
        ("workouts.csv", Array(workouts.utf8)),
    ]

    @Test func `a zip and its files in another order give the same values once`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.zip(Self.entries), to: "zip/my_whoop_data.zip")
        for (name, bytes) in Self.entries { try folder.write(bytes, to: "loose/" + name) }
        let whole = MemoryStores().stores
        _ = try await journal(whole).importPaths([folder.path + "/zip"])
        let expected = try await JournalContent(of: whole)
        #expect(expected.samples.count == 3 && expected.recordings.count == 1)
        let pieces = MemoryStores().stores
        for (name, _) in Self.entries.reversed() {
            _ = try await journal(pieces).importPaths([folder.path + "/loose/" + name])
        }
        _ = try await journal(pieces).importPaths([folder.path + "/zip"])
        let content = try await JournalContent(of: pieces)
        #expect(content.samples == expected.samples && content.recordings == expected.recordings)
        #expect(content.groups == expected.groups)
    }

    /// The list is in local time, eight hours ahead of the times in the route.
    @Test func `a row of Runkeeper joins the route beside it`() async throws {
        let folder = try ScratchFolder()
        let route = ExampleFiles.gpx(startingAt: "2024-05-01T06:00:20Z", points: 110)
        let list =
            "Date,Type,Route Name,Distance (km),Duration,Average Pace,Calories Burned,Climb (m),Average Heart Rate (bpm),Notes,GPX File\n"
            + "2024-05-01 14:00:20,Running,,,MINUTES,,,,151,Felt good,2024-05-01-1400.gpx\n"
        let alone = MemoryStores().stores
        try folder.write(route, to: "alone/2024-05-01-1400.gpx")
        _ = try await journal(alone).importPaths([folder.path + "/alone"])
        let recorded = try #require(try await JournalContent(of: alone).recordings.first?.first?.recording)
        let seconds = Int(recorded.elapsed)
        let written = list.replacing("MINUTES", with: "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)")
        try folder.write(
            ExampleFiles.zip([("2024-05-01-1400.gpx", Array(route.utf8)), ("cardioActivities.csv", Array(written.utf8))]),
            to: "zip/runkeeper.zip")
        let stores = MemoryStores().stores
        _ = try await journal(stores).importPaths([folder.path + "/zip"])
        let activities = try await journal(stores).activities()
        #expect(activities.count == 1)
        let content = try await JournalContent(of: stores)
        #expect(content.recordings.first?.map { $0.recording.source.origin } == [.gpx, .localAccountExport])
    }

    /// Folders and names as in the exports; the list of Garmin lies in a zip inside the zip.
    @Test func `the files of several vendors are read where their exports have them`() async throws {
        let folder = try ScratchFolder()
        let nights =
            "[{\"dateOfSleep\":\"2024-05-02\",\"startTime\":\"2024-05-01T23:00:00.000\",\"endTime\":\"2024-05-02T07:00:00.000\","
            + "\"minutesAsleep\":420}]"
        let list =
            "[{\"summarizedActivitiesExport\":[{\"activityType\":\"running\",\"startTimeGmt\":1714543220000,"
            + "\"startTimeLocal\":1714572020000,\"duration\":1800000,\"distance\":500000}]}]"
        let inner = try ExampleFiles.zip([("DI_CONNECT/DI-Connect-Fitness/a_0_summarizedActivities.json", Array(list.utf8))])
        let days = "[{\"calendarDate\":\"2024-05-02\",\"totalSteps\":9000,\"restingHeartRate\":50}]"
        let steps =
            "com.samsung.shealth.step_daily_trend,1,1\nsource_type,count,day_time\n-2,4500,1714521600000,\n0,1,1714521600000,\n"
        try folder.write(
            ExampleFiles.zip([
                ("Takeout/Fitbit/Global Export Data/sleep-2024-05-01.json", Array(nights.utf8)),
                ("Takeout/archive_browser.html", Array("<html></html>".utf8)),
            ]), to: "takeout.zip")
        try folder.write(
            ExampleFiles.zip([
                ("1.zip", inner), ("DI_CONNECT/DI-Connect-Aggregator/UDSFile_2024-05-01_2024-08-09.json", Array(days.utf8)),
            ]), to: "garmin.zip")
        try folder.write(steps, to: "samsunghealth_x/com.samsung.shealth.step_daily_trend.20240502.csv")
        let stores = MemoryStores().stores
        _ = try await journal(stores).importPaths([folder.path])
        let content = try await JournalContent(of: stores)
        #expect(content.samples.map { $0.kind } == [.asleep, .restingHeartRate])
        #expect(content.samples.map { $0.value } == [420, 50])
        #expect(Set(content.totals.map { $0.sum }) == [9000, 4500])
        let run = try #require(content.recordings.first?.first?.recording)
        #expect(content.recordings.count == 1 && run.distance?.metres == 5000 && run.offset?.secondsAheadOfUTC == 28_800)
    }

    /// Names join the files of a session; their equal times make them one activity, whatever their order.
    @Test func `a session of adidas Running, its points and its heart rates are one activity`() async throws {
        let folder = try ScratchFolder()
        let session =
            "{\"start_time\":1535794114000,\"end_time\":1535794714000,\"start_time_timezone_offset\":7200000,\"distance\":2000,"
            + "\"duration\":600000,\"pause_duration\":0,\"notes\":\"In town\",\"sport_type_id\":\"1\"}"
        var points: [String] = []
        var beats: [String] = []
        for minute in 28...38 {
            let stamp = "\"timestamp\":\"2018-09-01 11:\(minute):34 +0200\",\"distance\":\((minute - 28) * 200)"
            let place = "\"longitude\":3.0\(minute),\"latitude\":50.6,\"altitude\":36.5,\"accuracy_v\":0,\"speed\":12"
            points.append("{\(stamp),\(place)}")
            beats.append("{\(stamp),\"heart_rate\":150,\"signal_strength\":0}")
        }
        let entries = [
            ("Sport-sessions/a.json", Array(session.utf8)),
            ("Sport-sessions/GPS-data/a.json", Array("[\(points.joined(separator: ","))]".utf8)),
            ("Sport-sessions/Heart-rate-data/a.json", Array("[\(beats.joined(separator: ","))]".utf8)),
        ]
        try folder.write(ExampleFiles.zip(entries), to: "zip/export.zip")
        for (name, bytes) in entries { try folder.write(bytes, to: "loose/" + name) }
        let whole = MemoryStores().stores
        _ = try await journal(whole).importPaths([folder.path + "/zip"])
        let activities = try await journal(whole).activities()
        #expect(activities.count == 1)
        let expected = try await JournalContent(of: whole)
        let run = try #require(try await journal(whole).activity(activities[0].id))
        #expect(run.sources.count == 3 && run.recording.sport == .running && run.recording.notes == "In town")
        #expect(run.recording.distance?.metres == 2000 && run.recording.offset?.secondsAheadOfUTC == 7200)
        #expect(run.recording.channels.map(\.kind) == [.latitude, .longitude, .altitude, .distance, .speed, .heartRate])
        let pieces = MemoryStores().stores
        for (name, _) in entries.reversed() {
            _ = try await journal(pieces).importPaths([folder.path + "/loose/" + name])
        }
        _ = try await journal(pieces).importPaths([folder.path + "/zip"])
        let content = try await JournalContent(of: pieces)
        #expect(content.recordings == expected.recordings && content.groups == expected.groups)
    }

    @Test func `a workout of Endomondo joins the file of the same activity`() async throws {
        let folder = try ScratchFolder()
        let route = ExampleFiles.gpx(startingAt: "2016-05-01T06:00:20Z", points: 110)
        let alone = MemoryStores().stores
        try folder.write(route, to: "alone/a.gpx")
        _ = try await journal(alone).importPaths([folder.path + "/alone"])
        let recorded = try #require(try await JournalContent(of: alone).recordings.first?.first?.recording)
        let workout =
            "[{\"name\":\"Along the river\"},{\"sport\":\"RUNNING\"},{\"source\":\"TRACK_MOBILE\"},"
            + "{\"start_time\":\"2016-05-01 06:00:20.0\"},{\"duration_s\":\(Int(recorded.elapsed))},{\"points\":[]}]"
        try folder.write(
            ExampleFiles.zip([("Workouts/a.gpx", Array(route.utf8)), ("Workouts/a.json", Array(workout.utf8))]),
            to: "zip/endomondo.zip")
        let stores = MemoryStores().stores
        _ = try await journal(stores).importPaths([folder.path + "/zip"])
        let content = try await JournalContent(of: stores)
        #expect(content.recordings.count == 1)
        #expect(content.recordings.first?.map { $0.recording.source.origin } == [.gpx, .accountExport])
    }
}
