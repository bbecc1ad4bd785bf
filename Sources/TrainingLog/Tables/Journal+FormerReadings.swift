import ActivityFiles
import Archives
import Training

extension Journal {
    /// Removes what another description of the same rows gave, such as weights in the wrong unit. Edits move to the recording with the same
    /// start.
    /// - Parameter hash: hash of the original that stays.
    func removeFormerReadings(ofRowsIn hash: ContentHash) async throws {
        let others = try await stores.imports.entries(of: athleteID).filter { $0.kind == .ownTable && $0.hash != hash }
        guard !others.isEmpty, let kept = try await ownTable(hash) else { return }
        let recordings = kept.reading.recordings.map { (id: StoredRecording($0).id, start: $0.start) }
        let (samples, totals) = (Set(kept.reading.samples), kept.reading.totals)
        for entry in others {
            guard let former = try await ownTable(entry.hash), former.rows == kept.rows else { continue }
            try await stores.imports.removeMeasurements(
                former.reading.samples.filter { !samples.contains($0) }, former.reading.totals.filter { !totals.contains($0) },
                athlete: athleteID, at: now())
            for recording in former.reading.recordings {
                let id = StoredRecording(recording).id
                if recordings.contains(where: { $0.id == id }) { continue }
                let heir = recordings.first { $0.start == recording.start }?.id
                try await stores.imports.remove(entry.hash, recordings: [id], heir: heir, athlete: athleteID, at: now())
            }
            try await stores.imports.remove(entry.hash, recordings: [], heir: nil, athlete: athleteID, at: now())
            try await stores.originals.remove(entry.hash, athlete: athleteID)
        }
    }

    /// Returns the hash of a described table's rows, and what its description makes of them; nil for a damaged original.
    private func ownTable(_ hash: ContentHash) async throws -> (rows: ContentHash, reading: FileReading)? {
        let file = try ScratchFile()
        let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { try file.append($0) }
        guard isWhole else { return nil }
        let bytes = try await file.bytes()
        do throws(FileError) {
            guard let length = OwnTableLine.length(bytes.span) else { return nil }
            return (ContentHash(of: Array(bytes[length...])), try readOwnTable(bytes.span, zones: OwnTable.zoneOffsets))
        } catch { return nil }
    }
}
