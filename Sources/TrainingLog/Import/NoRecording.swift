import ActivityFiles

extension LooseFile {
    /// Whether a file without content was never meant to be a recording: an image beside recordings, a list of bikes, a course.
    ///
    /// A file that the user named should give something, whatever it is. If the content does not decide, the name does: a file named like a
    /// recording counts as an unreadable one.
    /// - Parameter path: path of the item inside this file, or of the file itself.
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
