public import ActivityFiles
import Archives
import Foundation

extension Journal {
    /// Current reader version of every kind.
    private static let readerVersions = Dictionary(uniqueKeysWithValues: FileKind.allCases.map { ($0, $0.readerVersion) })

    /// Returns the number of files by kind that an older version of their reader read. `importAgain` reads them again.
    public func outdatedFiles() async throws -> [FileKind: Int] {
        try await stores.imports.outdated(Journal.readerVersions, athlete: athleteID)
    }

    /// Reads every file that an older reader read again from its stored original. The journal then contains what a first import of the
    /// originals would give; edits and decisions are kept.
    ///
    /// It can be stopped and resumed like an import.
    /// - Returns: the files that were read again.
    public func importAgain(progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }) async throws -> ImportReport {
        try await alone {
            var outcomes: [FileOutcome] = []
            if try await !outdatedFiles().isEmpty {
                let layout = OriginalLayout()
                for hash in try await originalsToRead() { outcomes += try await layOut(hash, in: layout) }
                let files = try layout.files()
                let counter = ProgressCounter(bytesTotal: files.reduce(0) { $0 + $1.size }, report: progress)
                let isWhole = outcomes.isEmpty
                outcomes += try await importFiles(files, counter).filter { !$0.isKnown }
                // The stored content is all that is left of a damaged original.
                if !isWhole {
                    try await retireWhatIsReadAgain()
                    try await refreshDigests()
                    return ImportReport(files: outcomes)
                }
            }
            for kind in try await stores.imports.kindsReadAgain(of: athleteID) { try await retire(kind) }
            try await refreshDigests()
            return ImportReport(files: outcomes)
        }
    }

    /// Removes the results of older readers of each kind whose files have all been read again. Call this after an import.
    func retireWhatIsReadAgain() async throws {
        let kinds = try await stores.imports.kindsReadAgain(of: athleteID)
        if kinds.isEmpty { return }
        let outdated = try await outdatedFiles()
        for kind in kinds where outdated[kind] == nil { try await retire(kind) }
    }

    private func retire(_ kind: FileKind) async throws {
        try await stores.imports.retire(kind, readBefore: kind.readerVersion, athlete: athleteID, at: now())
    }

    /// Returns the originals to read: those that are outdated, and those that must lie beside others to be understood.
    ///
    /// The latter are originals with a recorded place only, which are routes and files of Strava archives, and the files that they belong
    /// to.
    private func originalsToRead() async throws -> [ContentHash] {
        var hashes: [ContentHash] = []
        for hash in try await stores.originals.hashes(of: athleteID) {
            if let entry = try await stores.imports.entry(hash, athlete: athleteID), entry.isCurrent,
                entry.kind != .stravaActivities, entry.kind != .appleHealth
            {
                continue
            }
            hashes.append(hash)
        }
        return hashes
    }

    /// Writes an original into the layout.
    /// - Returns: empty, or an outcome if it is damaged.
    private func layOut(_ hash: ContentHash, in layout: OriginalLayout) async throws -> [FileOutcome] {
        try Task.checkCancellation()
        var path = try await stores.imports.entry(hash, athlete: athleteID)?.path
        if path == nil { path = try await stores.imports.entry(FileImport.placeHash(of: hash), athlete: athleteID)?.path }
        layout.add(hash.hexadecimal, path: path)
        guard let place = layout.place(of: hash.hexadecimal) else { return [] }
        let output = try layout.output(place)
        let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { piece in
            try piece.withUnsafeBufferPointer { try output.write(contentsOf: Data(buffer: $0)) }
        }
        try output.close()
        if isWhole { return [] }
        try FileManager.default.removeItem(atPath: place)
        return [
            FileOutcome(path: path ?? hash.hexadecimal, kind: .unknown, verdict: .rejected, error: .packed(what: "damaged"))
        ]
    }
}
