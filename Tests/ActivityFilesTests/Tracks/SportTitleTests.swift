import Testing
import Training

@testable import ActivityFiles

struct SportTitleTests {
    @Test(arguments: [
        ("Morning Run", Sport.running), ("Sexta-Feira Corrida Matutina", .running), ("Laufen Landal Park", .running),
        ("Trail Run on Sunday", .trailRunning), ("Lunch Ride", .cycling), ("Mountain Bike 2 h", .mountainBiking),
        ("Evening Walk", .walking),
        ("Hot Yoga with Ann", .hotYoga), ("晨間跑步", .running), ("週日越野跑 12K", .trailRunning), ("Running", .running),
    ])
    func `a title with one sport gives it`(title: String, sport: Sport) {
        #expect(Sport(inTitle: title) == sport)
    }

    @Test(arguments: [
        "", "ACTIVE LOG #2", "2021-05-28 10:59:34", "Road to nowhere", "Golf course walk", "Run, ride and swim", "Brunch",
        "Day 01", "Workout",
        "BC Cadzand-Bad", "四國",
    ])
    func `any other title gives none`(title: String) {
        #expect(Sport(inTitle: title) == nil)
    }

    @Test func `a track without a type uses its title, and one with a type does not`() throws {
        func sport(_ inside: String) throws -> Sport? {
            let text =
                "<gpx><trk><name>Morning Run</name>" + inside
                + "<trkseg><trkpt lat='1' lon='1'><time>2024-05-01T06:00:00Z</time></trkpt></trkseg></trk></gpx>"
            let bytes = Array(text.utf8)
            return try readGPX(bytes.span).recordings.first?.sport
        }
        #expect(try sport("") == .running)
        #expect(try sport("<type>cycling</type>") == .cycling)
    }

    @Test func `TCX activities of type other use their notes`() throws {
        let text = """
            <TrainingCenterDatabase><Activities><Activity Sport="Other"><Id>2024-05-01T06:00:00Z</Id>
            <Lap StartTime="2024-05-01T06:00:00Z"><TotalTimeSeconds>3600</TotalTimeSeconds></Lap><Notes>Hot yoga</Notes></Activity>
            </Activities></TrainingCenterDatabase>
            """
        let bytes = Array(text.utf8)
        #expect(try readTCX(bytes.span).recordings.first?.sport == .hotYoga)
    }
}
