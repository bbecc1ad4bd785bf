import ActivityFiles
import Archives
import Training

extension Journal {
    /// Removes what another description of the same rows gave, such as weights in the wrong unit. Edits move to the recording with the same
    /// start.
    /// - Parameter hash: hash of the original that stays.
    func removeFormerReadings(ofRowsIn hash: ContentHash) async throws {
        let others = try await stores.imports.entries(of: athleteID).filter { $0.kind == .ownTable && $0.hash != hash }
        guard !others.isEmpty, let original = try await describedOriginal(hash), let kept = original.reading else { return }
        let recordings = kept.recordings.map { (id: StoredRecording($0).id, start: $0.start) }
        let samples = Set(kept.samples)
        for entry in others {
            guard let other = try await describedOriginal(entry.hash), other.rows == original.rows, let former = other.reading
            else {
                continue
            }
            try await stores.imports.removeMeasurements(
                former.samples.filter { !samples.contains($0) }, former.totals.filter { !kept.totals.contains($0) },
                athlete: athleteID, at: now())
            for recording in former.recordings {
                let id = StoredRecording(recording).id
                if recordings.contains(where: { $0.id == id }) { continue }
                let heir = recordings.first { $0.start == recording.start }?.id
                try await stores.imports.remove(entry.hash, recordings: [id], heir: heir, athlete: athleteID, at: now())
            }
            try await stores.imports.remove(entry.hash, recordings: [], heir: nil, athlete: athleteID, at: now())
            try await stores.originals.remove(entry.hash, athlete: athleteID)
        }
        // A greater total of the former description kept the one of the same day out.
        guard !kept.totals.isEmpty, let entry = try await stores.imports.entry(hash, athlete: athleteID) else { return }
        let totals = ImportedFile(entry: entry, recordings: [], samples: [], totals: kept.totals)
        _ = try await stores.imports.commit(totals, athlete: athleteID, at: now())
    }

    /// Returns the original of a described table; nil for a damaged one.
    private func describedOriginal(_ hash: ContentHash) async throws -> DescribedOriginal? {
        let file = try ScratchFile()
        let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { try file.append($0) }
        return isWhole ? DescribedOriginal(try await file.bytes()) : nil
    }
}

/// Bytes of a described table, with its description before its rows.
private struct DescribedOriginal {
    let bytes: [UInt8]
    /// Hash of the table without its description.
    let rows: ContentHash

    /// Nil without a description.
    init?(_ bytes: [UInt8]) {
        guard let length = OwnTableLine.length(bytes.span) else { return nil }
        self.bytes = bytes
        rows = ContentHash(of: Array(bytes[length...]))
    }

    /// What the description makes of the rows; nil if it cannot read them.
    var reading: FileReading? {
        do throws(FileError) { return try readOwnTable(bytes.span, zones: OwnTable.zoneOffsets) } catch { return nil }
    }
}
