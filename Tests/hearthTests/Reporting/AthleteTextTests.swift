import Analysis
import ArgumentParser
import Localizations
import Measures
import Testing
import Training

@testable import Screens
@testable import hearth

struct AthleteTextTests {
    @Test func `a missing field names the flag that sets it`() throws {
        let lines = AthleteText.lines(Athlete(name: ""), known: Athlete(name: ""), .english)
        #expect(lines.count == ProfileFlags.clearable.count)
        for (line, flag) in zip(lines, ProfileFlags.clearable) {
            #expect(line.contains("hearth athlete --" + flag + " "), "\(line)")
        }
        // The command accepts every hint.
        for line in lines {
            let words = line.split(separator: " ").drop { !$0.hasPrefix("--") }.map(String.init)
            let flags = try ProfileFlags.parse(words)
            #expect(try flags.applied(to: Athlete(name: ""), today: Day(number: 20_600)) != Athlete(name: ""))
        }
    }

    @Test func `values are shown in the units of their flags`() throws {
        let athlete = Athlete(
            name: "Ada", mass: Mass(kilograms: 62.5), height: Distance(metres: 1.68),
            thresholdSpeed: Speed(metresPerSecond: 1000 / 270), homeOffset: LocalOffset(secondsAheadOfUTC: -12_600))
        let text = AthleteText.lines(athlete, known: athlete, .english).joined(separator: "\n")
        for part in ["62.5 kg", "168 cm", "4:30 /km", "-03:30"] { #expect(text.contains(part), "\(part)") }
        let json = try JSONText.line(AthleteText.json(athlete, known: athlete))
        #expect(json.contains(#""mass_kg":62.5"#) && json.contains(#""ftp_w":null"#) && json.contains(#""home_offset_s":-12600"#))
    }

    @Test func `facts from files are marked as such, and separate in the JSON`() throws {
        let known = Athlete(name: "", birthYear: 1988, sex: .female)
        let lines = AthleteText.lines(Athlete(name: ""), known: known, .english)
        #expect(lines[1].hasSuffix("1988   from your files") && lines[2].hasSuffix("female   from your files"))
        let json = try JSONText.line(AthleteText.json(Athlete(name: "", sex: .female), known: known))
        #expect(json.contains(#""birth_year":null"#) && json.contains(#""files":{"birth_year":1988,"sex":"female"}"#))
        #expect(AthleteText.lines(known, known: known, .english)[1].hasSuffix("1988"))
    }

    @Test func `the profile is shown in the chosen language`() {
        let athlete = Athlete(
            name: "Ada", birthYear: 1985, sex: .female, mass: Mass(kilograms: 62.5), restingHeartRate: HeartRate(48))
        let german = AthleteText.lines(athlete, known: athlete, .german)
        #expect(german[2].hasSuffix("weiblich") && german[3].hasPrefix("Gewicht ") && german[3].hasSuffix("62,5 kg"))
        #expect(german[5] == "Ruhepuls              48 bpm")
        let chinese = AthleteText.lines(Athlete(name: ""), known: athlete, .traditionalChinese)
        #expect(chinese[1].hasSuffix("1985   來自您的檔案") && chinese[5].hasSuffix("48 次/分   來自您的檔案"))
        #expect(chinese[12].hasPrefix("下一場比賽 ") && chinese[12].hasSuffix("hearth athlete --race-day 2026-12-06"))
    }

    @Test func `a recommendation that needs the profile names the command`() {
        for rule in [Recommendation.Rule.needHeartRateProfile, .needBirthYearAndSex] {
            #expect(AthleteText.command(for: rule)?.hasPrefix("hearth athlete --") == true)
        }
        #expect(AthleteText.command(for: .needRuns) == nil)
    }
}
