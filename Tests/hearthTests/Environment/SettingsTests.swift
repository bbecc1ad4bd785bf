import Accounts
import Foundation
import Localizations
import Measures
import OpenID
import Screens
import TestKit
import Testing
import WeatherArchives
import WebServer

@testable import TrainingLog
@testable import hearth

struct SettingsTests {
    static func settings(
        _ flags: Settings.Flags = Settings.Flags(), _ environment: [String: String] = [:], files: [String: String] = [:]
    ) throws -> Settings {
        try Settings(flags: flags, environment: environment.merging(["HOME": "/u"]) { given, _ in given }, file: { files[$0] })
    }

    @Test func `without settings the data folder follows XDG`() throws {
        let plain = try Self.settings()
        #expect(plain.home == "/u/.local/share/hearth")
        #expect(plain.database == "/u/.local/share/hearth/hearth.sqlite")
        #expect(plain.keys == "/u/.local/share/hearth/keys")
        #expect(plain.port == 8080)
        #expect(plain.language == .english)
        #expect(plain.units == .metric && plain.temperatures == .celsius)
        #expect(try Self.settings(Settings.Flags(), ["XDG_DATA_HOME": "/d"]).home == "/d/hearth")
        #expect(try Self.settings(Settings.Flags(), ["XDG_DATA_HOME": "", "HEARTH_HOME": ""]).home == "/u/.local/share/hearth")
    }

    @Test func `flags take precedence over the environment, and the environment over the file`() throws {
        let files = ["/u/.config/hearth/config": "home = /file\nport=1\nunits = imperial\nlanguage = zh-Hant # no comment here"]
        #expect(throws: CommandError.self) { try Self.settings(files: files) }
        let good = ["/u/.config/hearth/config": "# mine\n\nhome = /file\n port=1 \r\nunits = imperial\nlanguage = zh-Hant\n"]
        let fromFile = try Self.settings(files: good)
        #expect(fromFile.home == "/file")
        #expect(fromFile.port == 1)
        #expect(fromFile.units == .imperial)
        #expect(fromFile.language == .traditionalChinese)
        let environment = ["HEARTH_HOME": "/env", "HEARTH_PORT": "2", "HEARTH_UNITS": "metric", "HEARTH_DATABASE": "/env.db"]
        let fromEnvironment = try Self.settings(Settings.Flags(), environment, files: good)
        #expect(fromEnvironment.home == "/env")
        #expect(fromEnvironment.port == 2)
        #expect(fromEnvironment.units == .metric)
        #expect(fromEnvironment.database == "/env.db")
        let flags = Settings.Flags(home: "/flag", database: "/flag.db", port: 3, language: "en", units: "imperial")
        let fromFlags = try Self.settings(flags, environment, files: good)
        #expect(fromFlags.home == "/flag")
        #expect(fromFlags.port == 3)
        #expect(fromFlags.database == "/flag.db")
        #expect(fromFlags.language == .english)
        #expect(fromFlags.units == .imperial)
    }

