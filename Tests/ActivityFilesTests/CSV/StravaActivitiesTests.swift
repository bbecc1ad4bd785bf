import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

struct StravaActivitiesTests {
    static let english = """
        Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
        Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,\
        Distance,Max Speed,Average Speed,Perceived Exertion,"<span class=""translation_missing"" title=""x"">Type</span>"

        """
    static let german = """
        Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,\
        Max. Herzfrequenz,Relative Leistung,Pendeln,Hinweis zur Privatsphäre für Aktivitäten,Aktivitätsausrüstung,Dateiname,\
        Sportlergewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,Durchschnittliche Geschwindigkeit

        """

    static func read(_ text: String) throws(FileError) -> StravaActivities {
        let bytes = Array(text.utf8)
        return try readStravaActivities(bytes.span)
    }

    @Test func `names with commas, quotation marks and line ends, times in UTC and exact columns are read`() throws {
        let list = try Self.read(
            Self.english
                + "1,\"May 29, 2009, 10:25:44 PM\",\"He said \"\"go\"\", twice\nand ran\",Run,notes,2281,4.82,185,,false,mine,Pegasus 40,"
                + "activities/7.fit.gz,,,2281.5,2280.8,4819.81,,,6,\n")
        let activity = try #require(list.activities.first)
        #expect(activity.title == "He said \"go\", twice\nand ran")
        #expect(activity.start == ISO8601.stamp("2009-05-29T22:25:44Z")?.moment)
        #expect(activity.sport == .running)
        #expect(activity.notes == "notes")
        #expect(activity.privateNote == "mine")
        #expect(activity.gear == "Pegasus 40" && activity.recording()?.shoes == "Pegasus 40")
        #expect(activity.recording()?.notes == "notes\n\nmine")
        #expect(activity.elapsed == 2281.5)
        #expect(activity.moving == 2280.8)
        #expect(activity.distance == Distance(4819.81))
        #expect(activity.perceivedEffort == 6)
        #expect(activity.fileName == "activities/7.fit.gz")
        #expect(list.findings.isEmpty)
    }

