import Backups
import Localizations
import Measures
import Screens
import TrainingLog
import WeatherArchives
import WebServer

/// Settings of the program. Flags take precedence over the environment, and the environment over the settings file.
struct Settings: Equatable {
    /// The data folder.
    var home: String
    /// Whether commands without options use the same folder.
    var isHomeStandard = true
    var database: String
    var port: Int
    var language: Language
    var units: UnitSystem
    var temperatures: TemperatureScale
    /// Weather and air archives and the forecast from flags, environment or file; nil leaves the choice to the settings page.
    var weatherArchive: WeatherSource.StartupSetting?
    var airArchive: WeatherSource.StartupSetting?
    var forecast: WeatherSource.StartupSetting?
    /// Whether archives, map sources and endpoints may be on this machine or in its network. Only a settings file can allow it.
    var allowsPrivateSources = false

    /// How other devices reach the server; nil if none does.
    var publicAccess: PublicAccess?

    /// Path of the Unix socket to listen at instead of a port; nil without one.
    var socket: String?

    /// Certificate with which the server itself speaks TLS; nil without one.
    var tls: TLSFiles?

    /// OpenID Connect provider; nil without one.
    var provider: ProviderChoice?

    /// Path of a file of breached passwords; nil without one. Only from a file or the environment.
    var breachedPasswords: String?

    /// Scheduled backups; only from a file or the environment.
    var backup = BackupSettings()

    /// Receivers of webhooks; only from a file.
    var webhooks = WebhookSettings()

    /// Log and metrics of the server.
    var operation = OperationSettings()

    /// Id of the athlete whose data a command works on.
    var athlete = Journal.localAthlete

    /// Returns language and units of an output that depends on no clock of an athlete.
    func context(at now: Moment) -> DisplayContext {
        DisplayContext(language: language, units: units, temperatures: temperatures, now: now, offset: .utc)
    }

    var keys: String { home + "/keys" }
    var originals: String { home + "/originals" }
    /// Folder of the athlete's own files: the data folder itself for the owner.
    var athleteHome: String { athlete == Journal.localAthlete ? home : home + "/athletes/" + athlete }
    var uploads: String { athleteHome + "/uploads" }
    var mapSource: String { athleteHome + "/map-source" }
    var summaries: String { athleteHome + "/summary-endpoint" }
    var archives: String { athleteHome + "/weather-source" }

    /// Values of the command line.
    struct Flags: Equatable {
        var home: String?
        var database: String?
        var port: Int?
        var language: String?
        var units: String?
        var temperature: String?
        var weatherArchive: String?
        var airQualityArchive: String?
        var weatherForecast: String?
        var publicAddress: String?
        var socket: String?
        var trustedProxies: String?
        var tlsCertificate: String?
        var tlsKey: String?
        var metrics: Bool?
        var logLevel: String?
        var logFormat: String?
        var provider: [ProviderChoice.Key: String] = [:]
    }

