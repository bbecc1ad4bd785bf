import ArgumentParser
import Foundation
import TrainingLog

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write everything into one archive that any Hearth can import.",
        discussion: """
              hearth export ~/hearth-2026-11-21.zip

            The archive holds the original files, byte for byte. A file that exists is left alone.
            """)

    @OptionGroup var house: HouseOptions

    @Argument(help: "The archive to write.")
    var path: String

    func run() async throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw HouseError.fileExists(path: path) }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw HouseError.cannotWrite(path: path, reason: "the folder is missing or may not be written to")
        }
        try await House(try house.settings()).journal.exportArchive(to: path)
        print("Everything is in \(path).")
    }
}
