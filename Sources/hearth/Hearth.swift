import ArgumentParser
import Foundation
import Localizations

@main
struct Hearth: AsyncParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "hearth", abstract: "Turns a training history that you own into answers.",
        discussion: """
            Reads Apple Health exports, FIT, GPX, TCX and more, stores them on this machine, and computes insights. Nothing \
            leaves the machine unless you set a weather archive, a map source, an \
            endpoint for summaries or a receiver of webhooks.

              hearth import ~/Downloads/export.zip ~/Garmin     import everything you have
              hearth report                                     today on one screen
              hearth serve                                      the same, and more, in a browser
              hearth sign-in                                    an address that signs a browser in
              hearth explain acwr                               where a number comes from

            SETTINGS come from flags, then the environment, then a file of `key = value` lines:
              --home, HEARTH_HOME, home            the data folder (else $XDG_DATA_HOME/hearth, ~/.local/share/hearth)
              --database, HEARTH_DATABASE, database   the SQLite file (else hearth.sqlite in the data folder)
              --port, HEARTH_PORT, port            where `serve` listens (else 8080)
              --public, HEARTH_PUBLIC, public      https address under which other devices reach `serve`: of a proxy, or with
                                                   TLS of its own (else none)
              --socket, HEARTH_SOCKET, socket      Unix socket where `serve` listens for that proxy instead of a port (else none)
              --trusted-proxies, HEARTH_TRUSTED_PROXIES, trusted_proxies   network addresses of that proxy (else this machine, with TLS of
                                                   its own none)
              --tls-certificate, HEARTH_TLS_CERTIFICATE, tls_certificate   certificate and chain in PEM, with which `serve` speaks TLS
                                                   itself (else a proxy does)
              --tls-key, HEARTH_TLS_KEY, tls_key   private key of that certificate in PEM
              HEARTH_BREACHED_PASSWORDS, breached_passwords   file of SHA-1 hashes of passwords that people may not set (else none)
              HEARTH_HSTS_SUBDOMAINS, hsts_subdomains   yes: browsers use TLS for the subdomains of the public address too (else no)
              --oidc-issuer, HEARTH_OIDC_ISSUER, oidc_issuer   OpenID Connect provider that people may sign in with (else none)
              --oidc-client, HEARTH_OIDC_CLIENT, oidc_client   id of this server at the provider
              --oidc-secret-file, HEARTH_OIDC_SECRET_FILE, oidc_secret_file   file with the client secret (else a client without one)
              --oidc-name, HEARTH_OIDC_NAME, oidc_name   name of the provider on buttons (else its host)
              --oidc-scopes, HEARTH_OIDC_SCOPES, oidc_scopes   scopes to ask for (else openid profile)
              --oidc-groups-claim, HEARTH_OIDC_GROUPS_CLAIM, oidc_groups_claim   claim with the groups of a person (else groups)
              --oidc-owner-group, HEARTH_OIDC_OWNER_GROUP, oidc_owner_group   group whose members sign in as the owner (else none)
              --oidc-athlete-group, HEARTH_OIDC_ATHLETE_GROUP, oidc_athlete_group   group whose members may sign in as athletes
                                                   (else everyone with an account)
              --oidc-new-people, HEARTH_OIDC_NEW_PEOPLE, oidc_new_people   yes: a person without an account gets one (else no)
              --oidc-acr, HEARTH_OIDC_ACR, oidc_acr   classes of authentication of which one is required (else none)
              --oidc-amr, HEARTH_OIDC_AMR, oidc_amr   methods of authentication of which one is required (else none)
              --metrics, HEARTH_METRICS, metrics   yes: `serve` has /metrics for Prometheus (else no)
              --log-level, HEARTH_LOG_LEVEL, log_level   debug, info, warning or error; info has a line for each request (else warning)
              --log-format, HEARTH_LOG_FORMAT, log_format   text or json (else text)
              --language, HEARTH_LANGUAGE, language   \(Language.choices) (else LC_ALL or LANG)
              --units, HEARTH_UNITS, units         metric or imperial
              --temperature, HEARTH_TEMPERATURE, temperature   celsius or fahrenheit (else the usual one for the units)
              --weather-archive, HEARTH_WEATHER_ARCHIVE, weather_archive   weather archive of `weather` and `serve` (else the
                                                   one set in the browser, by default none)
              --air-quality-archive, HEARTH_AIR_QUALITY_ARCHIVE, air_quality_archive   air-quality archive (else the same)
              --weather-forecast, HEARTH_WEATHER_FORECAST, weather_forecast   weather forecast for the plan (else the same)
              HEARTH_BACKUP, backup                folder of the backups that `serve` makes once a day (else none)
              HEARTH_BACKUP_KEY, backup_key        file with the passphrase that encrypts them
              HEARTH_BACKUP_KEEP, backup_keep      what is kept (else 7 days, 5 weeks, 12 months)
              private_sources = yes (in a file only)   allows archives, map sources, endpoints and webhooks on this machine or in its network
              webhook.NAME.address = URL (in a file only)   receiver of webhooks with a name of your own (else none)
              webhook.NAME.secret = KEY (in a file only)   key that signs the messages: `hearth webhooks secret`
              webhook.NAME.secret_file = FILE (in a file only)   file with that key instead
              webhook.NAME.events = LIST (in a file only)   activity.imported, day.recomputed, session.synced (else all)
              webhook.NAME.athlete = NAME (in a file only)   person of `hearth people` whose events it gets (else the owner)
              webhook_retries = LIST (in a file only)   time spans between attempts (else 5s, 5m, 30m, 2h, 5h, 10h, 14h, 20h)
            The file is $XDG_CONFIG_HOME/hearth/config (else ~/.config/hearth/config), or `config` in the data folder.

            EXIT CODES: 0 done; 1 some files could not be read; 2 nothing was done; 64 wrong usage; 66 no such file; \
            69 the port is in use; 73 a file or folder cannot be created; 74 reading or writing failed, or the disk is full; 77 not \
            permitted; 78 wrong settings, or a database that was written by a newer Hearth; 130 stopped \
            with Ctrl-C. Every error is one sentence on standard error.
            """,
        version: version,
        subcommands: [
            Import.self, Add.self, Inspect.self, Report.self, Explain.self, Models.self, Demo.self, Serve.self, SignIn.self,
            Pair.self,
            SessionsCommand.self, PeopleCommand.self, SharingCommand.self, Token.self,
            Export.self, BackupCommand.self, Restore.self, Verify.self, Doctor.self,
            AthleteCommand.self, SourcesCommand.self, Watch.self, Split.self, Join.self, Regroup.self,
            WeatherCommand.self, Pace.self, ShoesCommand.self, ClassesCommand.self, ContentCommand.self, PlanCommand.self,
            MCPCommand.self, WebhooksCommand.self,
        ])

    /// Parses the arguments and runs the command. Every error becomes one sentence and an exit code.
    static func main() async {
        // Everything that this process creates is private to its owner: database, originals, keys, settings, exports.
        umask(0o077)
        do {
            var command = try parseAsRoot()
            if var waiting = command as? any AsyncParsableCommand { try await waiting.run() } else { try command.run() }
        } catch {
            guard let refusal = CommandErrorMessage(error) else { end(with: error) }
            StandardError.say("hearth: " + refusal.sentence)
            Foundation.exit(refusal.code.rawValue)
        }
    }

    /// Ends as ArgumentParser does: help goes to standard output, wrong usage to standard error. Quotes the wrong argument.
    private static func end(with error: any Error) -> Never {
        let code = exitCode(for: error).rawValue
        var lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if CommandLine.arguments.contains(where: { $0.contains("\n") }) { lines = [lines.joined(separator: " ")] }
        if lines.allSatisfy(\.isEmpty) { Foundation.exit(code) }
        if code == 0 { TerminalOutput.say(lines) } else { for line in lines { StandardError.say(line) } }
        Foundation.exit(code)
    }
}
