import ActivityFiles
import Archives
import Measures
import Training

extension Journal {
    /// Passes recordings, samples and days of these origins to `visit`, each as a file. Skips damaged data and records its table.
    func forEachKeptFile(
        of origins: Set<Source.Origin>, _ damage: inout ExportDamage, _ visit: ([UInt8]) async throws -> Void
    ) async throws {
        let ids = try await damage.noting("activity", else: []) { try await stores.activities.groups(of: athleteID) }
        // Parts of a cut recording are computed from the whole, and the list of the export has the cuts.
        for id in Set(ids.flatMap(\.recordings).map { RecordingCut.origin(of: $0).recording }).sorted() {
            if let file = try await damage.noting("recording", else: nil, { try await keptRecording(id, of: origins) }) {
                try await visit(file)
            }
        }
        let body = stores.body
        let samples = try await damage.noting("body_sample", else: []) {
            try await body.samples(
                BodySampleKind.allCases, from: Moment(secondsSince1970: -.greatestFiniteMagnitude),
                to: Moment(secondsSince1970: .greatestFiniteMagnitude), athlete: athleteID)
        }
        let totals = try await damage.noting("daily_total", else: []) {
            try await body.parts(
                DailyTotalKind.allCases, from: Day(number: -1_000_000), through: Day(number: 4_000_000), athlete: athleteID)
        }
        let files = KeptBody.files(
            samples.filter { origins.contains($0.source.origin) }, totals.filter { origins.contains($0.source.origin) })
        for file in files { try await visit(file) }
    }

    /// Returns the file of one whole recording; nil for other origins.
    private func keptRecording(_ id: String, of origins: Set<Source.Origin>) async throws -> [UInt8]? {
        guard let stored = try await stores.activities.wholeRecording(id, athlete: athleteID),
            origins.contains(stored.recording.source.origin)
        else { return nil }
        return KeptRecording.bytes(of: try stored.withChannels())
    }

    /// Returns the files of an export with recordings or samples that no original provided. Files that cannot be read are included, so that
    /// the import reports them.
    func missing(of export: UnpackedArchive) async throws -> [LooseFile] {
        let cuts = export.lines.compactMap(\.cut)
        var missing: [LooseFile] = []
        for file in export.kept {
            if file.size <= KeptFile.largest, let bytes = try? UnpackedArchive.bytes(of: file),
                let reading = try? KeptFile.reading(bytes, FileKind.sniff(bytes.span)), try await !brings(reading, cuts)
            {
                continue
            }
            missing.append(file)
        }
        return missing
    }

    /// Whether a reading has content that this journal lacks. A recording exists if one with its id, or with its origin and start, does.
    ///
    /// - Parameter cuts: cuts of the export. Older exports have the parts of a cut recording instead of the whole.
    private func brings(_ reading: FileReading, _ cuts: [ExportLine.Cut]) async throws -> Bool {
        for recording in reading.recordings {
            if try await isPartOfKnown(recording, cuts) { continue }
            let id = try await id(of: ExportLine.Named(StoredRecording(recording).id, recording))
            if try await stores.activities.recordings(ofActivity: id, athlete: athleteID).isEmpty { return true }
        }
        if try await brings(reading.samples) { return true }
        return try await brings(reading.totals)
    }

    /// Whether a recording begins at a cut of a whole recording that this journal has.
    private func isPartOfKnown(_ recording: Recording, _ cuts: [ExportLine.Cut]) async throws -> Bool {
        let (start, origin) = (recording.start.secondsSince1970, recording.source.origin.rawValue)
        for cut in cuts where cut.of.origin == origin && cut.of.startSeconds.map({ $0 + Double(cut.second) }) == start {
            let whole = try await id(of: cut.of)
            if try await stores.activities.wholeRecording(whole, athlete: athleteID).map({ $0.recording.end > recording.start })
                ?? false
            {
                return true
            }
        }
        return false
    }

    private func brings(_ samples: [BodySample]) async throws -> Bool {
        guard let first = samples.map(\.start).min(), let last = samples.map(\.start).max() else { return false }
        let known = try await stores.body.samples(
            BodySampleKind.allCases, from: first, to: last + 1, athlete: athleteID)
        let keys = Set(known.map(\.withoutOffset))
        return samples.contains { !keys.contains($0.withoutOffset) }
    }

    private func brings(_ totals: [DailyTotal]) async throws -> Bool {
        guard let first = totals.map(\.day).min(), let last = totals.map(\.day).max() else { return false }
        let parts = try await stores.body.parts(DailyTotalKind.allCases, from: first, through: last, athlete: athleteID)
        let known = Dictionary(grouping: parts, by: \.day)
        return totals.contains { total in
            let same = known[total.day]?.first {
                $0.kind == total.kind && $0.part == total.part && $0.source == total.source
            }
            return same.map { total.isFuller(than: $0) } ?? true
        }
    }
}

extension BodySample {
    /// Properties that identify the sample.
    fileprivate var withoutOffset: BodySample {
        var result = self
        result.offset = nil
        return result
    }
}
