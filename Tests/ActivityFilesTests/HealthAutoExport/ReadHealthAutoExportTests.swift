import ActivityFiles
import Foundation
import Measures
import Testing
import Training

struct ReadHealthAutoExportTests {
    private func reading(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readHealthAutoExport(bytes.span)
    }

    @Test func `a single value at midnight is the whole day, and hours are its parts`() throws {
        func parts(_ dates: [String]) throws -> [Int] {
            let data = dates.map { "{\"qty\": 5, \"date\": \"2026-09-07 \($0):00 -0700\"}" }.joined(separator: ",")
            return try reading(
                "{\"data\": {\"metrics\": [{\"name\": \"step_count\", \"units\": \"count\", \"data\": [\(data)]}]}}"
            )
            .totals(.steps).map(\.part)
        }
        #expect(try parts(["00:00"]) == [0])
        #expect(try parts(["00:00", "01:00", "23:59"]) == [1, 5, 96])
        #expect(try parts(["14:20", "14:29"]) == [58])
    }

    @Test func `metrics become totals and body samples, with units in any place`() throws {
        let reading = try reading(
            """
            {"data": {"metrics": [
              {"name": "step_count", "units": "count", "data": [
                {"qty": 4000, "date": "2026-09-07 08:00:00 -0700", "source": "Anna’s iPhone"},
                {"qty": 500.5, "date": "2026-09-07 23:30:00 -0700", "source": "Anna’s iPhone"},
                {"qty": 70, "date": "2026-09-07 08:00:00 -0700", "source": "Watch"}]},
              {"data": [{"date": "2026-09-07 08:00:00 -0700", "qty": 2}], "name": "walking_running_distance", "units": "mi"},
              {"name": "heart_rate", "units": "bpm", "data": [{"date": "2026-09-07 08:00:00 -0700", "Min": 62, "Avg": 72, "Max": 85}]},
              {"name": "active_energy", "units": "kJ", "data": [{"date": "2026-09-07 08:00:00 -0700", "qty": "418.4"}]},
              {"name": "resting_heart_rate", "units": "count/min", "data": [{"date": "2026-09-07 08:00:00 -0700", "qty": 52}]},
              {"name": "heart_rate_variability", "units": "ms", "data": [{"date": "2026-09-07 08:00:00 -0700", "qty": 61.5}]},
              {"name": "vo2_max", "units": "ml/(kg·min)", "data": [{"date": "2026-09-07 08:00:00 -0700", "qty": 48.5}]},
              {"name": "weight_body_mass", "units": "lb", "data": [{"date": "2026-09-07 08:00:00 -0700", "qty": 154.324}]},
              {"name": "dietary_water", "units": "mL", "data": []}
            ], "workouts": []}}
            """)
        #expect(reading.totals(.steps).map(\.sum) == [4000, 500.5, 70])
        #expect(reading.totals(.steps).map(\.source.name) == ["Anna’s iPhone", "Anna’s iPhone", "Watch"])
        #expect(reading.totals(.steps).map { ISO8601.text($0.day) } == ["2026-09-07", "2026-09-07", "2026-09-07"])
        // By quarter hour, so that the next upload adds to the day.
        #expect(reading.totals(.steps).map(\.part) == [33, 95, 33])
        #expect(reading.totals(.walkingRunningDistance).map(\.sum) == [3218.688])
        #expect(reading.totals(.heartRate).map(\.sum) == [72])
        #expect(reading.totals(.heartRate).map(\.minimum) == [62])
        #expect(reading.totals(.heartRate).map(\.maximum) == [85])
        let minute = Int(try moment("2026-09-07T15:00:00Z").secondsSince1970) / 60
        #expect(reading.totals(.heartRate).map(\.minutes) == [HeartRateMinutes(first: minute, rates: [72])])
        #expect(reading.totals.allSatisfy { $0.kind == .heartRate || $0.minutes == nil })
        #expect(abs(try #require(reading.totals(.activeEnergy).first).sum - 100) < 1e-9)
        #expect(reading.values(.restingHeartRate) == [52])
        #expect(reading.values(.sdnn) == [61.5])
        #expect(reading.values(.oxygenUptake) == [48.5])
        #expect(abs(try #require(reading.values(.bodyMass).first) - 70) < 0.001)
        #expect(reading.samples.first?.offset == LocalOffset(secondsAheadOfUTC: -25_200))
        #expect(reading.samples.first?.source.origin == .healthAutoExport)
        #expect(reading.findings.map(\.what) == [.skipped(what: "metrics", count: 1)])
        #expect(reading.verdict == .accepted)
    }