    /// Resolves the settings.
    /// - Parameter file: returns the text of a file, or nil when it does not exist.
    init(flags: Flags, environment: [String: String], file: (String) throws(CommandError) -> String?) throws(CommandError) {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let userHome = variable("HOME") ?? "."
        let general = try SettingsFile.read((variable("XDG_CONFIG_HOME") ?? userHome + "/.config") + "/hearth/config", file)
        let standard = (variable("XDG_DATA_HOME") ?? userHome + "/.local/share") + "/hearth"
        let home = flags.home ?? variable("HEARTH_HOME") ?? general["home"]?.value ?? standard
        let own = try SettingsFile.read(home + "/config", file)
        self.home = home
        isHomeStandard = home == general["home"]?.value ?? standard
        // The file in the data folder takes precedence.
        func setting(_ key: String, flag: String?, variable name: String) -> (value: String, name: String)? {
            if let flag { return (flag, "--" + key.replacing("_", with: "-")) }
            if let value = variable(name) { return (value, name) }
            if let entry = own[key] ?? general[key] { return (entry.value, "\(key) in \(entry.file)") }
            return nil
        }
        let databaseSetting = setting("database", flag: flags.database, variable: "HEARTH_DATABASE")
        if let databaseSetting, databaseSetting.value.contains("://") {
            throw .settingInvalid(
                name: databaseSetting.name, value: databaseSetting.value,
                allowed: "the path of an SQLite file: database servers are not supported")
        }
        database = databaseSetting?.value ?? home + "/hearth.sqlite"
        port = 8080
        if let text = setting("port", flag: flags.port.map { String($0) }, variable: "HEARTH_PORT") {
            guard let number = Int(text.value), (0...65_535).contains(number) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "a number from 0 to 65535")
            }
            port = number
        }
        language = Settings.language(ofLocale: variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "")
        if let text = setting("language", flag: flags.language, variable: "HEARTH_LANGUAGE") {
            guard let known = Language(rawValue: text.value) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: Language.choices)
            }
            language = known
        }
        units = .metric
        if let text = setting("units", flag: flags.units, variable: "HEARTH_UNITS") {
            guard let known = UnitSystem(rawValue: text.value) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "metric or imperial")
            }
            units = known
        }
        temperatures = units.usualTemperatures
        if let text = setting("temperature", flag: flags.temperature, variable: "HEARTH_TEMPERATURE") {
            guard let known = TemperatureScale(rawValue: text.value) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "celsius or fahrenheit")
            }
            temperatures = known
        }
        if let entry = own["private_sources"] ?? general["private_sources"] {
            guard ["yes", "no"].contains(entry.value) else {
                throw .settingInvalid(name: "private_sources in \(entry.file)", value: entry.value, allowed: "yes or no")
            }
            allowsPrivateSources = entry.value == "yes"
        }
        let proxies = setting("trusted_proxies", flag: flags.trustedProxies, variable: "HEARTH_TRUSTED_PROXIES")
        publicAccess = try Settings.publicAccess(
            setting("public", flag: flags.publicAddress, variable: "HEARTH_PUBLIC"), proxies: proxies,
            subdomains: setting("hsts_subdomains", flag: nil, variable: "HEARTH_HSTS_SUBDOMAINS"))
        let socketSetting = setting("socket", flag: flags.socket, variable: "HEARTH_SOCKET")
        socket = socketSetting?.value
        tls = try Settings.tls(
            certificate: setting("tls_certificate", flag: flags.tlsCertificate, variable: "HEARTH_TLS_CERTIFICATE"),
            key: setting("tls_key", flag: flags.tlsKey, variable: "HEARTH_TLS_KEY"), isPublic: publicAccess != nil,
            socket: socketSetting)
        // With TLS of its own the server needs no proxy, and a program of this machine must not pass for one.
        if tls != nil, proxies == nil { publicAccess?.proxies = .none }
        provider = try Settings.provider {
            setting($0.rawValue, flag: flags.provider[$0], variable: $0.variable)
        }
        operation = try Settings.operation(
            metrics: setting("metrics", flag: flags.metrics.map { $0 ? "yes" : "no" }, variable: "HEARTH_METRICS"),
            level: setting("log_level", flag: flags.logLevel, variable: "HEARTH_LOG_LEVEL"),
            format: setting("log_format", flag: flags.logFormat, variable: "HEARTH_LOG_FORMAT"))
        if let text = setting("backup", flag: nil, variable: "HEARTH_BACKUP") {
            guard !text.value.hasSuffix(".hearthbackup") else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "a folder, which holds a backup of every day")
            }
            backup.path = text.value
        }
        breachedPasswords = setting("breached_passwords", flag: nil, variable: "HEARTH_BREACHED_PASSWORDS")?.value
        backup.keyFile = setting("backup_key", flag: nil, variable: "HEARTH_BACKUP_KEY")?.value
        if let text = setting("backup_keep", flag: nil, variable: "HEARTH_BACKUP_KEEP") {
            guard let keep = BackupRetention(text.value) else {
                throw .settingInvalid(name: text.name, value: text.value, allowed: "like 7 days, 5 weeks, 12 months")
            }
            backup.keep = keep
        }
        let allowsPrivate = allowsPrivateSources
        webhooks = try Settings.webhooks(general.merging(own) { $1 }, allowsPrivate: allowsPrivate)
        func archive(
            _ text: (value: String, name: String)?, path: String, example: String
        ) throws(CommandError) -> WeatherSource.StartupSetting? {
            guard let text else { return nil }
            if text.value == "off" { return WeatherSource.StartupSetting(address: nil, by: text.name) }
            guard let known = ArchiveAddress(text.value, path: path, allowsPrivate: allowsPrivate) else {
                throw .settingInvalid(
                    name: text.name, value: text.value,
                    allowed: "off, or an https address such as " + example
                        + "; one on this machine or in its network needs private_sources = yes in the settings file")
            }
            return WeatherSource.StartupSetting(address: known.text, by: text.name)
        }
        weatherArchive = try archive(
            setting("weather_archive", flag: flags.weatherArchive, variable: "HEARTH_WEATHER_ARCHIVE"),
            path: OpenMeteoArchive.path, example: "https://archive-api.open-meteo.com")
        airArchive = try archive(
            setting("air_quality_archive", flag: flags.airQualityArchive, variable: "HEARTH_AIR_QUALITY_ARCHIVE"),
            path: OpenMeteoAirQuality.path, example: "https://air-quality-api.open-meteo.com")
        forecast = try archive(
            setting("weather_forecast", flag: flags.weatherForecast, variable: "HEARTH_WEATHER_FORECAST"),
            path: OpenMeteoForecast.path, example: "https://api.open-meteo.com")
    }

    /// Returns the language of a locale such as `zh_TW.UTF-8`; English for unsupported languages.
    static func language(ofLocale locale: String) -> Language {
        Language(acceptLanguage: String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-"))
    }
}
