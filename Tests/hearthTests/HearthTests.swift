import ArgumentParser
import Testing

@testable import hearth

struct HearthTests {
    @Test func `the commands are stable`() {
        #expect(Hearth.configuration.commandName == "hearth")
        let names = Hearth.configuration.subcommands.map { $0._commandName }
        let known = """
            import add inspect report explain models demo serve sign-in pair sessions people sharing token export backup restore verify doctor athlete sources watch split join regroup weather pace \
            shoes classes content plan mcp webhooks
            """
        #expect(names == known.split(separator: " ").map(String.init))
    }

    @Test func `every command has a description and an example`() {
        for command in Hearth.configuration.subcommands {
            #expect(!command.configuration.abstract.isEmpty)
            #expect(command.helpMessage(columns: 100).contains("hearth "), "\(command._commandName)")
        }
        let help = Hearth.helpMessage(columns: 100)
        for status in HearthExit.allCases { #expect(help.contains("\(status.rawValue) "), "\(status) is undocumented") }
        for key in SettingsFile.keys {
            // These have no flag: a file decides, or a file and the environment.
            let isOfFile =
                ["private_sources", "breached_passwords", "hsts_subdomains"].contains(key) || key.hasPrefix("backup")
                || key.hasPrefix("webhook")
            let words = isOfFile ? key : "--" + key.replacing("_", with: "-")
            #expect(help.contains(words), "\(key) is undocumented")
        }
    }

    @Test func `command lines are parsed`() throws {
        let inspect = try #require(try Hearth.parseAsRoot(["inspect", "--json", "--all", "a.fit", "b"]) as? Inspect)
        #expect(inspect.json && inspect.all)
        #expect(inspect.paths == ["a.fit", "b"])
        let serve = try #require(try Hearth.parseAsRoot(["serve", "--port", "0", "--home", "/x"]) as? Serve)
        #expect(serve.port == 0)
        #expect(serve.folder.home == "/x")
        let token = try #require(try Hearth.parseAsRoot(["token", "--ttl", "12h"]) as? Token)
        #expect(token.ttl == "12h")
        let report = try #require(try Hearth.parseAsRoot(["report", "--date", "2026-03-15"]) as? Report)
        #expect(report.reading.date == "2026-03-15")
    }

    @Test(arguments: [
        ["frobnicate"], ["import"], ["import", ""], ["inspect", ""], ["import", "--again", "x"], ["serve", "--port", "x"],
        ["explain"], ["report", "--nope"], ["token", "--app", "--ttl", "1h"], ["token", "--new-key", "--app"],
        ["token", "--withdraw-all"], ["token", "--new-key", "--athlete", "Bob"], ["token", "--scope", "all"],
    ])
    func `an invalid command line is a usage error`(arguments: [String]) {
        do {
            _ = try Hearth.parseAsRoot(arguments)
            Issue.record("\(arguments) were understood")
        } catch {
            #expect(Hearth.exitCode(for: error).rawValue == HearthExit.usage.rawValue)
        }
    }
}
