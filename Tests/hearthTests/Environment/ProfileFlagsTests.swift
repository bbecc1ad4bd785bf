import ArgumentParser
import Localizations
import Measures
import Screens
import Testing
import Training

@testable import hearth

struct ProfileFlagsTests {
    private func applied(_ arguments: [String], to athlete: Athlete = Athlete(name: "Ada")) throws -> Athlete {
        try ProfileFlags.parse(arguments).applied(to: athlete, today: Day(number: 20_600))
    }

    @Test func `every field has a flag`() throws {
        let athlete = try applied([
            "--name", "Bo", "--birth-year", "1985", "--sex", "female", "--mass", "62.5", "--height", "168", "--resting-hr", "48",
            "--max-hr", "188", "--threshold-hr", "170", "--threshold-pace", "4:30", "--ftp", "250", "--offset", "-03:30",
            "--race-day", "2026-12-06", "--threshold-test-day", "2026-05-01", "--zones", "118,137,152,166,180",
            "--rest-days", "mon,Thursday", "--hours", "5-21", "--sleep-need", "7.5",
        ])
        #expect(
            athlete
                == Athlete(
                    name: "Bo", birthYear: 1985, sex: .female, mass: Mass(kilograms: 62.5), height: Distance(metres: 1.68),
                    restingHeartRate: HeartRate(48), maximumHeartRate: HeartRate(188), thresholdHeartRate: HeartRate(170),
                    thresholdSpeed: Speed(metresPerSecond: 1000 / 270), functionalThresholdPower: Power(250),
                    homeOffset: LocalOffset(secondsAheadOfUTC: -12_600), raceDay: Day(year: 2026, month: 12, day: 6),
                    thresholdTestDay: Day(year: 2026, month: 5, day: 1),
                    heartRateZones: [118, 137, 152, 166, 180].map { HeartRate($0) },
                    availability: Availability(restWeekdays: [1, 4], hours: 5..<21), sleepNeedHours: 7.5))
    }

    @Test(arguments: [
        ("race-day", "race-day", "2020-01-01"), ("race-day", "race-day", "soon"), ("race-day", "race-day", "2200-01-01"),
        ("threshold-test-day", "threshold-test", "2199-01-01"), ("threshold-test-day", "threshold-test", "1969-12-31"),
    ])
    func `the page and the command refuse the same days`(
        flag: String, field: String, text: String
    ) throws {
        let today = Day(number: 20_600)
        let context = DisplayContext(language: .english, units: .metric, now: today.start(at: .utc), offset: .utc)
        let form = ProfileForm(Athlete(name: "Ada"), context) { $0 == field ? text : nil }
        let last = try #require(ISO8601.day("2199-12-31"))
        func words(_ today: String, _ last: String) -> String {
            flag == "race-day" ? "a day from \(today) to \(last)" : "a day until \(today)"
        }
        #expect(form.flaws[field] == .day(words(context.shortDate(today), context.shortDate(last))))
        do {
            _ = try applied(["--" + flag, text])
            Issue.record("the command took \(text)")
        } catch {
            #expect(try #require(CommandErrorMessage(error)).sentence.contains("must be \(words(today.iso, last.iso));"))
        }
    }

    @Test func `fields without a flag stay, and any field can be cleared`() throws {
        let known = try applied(["--mass", "62", "--ftp", "250", "--offset", "+8"])
        #expect(known.homeOffset.secondsAheadOfUTC == 28_800)
        let zoned = try applied(["--zone", "new york"], to: known)
        #expect(zoned.homeZone == "America/New_York" && zoned.homeOffset == .utc)
        #expect(try applied(["--offset", "+00:00"]).homeZone == "UTC")
        #expect(try applied(["--offset", "-3"], to: zoned).homeZone == nil)
        let less = try applied(["--clear", "mass", "--clear", "offset"], to: known)
        #expect(less == Athlete(name: "Ada", functionalThresholdPower: Power(250)))
        let cleared = try applied(ProfileFlags.clearable.flatMap { ["--clear", $0] }, to: known)
        #expect(cleared == Athlete(name: ""))
        #expect(try ProfileFlags.parse([]).isEmpty)
        #expect(try !ProfileFlags.parse(["--clear", "mass"]).isEmpty)
    }

    @Test(arguments: [
        ["--birth-year", "1899"], ["--birth-year", "2027"], ["--birth-year", "85 BC"], ["--sex", "f"],
        ["--race-day", "tomorrow"], ["--race-day", "2020-01-01"], ["--mass", "19"],
        ["--mass", "nan"], ["--mass", "inf"], ["--height", "1.68"], ["--resting-hr", "150"], ["--max-hr", "300"],
        ["--threshold-hr", "x"], ["--threshold-pace", "4"], ["--threshold-pace", "4:60"], ["--threshold-pace", "1:59"],
        ["--ftp", "5000"], ["--offset", "+15"], ["--offset", "8"], ["--offset", "+08:60"], ["--offset", "-99999999999999999999"],
        ["--zone", "Atlantis"], ["--zone", "+08:00"],
        ["--clear", "everything"], ["--threshold-test-day", "May"], ["--zones", "118,137"], ["--zones", "118,137,130,166,180"],
        ["--zones", "118,x,137,152,166,180"], ["--rest-days", "mo"], ["--rest-days", "mon,,tue"], ["--hours", "5-6"],
        ["--hours", "5-25"], ["--hours", "21"], ["--sleep-need", "5"],
    ])
    func `a value out of range is refused by its name`(arguments: [String]) throws {
        do {
            _ = try applied(arguments)
            Issue.record("\(arguments) were taken")
        } catch {
            let refusal = try #require(CommandErrorMessage(error))
            #expect(refusal.code == .usage)
            #expect(refusal.sentence.contains(arguments[0] + " is \"" + arguments[1] + "\""))
        }
    }

    @Test func `heart rates in the wrong order are refused, also with stored ones`() throws {
        let known = try applied(["--max-hr", "180"])
        #expect(throws: CommandError.profileContradicts(lesser: "resting heart rate", greater: "maximum heart rate")) {
            _ = try applied(["--max-hr", "90", "--resting-hr", "95"])
        }
        #expect(throws: CommandError.profileContradicts(lesser: "threshold heart rate", greater: "maximum heart rate")) {
            _ = try applied(["--threshold-hr", "180"], to: known)
        }
        #expect(
            CommandErrorMessage(CommandError.profileContradicts(lesser: "a", greater: "b"))?.sentence.contains("below the b")
                == true)
    }
}
