public import Archives

/// Store of original files by content, compressed, so that all derived data can be computed again.
public protocol OriginalStore: Sendable {
    func holds(_ hash: ContentHash, athlete: String) async throws -> Bool
    /// Copies a file into the store in a stream. A crash leaves nothing under the hash.
    func keep(fileAt path: String, as hash: ContentHash, athlete: String) async throws
    /// Marks an original as damaged. The store no longer counts it as present, so that storing the file again repairs it.
    ///
    /// Until then its remains can be read, and `hashes` includes it. On a read-only disk nothing is marked.
    func doubt(_ hash: ContentHash, athlete: String) async throws
    /// Removes one original if it exists.
    func remove(_ hash: ContentHash, athlete: String) async throws
    /// Removes every original of an athlete.
    func eraseAll(of athlete: String) async throws
    /// Returns the hashes of all originals, ascending.
    func hashes(of athlete: String) async throws -> [ContentHash]
    /// Passes the original bytes on in order, in pieces of any size.
    func read(_ hash: ContentHash, athlete: String, visit: (Span<UInt8>) throws -> Void) async throws
}
