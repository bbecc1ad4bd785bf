import Foundation
import Testing

@testable import Accounts

struct PrivateFolderTests {
    private static let id = SecretHash(text: "x", for: .identity).id

    @Test func `a file has at most the size that is read again`() throws {
        try Scratch.with { path in
            let folder = PrivateFolder(path: path)
            let largest = [UInt8](repeating: 7, count: 4096)
            try folder.write(largest, id: Self.id, ending: "json")
            #expect(throws: CredentialError.self) { try folder.write(largest + [7], id: Self.id, ending: "json") }
            #expect(folder.read(Self.id, ending: "json") == largest)
        }
    }

    @Test func `a file is gone after it was cleared, and one that stays is an error`() throws {
        try Scratch.with { path in
            let folder = PrivateFolder(path: path)
            try folder.write([1], id: Self.id, ending: "json")
            try folder.clear(Self.id, ending: "json")
            #expect(!folder.holds(Self.id, ending: "json"))
            try folder.clear(Self.id, ending: "json")
            // A folder in the place of the file cannot be deleted as a file.
            try FileManager.default.createDirectory(atPath: path + "/\(Self.id).json", withIntermediateDirectories: true)
            #expect(throws: CredentialError.self) { try folder.clear(Self.id, ending: "json") }
        }
    }
}
