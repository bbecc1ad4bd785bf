import Accounts
import ArgumentParser
import Foundation
import Localizations
import TrainingLog

/// Options of a command that is about the whole data folder.
struct FolderOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Data folder.", valueName: "folder"))
    var home: String?

    @Option(help: ArgumentHelp("SQLite file, if not in the data folder.", valueName: "file"))
    var database: String?

    func settings(
        port: Int? = nil, language: String? = nil, units: String? = nil, temperature: String? = nil,
        weatherArchive: String? = nil,
        airQualityArchive: String? = nil, weatherForecast: String? = nil, publicAddress: String? = nil, socket: String? = nil,
        trustedProxies: String? = nil, tlsCertificate: String? = nil, tlsKey: String? = nil, metrics: Bool? = nil,
        logLevel: String? = nil, logFormat: String? = nil,
        provider: [ProviderChoice.Key: String] = [:]
    ) throws -> Settings {
        try Settings(
            flags: Settings.Flags(
                home: home, database: database, port: port, language: language, units: units, temperature: temperature,
                weatherArchive: weatherArchive, airQualityArchive: airQualityArchive, weatherForecast: weatherForecast,
                publicAddress: publicAddress, socket: socket,
                trustedProxies: trustedProxies, tlsCertificate: tlsCertificate, tlsKey: tlsKey, metrics: metrics,
                logLevel: logLevel, logFormat: logFormat,
                provider: provider),
            environment: ProcessInfo.processInfo.environment,
            file: SettingsFile.text)
    }
}

/// Options of a command that is about one person.
struct EnvironmentOptions: ParsableArguments {
    @OptionGroup var folder: FolderOptions

    @Option(help: ArgumentHelp("Person of `hearth people` instead of the owner.", valueName: "name"))
    var athlete: String?

    /// - Throws: `AccountError.unknown` when no account has the name of `--athlete`.
    func settings(
        port: Int? = nil, language: String? = nil, units: String? = nil, temperature: String? = nil,
        weatherArchive: String? = nil, airQualityArchive: String? = nil, weatherForecast: String? = nil
    ) throws -> Settings {
        var settings = try folder.settings(
            port: port, language: language, units: units, temperature: temperature, weatherArchive: weatherArchive,
            airQualityArchive: airQualityArchive, weatherForecast: weatherForecast)
        if let athlete { settings.athlete = try settings.accounts.account(named: athlete).id }
        return settings
    }
}

extension Settings {
    /// The accounts of the data folder.
    var accounts: AccountStore { AccountStore(in: keys, owner: Journal.localAthlete) }
}

/// Options for language, units and date.
struct ReadingOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Option(help: ArgumentHelp("metric or imperial.", valueName: "units"))
    var units: String?

    @Option(help: ArgumentHelp("celsius or fahrenheit; default: the usual one for the units.", valueName: "degrees"))
    var temperature: String?

    @Option(help: ArgumentHelp("Day to show instead of today (2026-03-15).", valueName: "day"))
    var date: String?
}

/// Options that the subcommands of a command share.
protocol SharedOptions: ParsableArguments {
    var environment: EnvironmentOptions { get }
    var reading: ReadingOptions { get }
}

extension SharedOptions {
    func open() throws -> AppEnvironment {
        try AppEnvironment(
            environment.settings(language: reading.language, units: reading.units, temperature: reading.temperature))
    }
}
