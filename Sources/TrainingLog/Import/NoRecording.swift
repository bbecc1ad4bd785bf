import ActivityFiles

extension LooseFile {
    /// Whether something that gave nothing was never meant to: a picture beside recordings, a list of bikes, a course.
    ///
    /// A file that somebody named is one that should have given something, whatever it is. Where the content says nothing, the name
    /// is asked: what is called as recordings are is one that cannot be read.
    /// - Parameter path: of the item, inside this file or the file itself.
    func isNoRecording(_ path: String, _ error: FileError) -> Bool {
        if isNamed, path == shown { return false }
        switch error {
        case .noActivity, .noTime, .notReadYet: return true
        case .unknownKind, .empty:
            let name = path.lowercased()
            return !LooseFile.endingsOfRecordings.contains { name.hasSuffix($0) }
        case .startMissing, .unreadable, .notThisKind, .truncated, .tooLarge, .hostile, .malformed, .packed: return false
        }
    }

    private static let endingsOfRecordings = [".fit", ".gpx", ".tcx", ".hrm", ".gz", ".zip"]
}
