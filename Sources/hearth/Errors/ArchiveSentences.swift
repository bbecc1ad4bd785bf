import Archives
import Foundation

/// Messages for paths and archives without readable content.
enum ArchiveSentences {
    static func text(_ error: ArchiveError) -> String {
        switch error {
        case .notFound(let path): "\(path) does not exist."
        case .unreadable(let path, let code): "\(path) cannot be read: \(String(cString: strerror(code)))."
        case .notARegularFile(let path): "\(path) is neither a file nor a folder."
        case .noFiles(let path): "\(path) contains no files."
        case .emptyArchive(let label): "\(label) is an archive without files."
        case .directoryMissing(let label): "\(label) begins like a zip archive, but its end is missing: the file is incomplete."
        case .directoryDamaged(let label, let offset): "\(label): the archive's directory is damaged at byte \(offset)."
        case .overlappingEntries(let label, let offset):
            "\(label): two files of the archive use the same bytes (at \(offset)); it was not read."
        case .encrypted(let label): "\(label) is encrypted; unpack it first."
        case .unsupportedMethod(let label, let method): "\(label) uses an unsupported compression method (number \(method))."
        case .notDeflated(let label): "\(label): the compressed bytes are damaged."
        case .limitReached(let limit, let label): "\(label): a limit that protects this machine was reached (\(limit.rawValue))."
        case .tooLargeToHold(let label, let limit): "\(label) is larger than the \(limit) bytes that fit into memory at once."
        case .scratchFailed(let code): "A temporary file could not be written: \(String(cString: strerror(code)))."
        }
    }
}
