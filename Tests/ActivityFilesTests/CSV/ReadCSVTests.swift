import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

struct ReadCSVTests {
    static func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `a class in a warm room of any name is a heated one and keeps its name`() throws {
        let sessions = try Self.read(
            """
            start,duration_min,room_temperature_f,class type
            2026-05-01 18:00,60,95,Vinyasa
            2026-05-02 18:00,60,92,my own type
            2026-05-03 18:00,60,79,my own type
            2026-05-04 18:00,60,105,yoga
            2026-05-05 18:00,60,,my own type

            """
        ).recordings
        #expect(sessions.map(\.sport) == [.hotYoga, .hotYoga, .other, .yoga, .other])
        #expect(sessions.prefix(2).map(\.title) == ["Vinyasa", "my own type"])
    }

    @Test func `body mass is read in kilograms and pounds, with either decimal sign`() throws {
        let kilograms = try Self.read("Datum;Gewicht (kg)\n01.05.2024;70,5\n02.05.2024;71\n")
        #expect(kilograms.kind == .csv)
        #expect(kilograms.samples.map { $0.value } == [70.5, 71])
        #expect(kilograms.samples.first?.kind == .bodyMass)
        #expect(kilograms.samples.first?.start == ISO8601.stamp("2024-05-01T12:00:00Z")?.moment)
        let pounds = try Self.read("date,weight_lbs\n2024-05-01,155\n2024-05-02,70 kg\n")
        #expect(abs((pounds.samples.first?.value ?? 0) - 70.306_817_35) < 1e-9)
        #expect(pounds.samples.last?.value == 70)
        #expect(pounds.verdict == .accepted)
    }

    @Test func `resting heart rate is read from the same table`() throws {
        let reading = try Self.read(
            "date,weight (kg),Resting HR\n2024-05-01T07:00:00+02:00,70,48\n2024-05-02,,51\n2024-05-03,--,\n")
        #expect(reading.samples.filter { $0.kind == .restingHeartRate }.map { $0.value } == [48, 51])
        #expect(reading.samples.first?.offset == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(reading.samples.count == 3)
    }

    @Test func `a weight without a unit is not guessed`() throws {
        let reading = try Self.read("date,weight\n2024-05-01,80\n")
        #expect(reading.samples.isEmpty)
        #expect(reading.findings == [ImportFinding(.warning, .unitMissing(what: "weight", count: 1), at: .line(2))])
    }

    @Test func `heated sessions become recordings in a hot room`() throws {
        let reading = try Self.read(
            """
            start,duration_min,room_temperature_f,class type,avg hr,effort,notes
            2024-05-01T18:00:00+02:00,75,104,Hot Yoga,132,6,fine
            2024-05-03T18:00:00+02:00,1:15:00,40 °C,Pilates,,,
            """)
        #expect(reading.recordings.map { $0.sport } == [.hotYoga, .pilates])
        #expect(reading.recordings.map { $0.elapsed } == [4500, 4500])
        #expect(reading.recordings.allSatisfy { abs(($0.conditions?.temperature?.amount ?? 0) - 40) < 1e-9 })
        #expect(reading.recordings.first?.meanHeartRate == HeartRate(132))
        #expect(reading.recordings.first?.perceivedEffort == 6)
        #expect(reading.recordings.first?.isIndoor == true)
        #expect(reading.recordings.map { $0.notes } == ["fine", nil])
        #expect(reading.recordings.first?.offset == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(reading.verdict == .accepted)
    }

