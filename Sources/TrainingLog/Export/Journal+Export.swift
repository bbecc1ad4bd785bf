extension Journal {
    /// Writes everything the athlete brought, losslessly, so that importing the file elsewhere gives the same journal.
    public func exportArchive(to path: String) async throws {
    }
}
