public import ActivityFiles
public import Archives
import Measures
import Training

extension Journal {
    /// Stores the content of a file in one transaction.
    /// - Parameter hash: hash of the file's own bytes, unpacked.
    @discardableResult
    public func add(_ reading: FileReading, path: String, hash: ContentHash) async throws -> FileOutcome {
        try await add(reading, stored: reading.recordings.map { StoredRecording($0) }, path: path, hash: hash)
    }

    /// Stores the content of a file.
    /// - Parameters:
    ///   - stored: packed recordings of the reading.
    ///   - completion: set when the file was read with its companions.
    func add(
        _ reading: FileReading, stored: [StoredRecording], path: String, hash: ContentHash,
        completion: ImportedFile.Completion? = nil
    ) async throws -> FileOutcome {
        let moment = now()
        let entry = ImportRecord(
            hash: hash, path: path, kind: reading.kind, verdict: reading.verdict, error: nil, findings: reading.findings,
            moment: moment)
        let file = ImportedFile(
            entry: entry, recordings: stored, samples: reading.samples, totals: reading.totals,
            completion: completion)
        let commit = try await stores.imports.commit(file, athlete: athleteID, at: moment)
        await announce(recordings: commit.added)
        return FileOutcome(
            path: path, kind: reading.kind, verdict: reading.verdict, newRecordings: commit.added.count,
            duplicateRecordings: commit.knownRecordings, newSamples: commit.newSamples, totals: reading.totals.daysCounted,
            findings: reading.findings, tallies: reading.tallies, added: commit.added)
    }
}
