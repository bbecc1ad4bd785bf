import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Workouts of the Wahoo Fitness app as CSV.
struct WahooTests {
    private func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    /// A workout of ten seconds with a pause of two and a lap.
    static let workout = """
        Device,fisica,model,key,version,1,AppVersion,5.8.1
        Year,2016,Month,10,Day,7,Hour,17,Minute,24,Second,2,BatteryUsage (%),14.9

        comments
        File created by Wahoo Fitness iPhone App.

        sensor,present,smrec,zeroavg,model
        pwr,no,no,no,n/a
        spd,no,no,no,n/a
        cad,no,no,no,n/a
        hr,yes,no,no,n/a
        footpod,yes,no,no,n/a
        gps,yes,no,no,n/a
        workout,starttime,runningtime,pausedtime,wheeldist,hravg,stridedist,gpsdist
        ,0,8.0,2.0,0.000000,144.000000,20.0,24.5

        interval,starttime,runningtime,pausedtime,wheeldist,hravg,stridedist,gpsdist
        1,0.0,8.0,2.0,0.0,147.0,20.0,24.5
        1,4.0,0.0,2.0,,,,

        time,pwr_instpwr,cad_cadence,hr_heartrate,gps_altitude,gps_lat,gps_lon,gps_dist,gps_speed,fp_accdist,ma_cadence,paused
        1,0,0,128,110.5,41.13,24.88,3.0,3.0,1.8,168.3,0
        2,0,0,0,0,0,0,6.0,3.0,2.8,168.3,0
        5,0,0,0,110.5,41.13,24.88,6.0,3.0,2.8,168.3,1
        10,0,0,130,111,41.131,24.881,24.5,3.1,20,170,0

        """

    @Test func `a workout has its totals at a local time`() throws {
        let reading = try read(Self.workout)
        let found = try #require(reading.recordings.first)
        #expect(reading.kind == .wahoo && reading.recordings.count == 1 && found.sport == .other)
        #expect(found.source == Source(name: "Wahoo", origin: .localAccountExport) && found.offset == .utc)
        #expect(found.start == ISO8601.stamp("2016-10-07T17:24:02Z")?.moment)
        #expect(found.elapsed == 10 && found.timer == 8 && found.distance?.metres == 24.5)
        #expect(found.meanHeartRate?.beatsPerMinute == 144 && found.pauses == [Pause(start: 4, end: 6)])
        let lap = try #require(found.laps.first)
        #expect(found.laps.count == 1 && lap.elapsed == 10 && lap.timer == 8 && lap.meanHeartRate?.beatsPerMinute == 147)
    }

    @Test func `samples of a pause and of missing sensors are left out`() throws {
        let reading = try read(Self.workout)
        let found = try #require(reading.recordings.first)
        #expect(
            found.channels.map(\.kind) == [.latitude, .longitude, .altitude, .distance, .speed, .heartRate, .cadence])
        #expect(found.channel(.heartRate)?.values == [128, 130] && found.channel(.heartRate)?.seconds == [1, 10])
        #expect(found.channel(.latitude)?.values == [41.13, 41.131] && found.channel(.distance)?.values == [3, 6, 24.5])
        #expect(found.channel(.cadence)?.values == [168.3, 168.3, 170] && found.points == 3)
        #expect(reading.findings.contains(ImportFinding(.note, .skipped(what: "rows", count: 1))))
        #expect(reading.findings.contains(ImportFinding(.note, .localTimeWithoutZone)))
    }

    @Test func `distance and speed come from the foot pod if it is the only sensor`() throws {
        let text = Self.workout.replacingFirst("gps,yes", "gps,no")
        let found = try #require(try read(text).recordings.first)
        #expect(found.channel(.distance)?.values == [1.8, 2.8, 20] && found.channel(.latitude) == nil)
    }

    @Test(arguments: ["Year,2016", "Month,10", "Hour,17"]) func `a workout without a start is refused`(_ part: String) {
        let text = Self.workout.replacingFirst(part, part.prefix(3) == "Hou" ? "Hour,77" : "Year,x")
        #expect(throws: FileError.noTime) { try read(text) }
    }

    @Test func `unreadable and impossible values are omitted and counted with their line`() throws {
        let text = Self.workout.replacingFirst("1,0,0,128", "1,0,0,x").replacingFirst("10,0,0,130", "1e300,0,0,130")
            .replacingFirst("1,0.0,8.0", "1,0.0,-8.0")
        let reading = try read(text)
        let found = try #require(reading.recordings.first)
        #expect(found.channel(.heartRate) == nil && found.laps.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "heart rate", count: 1), at: .line(22))))
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "time", count: 1), at: .line(25))))
        #expect(reading.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "timer", count: 1), at: .line(18))))
    }

    @Test func `another table is not a workout`() {
        let text = Array("Device,AppVersion\na,b\n".utf8)
        #expect(throws: FileError.notThisKind(.wahoo, offset: 0)) { try readWahoo(text.span) }
        #expect(FileKind.sniff(text.span) != .wahoo)
        let empty: [UInt8] = []
        #expect(throws: FileError.empty) { try readWahoo(empty.span) }
    }

    @Test func `unknown sensors and columns beyond the hundredth are not searched`() throws {
        let columns = (0..<9_000).map { "c\($0)" }.joined(separator: ",")
        let sensors = (0..<5_000).map { "s\($0),yes\n" }.joined()
        let headers = String(repeating: "time,\(columns)\n", count: 20)
        let rows = "interval,\(columns)\n" + String(repeating: "1,0.0,8.0\n", count: 20_000)
        let text = Self.workout.replacingFirst("gps,yes", "\(sensors)gps,yes") + headers + rows
        #expect(try read(text).recordings.first?.channel(.heartRate)?.values == [128, 130])
    }

    @Test func `a damaged workout returns or throws with a valid result`() {
        let original = Array(Self.workout.utf8)
        var random = SeededBytes(seed: 7)
        var returned = 0
        for _ in 0..<3000 {
            let bytes = MutationTests.mutate(original, &random)
            do throws(FileError) {
                MutationTests().expectSound(try readWahoo(bytes.span))
                returned += 1
            } catch {
                continue
            }
        }
        #expect(returned > 100)
        for count in 0..<original.count {
            let cut = Array(original[..<count])
            do throws(FileError) { MutationTests().expectSound(try readWahoo(cut.span)) } catch { continue }
        }
    }

    /// Counted in Python.
    @Test(.needsGivenFiles) func `a real workout has the values of an independent reading`() throws {
        let bytes = try GivenFiles.bytes("_sources/Runalyze+Runalyze/tests/testfiles/csv/Wahoo.csv")
        let reading = try readFile(bytes.span)
        let run = try #require(reading.recordings.first)
        #expect(reading.kind == .wahoo && reading.verdict == .accepted)
        #expect(abs(run.elapsed - 4659.659261) < 1e-6 && run.timer == 4618.102947 && run.distance?.metres == 10_016.375977)
        #expect(run.laps.count == 11 && abs(run.laps.compactMap { $0.distance?.metres }.reduce(0, +) - 10_016.376416) < 1e-3)
        #expect(run.pauses.count == 3 && abs(run.pauses.reduce(0) { $0 + $1.end - $1.start } - 41.556314) < 1e-6)
        #expect(run.points == 490 && run.channel(.heartRate)?.values.reduce(0, +) == 72_094)
        #expect(run.channel(.latitude)?.values.last == 41.134198 && run.channel(.distance)?.values.last == 1086.439837)
        #expect(abs((run.channel(.cadence)?.values.reduce(0, +) ?? 0) - 80_443.814391) < 1e-3)
    }
}
