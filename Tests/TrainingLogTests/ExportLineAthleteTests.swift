import TestKit
import Testing
import Training

@testable import TrainingLog

struct ExportLineAthleteTests {
    private func roundTrip(_ athlete: Athlete) throws -> Athlete? {
        let lines = try ExportLine(hearth: 1).encoded() + ExportLine(athlete: ExportLine.Profile(athlete)).encoded()
        let list = try #require(try ExportLine.list(lines))
        #expect(list.findings.isEmpty)
        return list.lines.last?.athlete?.athlete
    }

    @Test func `every setting survives an export`() throws {
        let athlete = Athlete.withEverySetting
        for field in AthleteField.all { #expect(field.value(athlete) != nil, "\(field.key)") }
        #expect(try roundTrip(athlete) == athlete)
        #expect(try roundTrip(Athlete(name: "雅婷")) == Athlete(name: "雅婷"))
    }

    @Test func `the keys of an exported profile never change`() throws {
        let text = String(decoding: try ExportLine(athlete: ExportLine.Profile(.withEverySetting)).encoded(), as: UTF8.self)
        for member in [
            #""birthYear":1985,"#, #""firstHour":6,"#, #""functionalThresholdPowerWatts":510,"#,
            #""heartRateZones":[100,120.5,140,155,170],"#, #""heightMetres":1.55,"#, #""homeOffsetSeconds":-12600,"#,
            #""homeZone":"America/St_Johns","#, #""lastHour":21,"#, #""massKilograms":210,"#, #""maximumHeartRate":160,"#,
            #""name":"雅婷","#, #""raceDay":20793,"#, #""restWeekdays":[1,7],"#, #""restingHeartRate":75,"#,
            #""sex":"female","#, #""sleepNeedHours":8,"#, #""thresholdHeartRate":145,"#,
            #""thresholdSpeedMetresPerSecond":4.1,"#, #""thresholdTestDay":20793"#,
        ] {
            #expect(text.contains(member), "\(member) in \(text)")
        }
        let bare = String(decoding: try ExportLine(athlete: ExportLine.Profile(Athlete(name: "A"))).encoded(), as: UTF8.self)
        #expect(bare == #"{"athlete":{"homeOffsetSeconds":0,"name":"A"}}"# + "\n")
    }
}
