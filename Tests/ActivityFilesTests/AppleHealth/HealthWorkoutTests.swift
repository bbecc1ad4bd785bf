import ActivityFiles
import Measures
import Testing
import Training

struct HealthWorkoutTests {
    private let start = "2025-06-01 08:00:00 +0200"
    private let end = "2025-06-01 09:00:00 +0200"

    private func only(_ export: HealthExport, routes: [String: [UInt8]] = [:]) throws -> (Recording, FileReading) {
        let reading = try HealthExport.reading(Array(export.text.utf8), routes: routes)
        return (try #require(reading.recordings.first), reading)
    }

    @Test func `an old workout has its totals in attributes`() throws {
        var export = HealthExport()
        export.workout(
            "Running", from: start, to: end,
            attributes:
                "duration=\"58.5\" durationUnit=\"min\" totalDistance=\"6.2\" totalDistanceUnit=\"mi\" totalEnergyBurned=\"2510.4\" totalEnergyBurnedUnit=\"kJ\""
        )
        let (recording, _) = try only(export)
        #expect(recording.sport == .running)
        #expect(recording.start == (try moment("2025-06-01T06:00:00Z")))
        #expect(recording.elapsed == 3600)
        #expect(recording.timer == 3510)
        #expect(abs(try #require(recording.distance).metres - 9977.9328) < 1e-6)
        #expect(abs(try #require(recording.activeEnergy).kilocalories - 600) < 1e-9)
        #expect(recording.points == 0 && recording.channels.isEmpty)
        #expect(recording.meanHeartRate == nil && recording.conditions == nil && recording.isIndoor == nil)
    }

    @Test func `impossible totals are omitted and counted, and no product of them is infinite`() throws {
        var export = HealthExport()
        export.workout(
            "Running", from: start, to: end,
            attributes:
                "duration=\"1e308\" durationUnit=\"hr\" totalDistance=\"1e308\" totalDistanceUnit=\"mi\" totalEnergyBurned=\"2e9\" totalEnergyBurnedUnit=\"kcal\"",
            children: """
                  <WorkoutEvent type="HKWorkoutEventTypeLap" date="\(start)" duration="1e308" durationUnit="min"/>
                  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="1e308" maximum="301" unit="count/s"/>
                  <MetadataEntry key="HKWeatherTemperature" value="1e308 degF"/>
                  <MetadataEntry key="HKWeatherHumidity" value="-5 %"/>
                  <MetadataEntry key="HKElevationAscended" value="1e308 cm"/>
                """)
        let (recording, reading) = try only(export)
        #expect(recording.timer == nil && recording.distance == nil && recording.activeEnergy == nil && recording.ascent == nil)
        #expect(recording.meanHeartRate == nil && recording.maximumHeartRate == nil && recording.conditions == nil)
        #expect(recording.laps == [Lap(start: 0, elapsed: 0)])
        #expect(
            reading.troubles == [
                .valuesOutOfRange(what: "time", count: 2), .valuesOutOfRange(what: "distance", count: 2),
                .valuesOutOfRange(what: "energy", count: 1), .valuesOutOfRange(what: "heart rate", count: 2),
                .valuesOutOfRange(what: "temperature", count: 1), .valuesOutOfRange(what: "humidity", count: 1),
            ])
    }

