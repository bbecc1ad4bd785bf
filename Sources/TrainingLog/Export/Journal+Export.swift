import Archives
import Foundation
import Measures
import Training

extension Journal {
    /// Writes all data of the athlete into one zip archive without loss. Importing it elsewhere gives the same journal.
    ///
    /// The archive contains the originals and `hearth.jsonl`. That list has the profile, the places of the originals, edits, the diary,
    /// decisions and cuts, and the answers of weather and air archives. Derived data is left out, because it can be computed again. An
    /// existing file is replaced only by a complete archive.
    /// - Returns: originals and tables that could not be read completely; everything else is in the archive.
    /// - Throws: `StoreError`.
    @discardableResult
    public func exportArchive(to path: String, telling: ExportDamage.Description) async throws -> ExportDamage {
        let draft = path + ".part"
        let isMade = FileManager.default.createFile(atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade, let file = FileHandle(forWritingAtPath: draft) else {
            throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        let damage: ExportDamage
        do {
            damage = try await writeArchive(telling: telling) { bytes in try file.write(contentsOf: Data(bytes)) }
            try file.synchronize()
            try file.close()
        } catch {
            try? FileManager.default.removeItem(atPath: draft)  // the first error is the one to report
            throw (error as? StoreError) ?? StoreError(writing: error, path: path)
        }
        guard rename(draft, path) == 0 else {
            throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
        }
        return damage
    }

    /// Size in bytes at which a piece of an archive is passed on.
    public static let archivePieceSize = 1 << 18

    /// Passes the same archive on in pieces while it is created, so that a download can start at once.
    ///
    /// `write` may suspend while its reader is slow: no thread waits, and at most about 1 MB is in memory.
    ///
    /// Damaged data is exported as far as possible. The folder `damaged` has what is left of damaged originals, the folder `kept` has
    /// stored recordings, samples and days that may come from missing ones, and `unreadable.txt` lists them.
    @discardableResult
    public func writeArchive(
        telling: ExportDamage.Description, _ write: ([UInt8]) async throws -> Void
    ) async throws -> ExportDamage {
        var pending: [UInt8] = []
        let zip = ZipWriter { pending += $0 }
        func handOut(from size: Int = Journal.archivePieceSize) async throws {
            guard pending.count >= size else { return }
            let piece = pending
            pending = []
            try await write(piece)
        }
        let hashes = try await stores.originals.hashes(of: athleteID)
        var damage = ExportDamage(tables: try await damagedTables())
        let ledger = try await damage.noting("imported_file", else: []) { try await stores.imports.entries(of: athleteID) }
        let list = try await exportList(hashes, ledger, &damage)
        try zip.begin(ExportLine.fileName)
        for line in list {
            try zip.append(try line.encoded())
            try await handOut()
        }
        try zip.end()
        damage.originals = ledger.missingOriginals(besides: hashes)
        for hash in hashes {
            // The store pushes pieces asynchronously and the zip writer pulls them, so they pass through a file.
            let original = try ScratchFile()
            let isWhole = try await stores.originals.copy(hash, athlete: athleteID) { try original.append($0) }
            if !isWhole {
                let path = list.lazy.compactMap(\.original).first { $0.hash == hash.hexadecimal }?.path
                damage.originals.append(UnreadableOriginal(hash: hash.hexadecimal, path: path, bytesLeft: original.count))
            }
            if !isWhole, original.count == 0 { continue }
            let name = (isWhole ? ExportLine.folder : UnreadableOriginal.folder) + hash.hexadecimal
            try zip.begin(original.isPacked ? name + ExportLine.wrapped : name)
            if original.isPacked { try zip.append(ExportLine.wrapping) }
            try await original.forEachPiece { piece in
                try zip.append(piece)
                try await handOut()
            }
            try zip.end()
        }
        if !damage.originals.isEmpty {
            try await forEachKeptFile(of: ledger.origins(of: damage.originals), &damage) { kept in
                try zip.add(KeptFile.folder + ContentHash(of: kept).hexadecimal) { put in try put(kept) }
                try await handOut()
            }
        }
        if !damage.isEmpty {
            let damage = damage
            try zip.add(UnreadableOriginal.fileName) { put in try put(Array(telling(damage).utf8)) }
        }
        try zip.finish()
        try await handOut(from: 1)
        return damage
    }

    private func exportList(
        _ hashes: [ContentHash], _ ledger: [ImportRecord], _ damage: inout ExportDamage
    ) async throws -> [ExportLine] {
        var list = [ExportLine(hearth: ExportLine.version)]
        let profile = try await damage.noting("athlete", else: nil) { try await stores.athletes.athlete(athleteID) }
        if let athlete = profile {
            list.append(ExportLine(athlete: ExportLine.Profile(athlete)))
        }
        var paths: [ContentHash: String] = [:]
        for entry in ledger {
            if let day = Journal.demoDay(of: entry.path) {
                list.append(ExportLine(demo: ExportLine.Demo(lastDay: day.number)))
            }
            paths[entry.hash] = entry.path
        }
        for hash in hashes {
            list.append(
                ExportLine(
                    original: ExportLine.Original(
                        hash: hash.hexadecimal, path: paths[hash] ?? paths[FileImport.placeHash(of: hash)])))
        }
        for edit in try await damage.noting("activity_edit", else: [], { try await stores.edits.edits(of: athleteID) }) {
            list.append(ExportLine(edit: ExportLine.Edit(edit, of: try await named(edit.recording))))
        }
        list += try await damage.noting("diary_entry", else: []) { try await diaryLines() }
        list += try await damage.noting("session_record", else: []) { try await sessionLines() }
        list += try await damage.noting("class_type", else: []) { try await classTypeLines() }
        list += try await damage.noting("routine_stretch", else: []) { try await routineLines() }
        list += try await damage.noting("planned_day", else: []) { try await plannedDayLines() }
        list += try await damage.noting("race", else: []) { try await raceLines() }
        list += try await damage.noting("privacy_zone", else: []) { try await privacyZoneLines() }
        list += try await damage.noting("own_table", else: []) { try await ownTableLines() }
        list += try await damage.noting("recording_cut", else: []) { try await cutLines() }
        list += try await damage.noting("grouping_decision", else: []) { try await groupingLines() }
        list += try await damage.noting("weather_request", else: []) { try await weatherLines() }
        list += try await damage.noting("air_request", else: []) { try await airLines() }
        return list
    }
}

extension StoreError {
    fileprivate init(writing error: any Error, path: String) {
        let cocoa = error as? CocoaError
        self =
            switch cocoa?.code {
            case .fileWriteOutOfSpace: .diskFull
            case .fileWriteVolumeReadOnly, .fileWriteNoPermission: .readOnly(path: path)
            default: .cannotOpen(path: path, reason: "\(error)")
            }
    }
}
