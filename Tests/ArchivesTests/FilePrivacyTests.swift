import Foundation
import Testing

@testable import Archives

struct FilePrivacyTests {
    private func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func `an open file becomes private, and what a symbolic link points to keeps its mode`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, link) = (folder + "/file", folder + "/link")
        #expect(FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o644]))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(FilePrivacy.makePrivate(link) == ELOOP)
        #expect(try mode(file) == 0o644)
        #expect(FilePrivacy.makePrivate(file) == nil)
        #expect(try mode(file) == 0o600)
        #expect(FilePrivacy.makePrivate(link) == nil)
        #expect(FilePrivacy.makePrivate(folder + "/missing") == nil)
        #expect(FilePrivacy.linkCount(file) == 1 && FilePrivacy.linkCount(folder + "/missing") == nil)
        try FileManager.default.linkItem(atPath: file, toPath: folder + "/second")
        #expect(FilePrivacy.linkCount(file) == 2)
    }
}