    @Test func `impossible values of a route are omitted, its positions stay`() throws {
        var export = HealthExport()
        export.workout(
            "Running", from: start, to: end,
            children: "<WorkoutRoute><FileReference path=\"/workout-routes/a.gpx\"/></WorkoutRoute>")
        let route = """
            <gpx><trk><trkseg>
            <trkpt lat="48.1" lon="11.2"><ele>1e308</ele><time>2025-06-01T06:00:01Z</time><extensions><speed>-1</speed></extensions></trkpt>
            <trkpt lat="48.2" lon="11.3"><ele>500</ele><time>2025-06-01T06:00:02Z</time><extensions><speed>1e9</speed></extensions></trkpt>
            </trkseg></trk></gpx>
            """
        let (recording, reading) = try only(export, routes: ["workout-routes/a.gpx": Array(route.utf8)])
        #expect(recording.channel(.latitude)?.values == [48.1, 48.2])
        #expect(recording.channel(.altitude) == Channel(kind: .altitude, seconds: [2], values: [500]))
        #expect(recording.channel(.speed) == nil)
        #expect(
            reading.troubles == [.valuesOutOfRange(what: "altitude", count: 1), .valuesOutOfRange(what: "speed", count: 1)])
    }

    @Test func `a new workout has its totals in statistics, counted once despite the copy in its activity`() throws {
        let statistics = """
              <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="x" endDate="x" sum="10" unit="km"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="600" unit="kcal"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="150.5" minimum="90" maximum="181" unit="count/min"/>
            """
        let activity = "<WorkoutActivity uuid=\"A\" startDate=\"\(start)\" endDate=\"\(end)\">\(statistics)</WorkoutActivity>"
        for children in [statistics + activity, activity + statistics] {
            var export = HealthExport()
            export.workout(
                "Running", from: start, to: end, attributes: "duration=\"58.5\" durationUnit=\"min\"", children: children)
            let (recording, _) = try only(export)
            #expect(recording.distance?.metres == 10_000)
            #expect(recording.activeEnergy?.kilocalories == 600)
            #expect(recording.meanHeartRate?.beatsPerMinute == 150.5)
            #expect(recording.maximumHeartRate?.beatsPerMinute == 181)
            #expect(recording.laps.isEmpty)
        }
        var export = HealthExport()
        export.workout("Running", from: start, to: end, children: activity)
        #expect(try only(export).0.distance?.metres == 10_000)
    }

    @Test(arguments: [
        ("6400 %", 64.0), ("96 %", 96), ("10000 %", 100), ("72.5 %", 72.5),
    ])
    func `humidity is read as a percentage from every form`(text: String, percent: Double) throws {
        var export = HealthExport()
        export.workout("Running", from: start, to: end, children: "<MetadataEntry key=\"HKWeatherHumidity\" value=\"\(text)\"/>")
        #expect(try only(export).0.conditions?.humidityPercent == percent)
    }

    @Test(
        arguments: [
            ("0", nil), ("1", 0), ("2", 0.2), ("3", 0.4375), ("4", 0.75), ("5", 1), ("6", 1), ("7", nil), ("22", nil),
            ("-1", nil),
            ("sunny", nil), ("", nil),
        ] as [(String, Double?)])
    func `a weather condition about clouds gives the cloud cover`(text: String, cover: Double?) throws {
        var export = HealthExport()
        export.workout("Running", from: start, to: end, children: "<MetadataEntry key=\"HKWeatherCondition\" value=\"\(text)\"/>")
        #expect(try only(export).0.conditions == cover.map { Conditions(cloudCover: $0) })
    }

    @Test func `repeated metadata give weather, ascent, location and zone`() throws {
        let metadata = """
              <MetadataEntry key="HKWeatherTemperature" value="68 degF"/>
              <MetadataEntry key="HKElevationAscended" value="12345 cm"/>
              <MetadataEntry key="HKIndoorWorkout" value="0"/>
              <MetadataEntry key="HKTimeZone" value="Europe/Lisbon"/>
              <MetadataEntry key="HKAverageMETs" value="9.6 kcal/hr·kg"/>
            """
        var export = HealthExport()
        export.workout("Cycling", from: start, to: end, children: metadata + metadata)
        let bytes = Array(export.text.utf8)
        let reading = try HealthExport.reading(bytes) { name, _ in
            name == "Europe/Lisbon" ? LocalOffset(secondsAheadOfUTC: 3600) : nil
        }
        let recording = try #require(reading.recordings.first)
        #expect(recording.sport == .cycling)
        #expect(recording.isIndoor == false)
        #expect(abs(try #require(recording.conditions?.temperature).celsius - 20) < 1e-9)
        #expect(recording.ascent?.metres == 123.45)
        #expect(recording.offset == LocalOffset(secondsAheadOfUTC: 3600))
    }

    @Test func `metadata about indoors and pools refine the sport`() throws {
        let indoor = "<MetadataEntry key=\"HKIndoorWorkout\" value=\"1\"/>"
        let pool = "<MetadataEntry key=\"HKSwimmingLocationType\" value=\"1\"/>"
        let cases: [(String, String, Sport)] = [
            ("Running", indoor, .treadmillRunning), ("Cycling", indoor, .indoorCycling), ("Swimming", pool, .poolSwimming),
            ("SwimBikeRun", "", .multisport), ("Rowing", indoor, .indoorRowing), ("UnderwaterDiving", "", .other),
        ]
        for (type, children, sport) in cases {
            var export = HealthExport()
            export.workout(type, from: start, to: end, children: children)
            #expect(try only(export).0.sport == sport)
        }
    }

    @Test func `pauses come from events, each once, and not from overlapping segments`() throws {
        let events = """
              <WorkoutEvent type="HKWorkoutEventTypeMotionPaused" date="2025-06-01 08:10:00 +0200"/>
              <WorkoutEvent type="HKWorkoutEventTypeMotionResumed" date="2025-06-01 08:11:30 +0200"/>
              <WorkoutEvent type="HKWorkoutEventTypeSegment" date="2025-06-01 08:00:00 +0200" duration="5" durationUnit="min"/>
              <WorkoutEvent type="HKWorkoutEventTypeSegment" date="2025-06-01 08:00:00 +0200" duration="8" durationUnit="min"/>
              <WorkoutEvent type="HKWorkoutEventTypeLap" date="2025-06-01 08:20:00 +0200" duration="0.5" durationUnit="min"/>
              <WorkoutEvent type="HKWorkoutEventTypePause" date="2025-06-01 08:50:00 +0200"/>
            """
        var export = HealthExport()
        export.workout(
            "Running", from: start, to: end, children: events + "<WorkoutActivity uuid=\"A\">\(events)</WorkoutActivity>")
        let (recording, _) = try only(export)
        #expect(recording.pauses == [Pause(start: 600, end: 690), Pause(start: 3000, end: 3600)])
        #expect(recording.laps == [Lap(start: 1200, elapsed: 30)])
    }

    @Test func `samples during a workout fill its channels from one device only`() throws {
        var export = HealthExport()
        for minute in 10...12 {
            let time = "2025-06-01 08:\(minute):00 +0200"
            let next = "2025-06-01 08:\(minute + 1):00 +0200"
            export.record("HeartRate", "\(130 + minute)", unit: "count/min", from: time)
            export.record("HeartRate", "60", unit: "count/min", from: time, source: "Strap")
            export.record("DistanceWalkingRunning", "0.2", unit: "km", from: time, to: next)
            export.record("DistanceWalkingRunning", "0.3", unit: "km", from: time, to: next, source: "Anna’s iPhone")
            export.record("StepCount", "170", unit: "count", from: time, to: next, source: "Anna’s iPhone")
            export.record("RunningStrideLength", "1.25", unit: "m", from: time)
            export.record("RunningPower", "250", unit: "W", from: time)
        }
        export.record("HeartRate", "99", unit: "count/min", from: "2025-06-01 07:59:59 +0200")
        export.record("HeartRate", "98", unit: "count/min", from: "2025-06-01 09:00:00 +0200")
        export.record("HeartRate", "97", unit: "count/min", from: "2025-06-01 09:00:01 +0200")
        export.record("WorkoutEffortScore", "7", unit: "appleEffortScore", from: start, to: end)
        export.workout("Running", from: start, to: end)
        let (recording, reading) = try only(export)
        #expect(recording.channel(.heartRate)?.seconds == [600, 660, 720, 3600])
        #expect(recording.channel(.heartRate)?.values == [140, 141, 142, 98])
        #expect(recording.channel(.distance)?.seconds == [660, 720, 780])
        #expect(recording.channel(.distance)?.values.map { $0.rounded() } == [200, 400, 600])
        #expect(recording.channel(.steps)?.values == [170, 340, 510])
        #expect(recording.channel(.stepLength)?.values == [1.25, 1.25, 1.25])
        #expect(recording.channel(.power)?.values == [250, 250, 250])
        #expect(recording.perceivedEffort == 7)
        #expect(recording.points == 4 + 3)
        #expect(recording.channels.map(\.kind.rawValue) == recording.channels.map(\.kind.rawValue).sorted())
        #expect(reading.totals(.heartRate).map(\.count) == [6, 3])
    }

    @Test func `a route file gives positions, and a missing one a finding`() throws {
        let gpx = """
            <?xml version="1.0"?><gpx version="1.1" creator="Apple Health Export"><trk><trkseg>
            <trkpt lon="-122.396397" lat="37.781672"><ele>4.076904</ele><time>2025-06-01T05:59:59Z</time><extensions><speed>0.1</speed><hAcc>8</hAcc></extensions></trkpt>
            <trkpt lon="-122.4" lat="37.8"><ele>5.5</ele><time>2025-06-01T06:00:01Z</time><extensions><speed>2.5</speed><course>206</course><hAcc>4</hAcc><vAcc>3</vAcc></extensions></trkpt>
            <trkpt lon="-122.5" lat="37.9"><ele>6.5</ele><time>2025-06-01T06:00:02Z</time><extensions><speed>-1</speed></extensions></trkpt>
            </trkseg></trk></gpx>
            """
        var export = HealthExport()
        let reference = "<WorkoutRoute><FileReference path=\"/workout-routes/route_1.gpx\"/></WorkoutRoute>"
        export.workout("Running", from: start, to: end, children: reference)
        let (recording, reading) = try only(export, routes: ["export/workout-routes/route_1.gpx": Array(gpx.utf8)])
        #expect(recording.points == 3)
        #expect(recording.channel(.latitude) == Channel(kind: .latitude, seconds: [1, 2], values: [37.8, 37.9]))
        #expect(recording.channel(.longitude)?.values == [-122.4, -122.5])
        #expect(recording.channel(.altitude)?.values == [5.5, 6.5])
        #expect(recording.channel(.speed) == Channel(kind: .speed, seconds: [1], values: [2.5]))
        #expect(recording.channel(.positionAccuracy)?.values == [4])
        #expect(reading.troubles.isEmpty)
        #expect(try only(export).1.troubles == [.routeMissing(name: "workout-routes/route_1.gpx")])
    }

    @Test func `two simultaneous workouts both have the samples`() throws {
        var export = HealthExport()
        for minute in 10...12 { export.record("HeartRate", "140", unit: "count/min", from: "2025-06-01 08:\(minute):00 +0200") }
        export.workout("Running", from: start, to: end)
        export.workout("Running", from: "2025-06-01 08:11:00 +0200", to: end, source: "Strava")
        export.workout("Walking", from: "2025-06-01 10:11:00 +0200", to: "2025-06-01 10:12:00 +0200")
        let recordings = try export.reading().recordings
        #expect(recordings.map { $0.channel(.heartRate)?.seconds } == [[600, 660, 720], [0, 60], nil])
    }
}
