import Foundation
import Measures

@testable import Accounts

/// Folder of a test, deleted at its end.
enum Scratch {
    static let now = Moment(secondsSince1970: 1_717_223_400)

    static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-accounts-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    /// Every file below a folder, with its mode and its content.
    static func files(in folder: String) throws -> [(path: String, mode: mode_t, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).map { name in
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
            let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return (name, status.st_mode & 0o777, text)
        }
    }
}
