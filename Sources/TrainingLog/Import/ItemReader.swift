import ActivityFiles
import Archives
import Foundation
import Measures
import Training

/// Reads one item of an archive or a folder, of any kind.
struct ItemReader {
    /// Largest file in bytes that is read into memory. Larger ones must have a streaming reader.
    static let largestHeldFile = 512 << 20
    /// Called repeatedly with the fraction of the item that was read, 0…1.
    var progress: (Double) -> Void = { _ in }
    /// Whether to read a Health export without its routes.
    var leavesRoutesOut = false

    /// Returns the kind of an item, recognised by its first bytes.
    static func kind(of item: ArchiveItem) -> FileKind {
        let kind = FileKind.sniff(item.head.span)
        guard kind == .unknown, item.head.contains(UInt8(ascii: "<")) else { return kind }
        // The root element may follow a long document type.
        return FileKind.sniff(beginning(of: item, count: 65_536).span)
    }

    /// Reads the whole item, and passes each recording on as soon as it is complete.
    /// - Parameter strava: receives the entries of a Strava list.
    /// - Returns: everything but the recordings.
    /// - Throws: `FileError` when the item has no content, and what `keep` throws.
    func read(
        _ item: ArchiveItem, kind: FileKind, at path: String, strava: inout StravaList, keep: (Recording) throws -> Void
    ) throws -> FileReading {
        do {
            if let failure = item.failure { throw failure }
            if kind == .unknown { throw ItemReader.refusal(of: item) }
            if kind == .stravaActivities {
                var reading = try strava.add(item, at: path)
                for recording in reading.recordings { try keep(recording) }
                reading.recordings = []
                return reading
            }
            if kind == .appleHealth { return try readHealthExport(item, keep: keep) }
            let isLeftAlone = kind == .clinicalDocument || kind == .electrocardiogram
            let limit = kind.isKept ? KeptFile.largest : ItemReader.largestHeldFile
            let (bytes, damage) = isLeftAlone ? (item.head, nil) : try item.readAll(limit: limit)
            progress(0.5)
            var reading = kind.isKept ? try KeptFile.reading(bytes, kind) : try readFile(bytes.span, zones: OwnTable.zoneOffsets)
            progress(1)
            if let damage { reading.findings.append(ImportFinding(damage)) }
            reading.findings += item.remarks.compactMap { ImportFinding($0) }
            for recording in reading.recordings { try keep(recording) }
            reading.recordings = []
            return reading
        } catch let error as ArchiveError {
            if case .scratchFailed(let code) = error, code == ENOSPC { throw StoreError.diskFull }
            throw FileError(error)
        }
    }

    /// Returns the error for an item of an unknown kind.
    static func refusal(of item: ArchiveItem) -> FileError {
        item.failure.map { FileError($0) } ?? (item.size == 0 ? .empty : .unknown(item.head.span))
    }

    private func readHealthExport(_ item: ArchiveItem, keep: (Recording) throws -> Void) throws -> FileReading {
        var reader = HealthExportReader { HomeClock(zone: $0)?.offset(at: $1) }
        var (done, reported) = (0, 0)
        let size = item.size ?? item.storedSize * 20
        let damage = try item.forEachChunk { chunk in
            try reader.feed(chunk)
            done += chunk.count
            if done - reported > 8 << 20 {
                reported = done
                progress(min(0.8, 0.8 * Double(done) / Double(max(1, size))))
            }
        }
        try reader.end()
        let all = Double(max(1, reader.recordingCount))
        var count = 0.0
        while let recording = reader.nextRecording(route: { leavesRoutesOut ? nil : ItemReader.route($0, of: item) }) {
            try keep(recording)
            count += 1
            progress(0.8 + 0.2 * count / all)
        }
        var reading = reader.remainder()
        if let damage { reading.findings.append(ImportFinding(damage)) }
        reading.findings += item.remarks.compactMap { ImportFinding($0) }
        return reading
    }

    /// Returns a route, or nil if it cannot be read. The reader adds a finding then.
    private static func route(_ name: String, of item: ArchiveItem) -> [UInt8]? {
        let relative = name.hasPrefix("/") ? String(name.dropFirst()) : name
        let last = relative.split(separator: "/").last.map(String.init) ?? relative
        guard let route = item.sibling(relative) ?? item.nephew(last) else { return nil }
        do { return try route.readAll(limit: 64 << 20).bytes } catch { return nil }
    }

    private static func beginning(of item: ArchiveItem, count: Int) -> [UInt8] {
        struct Enough: Error {}
        var bytes: [UInt8] = []
        do {
            _ = try item.forEachChunk { chunk in
                for index in 0..<min(chunk.count, count - bytes.count) { bytes.append(chunk[index]) }
                if bytes.count >= count { throw Enough() }
            }
        } catch {}  // the kind is recognised by what was read before
        return bytes
    }
}
