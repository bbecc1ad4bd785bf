import ActivityFiles

/// What stands in an export for an original that the disk has lost: a recording, or samples and days, as they are stored.
///
/// Each begins with a line of text that says what follows. The file of today must be readable in ten years.
enum KeptFile {
    static let folder = "kept/"
    /// Bytes: days of every second in every channel. A byte may become a number of eight.
    static let largest = 32 << 20

    /// What such a file gives.
    static func reading(_ bytes: [UInt8], _ kind: FileKind) throws(FileError) -> FileReading {
        if kind == .keptBody { return try KeptBody.read(bytes) }
        return FileReading(kind: kind, recordings: [try KeptRecording.read(bytes)])
    }
}

extension FileKind {
    /// Whether it is what an own export kept.
    var isKept: Bool { self == .keptRecording || self == .keptBody }
}
