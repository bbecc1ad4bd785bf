import Archives
import Foundation
import SQLiteStores
import TestKit
import Testing
import TrainingLog

struct FolderOriginalsTests {
    @Test func `plain files are compressed, compressed ones unchanged, and no draft remains`() async throws {
        let folder = try ScratchFolder()
        let originals = FolderOriginals(path: folder.path + "/originals")
        let plain = [UInt8](repeating: 65, count: 100_000)
        let packed = Compression.compressed(plain)
        for bytes in [plain, packed] {
            let path = try folder.write(bytes, to: "file")
            try await originals.keep(fileAt: path, as: ContentHash(of: bytes), athlete: "1")
        }
        let files = try #require(FileManager.default.enumerator(atPath: folder.path + "/originals")).compactMap { $0 as? String }
        let expected = [(plain, ".gz"), (packed, ".raw")].map { bytes, ending in
            let name = ContentHash(of: bytes).hexadecimal
            return name.prefix(2) + "/" + name.dropFirst(2) + ending
        }
        #expect(Set(files.filter { $0.contains(".") }) == Set(expected.map { String($0) }))
        let size = try FileManager.default.attributesOfItem(atPath: folder.path + "/originals/" + expected[0])[.size] as? Int
        #expect(size ?? 0 < 5000)
    }

    @Test func `drafts of killed processes are removed, and those of running ones are not`() async throws {
        let folder = try ScratchFolder()
        let bytes = [UInt8](repeating: 66, count: 1000)
        let hash = ContentHash(of: bytes)
        let shard = "originals/" + hash.hexadecimal.prefix(2)
        let left = try folder.write("half of it", to: shard + "/.draft-abcdef")
        let busy = try folder.write("still growing", to: shard + "/.draft-ghijkl")
        let writer = open(busy, O_RDWR)
        #expect(flock(writer, LOCK_EX) == 0)
        let originals = FolderOriginals(path: folder.path + "/originals")
        try await originals.keep(fileAt: try folder.write(bytes, to: "file"), as: hash, athlete: "1")
        #expect(!FileManager.default.fileExists(atPath: left))
        #expect(FileManager.default.fileExists(atPath: busy))
        #expect(try await originals.hashes(of: "1") == [hash])
        close(writer)
    }

    @Test func `an archive without files and an empty file round-trip`() async throws {
        let folder = try ScratchFolder()
        let originals = FolderOriginals(path: folder.path + "/originals")
        for bytes in [[0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18), []] {
            let hash = ContentHash(of: bytes)
            try await originals.keep(fileAt: try folder.write(bytes, to: "file"), as: hash, athlete: "1")
            var read: [UInt8] = []
            try await originals.read(hash, athlete: "1") { piece in piece.withUnsafeBufferPointer { read += $0 } }
            #expect(read == bytes)
        }
    }

    @Test func `a folder that cannot be created is reported`() async throws {
        let folder = try ScratchFolder()
        let file = try folder.write("a file", to: "file")
        let originals = FolderOriginals(path: file + "/originals")
        await #expect(throws: StoreError.self) {
            try await originals.keep(fileAt: file, as: ContentHash(of: Array("a file".utf8)), athlete: "1")
        }
    }

    @Test func `a missing original is reported`() async throws {
        let folder = try ScratchFolder()
        let hash = ContentHash(of: [1])
        await #expect(throws: StoreError.damaged(what: "original \(hash.hexadecimal)")) {
            try await FolderOriginals(path: folder.path).read(hash, athlete: "1") { _ in }
        }
    }
}

extension FolderOriginalsTests {
    @Test func `originals belong to one athlete, in its list, in reading and in deletion`() async throws {
        let folder = try ScratchFolder()
        let originals = FolderOriginals(path: folder.path + "/originals")
        let other = "0123456789abcdef0123456789abcdef"
        let (shared, own): ([UInt8], [UInt8]) = ([1, 2, 3], [4, 5, 6])
        let (sharedHash, ownHash) = (ContentHash(of: shared), ContentHash(of: own))
        try await originals.keep(fileAt: try folder.write(shared, to: "file"), as: sharedHash, athlete: "1")
        try await originals.keep(fileAt: try folder.write(own, to: "file"), as: ownHash, athlete: "1")
        #expect(try await originals.hashes(of: other).isEmpty)
        #expect(try await !originals.holds(ownHash, athlete: other))
        await #expect(throws: StoreError.self) { try await originals.read(ownHash, athlete: other) { _ in } }
        try await originals.remove(ownHash, athlete: other)
        try await originals.doubt(ownHash, athlete: other)
        try await originals.keep(fileAt: try folder.write(shared, to: "file"), as: sharedHash, athlete: other)
        #expect(try await originals.hashes(of: other) == [sharedHash])
        try await originals.eraseAll(of: other)
        #expect(try await originals.hashes(of: other).isEmpty)
        let left = try await originals.hashes(of: "1")
        #expect(Set(left) == [sharedHash, ownHash])
        #expect(try await originals.holds(ownHash, athlete: "1"))
    }

    @Test func `an athlete's id that could lead to another folder is refused`() async throws {
        let folder = try ScratchFolder()
        let originals = FolderOriginals(path: folder.path + "/originals")
        for id in ["", "..", "../..", "a/b", "a.b"] {
            await #expect(throws: StoreError.self, "\(id)") { try await originals.hashes(of: id) }
        }
    }
}
