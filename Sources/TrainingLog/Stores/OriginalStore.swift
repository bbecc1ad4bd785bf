public import Archives

/// The files as people brought them, kept by content and compressed, so that everything derived can be made again.
public protocol OriginalStore: Sendable {
    func holds(_ hash: ContentHash, athlete: String) async throws -> Bool
    /// Copies a file in, streaming. A crash in between leaves nothing under the hash.
    func keep(fileAt path: String, as hash: ContentHash, athlete: String) async throws
    /// Notes that an original is not what it was: from now on the store does not hold it, so that keeping the file again heals it.
    /// What is left of it can be read until then, and is among `hashes`. Where nothing can be written nothing is noted.
    func doubt(_ hash: ContentHash, athlete: String) async throws
    /// Removes one original, if it is here.
    func remove(_ hash: ContentHash, athlete: String) async throws
    /// Removes every original of an athlete.
    func eraseAll(of athlete: String) async throws
    /// Ascending.
    func hashes(of athlete: String) async throws -> [ContentHash]
    /// Hands out the original bytes in order, in pieces of any size.
    func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws
}
