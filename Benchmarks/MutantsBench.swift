import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import Training

/// Times the import of damaged files: unpacking, reading, and a digest of every recording.
///
/// - Parameters:
///   - count: the number of changed files. Each uses the next file of `paths` and a part of another.
///   - keep: a folder for files that take longer than `bound` seconds; nil keeps none.
/// - Returns: a JSON object with the number of files, the bound, and the slowest of them, the slowest first.
func benchMutants(count: Int, seed: UInt64, bound: Double, keep: String?, paths: [String]) throws -> String {
    let files = try paths.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-mutant-\(getpid())")
    defer { try? FileManager.default.removeItem(at: scratch) }  // a file of its own in the folder for such
    var slowest: [(seconds: Double, text: String)] = []
    let clock = ContinuousClock()
    for number in 0..<count where !files.isEmpty {
        let place = number % files.count
        var mutation = FileMutation(seed: seed &+ UInt64(number))
        let changed = mutation.changed(files[place], with: files[mutation.below(files.count)])
        try Data(changed).write(to: scratch)
        let took = seconds(clock.measure { importMutant(scratch.path) })
        if took > bound, let keep {
            try Data(changed).write(to: URL(fileURLWithPath: keep).appendingPathComponent("\(seed &+ UInt64(number))"))
        }
        let name = (paths[place] as NSString).lastPathComponent
        let facts = "\"seed\":\(seed &+ UInt64(number)),\"file\":\"\(name)\",\"bytes\":\(changed.count),\"seconds\":\(took)"
        slowest.append((took, "{" + facts + "}"))
        slowest.sort { $0.seconds > $1.seconds }
        if slowest.count > 10 { slowest.removeLast() }
    }
    return "{\"files\":\(count),\"bound\":\(bound),\"slowest\":[\(slowest.map { $0.text }.joined(separator: ","))]}"
}

/// Reads a file as an import does and computes the digests; a refused file counts with the time until its refusal.
func importMutant(_ path: String) {
    var limits = ArchiveLimits()
    limits.entries = 100_000
    do {
        try walk(path, limits: limits) { item in
            for recording in (try? recordings(of: item)) ?? [] {
                _ = digest(of: recording, id: "mutant", athlete: Athlete(name: ""), profile: AthleteProfile())
            }
        }
    } catch { return }
}

private func recordings(of item: ArchiveItem) throws -> [Recording] {
    switch FileKind.sniff(item.head.span) {
    case .unknown: return []
    case .appleHealth:
        var reader = HealthExportReader()
        _ = try item.forEachChunk { try reader.feed($0) }
        return try reader.finish().recordings
    case .stravaActivities:
        let bytes = try item.readAll(limit: 512 << 20).bytes
        return try readStravaActivities(bytes.span).activities.compactMap { $0.recording() }
    default:
        let bytes = try item.readAll(limit: 512 << 20).bytes
        return try readFile(bytes.span).recordings
    }
}
