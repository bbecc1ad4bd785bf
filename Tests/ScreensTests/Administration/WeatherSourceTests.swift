import Analysis
import Localizations
import Screens
import Testing
import Training

struct WeatherSourceTests {
    static func flaw(_ weather: String, _ air: String = "") -> ConfiguredArchives.Flaw? {
        do throws(ConfiguredArchives.Flaw) { _ = try ConfiguredArchives(weather: weather, air: air) } catch { return error }
        return nil
    }

    static func weather(_ source: WeatherSource, _ fields: [String: String]? = nil, _ language: Language = .english)
        -> SettingsScreen.Weather
    {
        let context = Example.context(language)
        let form = fields.map { fields in WeatherSourceForm(source) { fields[$0] } }
        return SettingsScreen(
            ProfileForm(Athlete(name: ""), context), weather: source, archives: (form, nil), context: context
        ).weather
    }

    @Test func `an archive is https or on this machine`() throws {
        let named = try ConfiguredArchives(
            weather: "  https://archive-api.open-meteo.com \n", air: "http://localhost:9/v1/air", allowsPrivate: true)
        for inside in ["https://localhost", "https://192.168.1.2/v1", "https://nas/", "https://127.1", "http://127.0.0.1:9"] {
            #expect(Self.flaw(inside) == .privateAddress, "\(inside)")
        }
        #expect(named.weather == "https://archive-api.open-meteo.com" && named.air == "http://localhost:9/v1/air")
        #expect(try ConfiguredArchives(weather: "https://a.example/own/path", air: "  ").air == nil)
        for wrong in [
            "", "x", "ftp://a.example", "https://", "https://a b", "https://me@a.example", "https://a.example/?key=1",
            "https://a.example/#x", "https://a.example/%zz", "https://a.example/\u{0}x", "https://a.example:99999",
        ] { #expect(Self.flaw(wrong) == .notAddress, "\(wrong)") }
        for open in ["http://a.example", "http://192.168.1.2/v1", "http://nas/"] {
            #expect(Self.flaw(open) == .readableByOthers, "\(open)")
        }
        #expect(Self.flaw("https://a.example/" + String(repeating: "x", count: 400)) == .tooLong(limit: 400))
        #expect(Self.flaw("https://a.example", "nonsense") == .notAddress)
    }

    @Test func `values set at the start override the page, weather and air separately`() throws {
        let kept = try ConfiguredArchives(weather: "https://kept.example", air: "https://air.example")
        let fixedSettings = WeatherSource.StartupSetting(address: "https://fixed.example", by: "HEARTH_WEATHER_ARCHIVE")
        #expect(WeatherSource().address == nil && WeatherSource().airAddress == nil)
        #expect(WeatherSource(kept: kept).address == "https://kept.example")
        #expect(WeatherSource(kept: kept).airAddress == "https://air.example")
        #expect(WeatherSource(weather: fixedSettings, kept: kept).address == "https://fixed.example")
        let off = WeatherSource.StartupSetting(address: nil, by: "--weather-archive")
        // Turning weather off is a setting too. The air archive is not used alone.
        #expect(WeatherSource(weather: off, air: fixedSettings, kept: kept).address == nil)
        #expect(WeatherSource(weather: off, air: fixedSettings, kept: kept).airAddress == nil)
        #expect(WeatherSource(air: off, kept: kept).airAddress == nil)
        #expect(WeatherSource(air: fixedSettings).airAddress == nil)
    }

    @Test(arguments: Language.allCases)
    func `the page names where each value was set, and has fields only for those that it can change`(
        _ language: Language
    ) throws {
        let kept = try ConfiguredArchives(weather: "https://kept.example", air: "")
        let free = Self.weather(WeatherSource(kept: kept), nil, language)
        #expect(free.fields.map { $0.name } == ["archive", "air", "forecast"] && free.fixedSettings.isEmpty)
        #expect(free.fields.map { $0.value } == ["https://kept.example", "", ""])
        let fixedSettings = WeatherSource.StartupSetting(address: "https://fixed.example", by: "HEARTH_WEATHER_ARCHIVE")
        let fixed = Self.weather(WeatherSource(weather: fixedSettings, kept: kept), nil, language)
        #expect(
            fixed.fields.isEmpty && fixed.fixedSettings.count == 1 && fixed.fixedSettings[0].contains("HEARTH_WEATHER_ARCHIVE"))
        #expect(fixed.rows.map { $0.value } == ["https://fixed.example"])
        let air = Self.weather(WeatherSource(air: WeatherSource.StartupSetting(address: nil, by: "x"), kept: kept), nil, language)
        #expect(air.fields.map { $0.name } == ["archive", "forecast"] && air.fixedSettings.count == 1)
        let forecast = WeatherSource.StartupSetting(address: "https://said.example", by: "HEARTH_WEATHER_FORECAST")
        let said = Self.weather(WeatherSource(forecast: forecast, kept: kept), nil, language)
        #expect(said.fields.map { $0.name } == ["archive", "air"] && said.fixedSettings.count == 1)
        #expect(said.fixedSettings[0].contains("HEARTH_WEATHER_FORECAST") && said.rows.last?.value == "https://said.example")
    }

