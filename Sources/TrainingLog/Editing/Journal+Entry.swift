public import ActivityFiles
import Archives
import Foundation
public import Measures
import Training

extension Journal {
    /// The moment at which the clock of the athlete's home shows what a text without an offset says, and that offset.
    /// - Parameter wall: the text, read as if it were UTC.
    public func moment(ofWallClock wall: Moment) async throws -> (moment: Moment, offset: LocalOffset) {
        var offset = try await athlete(at: wall).homeOffset
        // Near a change of the clock the first guess may be on the other side of it.
        offset = try await athlete(at: wall + -Double(offset.secondsAheadOfUTC)).homeOffset
        return (wall + -Double(offset.secondsAheadOfUTC), offset)
    }

    /// Keeps a session that somebody enters by hand: as a file like any other, which an export takes along. Entering it twice is
    /// entering it once.
    /// - Returns: the id of its activity, and whether it was not here before.
    public func enter(_ entry: SessionEntry) async throws -> (activity: String, isNew: Bool) {
        let bytes = Array(entry.table.utf8)
        guard let recording = try readCSV(bytes.span).recordings.first else { throw FileError.noActivity(holds: "an entry") }
        let folder = NSTemporaryDirectory() + "/hearth-" + UUID().uuidString
        let path = folder + "/" + "entered by hand " + ISO8601.text(entry.start, at: entry.offset) + ".csv"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw StoreError.cannotOpen(path: path, reason: error.localizedDescription)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }  // the original is kept elsewhere
        let report = try await importPaths([path], below: folder)
        if let error = report.files.compactMap(\.error).first { throw error }
        let id = StoredRecording(recording).id
        let activity = try await stores.activities.recordings(ofActivity: id, athlete: athleteID).first?.id ?? id
        return (activity, report.newRecordings > 0)
    }

    /// Takes back what was entered by hand of an activity, for good, with what was said of it. What a device recorded of it stays, and
    /// takes over what was said.
    /// - Returns: false when nothing of it was entered by hand.
    @discardableResult
    public func withdrawEntry(ofActivity id: String) async throws -> Bool {
        try await alone {
            let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
            let entered = Set(
                members.filter { $0.recording.source.origin == .manual }.map { RecordingCut.origin(of: $0.id).recording })
            guard !entered.isEmpty else { return false }
            let heir = members.first { $0.recording.source.origin != .manual }?.id
            var isFound = false
            for entry in try await stores.imports.entries(of: athleteID) where entry.kind == .csv {
                var bytes: [UInt8] = []
                try await stores.originals.read(entry.hash, athlete: athleteID) { piece in
                    for index in 0..<piece.count { bytes.append(piece[index]) }
                }
                let made = try readCSV(bytes.span).recordings.map { StoredRecording($0).id }
                guard made.contains(where: { entered.contains($0) }) else { continue }
                try await stores.imports.remove(entry.hash, recordings: made, heir: heir, athlete: athleteID, at: now())
                try await stores.originals.remove(entry.hash, athlete: athleteID)
                isFound = true
            }
            if isFound { try await refreshDigests() }
            return isFound
        }
    }
}
