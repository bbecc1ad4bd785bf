import Analysis
import Screens
import Testing
import Training

struct SettingsScreenTests {
    @Test func `each threshold says what is in use and where it came from`() {
        let reader = Example.reader(.english)
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(50, .observed), maximumHeartRate: ProfileValue(190, .stated),
            thresholdHeartRate: ProfileValue(169.1, .derived), thresholdSpeed: ProfileValue(4, .derived))
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), reader), profile: profile, weather: WeatherSource(), reader: reader)
        var inUse: [String: String] = [:]
        for field in screen.sections.flatMap({ $0.fields }) { inUse[field.name] = field.inUse }
        #expect(inUse["resting"] == "In use: 50 bpm, seen in your recordings.")
        #expect(inUse["maximum"] == "In use: 190 bpm, as you said.")
        #expect(inUse["threshold"] == "In use: 169 bpm, computed from your recordings.")
        #expect(inUse["pace"] == "In use: 4:10 /km, computed from your recordings.")
        #expect(inUse["power"] == nil && inUse["name"] == nil)
        // Half, six tenths … of the way from 50 to 190.
        #expect(screen.zones.map { $0.value } == ["from 176 bpm", "162–176 bpm", "148–162 bpm", "134–148 bpm", "120–134 bpm"])
    }

    @Test func `without a maximum there are no zones, and it says so`() {
        let reader = Example.reader(.traditionalChinese)
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), reader), weather: WeatherSource(), reader: reader)
        #expect(screen.zones.isEmpty && screen.zonesNote == "需要最大心率。")
    }

    @Test(arguments: Language.allCases)
    func `it says of whom past weather is asked, and what that one is told`(_ language: Language) throws {
        let reader = Example.reader(language)
        func weather(_ source: WeatherSource) -> SettingsScreen.Weather {
            SettingsScreen(ProfileForm(Athlete(name: ""), reader), weather: source, reader: reader).weather
        }
        let silent = weather(WeatherSource())
        let asking = weather(WeatherSource(kept: try NamedArchives(weather: "https://weather.example/v1/archive", air: "")))
        #expect(asking.rows.map { $0.value } == ["https://weather.example/v1/archive"])
        #expect(silent.rows.map { $0.name } == asking.rows.map { $0.name } && silent.rows != asking.rows)
        let named = try NamedArchives(weather: "https://weather.example/v1/archive", air: "https://air.example/v1/air-quality")
        let both = weather(WeatherSource(kept: named))
        #expect(both.rows.map { $0.value }.last == "https://air.example/v1/air-quality" && both.leaves.hasPrefix(asking.leaves))
        #expect(both.leaves != asking.leaves && both.how.contains("HEARTH_AIR_QUALITY_ARCHIVE"))
        switch language {
        case .english:
            #expect(silent.leaves.hasPrefix("Nothing leaves this machine"))
            for told in ["a tenth of a degree", "its day", "the network address", "nothing else"] {
                #expect(asking.leaves.contains(told), "\(told)")
            }
        case .traditionalChinese:
            #expect(silent.leaves.hasPrefix("沒有任何資料離開這台電腦"))
            for told in ["十分之一度", "日期", "網路位址", "其他一概不傳"] { #expect(asking.leaves.contains(told), "\(told)") }
        }
        for way in ["weather_archive", "HEARTH_WEATHER_ARCHIVE", "--weather-archive", "off"] {
            #expect(silent.how.contains(way) && asking.how.contains(way), "\(way)")
        }
    }
}
