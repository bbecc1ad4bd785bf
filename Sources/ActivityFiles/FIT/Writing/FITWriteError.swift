/// Errors that refuse a whole session. Single values that a file cannot state are left out instead; `FITSession` lists them.
public enum FITWriteError: Error, Equatable, Sendable {
    /// The start or end lies outside of FIT's dates, or is not finite. They begin on 1998-07-03, because smaller timestamps count seconds since
    /// a device was switched on, and end on 2126-02-06.
    case timeNotSupported
    case endBeforeStart
    /// Longer than `limit` seconds (49 days), the range of a total in milliseconds.
    case tooLong(limit: Int)
}
