import ActivityFiles
import Archives
import Measures
import Training

extension Journal {
    /// What recordings may say of where they come from whose originals are these; nil where it may be anything.
    ///
    /// Nobody notes which file gave which recording: the ledger knows what kinds of files lay in an original.
    func origins(of originals: [UnreadableOriginal]) async throws -> Set<Source.Origin>? {
        let entries = try await stores.imports.entries(of: athleteID)
        var origins: Set<Source.Origin> = []
        for original in originals {
            guard let path = original.path else { return nil }
            let kinds = entries.filter {
                $0.hash.hexadecimal == original.hash || $0.path == path || $0.path.hasPrefix(path + "/")
            }
            .map(\.kind).filter { $0 != .zip && $0 != .gzip }
            if kinds.isEmpty || kinds.contains(.keptRecording) { return nil }
            for kind in kinds { if let origin = kind.origin { origins.insert(origin) } }
        }
        return origins
    }

    /// Hands out recordings of these origins, all of them for nil, as files of their own. One that is cut comes as its parts.
    func forEachKeptRecording(of origins: Set<Source.Origin>?, _ visit: ([UInt8]) throws -> Void) async throws {
        for id in try await stores.activities.groups(of: athleteID).flatMap(\.recordings) {
            let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
            guard var stored = members.first(where: { $0.id == id }), origins?.contains(stored.recording.source.origin) ?? true
            else { continue }
            stored.columns = try await stores.activities.columns(ofRecording: id, kinds: nil, athlete: athleteID)
            try visit(KeptRecording.bytes(of: try stored.withChannels()))
        }
    }

    /// Of recordings that an export kept, those that nothing else brought: neither they themselves are here nor others of the same
    /// origin and start. What is no such file is for the import to tell of.
    func missing(of kept: [LooseFile]) async throws -> [LooseFile] {
        var missing: [LooseFile] = []
        for file in kept {
            if file.size <= KeptRecording.largest, let bytes = try? UnpackedArchive.bytes(of: file),
                let recording = try? KeptRecording.read(bytes)
            {
                let named = ExportLine.Named(StoredRecording(recording).id, recording)
                let id = try await id(of: named)
                if try await !stores.activities.recordings(ofActivity: id, athlete: athleteID).isEmpty { continue }
            }
            missing.append(file)
        }
        return missing
    }
}
