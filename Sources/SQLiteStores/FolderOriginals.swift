public import Archives
import Foundation
public import TrainingLog

/// Original files in folders, named by their content hash: `ab/cdef….gz`, or `.raw` for files that are compressed already. A damaged file
/// gets the suffix `.damaged`.
///
/// Each athlete has a folder, so that one athlete's list, export or deletion never contains a file of another. Two athletes who
/// import the same file have two copies of it.
public struct FolderOriginals: OriginalStore {
    /// Folder of the owner. Those of other athletes are `athletes/<id>/originals` beside it.
    let path: String
    private let owner: String

    /// - Parameter owner: id of the athlete whose files lie in the folder itself, as those of older versions do.
    public init(path: String, owner: String = Journal.localAthlete) {
        self.path = path
        self.owner = owner
    }

    /// Returns the originals of one athlete.
    /// - Throws: `StoreError.cannotOpen` for an id that could lead to another folder.
    private func folder(of athlete: String) throws(StoreError) -> OriginalsFolder {
        if athlete == owner { return OriginalsFolder(path: path) }
        let isPlain = athlete.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-")
        }
        guard isPlain, !athlete.isEmpty else { throw .cannotOpen(path: path, reason: "the athlete's id is no name of a folder") }
        let all = URL(filePath: path).deletingLastPathComponent().path + "/athletes"
        let own = all + "/" + athlete
        return OriginalsFolder(path: own + "/originals", parents: [all, own])
    }

    public func holds(_ hash: ContentHash, athlete: String) async throws -> Bool { try folder(of: athlete).sound(hash) != nil }

    public func keep(fileAt source: String, as hash: ContentHash, athlete: String) async throws {
        try await folder(of: athlete).keep(fileAt: source, as: hash)
    }

    public func doubt(_ hash: ContentHash, athlete: String) async throws { try folder(of: athlete).doubt(hash) }

    public func hashes(of athlete: String) async throws -> [ContentHash] { try folder(of: athlete).hashes() }

    public func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws {
        try folder(of: athlete).read(hash, visit: visit)
    }

    public func remove(_ hash: ContentHash, athlete: String) async throws { try folder(of: athlete).remove(hash) }

    public func eraseAll(of athlete: String) async throws { try folder(of: athlete).eraseAll() }
}
