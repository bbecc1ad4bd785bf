/// Imports of uploads, newest first.
public struct ImportsPayload: Codable, Equatable, Sendable {
    public var imports: [ImportPayload]

    enum CodingKeys: String, CodingKey { case imports }

    public init(_ imports: [ImportPayload]) { self.imports = imports }
}

/// An import with its progress or its result.
public struct ImportPayload: Codable, Equatable, Sendable {
    public enum Phase: String, CaseIterable, Sendable {
        case waiting, running, finished, stopped, failed
        /// The server crashed twice while reading it, and the user decides.
        case setAside = "set_aside"
    }

    public var id: Int
    public var phase: Word<Phase>
    /// Nil until the upload was measured.
    public var fileCount: Int?
    public var bytes: Int?
    /// Share of the bytes that are read, 0…1; nil unless it is running.
    public var share: Double?
    /// Files by verdict: read completely, read partly, not read, and known before.
    public var read: Int
    public var partial: Int
    public var unread: Int
    public var known: Int
    public var newActivities: Int
    public var newRecordings: Int
    public var newSamples: Int
    /// Files that could not be read first; not all of them in a large upload.
    public var files: [ImportedFilePayload]

    enum CodingKeys: String, CodingKey {
        case id, phase, bytes, share, read, partial, unread, known, files
        case fileCount = "file_count"
        case newActivities = "new_activities"
        case newRecordings = "new_recordings"
        case newSamples = "new_samples"
    }

    public init(id: Int, phase: Phase, fileCount: Int?, bytes: Int?, share: Double?) {
        (self.id, self.phase, self.fileCount, self.bytes, self.share) = (id, Word(phase), fileCount, bytes, share)
        (read, partial, unread, known) = (0, 0, 0, 0)
        (newActivities, newRecordings, newSamples) = (0, 0, 0)
        files = []
    }
}

public struct ImportedFilePayload: Codable, Equatable, Sendable {
    public var path: String
    public var findings: [FindingPayload]

    enum CodingKeys: String, CodingKey { case path, findings }

    public init(path: String, findings: [FindingPayload]) {
        self.path = path
        self.findings = findings
    }
}
