import ArgumentParser
import ContentPacks
import Foundation
import Training
import TrainingLog

struct ContentCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "content", abstract: "Check, add, list or remove packs of routines.",
        discussion: """
              hearth content check my-pack.yaml      report every flaw with its line; changes nothing
              hearth content add my-pack.yaml        add a pack or a newer version of it, also beside a running server
              hearth content list                    the packs of this server
              hearth content remove my-pack          remove a pack; a routine of it that is followed stays

            A path may be a file or a folder of files that end in .yaml. Content/README.md describes the format.
            """,
        subcommands: [Check.self, AddPack.self, ListPacks.self, RemovePack.self], defaultSubcommand: ListPacks.self)

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Report every flaw of packs and change nothing.")

        @Argument(help: "Files, or folders of files that end in .yaml.")
        var paths: [String]

        func run() async throws {
            for (name, pack) in try ContentCommand.packs(paths) {
                TerminalOutput.say([ContentText.line(name, pack)])
            }
        }
    }

    struct AddPack: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Add packs, or newer versions of them.")
        @OptionGroup var environment: EnvironmentOptions

        @Argument(help: "Files, or folders of files that end in .yaml.")
        var paths: [String]

        func run() async throws {
            // Every pack is read before the first one is stored: a flaw changes nothing.
            let packs = try ContentCommand.packs(paths)
            let environment = try AppEnvironment(environment.settings())
            for (name, pack) in packs {
                let addition = try await environment.journal.add(pack, isAsked: true)
                TerminalOutput.say([ContentText.line(name, pack, addition)])
            }
        }
    }

    struct ListPacks: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the packs of this server.")
        @OptionGroup var environment: EnvironmentOptions

        func run() async throws {
            let environment = try AppEnvironment(environment.settings())
            try await environment.addBundledPacks()
            let packs = try await environment.journal.contentPacks()
            TerminalOutput.say(
                try await environment.journal.storedPacks().map { entry in
                    ContentText.line(entry, packs.first { $0.id == entry.id })
                })
        }
    }

    struct RemovePack: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove a pack. Routines of it that are followed stay.")
        @OptionGroup var environment: EnvironmentOptions

        @Argument(help: "Its identifier, as listed by hearth content list.")
        var pack: String

        func run() async throws {
            let environment = try AppEnvironment(environment.settings())
            guard let id = ContentID(pack), try await environment.journal.removePack(id) else {
                throw CommandError.packUnknown(pack)
            }
            TerminalOutput.say(["Removed \(id.text). `hearth content add` adds it again."])
        }
    }

    /// Reads the packs of all paths with the names of their files.
    /// - Throws: `CommandError.packRefused`, once every flaw of every file is on standard error.
    static func packs(_ paths: [String]) throws -> [(name: String, pack: ContentPack)] {
        var found: [(String, ContentPack)] = []
        var refused: [String] = []
        for file in try paths.flatMap({ try files(at: $0) }) {
            let bytes: [UInt8]
            do { bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
                throw CommandError.packUnreadable(path: file, reason: AppEnvironment.reason(error))
            }
            do { found.append((file, try readContentPack(bytes))) } catch {
                refused += error.flaws.map { ContentText.sentence($0, in: file) }
            }
        }
        if refused.isEmpty { return found }
        for sentence in refused { StandardError.say(sentence) }
        throw CommandError.packRefused(flaws: refused.count)
    }

    private static func files(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError.packUnreadable(path: path, reason: "there is no such file or folder")
        }
        guard isFolder.boolValue else { return [path] }
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".yaml") }.sorted()
        guard !names.isEmpty else {
            throw CommandError.packUnreadable(path: path, reason: "the folder has no file that ends in .yaml")
        }
        return names.map { path + "/" + $0 }
    }
}

extension AppEnvironment {
    /// Adds the packs that this program brings along where they are missing or older. A removed one stays removed.
    func addBundledPacks() async throws {
        let stored = try await journal.storedPacks()
        for file in try BundledPacks.files() {
            // A start does not read packs that the database has.
            if let head = file.head, let known = stored.first(where: { $0.id == head.id }), known.version >= head.version {
                continue
            }
            let pack: ContentPack
            do { pack = try readContentPack(file.bytes) } catch {
                for flaw in error.flaws { StandardError.say(ContentText.sentence(flaw, in: file.name)) }
                throw CommandError.packRefused(flaws: error.flaws.count)
            }
            _ = try await journal.add(pack, isAsked: false)
        }
    }
}