    @Test func `impossible values are omitted and counted`() throws {
        let reading = try Self.read("date,weight kg\n2024-05-01,7000\nyesterday,70\n2024-05-02 07:00,seventy\n2024-05-03,70\n")
        #expect(reading.samples.map { $0.value } == [70])
        #expect(
            reading.findings == [
                ImportFinding(.warning, .fieldUnreadable(what: "date", count: 1), at: .line(3)),
                ImportFinding(.warning, .fieldUnreadable(what: "weight kg", count: 1), at: .line(4)),
                ImportFinding(.warning, .valuesOutOfRange(what: "weight kg", count: 1), at: .line(2)),
                ImportFinding(.note, .localTimeWithoutZone),
            ])
    }

    @Test func `a session with a duration without a unit is omitted and reported with its line`() throws {
        let reading = try Self.read(
            "Start,Class,Duration,Temp (°C),Avg HR\n2024-05-01T18:00:00Z,Hot Yoga,60,40,130\n"
                + "2024-05-02T18:00:00Z,Hot Yoga,60 min,40,fast\n2024-05-03T18:00:00Z,Hot Yoga,,40,130\n")
        #expect(reading.recordings.map { $0.elapsed } == [3600])
        #expect(
            reading.findings == [
                ImportFinding(.warning, .sessionsWithoutDuration(count: 2), at: .line(2)),
                ImportFinding(.warning, .unitMissing(what: "Duration", count: 1), at: .line(2)),
                ImportFinding(.warning, .fieldUnreadable(what: "Avg HR", count: 1), at: .line(3)),
            ])
    }

    @Test func `the whole table decides the order of day and month`() throws {
        func days(_ dates: [String]) throws -> [String] {
            try Self.read("date,weight (kg)\n" + dates.map { "\"\($0)\",70\n" }.joined()).samples
                .map { String(ISO8601.text($0.start).prefix(10)) }
        }
        #expect(try days(["03/04/2026", "04/25/2026"]) == ["2026-03-04", "2026-04-25"])
        #expect(try days(["03/04/2026", "25/04/2026"]) == ["2026-04-03", "2026-04-25"])
        #expect(try days(["03/04/2026, 3:00 PM"]) == ["2026-03-04"])
        let undecided = try Self.read("date,weight (kg)\n03/04/2026,70\n")
        #expect(undecided.findings == [ImportFinding(.warning, .dateOrderUnclear(isMonthFirst: false, count: 1), at: .line(2))])
        #expect(undecided.samples.map { ISO8601.text($0.start) } == ["2026-04-03T12:00:00Z"])
        let ends = try Self.read(
            "start,end,class\n03/04/2026 18:00,03/04/2026 19:00,Hot Yoga\n04/25/2026 18:00,04/25/2026 19:00,Hot Yoga\n")
        #expect(ends.recordings.map { $0.elapsed } == [3600, 3600])
        #expect(ends.recordings.first?.start == ISO8601.stamp("2026-03-04T18:00:00Z")?.moment)
    }

    @Test func `measurements before any user's birth are omitted and reported`() throws {
        let reading = try Self.read("date,Resting HR\n1890-05-01,50\n2106-02-07,51\n1965-05-01,52\n")
        #expect(reading.samples.map { $0.value } == [52])
        #expect(reading.findings == [ImportFinding(.warning, .valuesOutOfRange(what: "date", count: 2), at: .line(2))])
    }

    @Test func `a time of day in a separate column belongs to the date of its row`() throws {
        let reading = try Self.read(
            """
            Date,Time,Class,Duration (min),Temp °C
            2024-05-01,18:30,Hot Yoga,60,40
            01.05.2025,6:30 PM,Bikram,90,40
            2024-05-03,,Hot Pilates,45,38
            """)
        #expect(
            reading.recordings.map { ISO8601.text($0.start) } == [
                "2024-05-01T18:30:00Z", "2025-05-01T18:30:00Z", "2024-05-03T12:00:00Z",
            ])
        #expect(reading.recordings.map { $0.sport } == [.hotYoga, .hotYoga, .pilates])
    }

    @Test func `a table in Chinese is read`() throws {
        let sessions = try Self.read(
            "日期,時間,類型,時長（分鐘）,室溫（℃）,平均心率,備註\n2024-05-01,18:30,熱瑜珈,75,39.5,131,很熱\n2024-05-02,07:00,跑步,30 分鐘,,140,\n")
        #expect(sessions.recordings.map { $0.sport } == [.hotYoga, .running])
        #expect(sessions.recordings.map { $0.elapsed } == [4500, 1800])
        #expect(sessions.recordings.first?.conditions?.temperature == Temperature(celsius: 39.5))
        #expect(sessions.recordings.map { $0.meanHeartRate } == [HeartRate(131), HeartRate(140)])
        #expect(sessions.recordings.first?.notes == "很熱")
        let body = try Self.read("日期;體重（公斤）;靜止心率\n2024-05-01;70,5;48\n2024-05-02;71 kg;\n")
        #expect(body.samples.map { $0.value } == [70.5, 48, 71])
    }

    @Test func `a table of health records contains no sessions`() throws {
        let header = "sourceName,sourceVersion,device,type,unit,creationDate,startDate,endDate,value\n"
        #expect(throws: FileError.unknownKind) {
            try Self.read(
                header + "\"Health\",,,\"StepCount\",\"count\",2014-09-21 07:08:47 +0100,2014-09-13 10:27:54 +0100,"
                    + "2014-09-13 10:27:59 +0100,329\n")
        }
    }

    @Test(.needsGivenFiles) func `real tables of health records contain no sessions`() throws {
        for name in ["StepCount.csv", "DistanceWalkingRunning.csv"] {
            let bytes = try GivenFiles.bytes("tdda+applehealthdata/testdata/" + name)
            #expect(throws: FileError.unknownKind, "\(name)") { try readFile(bytes.span) }
        }
    }

    @Test func `other masses and heart rates are not read as body mass or resting heart rate`() throws {
        // As written by Health Auto Export, shortened.
        let reading = try Self.read(
            "Date/Time,Body Mass Index (count),Lean Body Mass (kg),Resting Energy (kcal),Resting Heart Rate (count/min),Weight/Body Mass (kg)\n"
                + "2024-05-01 22:30:00,21.6,58.1,71,48,70.5\n")
        #expect(reading.samples.map { $0.kind } == [.bodyMass, .restingHeartRate])
        #expect(reading.samples.map { $0.value } == [70.5, 48])
        let scores = try Self.read(
            "date,Resting Heart Rate Score,Fat mass (kg),Goal weight (kg),Weight (kg)\n2024-05-01,82,12,66,70.5\n")
        #expect(scores.samples.map { $0.value } == [70.5])
    }

    @Test func `a local time keeps its day and hour in every home zone`() throws {
        let samples = try Self.read("date,weight (kg)\n2024-05-01 22:30,70\n2024-05-02,71\n2024-05-03T22:30:00-07:00,72\n")
            .samples
        #expect(samples.map { $0.offset?.secondsAheadOfUTC } == [0, 0, -25_200])
        #expect(samples.map { sample in Day(of: sample.start, at: sample.offset ?? .utc)?.civil.day } == [1, 2, 3])
    }

    @Test func `the weight of a bar is not read as body mass`() {
        for table in [
            "Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps\n2024-05-01 18:00:00;Legs;Squat;1;100;5\n",
            "Date,Exercise,Category,Weight (lbs),Reps\n2024-05-01,Squat,Legs,225,5\n",
        ] {
            #expect(throws: FileError.noActivity(holds: "sets of exercises")) { try Self.read(table) }
        }
    }

    @Test func `tables about other subjects are refused`() {
        #expect(throws: FileError.unknownKind) { try Self.read("name,colour\nshoe,red\n") }
        #expect(throws: FileError.unknownKind) { try Self.read("date,colour\n2024-05-01,red\n") }
    }
}
