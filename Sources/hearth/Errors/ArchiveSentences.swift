import Archives
import Foundation

/// Messages for paths and archives without readable content.
enum ArchiveSentences {
    static func text(_ error: ArchiveError) -> String {
        switch error {
        case .notFound(let path): "There is nothing at \(path)."
        case .unreadable(let path, let code): "\(path) cannot be read: \(String(cString: strerror(code)))."
        case .notARegularFile(let path): "\(path) is no file or folder."
        case .noFiles(let path): "\(path) holds no files."
        case .emptyArchive(let label): "\(label) is an archive without files."
        case .directoryMissing(let label): "\(label) begins like a zip archive, but its directory is missing: it is incomplete."
        case .directoryDamaged(let label, let offset): "\(label): the archive's directory is damaged at byte \(offset)."
        case .overlappingEntries(let label, let offset):
            "\(label): two files of the archive claim the same bytes (at \(offset)); it was left alone."
        case .encrypted(let label): "\(label) is encrypted; unpack it first."
        case .unsupportedMethod(let label, let method): "\(label) is packed by a method that is not read (number \(method))."
        case .notDeflated(let label): "\(label): the packed bytes cannot be unpacked."
        case .limitReached(let limit, let label): "\(label): a limit that protects this machine was reached (\(limit.rawValue))."
        case .tooLargeToHold(let label, let limit): "\(label) is larger than the \(limit) bytes that can be held at once."
        case .scratchFailed(let code): "A scratch file could not be written: \(String(cString: strerror(code)))."
        }
    }
}
