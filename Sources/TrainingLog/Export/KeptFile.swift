import ActivityFiles

/// Exported stored data in place of a missing original: a recording, or samples and days.
///
/// Each file begins with a line of text that states its content. Files of today must be readable in ten years.
enum KeptFile {
    static let folder = "kept/"
    /// Maximum size in bytes: enough for days of every channel at each second. A byte may become a number of eight bytes.
    static let largest = 32 << 20

    /// Decodes a file.
    static func reading(_ bytes: [UInt8], _ kind: FileKind) throws(FileError) -> FileReading {
        if kind == .keptBody { return try KeptBody.read(bytes) }
        return FileReading(kind: kind, recordings: [try KeptRecording.read(bytes)])
    }
}

extension FileKind {
    /// Whether files of this kind are exported stored data.
    var isKept: Bool { self == .keptRecording || self == .keptBody }
}
