import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct SettingsScreenTests {
    @Test func `each threshold states its current value and source`() {
        let context = Example.context(.english)
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(50, .observed), maximumHeartRate: ProfileValue(190, .stated),
            thresholdHeartRate: ProfileValue(169.1, .derived), thresholdSpeed: ProfileValue(4, .derived))
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), context), profile: profile, weather: WeatherSource(), context: context)
        var inUse: [String: String] = [:]
        for field in screen.sections.flatMap({ $0.fields }) { inUse[field.name] = field.inUse }
        #expect(inUse["resting"] == "In use: 50 bpm, seen in your recordings.")
        #expect(inUse["maximum"] == "In use: 190 bpm, as entered.")
        #expect(inUse["threshold"] == "In use: 169 bpm, computed from your recordings.")
        #expect(inUse["pace"] == "In use: 4:10 /km, computed from your recordings.")
        #expect(inUse["power"] == nil && inUse["name"] == nil)
        // Half, six tenths … of the way from 50 to 190.
        #expect(screen.zones.map { $0.value } == ["from 176 bpm", "162–175 bpm", "148–161 bpm", "134–147 bpm", "120–133 bpm"])
    }

    @Test(arguments: Language.allCases)
    func `the page and the command have texts for every setting`(_ language: Language) {
        let context = Example.context(language)
        let screen = SettingsScreen(ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), context: context)
        var fields: [String: FormField] = [:]
        for field in screen.sections.flatMap({ $0.fields + $0.boxes.flatMap { $0.fields } }) { fields[field.name] = field }
        for setting in AthleteField.all {
            #expect(setting.name(language) != setting.key, "athlete.\(setting.key).name")
            for name in setting.names.form {
                let field = fields[name]
                #expect(field != nil, "\(name)")
                #expect(field?.label != setting.key && field?.hint != setting.key, "athlete.\(setting.key).label and .hint")
            }
            guard case .choice(let words) = setting.kind else { continue }
            for word in words { #expect(setting.name(ofChoice: word, language) != setting.key, "athlete.\(setting.key).\(word)") }
        }
    }

    @Test func `links lead to every section, and what few people change is the last`() {
        let context = Example.context(.english)
        func jumps(_ administers: Bool) -> [String] {
            SettingsScreen(
                ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), administersPeople: administers,
                context: context
            ).jumps.map(\.title)
        }
        #expect(jumps(true).count == 17 && Set(jumps(true)).count == 17)
        #expect(jumps(true).first == "You" && jumps(true).last == "Advanced")
        #expect(jumps(true).filter { !jumps(false).contains($0) } == ["People"])
    }

    @Test func `the card of backups says how to switch them on, and else what became of them`() {
        let context = Example.context(.english)
        func card(_ status: BackupStatus?) -> SettingsScreen.Backups? {
            SettingsScreen(ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), backups: status, context: context)
                .backups
        }
        #expect(card(nil) == nil)
        #expect(card(BackupStatus())?.setting == "backup = /media/disk/hearth" && card(BackupStatus())?.rows == [])
        let first = card(BackupStatus(folder: "/b"))
        #expect(first?.setting == nil && first?.rows.map(\.value) == ["none yet", "within ten minutes"] && first?.problem == nil)
        var status = BackupStatus(folder: "/b", made: context.now, next: context.now + 86_400)
        #expect(card(status)?.rows.map(\.name) == ["Last backup", "Next backup"])
        status.failure = BackupStatus.Failure(at: context.now, reason: .missing, path: "")
        #expect(card(status)?.rows.map(\.name) == ["Last backup", "Last failure", "Next backup"])
        #expect(card(status)?.problem == "/b does not exist. Connect its disk, or create the folder.")
    }

    @Test func `facts from files are in use until the athlete states others`() {
        var profile = AthleteProfile(sex: .female)
        profile.birthYear = 1988
        func inUse(_ athlete: Athlete, _ language: Language) -> [String?] {
            let context = Example.context(language)
            let screen = SettingsScreen(
                ProfileForm(athlete, context), profile: profile, weather: WeatherSource(), context: context)
            return screen.sections[0].fields.filter { ["birth-year", "sex"].contains($0.name) }.map(\.inUse)
        }
        #expect(
            inUse(Athlete(name: ""), .english)
                == ["In use: 1988, from your files.", "In use: Female, from your files."])
        #expect(inUse(Athlete(name: ""), .traditionalChinese).first == "目前使用：1988，來自您的檔案。")
        #expect(inUse(Athlete(name: "", birthYear: 1988, sex: .female), .english) == [nil, nil])
    }

    @Test func `the time zone is a city, or empty for the machine's zone, which is named`() {
        let context = Example.context(.english)
        func field(_ text: String, _ machine: String?) -> FormField? {
            let form = ProfileForm(Athlete(name: ""), context, zones: ["Asia/Taipei"]) { $0 == "clock" ? text : nil }
            let screen = SettingsScreen(form, weather: WeatherSource(), machineZone: machine, context: context)
            return screen.sections[0].fields.first { $0.name == "clock" }
        }
        #expect(field("", "Europe/Berlin")?.inUse == "In use: Europe/Berlin, this machine’s.")
        #expect(field("taipei", "Europe/Berlin")?.inUse == nil && field("", nil)?.inUse == nil)
        #expect(field("Atlantis", nil)?.problem?.contains("Berlin") == true)
    }

    @Test func `without a maximum heart rate there are no zones, and the page states why`() {
        let context = Example.context(.traditionalChinese)
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), context: context)
        #expect(screen.zones.isEmpty && screen.zonesNote == "需要最大心率。")
    }

    @Test func `custom zones are all or none and ascending, and the flaw is at its field`() {
        let context = Example.context(.english)
        func form(_ texts: [String], before: Athlete = Athlete(name: "")) -> ProfileForm {
            ProfileForm(before, context) { name in
                name.hasPrefix("zone-") ? Int(name.suffix(1)).map { texts[$0 - 1] } : nil
            }
        }
        let own = form(["100", "120.5", "140", "160", "180"])
        #expect(own.flaws.isEmpty && own.athlete.heartRateZones.map { $0.beatsPerMinute } == [100, 120.5, 140, 160, 180])
        #expect(form(["", "", "", "", ""], before: own.athlete).athlete.heartRateZones.isEmpty)
        #expect(form(["100", "", "140", "160", "180"], before: own.athlete).flaws == ["zone-2": .zoneMissing])
        #expect(form(["100", "120", "110", "160", "180"]).flaws == ["zone-3": .zoneOrder])
        #expect(form(["100", "x", "140", "160", "800"]).flaws == ["zone-2": .notNumber, "zone-5": .range("30", "240")])
        #expect(form(["100", "", "140", "160", "180"], before: own.athlete).athlete == own.athlete)
        let profile = AthleteProfile(athlete: own.athlete, peaks: [], bodySamples: [], asOf: context.today)
        let screen = SettingsScreen(
            ProfileForm(own.athlete, context), profile: profile, weather: WeatherSource(), context: context)
        #expect(screen.zones.first?.value == "from 180 bpm" && screen.zonesNote.hasPrefix("Your own"))
    }

    @Test func `hours and days of training round-trip`() {
        let context = Example.context(.english)
        func form(_ texts: [String: String], before: Athlete = Athlete(name: "")) -> ProfileForm {
            ProfileForm(before, context) { texts[$0] }
        }
        let said = form([
            "first-hour": "5", "last-hour": "21", "rest-1": "1", "rest-4": "1", "sleep-need": "7.5",
            "threshold-test": "2026-01-02",
        ])
        #expect(said.flaws.isEmpty)
        #expect(said.athlete.availability == Availability(restWeekdays: [1, 4], hours: 5..<21))
        #expect(said.athlete.sleepNeedHours == 7.5 && said.athlete.thresholdTestDay?.iso == "2026-01-02")
        let taken = form(["first-hour": "", "last-hour": "", "rest-1": "", "sleep-need": ""], before: said.athlete).athlete
        #expect(taken.availability == Availability(restWeekdays: [4]) && taken.sleepNeedHours == nil)
        for (texts, field) in [
            (["first-hour": "5"], "last-hour"), (["first-hour": "5", "last-hour": "6"], "last-hour"),
            (["first-hour": "25", "last-hour": "26"], "first-hour"), (["first-hour": "5.5", "last-hour": "9"], "first-hour"),
            (["first-hour": "x", "last-hour": "9"], "first-hour"), (["sleep-need": "12"], "sleep-need"),
            (["threshold-test": "soon"], "threshold-test"),
        ] {
            #expect(form(texts).flaws[field] != nil && form(texts).athlete == Athlete(name: ""), "\(texts)")
        }
    }

    @Test func `a race must be in the future and a test in the past`() throws {
        for (language, ahead, behind) in [
            (Language.english, "This must be a day from 21 Nov to 31 Dec 2199.", "This must be a day until 21 Nov."),
            (.traditionalChinese, "必須是11月21日到2199年12月31日之間的日期。", "必須是11月21日為止的日期。"),
        ] {
            let context = Example.context(language)
            func form(_ race: Day, _ test: Day) -> ProfileForm {
                ProfileForm(Athlete(name: ""), context) { ["race-day": race.iso, "threshold-test": test.iso][$0] }
            }
            let taken = form(context.today, context.today)
            #expect(
                taken.flaws.isEmpty && taken.athlete.raceDay == context.today && taken.athlete.thresholdTestDay == context.today)
            let refused = form(context.today - 1, context.today + 1)
            #expect(refused.athlete == Athlete(name: ""))
            let screen = SettingsScreen(refused, weather: WeatherSource(), context: context)
            #expect(screen.sections.flatMap(\.fields).compactMap(\.problem) == [ahead, behind])
        }
        // A race day that has passed does not block another change.
        let before = Athlete(name: "", raceDay: Example.today - 9)
        let form = ProfileForm(before, Example.context(.english)) { ["name": "Bo", "race-day": (Example.today - 9).iso][$0] }
        #expect(form.flaws.isEmpty && form.athlete.raceDay == before.raceDay && form.athlete.name == "Bo")
    }

    @Test(arguments: Language.allCases)
    func `the page names the weather archive and what it learns`(_ language: Language) throws {
        let context = Example.context(language)
        func weather(_ source: WeatherSource) -> SettingsScreen.Weather {
            SettingsScreen(ProfileForm(Athlete(name: ""), context), weather: source, context: context).weather
        }
        let silent = weather(WeatherSource())
        let asking = weather(WeatherSource(kept: try ConfiguredArchives(weather: "https://weather.example/v1/archive", air: "")))
        #expect(asking.rows.map { $0.value } == ["https://weather.example/v1/archive"])
        #expect(silent.rows.map { $0.name } == asking.rows.map { $0.name } && silent.rows != asking.rows)
        let named = try ConfiguredArchives(
            weather: "https://weather.example/v1/archive", air: "https://air.example/v1/air-quality")
        let both = weather(WeatherSource(kept: named))
        #expect(both.rows.map { $0.value }.last == "https://air.example/v1/air-quality" && both.leaves.hasPrefix(asking.leaves))
        #expect(both.leaves != asking.leaves && both.how.contains("HEARTH_AIR_QUALITY_ARCHIVE"))
        switch language {
        case .english:
            #expect(silent.leaves.hasPrefix("Hearth sends no weather requests"))
            for fact in ["a tenth of a degree", "its day", "your network address", "nothing else"] {
                #expect(asking.leaves.contains(fact), "\(fact)")
            }
        case .traditionalChinese:
            #expect(silent.leaves.hasPrefix("Hearth 不會上網查詢天氣"))
            for fact in ["十分之一度", "日期", "網路位址", "其他一概不傳"] { #expect(asking.leaves.contains(fact), "\(fact)") }
        case .german:
            #expect(silent.leaves.hasPrefix("Hearth fragt kein Wetter ab"))
            for fact in ["Zehntelgrad", "Tag", "Netzwerkadresse", "sonst nichts"] {
                #expect(asking.leaves.contains(fact), "\(fact)")
            }
        case .pseudo: Issue.record("the pseudo-language is not offered")
        }
        for way in ["weather_archive", "HEARTH_WEATHER_ARCHIVE", "--weather-archive", "off"] {
            #expect(silent.how.contains(way) && asking.how.contains(way), "\(way)")
        }
    }
}