    @Test(arguments: Language.allCases) func `the form states the flaw and keeps its text, and empty addresses mean no archive`(
        _ language: Language
    ) throws {
        func form(_ weather: String, _ air: String, _ source: WeatherSource = WeatherSource()) -> WeatherSourceForm {
            WeatherSourceForm(source) { ["archive": weather, "air": air][$0] }
        }
        #expect(form(" ", "").archives == nil && form(" ", "").flaws.isEmpty)
        #expect(form("https://a.example", "").archives?.weather == "https://a.example")
        #expect(form("https://a.example", "https://b.example").archives?.air == "https://b.example")
        #expect(form("http://a.example", "").flaws == ["archive": .readableByOthers])
        #expect(form("https://a.example", "b").flaws == ["air": .notAddress])
        #expect(form("", "https://b.example").flaws == ["air": .weatherMissing])
        // A value without a field keeps its stored value.
        let kept = WeatherSource(kept: try ConfiguredArchives(weather: "https://a.example", air: "https://b.example"))
        let half = WeatherSourceForm(kept) { $0 == "archive" ? "https://c.example" : nil }
        #expect(half.archives == (try ConfiguredArchives(weather: "https://c.example", air: "https://b.example")))
        let off = WeatherSourceForm(kept) { $0 == "archive" ? "" : nil }
        #expect(off.archives == nil && off.flaws.isEmpty)
        let wrong = Self.weather(kept, ["archive": "http://a.example", "air": ""], language)
        #expect(wrong.fields[0].problem != nil && wrong.fields[0].value == "http://a.example" && wrong.fields[1].problem == nil)
        #expect(wrong.message?.isProblem == true)
    }

    @Test(arguments: Language.allCases)
    func `a forecast needs a weather archive and its own address, and the page states what its server learns`(
        _ language: Language
    ) throws {
        let source = WeatherSource()
        func form(_ weather: String, _ forecast: String) -> WeatherSourceForm {
            WeatherSourceForm(source) { ["archive": weather, "air": "", "forecast": forecast][$0] }
        }
        // No server is guessed from that of the archive.
        #expect(form("https://archive-api.open-meteo.com", "").archives?.forecast == nil)
        #expect(form("https://a.example", " https://b.example ").archives?.forecast == "https://b.example")
        #expect(form("https://a.example", "b").flaws == ["forecast": .notAddress])
        #expect(form("https://a.example", "http://b.example").flaws == ["forecast": .readableByOthers])
        #expect(form("", "https://b.example").flaws == ["forecast": .weatherMissing])
        let kept = try ConfiguredArchives(weather: "https://a.example", air: "", forecast: "https://b.example")
        #expect(WeatherSource(kept: kept).forecastAddress == "https://b.example" && WeatherSource().forecastAddress == nil)
        let off = WeatherSource.StartupSetting(address: nil, by: "--weather-forecast")
        #expect(WeatherSource(forecast: off, kept: kept).forecastAddress == nil)
        #expect(WeatherSource(weather: off, kept: kept).forecastAddress == nil)
        let half = WeatherSourceForm(WeatherSource(kept: kept)) { $0 == "archive" ? "https://c.example" : nil }
        #expect(half.archives?.forecast == "https://b.example")

        let plain = try ConfiguredArchives(weather: "https://a.example", air: "")
        let (silent, asking) = (
            Self.weather(WeatherSource(kept: plain), nil, language), Self.weather(WeatherSource(kept: kept), nil, language)
        )
        #expect(asking.rows.map { $0.value } == ["https://a.example", "https://b.example"])
        #expect(asking.leaves.hasPrefix(silent.leaves) && asking.leaves != silent.leaves)
        #expect(asking.how.contains("weather_forecast") && asking.how.contains("HEARTH_WEATHER_FORECAST"))
        #expect(asking.fields.last?.hint.contains("https://api.open-meteo.com") == true)
        let facts: [String] =
            switch language {
            case .english: ["six hours", "a tenth of a degree", "usually train", "nothing else"]
            case .german: ["sechs Stunden", "Zehntelgrad", "meist trainierst", "sonst nichts"]
            case .traditionalChinese: ["六小時", "十分之一度", "平時訓練", "其他一概不傳"]
            case .pseudo: ["the pseudo-language is not offered"]
            }
        for fact in facts { #expect(asking.leaves.contains(fact), "\(fact)") }
    }
}
