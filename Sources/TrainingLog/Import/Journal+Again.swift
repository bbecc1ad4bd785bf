public import ActivityFiles
import Archives
import Foundation

extension Journal {
    /// Today's reader of every kind.
    private static let readerVersions = Dictionary(uniqueKeysWithValues: FileKind.allCases.map { ($0, $0.readerVersion) })

    /// How many files were read by an older version of their reader, by kind: `importAgain` reads them again.
    public func outdatedFiles() async throws -> [FileKind: Int] {
        try await stores.imports.outdated(Journal.readerVersions, athlete: athleteID)
    }

    /// Reads again, from the originals that were kept, every file that an older version of its reader read. Afterwards the journal
    /// holds what importing the originals for the first time would give; what a person said about recordings is kept.
    ///
    /// It can be stopped like an import, and goes on the next time.
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
                // What an original gave that is damaged now is all that is left of it.
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

    /// After an import: kinds of which every file has been read by today's reader are rid of what older ones made.
    func retireWhatIsReadAgain() async throws {
        let kinds = try await stores.imports.kindsReadAgain(of: athleteID)
        if kinds.isEmpty { return }
        let outdated = try await outdatedFiles()
        for kind in kinds where outdated[kind] == nil { try await retire(kind) }
    }

    private func retire(_ kind: FileKind) async throws {
        try await stores.imports.retire(kind, readBefore: kind.readerVersion, athlete: athleteID, at: now())
    }

    /// Those that are due, and those that must lie beside others to be understood: what is only known by its place, which are routes
    /// and files of Strava archives, and what makes these what they are.
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

    /// - Returns: nothing, or that it is damaged.
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
