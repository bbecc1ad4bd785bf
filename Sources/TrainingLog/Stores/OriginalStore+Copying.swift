import Archives

extension OriginalStore {
    /// Copies an original as far as it can be read, and checks its hash. The store is informed when it differs.
    /// - Returns: false for a damaged original, whose bytes may be wrong.
    /// - Throws: what `write` throws, and errors that do not concern this original.
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
