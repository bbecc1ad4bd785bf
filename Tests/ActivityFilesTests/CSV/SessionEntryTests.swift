import ActivityFiles
import Measures
import Testing
import Training

struct SessionEntryTests {
    static let evening = Moment(secondsSince1970: 1_714_588_200)  // 2024-05-01T18:30:00Z

    @Test func `an entry is read back unchanged, with its unit, clock and lines`() throws {
        let entry = SessionEntry(
            sport: .hotYoga, start: Self.evening, offset: LocalOffset(secondsAheadOfUTC: 8 * 3600), duration: 4500,
            room: RoomTemperature(degrees: 105, isFahrenheit: true), humidity: 42.5, meanHeartRate: 128, perceivedEffort: 6,
            title: "26 & 2, “Ada”", note: "two \"rounds\",\nthen rest")
        let bytes = Array(entry.table.utf8)
        let reading = try readCSV(bytes.span)
        let session = try #require(reading.recordings.first)
        #expect(reading.recordings.count == 1 && reading.findings.isEmpty)
        #expect(session.source.origin == .manual && session.sport == .hotYoga && session.elapsed == 4500)
        #expect(session.start == Self.evening && session.offset?.secondsAheadOfUTC == 8 * 3600)
        #expect(session.conditions == Conditions(temperature: Temperature(fahrenheit: 105), humidityPercent: 42.5))
        #expect(session.isIndoor == true && session.meanHeartRate?.beatsPerMinute == 128 && session.perceivedEffort == 6)
        #expect(session.title == "26 & 2, “Ada”" && session.notes == "two \"rounds\",\nthen rest")
    }

    @Test(arguments: Sport.allCases) func `any sport can be entered with only a duration`(_ sport: Sport) throws {
        let entry = SessionEntry(sport: sport, start: Self.evening, offset: .utc, duration: 90)
        let bytes = Array(entry.table.utf8)
        let session = try #require(try readCSV(bytes.span).recordings.first)
        #expect(session.sport == sport && session.conditions == nil && session.isIndoor == nil && session.title == nil)
    }
}
