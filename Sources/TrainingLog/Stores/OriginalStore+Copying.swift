import Archives

extension OriginalStore {
    /// Hands out an original as far as it can be read, and judges whether it is what it was; the store is told when not.
    /// - Returns: false for a damaged one: what came of it may be wrong, too.
    /// - Throws: what `write` throws, and what has nothing to do with this original.
    func copy(_ hash: ContentHash, athlete: String, to write: (Span<UInt8>) throws -> Void) async throws -> Bool {
        var hasher = ContentHasher()
        var refusal: (any Error)?
        do {
            try await read(hash, athlete: athlete) { piece in
                do { try write(piece) } catch {
                    refusal = error
                    throw error
                }
                hasher.update(piece)
            }
        } catch let error as StoreError {
            if let refusal { throw refusal }
            if error == .diskFull { throw error }
            try await doubt(hash, athlete: athlete)
            return false
        }
        if hasher.finish() == hash { return true }
        try await doubt(hash, athlete: athlete)
        return false
    }
}
