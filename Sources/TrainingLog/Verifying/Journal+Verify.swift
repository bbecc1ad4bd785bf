import Archives

/// What a check of everything that an athlete has stored found.
public struct Verification: Equatable, Sendable {
    public var activities: Int
    /// Originals that are intact.
    public var intactOriginals: Int
    public var damage: ExportDamage

    /// Adds what a check of another athlete's data found.
    public mutating func add(_ other: Verification) {
        activities += other.activities
        intactOriginals += other.intactOriginals
        damage.originals += other.damage.originals
        for table in other.damage.tables { damage.note(table: table) }
    }
}

extension Journal {
    /// Reads every table, decodes the athlete's rows and compares the content of every original with its SHA-256.
    ///
    /// The time depends on the amount of data. A damaged original is marked as such, so that importing its file again replaces it; nothing else
    /// is changed.
    /// - Parameter progress: gets the number of originals read and their total.
    public func verify(progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }) async throws -> Verification {
        var damage = ExportDamage(tables: try await damagedTables())
        let ledger = try await damage.noting("imported_file", else: []) { try await stores.imports.entries(of: athleteID) }
        let hashes = try await stores.originals.hashes(of: athleteID)
        damage.originals = ledger.missingOriginals(besides: hashes)
        var intact = 0
        for (index, hash) in hashes.enumerated() {
            var bytesLeft = 0
            if try await stores.originals.copy(hash, athlete: athleteID, to: { bytesLeft += $0.count }) {
                intact += 1
            } else {
                let path = ledger.first { $0.hash == hash }?.path
                damage.originals.append(UnreadableOriginal(hash: hash.hexadecimal, path: path, bytesLeft: bytesLeft))
            }
            progress(index + 1, hashes.count)
        }
        let activities = try await damage.noting("activity", else: 0) { try await stores.activities.activityCount(of: athleteID) }
        return Verification(activities: activities, intactOriginals: intact, damage: damage)
    }
}
