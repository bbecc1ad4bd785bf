import ActivityFiles
import Measures
import Testing
import Training

struct ReadGarminActivitiesTests {
    static let header =
        "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Run Cadence,Avg Stride Length,Total Ascent,Elapsed Time\n"

    static func read(_ text: String) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readFile(bytes.span)
    }

    @Test func `impossible climbs and distances are omitted and counted`() throws {
        func row(_ day: Int, _ distance: String, _ ascent: String) -> String {
            "Running,2025-02-0\(day) 17:06:03,false,A,\"\(distance)\",\"447\",\"00:31:24\",\"153\",\"176\",\"153\",\"1.15\",\"\(ascent)\",\"00:32:57\"\n"
        }
        let reading = try Self.read(
            Self.header + row(1, "5.48", "10") + row(2, "5.48", "-40") + row(3, "5.48", "1e308") + row(4, "1e308", "20"))
        #expect(reading.recordings.map(\.ascent?.metres) == [10, nil, nil, 20])
        #expect(reading.recordings.map(\.distance?.metres) == [5480, 5480, 5480, nil])
        #expect(reading.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "altitude", count: 2), at: .line(3))))
        #expect(reading.findings.contains(ImportFinding(.warning, .valuesOutOfRange(what: "distance", count: 1), at: .line(5))))
    }

    @Test func `an English list is read in local time, in kilometres as the steps show`() throws {
        let reading = try Self.read(
            Self.header
                + "Running,2025-02-06 17:06:03,false,\"Wellington, running\",\"5.48\",\"447\",\"00:31:24\",\"153\",\"176\",\"153\",\"1.15\",\"1,215\",\"00:32:57\"\n"
                + "Pool Swim,2025-02-07 07:00:00,true,Swim,\"1,500\",\"300\",\"00:31:24.5\",\"--\",\"--\",\"--\",\"--\",\"--\",\"00:35:00\"\n"
                + "Strength Training,2025-02-08 18:00:00,false,Strength,\"0.00\",\"250\",\"55:00\",\"110\",\"140\",\"--\",\"--\",\"--\",\"--\"\n"
        )
        #expect(reading.kind == .garminActivities)
        #expect(reading.recordings.map { $0.sport } == [.running, .poolSwimming, .strength])
        let run = try #require(reading.recordings.first)
        #expect(run.source == Source(name: "Garmin Connect", origin: .garminConnect))
        #expect(run.title == "Wellington, running")
        #expect(ISO8601.text(run.start) == "2025-02-06T17:06:03Z")
        #expect(run.offset == .utc)
        #expect(run.elapsed == 1977)
        #expect(run.timer == 1884)
        #expect(run.distance == Distance(metres: 5480))
        #expect(run.ascent == Distance(metres: 1215))
        #expect(run.meanHeartRate == HeartRate(153))
        #expect(run.maximumHeartRate == HeartRate(176))
        #expect(run.activeEnergy == nil)
        #expect(reading.recordings[1].distance == Distance(metres: 1500))
        #expect(reading.recordings[1].timer == 1884.5)
        #expect(reading.recordings[1].meanHeartRate == nil)
        #expect(reading.recordings[2].distance == nil)
        #expect(reading.recordings[2].elapsed == 3300)
        #expect(reading.findings == [ImportFinding(.note, .localTimeWithoutZone)])
    }

    @Test func `a unit that the user added to a header or a value is used`() throws {
        let plain = "Running,2025-02-06 17:06:03,false,Run,3.43,447,00:31:24,153,176,--,--,100,00:32:57\n"
        let unclear = try Self.read(Self.header + plain)
        #expect(unclear.recordings.first?.distance == nil)
        #expect(unclear.findings.contains { if case .unitMissing = $0.what { true } else { false } })
        let headed = try Self.read(
            Self.header.replacing("Distance", with: "Distance (mi)").replacing("Total Ascent", with: "Total Ascent (ft)") + plain)
        #expect(abs((headed.recordings.first?.distance?.metres ?? 0) - 5520.05) < 0.01)
        #expect(abs((headed.recordings.first?.ascent?.metres ?? 0) - 30.48) < 1e-9)
        let behind = try Self.read(Self.header + plain.replacing(",3.43,", with: ",5.52 km,").replacing(",100,", with: ",100 m,"))
        #expect(behind.recordings.first?.distance == Distance(metres: 5520))
        #expect(headed.verdict == .accepted && behind.verdict == .accepted)
    }

    @Test(arguments: ["Distance [km]", "Distance km", "Distance_km", "Distance (KM)", "Distanz in km"])
    func `a unit in a header counts in any form`(_ name: String) throws {
        let reading = try Self.read(
            Self.header.replacing("Distance", with: name).replacing("Total Ascent", with: "Total Ascent [m]")
                + "Running,2025-02-06 17:06:03,false,Run,5.52,447,00:31:24,153,176,--,--,100,00:32:57\n")
        #expect(reading.recordings.first?.distance == Distance(metres: 5520))
        #expect(reading.recordings.first?.ascent == Distance(metres: 100))
        #expect(reading.verdict == .accepted)
    }

    @Test func `a climb without a unit is reported, and so is a second column of distances`() throws {
        let reading = try Self.read(
            Self.header.replacing("Distance", with: "Distance (km)").replacing("Calories", with: "Distance (mi)")
                + "Running,2025-02-06 17:06:03,false,Run,5.52,3.43,00:31:24,153,176,--,--,100,00:32:57\n")
        #expect(reading.recordings.first?.distance == Distance(metres: 5520))
        #expect(reading.recordings.first?.ascent == nil)
        #expect(reading.findings.contains(ImportFinding(.warning, .unitMissing(what: "altitude", count: 1), at: .line(2))))
        #expect(reading.findings.contains(ImportFinding(.note, .columnIgnored(name: "Distance (mi)", count: 1))))
    }

    @Test func `a list that a German table program saved is read`() throws {
        let reading = try Self.read(
            "\u{FEFF}Aktivitätstyp;Datum;Favorit;Titel;Distanz [km];Kalorien;Zeit;Ø HF;Max. HF;Anstieg gesamt (m)\r\n"
                + "Laufen;22.04.2022 13:12:32;FALSCH;Monschau;10,02;2.336;00:51:46;139;181;1.215\r\n")
        #expect(reading.kind == .garminActivities)
        let run = try #require(reading.recordings.first)
        #expect(ISO8601.text(run.start) == "2022-04-22T13:12:32Z")
        #expect(run.distance == Distance(metres: 10_020) && run.ascent == Distance(metres: 1215))
        #expect(run.elapsed == 3106 && run.meanHeartRate == HeartRate(139))
    }

    @Test func `a distance that is not a number is counted`() throws {
        let reading = try Self.read(
            Self.header + "Running,2025-02-06 17:06:03,false,Run,far,447,00:31:24,153,176,--,--,100,00:32:57\n")
        #expect(reading.findings.contains(ImportFinding(.warning, .fieldUnreadable(what: "distance", count: 1), at: .line(2))))
    }

    @Test func `steps also show miles, in metres or feet, and the unit of a swim is then uncertain`() throws {
        for stepLength in ["1.15", "3.77"] {
            let reading = try Self.read(
                Self.header
                    + "Running,2025-02-06 17:06:03,false,Run,3.43,447,00:31:24,153,176,153,\(stepLength),100,00:32:57\n"
                    + "Pool Swim,2025-02-07 07:00:00,false,Swim,\"1,500\",300,00:31:24,--,--,--,--,--,--\n")
            #expect(abs((reading.recordings[0].distance?.metres ?? 0) - 5520.05) < 0.01)
            #expect(reading.recordings[0].ascent == Distance(metres: 30.48))
            #expect(reading.recordings[1].distance == nil)
            #expect(
                reading.findings.first == ImportFinding(.warning, .unitMissing(what: "distance", count: 1), at: .line(3)))
        }
    }

    @Test func `the language of the account does not affect numbers and positions`() throws {
        let german = try Self.read(
            "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit,Ø HF,Max. HF,Ø Schrittfrequenz (Laufen),Ø Schrittlänge\n"
                + "Laufen,2022-04-22 13:12:32,false,\"Monschau\",\"10,02\",\"2.336\",\"00:51:46\",\"139\",\"181\",\"160\",\"1,21\"\n"
        )
        #expect(german.recordings.first?.sport == .running)
        #expect(german.recordings.first?.distance == Distance(metres: 10_020))
        #expect(german.recordings.first?.meanHeartRate == HeartRate(139))
        // Nothing in this list distinguishes kilometres from miles.
        let french = try Self.read(
            "Type d'activité,Date,Favori,Titre,Distance,Calories,Durée,Fréquence cardiaque moyenne,Fréquence cardiaque maximale,Pas\n"
                + "Course à pied,2026-08-10 10:52:21,false,\"Sortie\",\"3.95\",\"407\",\"00:35:20\",\"151\",\"182\",\"4,404\"\n")
        #expect(french.recordings.first?.sport == .running)
        #expect(french.recordings.first?.distance == nil)
        #expect(french.recordings.first?.elapsed == 2120)
        let chinese = try Self.read(
            "活動類型,日期,最愛,標題,距離,卡路里,時間,平均心率,最大心率\n跑步機跑步,2026-08-10 10:52:21,false,晨跑,3.95,407,00:35:20,151,182\n")
        #expect(chinese.recordings.first?.title == "晨跑")
        #expect(chinese.recordings.first?.maximumHeartRate == HeartRate(182))
    }

    @Test func `a list saved by a spreadsheet is read as far as certain, and impossible values are counted`() throws {
        let reading = try Self.read(
            "Activity Type,Date,Favorite,Title,Distance,Calories,Activity Time,Avg HR,Max HR\n"
                + "Cycling,2020-07-04 15:36:00,FALSE,Portland,7.16,520,0:49:12,132,165\n"
                + "Cycling,7/4/2020 15:36,FALSE,x,1,1,0:10:00,1,1\n"
                + "Cycling,2020-07-04 15:36:00,FALSE,x,1,1,--,1,1\n" + "Cycling,2020-07-05\n"
                + "Walking,2020-07-05 15:36:00,FALSE,x,7.1,1,0:10:00,900,165\n")
        #expect(reading.recordings.map { $0.elapsed } == [2952, 600])
        #expect(
            reading.findings == [
                ImportFinding(.warning, .fieldUnreadable(what: "date", count: 1), at: .line(3)),
                ImportFinding(.warning, .fieldUnreadable(what: "time", count: 1), at: .line(4)),
                ImportFinding(.warning, .fieldUnreadable(what: "row", count: 1), at: .line(5)),
                ImportFinding(.warning, .unitMissing(what: "distance", count: 2), at: .line(2)),
                ImportFinding(.warning, .valuesOutOfRange(what: "heart rate", count: 1), at: .line(6)),
                ImportFinding(.note, .localTimeWithoutZone),
            ])
    }

    @Test func `other tables are not recognised as the list`() throws {
        #expect(try Self.read(Self.header + "Running,2025-02-06 17:06:03,maybe,a,1,2,0:10:00,1,1\n").kind == .csv)
        #expect(throws: FileError.unknownKind) { try Self.read(Self.header) }
        let bytes = Array("a,b\n1,2\n".utf8)
        #expect(throws: FileError.notThisKind(.garminActivities, offset: 0)) { try readGarminActivities(bytes.span) }
    }
}