    @Test func `a minimum or maximum on the wrong side of the mean is ignored`() throws {
        let text = """
            {"data": {"metrics": [{"name": "heart_rate", "units": "bpm", "data": [
              {"date": "2026-09-07 08:00:00 -0700", "Min": 62, "Avg": 72, "Max": 8},
              {"date": "2026-09-08 08:00:00 -0700", "Min": 60.0001, "Avg": 60, "Max": 60}]}]}}
            """
        let reading = try reading(text)
        #expect(reading.totals(.heartRate).map(\.minimum) == [72, 60])
        #expect(reading.totals(.heartRate).map(\.maximum) == [72, 60])
        #expect(
            reading.findings == [
                ImportFinding(
                    .warning, .fieldUnreadable(what: "value", count: 1), at: place(of: "\"date\": \"2026-09-07", in: text))
            ])
    }

    /// Returns the first offset of a text.
    private func place(of text: String, in all: String) -> ImportFinding.Place? {
        all.range(of: text).map { .offset(all[..<$0.lowerBound].utf8.count) }
    }

    @Test func `unreadable and impossible values are reported with their first byte`() throws {
        let text = """
            {"data": {"metrics": [
              {"name": "resting_heart_rate", "units": "bpm", "data": [
                {"date": "1890-05-01 08:00:00 -0700", "qty": 50}, {"date": "2026-09-07 08:00:00 -0700", "qty": "low"},
                {"date": "2026-09-08 08:00:00 -0700", "qty": 1890}, {"date": "2026-09-09 08:00:00 -0700", "qty": 51}]}],
              "workouts": [{"name": "Running", "start": "2026-09-07 08:00:00 -0700", "end": "2026-09-07 09:00:00 -0700",
                "route": [{"timestamp": "then", "latitude": 1, "longitude": 1}],
                "heartRateData": [{"date": "2026-09-07 08:01:00 -0700", "qty": "x150", "units": "bpm"},
                  {"date": "2026-09-07 08:02:00 -0700", "qty": 150, "units": "bpm"}]}]}}
            """
        let reading = try reading(text)
        #expect(reading.values(.restingHeartRate) == [51])
        #expect(reading.recordings.first?.channel(.heartRate)?.values == [150])
        func finding(_ what: ImportFinding.What, _ at: String) -> ImportFinding {
            ImportFinding(.warning, what, at: place(of: at, in: text))
        }
        #expect(
            reading.findings == [
                finding(.fieldUnreadable(what: "value", count: 2), "low\""),
                finding(.fieldUnreadable(what: "route", count: 1), "\"timestamp\""),
                finding(.valuesOutOfRange(what: "date", count: 1), "1890-05"),
                finding(.valuesOutOfRange(what: "resting_heart_rate", count: 1), "1890}"),
            ])
    }

    @Test func `nights are read by stage or as sums`() throws {
        let reading = try reading(
            """
            {"data": {"metrics": [{"name": "sleep_analysis", "units": "hr", "data": [
              {"startDate": "2026-04-05 23:15:00 +0200", "endDate": "2026-04-05 23:45:00 +0200", "value": "Core", "qty": 0.5},
              {"startDate": "2026-04-05 23:45:00 +0200", "endDate": "2026-04-06 00:00:00 +0200", "value": "Awake", "qty": 0.25},
              {"date": "2026-04-07", "totalSleep": 6.5, "asleep": 0, "core": 4, "deep": 1, "rem": 1.5, "awake": 0.5, "inBed": 0,
               "sleepStart": "2026-04-06 23:00:00 +0200", "sleepEnd": "2026-04-07 06:00:00 +0200"},
              {"date": "2026-04-08", "asleep": 7, "inBed": 8,
               "sleepStart": "2026-04-07 23:00:00 +0200", "sleepEnd": "2026-04-08 06:00:00 +0200",
               "inBedStart": "2026-04-07 22:30:00 +0200", "inBedEnd": "2026-04-08 06:30:00 +0200"}
            ]}]}}
            """)
        #expect(
            reading.samples.map(\.kind) == [.asleepCore, .awake, .awake, .asleepCore, .asleepDeep, .asleepREM, .inBed, .asleep])
        #expect(reading.samples.map(\.value) == [30, 15, 30, 240, 60, 90, 480, 420])
    }

    @Test func `time in bed without start and end uses those of the sleep`() throws {
        let reading = try reading(
            """
            {"data": {"metrics": [{"name": "sleep_analysis", "units": "hr", "data": [
              {"asleep": 5, "inBed": 8.5, "sleepStart": "2026-04-07 23:00:00 +0200", "sleepEnd": "2026-04-08 06:00:00 +0200"}
            ]}]}}
            """)
        #expect(reading.samples.map(\.kind) == [.inBed, .asleep])
        #expect(reading.samples.map(\.value) == [510, 300])
        #expect(reading.samples[0].start == reading.samples[1].start && reading.samples[0].end == reading.samples[1].end)
    }

    @Test func `a workout of the newer layout has totals, series and a route`() throws {
        let reading = try reading(
            """
            {"data": {"workouts": [{
              "id": "7A71FBAD", "name": "Outdoor Run", "start": "2026-04-22 21:17:30 -0400", "end": "2026-04-22 21:40:06 -0400",
              "duration": 1300, "isIndoor": false, "location": "Outdoor",
              "distance": {"qty": 4.21, "units": "km"}, "activeEnergyBurned": {"qty": 612.3, "units": "kJ"},
              "heartRate": {"min": {"qty": 116, "units": "bpm"}, "max": {"qty": 163, "units": "bpm"}, "avg": {"qty": 155.9, "units": "bpm"}},
              "elevationUp": {"qty": 60, "units": "ft"}, "temperature": {"qty": 68, "units": "degF"}, "humidity": {"qty": 55, "units": "%"},
              "heartRateData": [
                {"date": "2026-04-22 21:19:00 -0400", "source": "Apple Watch", "units": "bpm", "Min": 130, "Max": 155, "Avg": 142.0},
                {"date": "2026-04-22 21:18:00 -0400", "source": "Apple Watch", "units": "bpm", "Min": 116, "Max": 147, "Avg": 134.2}],
              "stepCount": [{"date": "2026-04-22 21:18:00 -0400", "qty": 170, "units": "count"},
                {"date": "2026-04-22 21:19:00 -0400", "qty": 172, "units": "count"}],
              "walkingAndRunningDistance": [{"date": "2026-04-22 21:18:00 -0400", "qty": 0.25, "units": "km"}],
              "route": [
                {"timestamp": "2026-04-22 21:17:40 -0400", "latitude": 48.1, "longitude": 16.3, "altitude": 180, "speed": 3.1, "horizontalAccuracy": 5},
                {"timestamp": "2026-04-22 21:17:41 -0400", "latitude": 48.2, "longitude": 16.4, "altitude": 181, "speed": -1}]
            }]}}
            """)
        let run = try #require(reading.recordings.first)
        #expect(run.sport == .running && run.isIndoor == false)
        #expect(run.start == (try moment("2026-04-23T01:17:30Z")))
        #expect(run.offset == LocalOffset(secondsAheadOfUTC: -14_400))
        #expect(run.elapsed == 1356 && run.timer == 1300)
        #expect(run.distance?.metres == 4210)
        #expect(abs(try #require(run.activeEnergy).kilocalories - 146.343) < 0.001)
        #expect(run.meanHeartRate?.beatsPerMinute == 155.9 && run.maximumHeartRate?.beatsPerMinute == 163)
        #expect(abs(try #require(run.ascent).metres - 18.288) < 1e-9)
        #expect(abs(try #require(run.conditions?.temperature).celsius - 20) < 1e-9)
        #expect(run.conditions?.humidityPercent == 55)
        #expect(run.channel(.heartRate) == Channel(kind: .heartRate, seconds: [30, 90], values: [134.2, 142]))
        #expect(run.channel(.steps)?.values == [170, 342])
        #expect(run.channel(.distance)?.values == [250])
        #expect(run.channel(.latitude) == Channel(kind: .latitude, seconds: [10, 11], values: [48.1, 48.2]))
        #expect(run.channel(.speed)?.values == [3.1])
        #expect(run.points == 2)
        #expect(run.source == Source(name: "Apple Watch", origin: .healthAutoExport))
        #expect(reading.verdict == .accepted)
    }

    @Test func `impossible totals are omitted and counted, and no product of them is infinite`() throws {
        let reading = try reading(
            """
            {"data": {"workouts": [{
              "name": "Outdoor Run", "start": "2026-04-22 21:17:30 -0400", "end": "2026-04-22 21:40:06 -0400", "duration": 1e308,
              "distance": {"qty": 1e308, "units": "km"}, "activeEnergyBurned": {"qty": -5, "units": "kcal"},
              "heartRate": {"max": {"qty": 900, "units": "bpm"}, "avg": {"qty": 0, "units": "bpm"}},
              "elevationUp": {"qty": 1e308, "units": "mi"}, "temperature": {"qty": 1e308, "units": "degF"},
              "humidity": {"qty": -1, "units": "%"},
              "route": [{"timestamp": "2026-04-22 21:17:40 -0400", "latitude": 48.1, "longitude": 16.3, "altitude": 1e308, "speed": 1e9}]
            }], "metrics": [{"name": "sleep_analysis", "units": "hr", "data": [
              {"sleepStart": "2026-09-06 23:00:00 -0700", "sleepEnd": "2026-09-07 07:00:00 -0700", "core": 1e308, "deep": 1.5}]}]}}
            """)
        let run = try #require(reading.recordings.first)
        #expect(run.timer == nil && run.distance == nil && run.activeEnergy == nil && run.ascent == nil)
        #expect(run.meanHeartRate == nil && run.maximumHeartRate == nil && run.conditions == nil)
        #expect(run.channels.map(\.kind) == [.latitude, .longitude])
        #expect(reading.samples.map(\.value) == [90])
        let troubles = reading.troubles.sorted { "\($0)" < "\($1)" }
        #expect(
            troubles == [
                .valuesOutOfRange(what: "altitude", count: 1), .valuesOutOfRange(what: "distance", count: 2),
                .valuesOutOfRange(what: "energy", count: 1), .valuesOutOfRange(what: "heart rate", count: 1),
                .valuesOutOfRange(what: "humidity", count: 1), .valuesOutOfRange(what: "sleep", count: 1),
                .valuesOutOfRange(what: "speed", count: 1), .valuesOutOfRange(what: "temperature", count: 1),
                .valuesOutOfRange(what: "time", count: 1),
            ])
    }

    @Test func `a workout of the older layout has totals under other names`() throws {
        let reading = try reading(
            """
            {"data": {"workouts": [{
              "name": "Traditional Strength Training", "start": "2021-04-22 21:00:00 +0000", "end": "2021-04-22 21:30:00 +0000",
              "activeEnergy": {"qty": 200, "units": "kcal"}, "avgHeartRate": {"qty": 120, "units": "bpm"},
              "maxHeartRate": {"qty": 150, "units": "bpm"}, "stepCount": {"qty": 30, "units": "steps"},
              "elevation": {"ascent": 12.5, "descent": 10, "units": "m"},
              "heartRateData": [{"date": "2021-04-22 21:00:05 +0000", "qty": 100, "units": "count"}],
              "route": [{"lat": 1.5, "lon": 2.5, "altitude": 3, "timestamp": "2021-04-22 21:00:01 +0000"}]
            }]}}
            """)
        let session = try #require(reading.recordings.first)
        #expect(session.sport == .strength && session.isIndoor == nil && session.timer == nil && session.distance == nil)
        #expect(session.activeEnergy?.kilocalories == 200)
        #expect(session.meanHeartRate?.beatsPerMinute == 120 && session.maximumHeartRate?.beatsPerMinute == 150)
        #expect(session.ascent?.metres == 12.5 && session.descent?.metres == 10)
        #expect(session.channel(.heartRate)?.values == [100])
        #expect(session.channel(.longitude)?.values == [2.5])
        #expect(session.channel(.steps) == nil)
    }

    @Test func `locations and names decide the sport`() throws {
        let cases: [(String, String, Sport)] = [
            ("Indoor Run", "", .treadmillRunning), ("Pool Swim", "", .poolSwimming), ("Open Water Swim", "", .openWaterSwimming),
            ("Cycling", "\"location\": \"Indoor\",", .indoorCycling), ("Swimming", "\"location\": \"Pool\",", .poolSwimming),
            ("High Intensity Interval Training", "", .intervals), ("Laufen", "", .other),
        ]
        for (name, extra, sport) in cases {
            let times = "\"start\": \"2021-04-22 21:00:00 +0000\", \"end\": \"2021-04-22 21:30:00 +0000\""
            let reading = try reading("{\"data\": {\"workouts\": [{\"name\": \"\(name)\", \(extra) \(times)}]}}")
            #expect(reading.recordings.map(\.sport) == [sport], "\(name)")
        }
    }

    @Test func `unusable values are counted, and a cut file gives the content before the cut`() throws {
        let reading = try reading(
            """
            {"data": {"metrics": [{"name": "step_count", "units": "leagues", "data": [{"qty": 1}]},
              {"name": "step_count", "units": "count", "data": [{"qty": 1, "date": "soon"}, {"date": "2026-09-07 08:00:00 -0700"},
                {"qty": 5, "date": "2026-09-07 08:00:00 -0700", "source": "A\\u00e9\\uD83D\\uDE00\\n\\"B"}, {"qty": 9, "da
            """)
        #expect(reading.totals(.steps).map(\.sum) == [5])
        #expect(reading.totals(.steps).map(\.source.name) == ["Aé😀\n\"B"])
        #expect(
            reading.troubles == [
                .truncated, .fieldUnreadable(what: "unit", count: 1), .fieldUnreadable(what: "date", count: 2),
                .fieldUnreadable(what: "value", count: 1),
            ])
    }

    @Test func `a list longer than a window is read completely, wherever its name is`() throws {
        let values = (0..<20_000).map {
            "{\"qty\": 1, \"date\": \"2026-09-\(10 + $0 / 1440) 08:00:00 -0700\", \"x\": [1, {\"}\": \"]\"}]}"
        }
        let list = "\"data\": [" + values.joined(separator: ", ") + "]"
        let (name, units) = ("\"name\": \"step_count\"", "\"units\": \"count\"")
        let first = try reading("{\"data\": {\"metrics\": [{\(name), \(units), \(list)}, {\(name), \(units)}]}}")
        #expect(first.totals(.steps).reduce(0) { $0 + $1.sum } == 20_000 && first.troubles.isEmpty)
        for members in [[list, name, units], [name, list, units], [units, list, name]] {
            let text = "{\"data\": {\"metrics\": [{" + members.joined(separator: ", ") + "}], \"more\": {}}}"
            #expect(try reading(text) == first)
        }
        // At the top level of the text, and after unused content.
        #expect(try reading("{\"a\": [{}], \"metrics\": [{\(name), \(units), \(list)}]}") == first)
    }

    @Test func `other texts are refused`() throws {
        #expect(throws: FileError.empty) { try reading("") }
        #expect(throws: FileError.malformed(what: "json", offset: 0)) { try reading("hello") }
        #expect(throws: FileError.malformed(what: "json", offset: 7)) { try reading("{\"a\": [}") }
        #expect(throws: FileError.notThisKind(.healthAutoExport, offset: 0)) { try reading("{\"data\": {\"samples\": []}}") }
        #expect(throws: FileError.hostile(what: "nesting", offset: 64)) { try reading(String(repeating: "[", count: 100_000)) }
    }

    /// Every input gives a reading or a typed error.
    @Test func `two thousand damaged texts give a reading or a typed error`() {
        let good = Array(
            "{\"data\":{\"metrics\":[{\"name\":\"heart_rate\",\"units\":\"bpm\",\"data\":[{\"date\":\"2026-09-07 08:00:00 -0700\",\"Avg\":72}]}],\"workouts\":[{\"name\":\"Run\\u00e9\",\"start\":\"2021-04-22 21:00:00 +0000\",\"end\":\"2021-04-22 21:30:00 +0000\",\"route\":[{\"lat\":1,\"lon\":2,\"timestamp\":\"2021-04-22 21:00:01 +0000\"}]}]}}"
                .utf8)
        var state: UInt64 = 11
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        let alphabet = Array("{}[]\",:\\-0e+.tu".utf8)
        var read = 0
        for _ in 0..<2000 {
            var bytes = good
            for _ in 0...roll(4) {
                let position = roll(bytes.count)
                switch roll(4) {
                case 0: bytes[position] = alphabet[roll(alphabet.count)]
                case 1: bytes[position] = UInt8(roll(256))
                case 2: bytes.removeSubrange(position..<min(bytes.count, position + 1 + roll(20)))
                default: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + roll(60))], at: position)
                }
            }
            do throws(FileError) {
                _ = try readHealthAutoExport(bytes.span)
                read += 1
            } catch { continue }
        }
        #expect(read > 300)
    }
}
