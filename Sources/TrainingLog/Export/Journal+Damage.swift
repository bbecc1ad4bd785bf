import Training

extension Journal {
    /// Reads all tables. The time depends on the amount of data.
    /// - Returns: names of the tables that cannot be read completely, ascending.
    public func damagedTables() async throws -> [String] {
        Set(try await stores.inspection.damagedTables() + undecodableTables()).sorted()
    }

    /// Identifies the storage, which the journals of several athletes may share.
    public var storage: ObjectIdentifier { stores.inspection.storage }

    /// Reads the tables of the storage, whatever the athlete.
    /// - Returns: names of the damaged tables, ascending.
    public func damagedTablesOfStorage() async throws -> [String] { try await stores.inspection.damagedTables() }

    /// Decodes the rows of this athlete.
    /// - Returns: names of the tables with rows that cannot be decoded, ascending.
    public func undecodableTables() async throws -> [String] {
        let athlete: Athlete
        do {
            athlete = try await self.athlete()
        } catch StoreError.damaged {
            athlete = Athlete(name: "")  // the check of the storage reports the damaged table
        }
        return try await stores.inspection.undecodableTables(of: athleteID, basis: digestBasis(athlete))
    }
}
