import ActivityFiles

/// Why a FIT file of a workout is not as it was written. An import would read what is left; a device can send all of it.
public enum WorkoutFileFlaw: Error, Equatable, Sendable {
    /// The file ends at this byte, before its end.
    case endsEarly(offset: Int)
    /// The checksum at this byte is wrong: bytes were changed on the way.
    case changed(offset: Int)

    /// Nil for a complete file.
    init?(_ reading: FileReading) {
        for finding in reading.findings where finding.severity == .warning {
            guard case .offset(let offset) = finding.place else { continue }
            if finding.what == .checksumMismatch {
                self = .changed(offset: offset)
                return
            }
            if [.truncated, .checksumMissing].contains(finding.what) {
                self = .endsEarly(offset: offset)
                return
            }
            if case .headerSizeWrong(_, let actual) = finding.what {
                self = .endsEarly(offset: offset + actual)
                return
            }
        }
        return nil
    }
}