    @Test func `the file of breached passwords is opened, and one of another form is refused by name`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let files = ["/u/.config/hearth/config": "breached_passwords = " + path]
        #expect(try Self.settings().breached() == nil)
        let settings = try Self.settings(files: files)
        let other = try Self.settings(Settings.Flags(), ["HEARTH_BREACHED_PASSWORDS": "/other"], files: files)
        #expect(settings.breachedPasswords == path && other.breachedPasswords == "/other")
        for content in [nil, "", "password\n", "5BAA61E4C9B93F3F0682250B6CF8331B:1\n"] {
            if let content { try Data(content.utf8).write(to: URL(filePath: path)) }
            #expect {
                try settings.breached()
            } throws: { error in
                guard case CommandError.settingsUnreadable(path, let reason) = error else { return false }
                return !reason.isEmpty
            }
        }
        try Data("5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:52256179\r\n".utf8).write(to: URL(filePath: path))
        #expect(try settings.breached()?.path == path)
    }

    @Test func `a provider is read from file, environment and flags, and its secret from a file of its own`() throws {
        let files = [
            "/u/.config/hearth/config":
                "oidc_issuer = https://id.example/realms/home\noidc_client = hearth\noidc_owner_group = admins\noidc_new_people = yes\n"
        ]
        let plain = try #require(try Self.settings(files: files).provider)
        #expect(plain.issuer.text == "https://id.example/realms/home" && plain.client == "hearth" && plain.name == "id.example")
        #expect(plain.rules.ownerGroup == "admins" && plain.rules.admitsNewPeople && plain.rules.groupsClaim == "groups")
        #expect(plain.scopes == ["openid", "profile"] && plain.rules.acr.isEmpty)
        let environment = [
            "HEARTH_OIDC_SCOPES": "openid, groups  email", "HEARTH_OIDC_AMR": "otp hwk", "HEARTH_OIDC_NAME": "Porter",
        ]
        let flags = Settings.Flags(provider: [.name: "Home", .acr: "2"])
        let full = try #require(try Self.settings(flags, environment, files: files).provider)
        #expect(full.name == "Home" && full.scopes == ["openid", "groups", "email"])
        #expect(full.rules.amr == ["otp", "hwk"] && full.rules.acr == ["2"])
        #expect(try Self.settings().provider == nil)
        #expect(try plain.loaded().secret == nil)
    }

    @Test func `a provider without issuer, client, encryption or openid is refused with the name of the setting`() throws {
        let wrong: [[ProviderChoice.Key: String]] = [
            [.client: "hearth"], [.issuer: "https://id.example"], [.issuer: "http://id.example", .client: "hearth"],
            [.issuer: "https://id.example", .client: "hearth", .scopes: "profile"],
            [.issuer: "https://id.example", .client: "hearth", .newPeople: "maybe"],
            [.issuer: "https://id.example", .client: "hearth", .name: String(repeating: "x", count: 41)],
        ]
        for values in wrong {
            let error = #expect(throws: CommandError.self) { try Self.settings(Settings.Flags(provider: values)) }
            guard case .settingInvalid(let name, _, _) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(name.hasPrefix("--oidc-"))
        }
        var choice = try #require(
            try Self.settings(Settings.Flags(provider: [.issuer: "https://id.example", .client: "hearth"])).provider)
        let file = FileManager.default.temporaryDirectory.appending(path: "hearth-secret-" + UUID().uuidString).path
        choice.secretFile = file
        #expect(throws: CommandError.self) { try choice.loaded() }
        defer { try? FileManager.default.removeItem(atPath: file) }
        for text in ["", " \n", String(repeating: "x", count: 5000)] {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            #expect(throws: CommandError.self) { try choice.loaded() }
        }
        try "s3cret\n".write(toFile: file, atomically: true, encoding: .utf8)
        let loaded = try choice.loaded()
        #expect(loaded.secret == ClientSecret("s3cret") && !"\(loaded)".contains("s3cret"))
    }

    @Test func `the file in the data folder takes precedence over the general one`() throws {
        let files = ["/x/config/hearth/config": "port = 1\nunits = imperial", "/h/config": "port = 2"]
        let settings = try Self.settings(Settings.Flags(home: "/h"), ["XDG_CONFIG_HOME": "/x/config"], files: files)
        #expect(settings.port == 2)
        #expect(settings.units == .imperial)
    }

    @Test func `temperature units are independent of length units, which set the default`() throws {
        let miles = ["/u/.config/hearth/config": "units = imperial"]
        #expect(try Self.settings(files: miles).temperatures == .fahrenheit)
        let both = ["/u/.config/hearth/config": "units = imperial\ntemperature = celsius"]
        #expect(try Self.settings(files: both).temperatures == .celsius)
        #expect(
            try Self.settings(Settings.Flags(), ["HEARTH_TEMPERATURE": "fahrenheit"], files: both).temperatures == .fahrenheit)
        let flag = Settings.Flags(temperature: "fahrenheit")
        let fahrenheit = try Self.settings(flag, ["HEARTH_TEMPERATURE": "celsius"])
        #expect(fahrenheit.temperatures == .fahrenheit && fahrenheit.units == .metric)
        #expect(throws: CommandError.settingInvalid(name: "--temperature", value: "kelvin", allowed: "celsius or fahrenheit")) {
            try Self.settings(Settings.Flags(temperature: "kelvin"))
        }
    }

    @Test func `no weather archive is used unless one is set`() throws {
        #expect(try Self.settings().weatherArchive == nil)
        let file = "/u/.config/hearth/config"
        let files = [file: "weather_archive = https://archive-api.open-meteo.com"]
        #expect(
            try Self.settings(files: files).weatherArchive
                == .init(address: "https://archive-api.open-meteo.com/v1/archive", by: "weather_archive in " + file))
        let environment = ["HEARTH_WEATHER_ARCHIVE": "http://127.0.0.1:9000/a"]
        #expect(throws: CommandError.self) { try Self.settings(Settings.Flags(), environment, files: files) }
        let allowed = [file: "private_sources = yes"]
        #expect(
            try Self.settings(Settings.Flags(), environment, files: allowed).weatherArchive
                == .init(address: "http://127.0.0.1:9000/a", by: "HEARTH_WEATHER_ARCHIVE"))
        #expect(
            try Self.settings(Settings.Flags(weatherArchive: "off"), environment, files: files).weatherArchive
                == .init(address: nil, by: "--weather-archive"))
        #expect(throws: CommandError.self) { try Self.settings(Settings.Flags(weatherArchive: "http://example.org")) }
    }

    @Test func `a settings file that is no text is an error`() throws {
        let folder = try ScratchFolder()
        #expect(try SettingsFile.text(folder.path + "/config") == nil)
        try Data("port = 9000".utf8).write(to: URL(filePath: folder.path + "/config"))
        #expect(try SettingsFile.text(folder.path + "/config") == "port = 9000")
        try Data([0x70, 0xFF, 0xFE, 0x3D]).write(to: URL(filePath: folder.path + "/config"))
        #expect(throws: CommandError.self) { try SettingsFile.text(folder.path + "/config") }
        try FileManager.default.createDirectory(atPath: folder.path + "/folder", withIntermediateDirectories: true)
        #expect(throws: CommandError.self) { try SettingsFile.text(folder.path + "/folder") }
    }

    @Test func `an air archive is not used without a weather archive`() throws {
        let air = ["HEARTH_AIR_QUALITY_ARCHIVE": "https://air-quality-api.open-meteo.com"]
        let folder = try ScratchFolder()
        #expect(try Self.settings(Settings.Flags(home: folder.path), air).namedArchives == nil)
        let both = Settings.Flags(home: folder.path, weatherArchive: "https://archive-api.open-meteo.com")
        let named = try #require(try Self.settings(both, air).namedArchives)
        #expect(named.weather.address.text == "https://archive-api.open-meteo.com/v1/archive")
        #expect(named.air?.address.text == "https://air-quality-api.open-meteo.com/v1/air-quality")
        #expect(try #require(try Self.settings(both).namedArchives).air == nil)
        let files = ["/u/.config/hearth/config": "air_quality_archive = off"]
        #expect(try #require(try Self.settings(both, files: files).namedArchives).air == nil)
        #expect(throws: CommandError.self) { try Self.settings(both, ["HEARTH_AIR_QUALITY_ARCHIVE": "http://example.org"]) }
    }

    @Test func `a forecast is asked only where the owner names its address beside a weather archive`() throws {
        let forecast = ["HEARTH_WEATHER_FORECAST": "https://api.open-meteo.com"]
        let folder = try ScratchFolder()
        #expect(try Self.settings(Settings.Flags(home: folder.path), forecast).namedArchives == nil)
        let archive = Settings.Flags(home: folder.path, weatherArchive: "https://archive-api.open-meteo.com")
        #expect(try #require(try Self.settings(archive).namedArchives).forecast == nil)
        let named = try #require(try Self.settings(archive, forecast).namedArchives)
        #expect(named.forecast?.address.text == "https://api.open-meteo.com/v1/forecast" && named.air == nil)
        let files = ["/u/.config/hearth/config": "weather_forecast = off"]
        #expect(try #require(try Self.settings(archive, files: files).namedArchives).forecast == nil)
        #expect(throws: CommandError.self) { try Self.settings(archive, ["HEARTH_WEATHER_FORECAST": "http://example.org"]) }
        // A server that runs notices another forecast.
        let names = try [Self.settings(archive), Self.settings(archive, forecast)].map { $0.archivesNow()?.name }
        #expect(names[0] != nil && names[0] != names[1])
        try Data("https://kept.example\n\nhttps://soon.example\n".utf8)
            .write(to: URL(filePath: try Self.settings(archive).archives))
        let page = try #require(try Self.settings(Settings.Flags(home: folder.path)).namedArchives)
        #expect(page.forecast?.address.text == "https://soon.example/v1/forecast" && page.air == nil)
    }

    @Test func `a forecast counts while its source is named, and one of a flag until the settings state something`() throws {
        let folder = try ScratchFolder()
        let place = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        func request(isByFlag: Bool) -> ForecastRequest {
            ForecastRequest(
                place: place, source: "api.open-meteo.com", asked: Moment(secondsSince1970: 0),
                answered: Moment(secondsSince1970: 0), isByFlag: isByFlag)
        }
        let archive = ["HEARTH_WEATHER_ARCHIVE": "https://archive-api.open-meteo.com"]
        let flag = Settings.Flags(home: folder.path, weatherForecast: "https://api.open-meteo.com")
        let plain = try Self.settings(Settings.Flags(home: folder.path))
        #expect(try Self.settings(flag, archive).isForecastByFlag && !plain.isForecastByFlag)
        #expect(try Self.settings(flag, archive).countsForecast(request(isByFlag: false)))
        #expect(plain.countsForecast(request(isByFlag: true)) && !plain.countsForecast(request(isByFlag: false)))
        for other in ["off", "https://other.example"] {
            let stated = try Self.settings(
                Settings.Flags(home: folder.path), archive.merging(["HEARTH_WEATHER_FORECAST": other]) { $1 })
            #expect(!stated.isForecastByFlag && !stated.countsForecast(request(isByFlag: true)), "\(other)")
        }
        let off = try Self.settings(Settings.Flags(home: folder.path), ["HEARTH_WEATHER_ARCHIVE": "off"])
        #expect(!off.countsForecast(request(isByFlag: true)))
    }

    @Test func `the archive of the settings page is used unless another was set at the start`() throws {
        let folder = try ScratchFolder()
        let plain = try Self.settings(Settings.Flags(home: folder.path))
        #expect(plain.namedArchives == nil && plain.archivesNow() == nil)
        let kept = "https://kept.example\nhttps://air.example\n"
        try Data(kept.utf8).write(to: URL(filePath: plain.archives))
        let named = try #require(plain.namedArchives)
        #expect(named.weather.address.text == "https://kept.example/v1/archive")
        #expect(named.air?.address.text == "https://air.example/v1/air-quality")
        #expect(try Self.settings(Settings.Flags(home: folder.path, weatherArchive: "off")).namedArchives == nil)
        let environment = ["HEARTH_WEATHER_ARCHIVE": "https://said.example"]
        let said = try #require(try Self.settings(Settings.Flags(home: folder.path), environment).namedArchives)
        #expect(said.weather.address.text == "https://said.example/v1/archive")
        // Two archives have different names, so that a server notices the change.
        let first = try #require(plain.archivesNow())
        try Data("https://kept.example\n\n".utf8).write(to: URL(filePath: plain.archives))
        #expect(try #require(plain.archivesNow()).name != first.name)
    }

    @Test(arguments: [
        "https://archive-api.open-meteo.com", "https://a.example/own/path", "http://127.0.0.1:9", "http://localhost/x/",
        "HTTPS://A.example", "https://a.example//x", "https://a.example/a;b=c@d:e", "https://a.example/~!$&'()*+,-._",
    ])
    func `an address that the page accepts can be used`(_ text: String) throws {
        let address = try ConfiguredArchives(weather: text, air: "", allowsPrivate: true).weather
        #expect(ArchiveAddress(address, allowsPrivate: true) != nil)
    }

    @Test func `an invalid setting is named with its place`() {
        #expect(throws: CommandError.settingUnknown(key: "prot", file: "/u/.config/hearth/config", line: 2)) {
            try Self.settings(files: ["/u/.config/hearth/config": "\nprot = 1"])
        }
        #expect(throws: CommandError.settingUnreadable(file: "/u/.config/hearth/config", line: 1)) {
            try Self.settings(files: ["/u/.config/hearth/config": "port 1"])
        }
        #expect(throws: CommandError.settingInvalid(name: "HEARTH_PORT", value: "70000", allowed: "a number from 0 to 65535")) {
            try Self.settings(Settings.Flags(), ["HEARTH_PORT": "70000"])
        }
        #expect(throws: CommandError.self) { try Self.settings(Settings.Flags(language: "fr")) }
        #expect(throws: CommandError.self) { try Self.settings(Settings.Flags(units: "furlongs")) }
    }

    @Test(
        arguments: [
            ("zh_TW.UTF-8", "zh-Hant"), ("zh_Hant_TW", "zh-Hant"), ("en_GB.UTF-8", "en"), ("C", "en"), ("de_DE@euro", "de"),
            ("fr_FR.UTF-8", "en"),
            ("", "en"),
        ] as [(String, String)])
    func `the language follows the locale`(locale: String, language: String) {
        #expect(Settings.language(ofLocale: locale).rawValue == language)
    }
}
