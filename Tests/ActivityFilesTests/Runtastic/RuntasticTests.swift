import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// JSON files of an adidas Running (Runtastic) account export.
struct RuntasticTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    static let session = """
        {"start_time":1535794114000,"end_time":1535797097000,"created_at":1535809749000,"start_time_timezone_offset":7200000,
        "end_time_timezone_offset":7200000,"distance":10110,"duration":2983000,"elevation_gain":74,"elevation_loss":0,"average_speed":12.2,
        "calories":578,"pause_duration":0,"temperature":19.0,"notes":"10K in town","pulse_avg":173,"pulse_max":188,"manual":false,
        "indoor":false,"id":"fdd2","sport_type_id":"1","user_equipment_ids":["5b"]}
        """

    static let points = """
        [{"version":1,"timestamp":"2018-09-01 11:28:34 +0200","longitude":3.078,"latitude":50.648,"altitude":36.5,"accuracy_v":0,"accuracy_h":0,
        "speed":0.0,"duration":0,"distance":0,"elevation_gain":0,"elevation_loss":0},
        {"version":1,"timestamp":"2018-09-01 11:28:37 +0200","longitude":3.079,"latitude":50.649,"altitude":36.6,"accuracy_v":0,"accuracy_h":0,
        "speed":10.8,"duration":3000,"distance":9,"elevation_gain":0,"elevation_loss":0}]
        """

    static let heartRates = """
        [{"version":1,"timestamp":"2018-09-01 11:28:34 +0200","heart_rate":142,"signal_strength":0,"duration":0,"distance":0},
        {"version":1,"timestamp":"2018-09-01 11:28:37 +0200","heart_rate":0,"signal_strength":0,"duration":3000,"distance":9},
        {"version":1,"timestamp":"2018-09-01 11:28:40 +0200","heart_rate":140,"signal_strength":0,"duration":6000,"distance":15}]
        """

    @Test func `a session has its totals and its offset`() throws {
        let reading = try read(Self.session)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .runtastic && reading.recordings.count == 1 && reading.findings.isEmpty)
        #expect(run.source == Source(name: "adidas Running", origin: .accountExport) && run.sport == .running)
        #expect(run.start == ISO8601.stamp("2018-09-01T11:28:34+02:00")?.moment && run.offset?.secondsAheadOfUTC == 7200)
        #expect(run.elapsed == 2983 && run.timer == 2983 && run.distance?.metres == 10_110)
        #expect(run.ascent?.metres == 74 && run.descent == nil && run.activeEnergy == nil && run.isIndoor == nil)
        #expect(run.meanHeartRate?.beatsPerMinute == 173 && run.maximumHeartRate?.beatsPerMinute == 188)
        #expect(run.conditions?.temperature?.celsius == 19 && run.notes == "10K in town")
    }

    @Test func `points have their channels in our units`() throws {
        let track = try #require(try read(Self.points).recordings.first)
        #expect(track.sport == .other && track.points == 2 && track.elapsed == 3 && track.offset?.secondsAheadOfUTC == 7200)
        #expect(track.start == ISO8601.stamp("2018-09-01T09:28:34Z")?.moment && track.distance == nil)
        #expect(track.channels.map(\.kind) == [.latitude, .longitude, .altitude, .distance, .speed])
        #expect(track.channel(.speed)?.values == [0, 3] && track.channel(.altitude)?.values == [36.5, 36.6])
    }

    @Test func `heart rates are a recording at the same time, and zero is a lost contact`() throws {
        let track = try #require(try read(Self.heartRates).recordings.first)
        #expect(track.channels.map(\.kind) == [.distance, .heartRate] && track.elapsed == 6)
        #expect(track.channel(.heartRate)?.values == [142, 140] && track.channel(.heartRate)?.seconds == [0, 6])
    }

    @Test func `rows of the elevation data are counted and not used`() throws {
        let row = "{\"version\":1,\"timestamp\":\"2018-09-01 11:28:34 +0200\",\"elevation\":36,\"source_type\":1}"
        let reading = try read("[\(row),\(row)]")
        #expect(reading.recordings.isEmpty && reading.verdict == .accepted)
        #expect(reading.findings == [ImportFinding(.note, .skipped(what: "altitudes", count: 2))])
    }

    /// The session lasts 2983 s from start to end.
    @Test(arguments: [
        ("2923000", "60000", 2923.0), ("2983000", "60000", 2923), ("2983000", "0", 2983), ("2900000", "60000", nil),
        ("0", "0", nil),
    ]) func `the session shows whether its duration includes the pauses`(_ duration: String, _ pause: String, _ timer: Double?)
        throws
    {
        let text = Self.session.replacingFirst("\"duration\":2983000", "\"duration\":\(duration)")
            .replacingFirst("\"pause_duration\":0", "\"pause_duration\":\(pause)")
        let run = try #require(try read(text).recordings.first)
        #expect(run.timer == timer && run.elapsed == 2983)
    }

    @Test(arguments: [
        ("\"3\"", Sport.cycling), ("\"14\"", .treadmillRunning), ("2", .walking), ("\"82\"", .trailRunning), ("\"114\"", .other),
        ("\"run\"", .other), ("\"\"", .other),
    ]) func `a sport has its number in the export`(_ number: String, _ sport: Sport) throws {
        let text = Self.session.replacingFirst("\"sport_type_id\":\"1\"", "\"sport_type_id\":\(number)")
        #expect(try read(text).recordings.first?.sport == sport)
    }

    @Test func `no number has two sports`() {
        let numbers = RuntasticSport.numbers.flatMap { $0.1 }
        #expect(Set(numbers).count == numbers.count)
    }

    @Test func `impossible values, a wrong offset and a missing length are reported or omitted`() throws {
        let far = try read(Self.session.replacingFirst("\"distance\":10110", "\"distance\":1e12"))
        #expect(far.recordings.first?.distance == nil)
        #expect(far.findings.map { $0.what } == [.valuesOutOfRange(what: "distance", count: 1)])
        let text = Self.session.replacingFirst("timezone_offset\":7200000", "timezone_offset\":1e300")
        #expect(try read(text).recordings.first?.offset == nil)
        let endless = try read("{\"start_time\":1535794114000,\"start_time_timezone_offset\":0,\"sport_type_id\":\"1\"}")
        #expect(endless.recordings.isEmpty && endless.findings.map { $0.what } == [.fieldUnreadable(what: "duration", count: 1)])
        let unset = try read("{\"start_time\":0,\"start_time_timezone_offset\":0,\"end_time\":1,\"sport_type_id\":\"1\"}")
        #expect(unset.findings.first?.what == .fieldUnreadable(what: "date", count: 1))
        #expect(unset.findings.first?.place == .offset(1))
    }

    @Test func `a row without an offset has no moment`() throws {
        let text = Self.points.replacingFirst("11:28:37 +0200", "11:28:37")
        let reading = try read(text)
        #expect(reading.recordings.first?.points == 1)
        #expect(reading.findings.first?.what == .fieldUnreadable(what: "time", count: 1))
    }

    @Test func `a cut list keeps the points before the cut`() throws {
        let reading = try read(
            Self.points.replacingFirst(
                "\"speed\":10.8,\"duration\":3000,\"distance\":9,\"elevation_gain\":0,\"elevation_loss\":0}]", ""))
        #expect(reading.recordings.first?.points == 2 && reading.findings.contains(ImportFinding(.warning, .truncated)))
    }

    @Test func `another text is refused`() {
        let bytes = Array("{\"first_name\":\"John\",\"weight\":77.0}".utf8)
        #expect(throws: FileError.notReadYet(.otherJSON)) { try readRuntastic(bytes.span) }
    }

    @Test(.needsGivenFiles) func `the real session and its points have the values of an independent reading`() throws {
        let path = "_sources/fcrespel+runtastic-export-converter/src/test/resources/me/crespel/runtastic/"
        let session = try GivenFiles.bytes(path + "SportSession.json")
        let run = try #require(try readFile(session.span).recordings.first)
        #expect(run.sport == .running && run.elapsed == 2983 && run.timer == 2983 && run.distance?.metres == 10_110)
        #expect(run.start == ISO8601.stamp("2018-09-01T09:28:34Z")?.moment && run.offset?.secondsAheadOfUTC == 7200)
        #expect(run.ascent?.metres == 74 && run.descent?.metres == 71 && run.meanHeartRate?.beatsPerMinute == 173)
        let points = try GivenFiles.bytes(path + "GpsData.json")
        let reading = try readFile(points.span)
        let track = try #require(reading.recordings.first)
        #expect(
            reading.verdict == .accepted && reading.recordings.count == 1 && track.start == run.start
                && track.elapsed == run.elapsed)
        #expect(track.channel(.distance)?.values.last == 10_107 && track.channel(.altitude)?.values.first == 36.507205963134766)
        #expect(track.points == 999 && track.channel(.latitude)?.values.count == 999)
        let fastest = try #require(track.channel(.speed)?.values.max())
        #expect(abs(fastest * 3.6 - 34.69859313964844) < 1e-9)
        let altitudes = try #require(track.channel(.altitude)?.values)
        #expect(abs(altitudes.reduce(0, +) / 999 - 28.66453981065416) < 1e-9)
        // User data has no session.
        let user = try GivenFiles.bytes(path + "user.json")
        #expect(throws: FileError.notReadYet(.otherJSON)) { try readFile(user.span) }
    }
}