    @Test func `impossible amounts are omitted and counted, and no product of them is infinite`() throws {
        let date = "\"May 29, 2009, 10:25:44 PM\""
        let list = try Self.read(
            Self.english + "1,\(date),a,Run,,2281,1e308,,,false,,,,,,-5,1e308,,,,11,\n"
                + "2,\(date),b,Run,,1e308,1,,,false,,,,,,,,-1,,,,\n")
        #expect(list.activities.map(\.elapsed) == [nil, nil] && list.activities.map(\.moving) == [nil, nil])
        #expect(list.activities.map(\.distance) == [nil, nil] && list.activities.map(\.perceivedEffort) == [nil, nil])
        #expect(
            list.findings == [
                ImportFinding(.warning, .valuesOutOfRange(what: "time", count: 3), at: .line(2)),
                ImportFinding(.warning, .valuesOutOfRange(what: "distance", count: 2), at: .line(2)),
                ImportFinding(.warning, .valuesOutOfRange(what: "effort", count: 1), at: .line(2)),
            ])
    }

    @Test func `a German list is read like an English one`() throws {
        let list = try Self.read(
            Self.german
                + "1,\"21.07.2026, 15:09:27\",,Lauf,,1663,\"2,81\",170,,false,,Löwe 3,activities/9.gpx,,,1663.0,1600.0,2810.4,,\n"
        )
        let activity = try #require(list.activities.first)
        #expect(activity.start == ISO8601.stamp("2026-07-21T15:09:27Z")?.moment)
        #expect(activity.title == nil && activity.gear == "Löwe 3")
        #expect(activity.sport == .running)
        #expect(activity.distance == Distance(2810.4))
    }

    @Test(arguments: [
        ("跑步", Sport.running), ("健行", .hiking), ("Course à pied", .running), ("Vélo", .cycling), ("Natación", .swimming),
        ("Corsa", .running), ("Caminhada", .walking), ("Fietsrit", .cycling), ("ランニング", .running),
        ("E-Mountain Bike Ride", .mountainBiking),
    ])
    func `manual activities in another language have their sport`(type: String, sport: Sport) throws {
        let list = try Self.read(
            Self.english + "1,2024年7月21日 下午3:09:27,晨跑,\(type),,1663,2.81,,,false,,,,,,1663.0,1600.0,2810.4,,,,\n")
        #expect(list.activities.first?.sport == sport)
        #expect(list.activities.first?.start == ISO8601.stamp("2024-07-21T15:09:27Z")?.moment)
    }

    @Test func `an empty exact column is replaced by the rounded one in kilometres, or metres for swims`() throws {
        let list = try Self.read(
            Self.german + "1,\"01.01.2024, 10:00:00\",a,Lauf,,1800,\"5,25\",,,false,,,,,,,,,,\n"
                + "2,\"01.01.2024, 11:00:00\",b,Schwimmen,,1800,2606,,,false,,,,,,,,,,\n")
        #expect(list.activities.map { $0.distance } == [Distance(5250), Distance(2606)])
        #expect(list.activities.map { $0.elapsed } == [1800, 1800])
    }

    @Test func `manual activities become recordings and lost files are reported`() throws {
        let list = try Self.read(
            Self.english + "1,\"Jan 1, 2024, 10:00:00 AM\",Manual yoga,Yoga,,3600,0.00,,,false,,,,,,3600.0,,0.0,,,,\n"
                + "2,\"Jan 1, 2024, 10:02:00 AM\",Broken,Ride,,600,2.50,,,false,,,#error#,,,600.0,,2500.0,,,,\n")
        let recording = try #require(list.activities.first?.recording())
        #expect(recording.sport == .yoga)
        #expect(recording.elapsed == 3600)
        #expect(recording.source.origin == .strava)
        #expect(list.activities.map { $0.fileName } == [nil, nil])
        #expect(list.findings == [ImportFinding(.warning, .missingFile(name: "#error#"))])
    }

    @Test func `an activity with a negative duration has none and becomes no recording`() throws {
        let list = try Self.read(
            Self.english + "1,\"Jan 1, 2024, 10:00:00 AM\",a,Yoga,,3600,0.00,,,false,,,,,,-3600.0,-1,0.0,,,,\n")
        #expect(list.activities.map { $0.elapsed } == [nil])
        #expect(list.activities.map { $0.moving } == [nil])
        #expect(list.activities.first?.recording() == nil)
    }

    @Test func `an unknown language is read by the content of its columns`() throws {
        let header = "A,B,C,D,E,経過時間,距離,H,I,J,K,L,M,N,O,経過時間,P,距離,Q,R\n"
        let list = try Self.read(header + "1,2024-05-01 10:00:00,朝,Run,,60,0.2,,,,,,activities/3.tcx,,,60.0,,200.0,,\n")
        #expect(list.activities.first?.fileName == "activities/3.tcx")
        #expect(list.activities.first?.title == "朝")
    }

    @Test func `the whole list decides which of two numbers is the month`() throws {
        func starts(_ dates: [String]) throws -> [String?] {
            let rows = dates.map { "1,\"\($0), 10:25:44\",a,Run,,60,0.2,,,,,,,,,60.0,,200.0,,\n" }
            let header = "A,B,C,D,E,Time,Distance,H,I,J,K,L,M,N,O,Time,P,Distance,Q,R\n"
            return try Self.read(header + rows.joined()).activities.map { $0.start.map { String(ISO8601.text($0).prefix(10)) } }
        }
        #expect(try starts(["03/04/2026", "04/25/2026"]) == ["2026-03-04", "2026-04-25"])
        #expect(try starts(["03/04/2026", "25/04/2026"]) == ["2026-04-03", "2026-04-25"])
    }

    @Test func `rows that are too short and a list cut within a name are reported`() throws {
        let list = try Self.read(Self.english + "1,2\n2,\"Jan 1, 2024, 10:00:00 AM\",\"never ends")
        #expect(list.activities.isEmpty)
        #expect(
            list.findings == [
                ImportFinding(.warning, .fieldUnreadable(what: "row", count: 2), at: .line(2)),
                ImportFinding(.warning, .truncated),
            ])
    }

    @Test func `other tables are refused`() {
        #expect(throws: FileError.notThisKind(.stravaActivities, offset: 0)) { try Self.read("date,weight\n2024-05-01,70\n") }
        #expect(throws: FileError.notThisKind(.stravaActivities, offset: 0)) { try Self.read("") }
    }

    @Test(.needsGivenFiles) func `the lists of real archives are read completely`() throws {
        for (path, rows) in [
            ("martin-ueding+geo-activity-playground/testdata/Strava Export/Strava Export/activities.csv", 1),
            ("marcusvolz+strava_py/tests/csv/activities.csv", 1),
        ] {
            let bytes = try GivenFiles.bytes(path)
            #expect(FileKind.sniff(bytes.span) == .stravaActivities, "\(path)")
            let list = try readStravaActivities(bytes.span)
            #expect(list.activities.count >= rows, "\(path)")
            for activity in list.activities {
                #expect(
                    activity.start != nil && activity.elapsed != nil && activity.distance != nil,
                    "\(path): \(activity.identifier)")
            }
            #expect(list.findings.isEmpty, "\(path)")
        }
    }
}
