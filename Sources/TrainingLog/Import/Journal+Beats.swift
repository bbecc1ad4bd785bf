import ActivityFiles
import Archives
import Foundation
public import Measures
import Training

extension Journal {
    /// Imports a file of beat intervals that states no date.
    ///
    /// The stored original is a line with the start followed by the file, so that later versions can read it again without asking. A file
    /// that states its own date is imported unchanged.
    /// - Parameter stated: start on the home clock unless it has an offset.
    /// - Throws: `ArchiveError.notFound`, `StoreError`, and what `importPaths` throws.
    public func importBeats(at path: String, startingAt stated: ISO8601.Stamp) async throws -> ImportReport {
        let files = try looseFiles(at: [path])
        guard files.count == 1, let bytes = FileManager.default.contents(atPath: path), lacksStart(bytes) else {
            var report = try await importPaths([path])
            report.isStartUnused = true
            return report
        }
        let start =
            if let offset = stated.offset { (stated.moment, offset) } else { try await moment(ofWallClock: stated.moment) }
        let dated = try ScratchFile()
        try dated.append(Array(BeatStart.line(start.0, at: start.1).utf8).span)
        try dated.append([UInt8](bytes).span)
        var file = files[0]
        (file.path, file.size) = (dated.path, dated.count)
        return try await alone {
            let counter = ProgressCounter(bytesTotal: dated.count) { _ in }
            let outcomes = try await importFiles([file], counter)
            try await refreshDigests()
            return ImportReport(files: try await markingDuplicates(outcomes))
        }
    }
}

private func lacksStart(_ bytes: Data) -> Bool {
    let bytes = [UInt8](bytes.prefix(ItemReader.largestHeldFile))
    do throws(FileError) {
        _ = try readFile(bytes.span)
        return false
    } catch { return error == .startMissing }
}
