/// A finding that the user should know about a file that was read nevertheless.
public struct ImportFinding: Equatable, Hashable, Sendable {
    public enum Severity: String, CaseIterable, Sendable { case note, warning, error }

    /// Position: a byte offset in binary files, a line (from 1) in text files.
    public enum Place: Equatable, Hashable, Sendable {
        case offset(Int)
        case line(Int)
    }

    public var severity: Severity
    public var what: What
    public var place: Place?

    public init(_ severity: Severity, _ what: What, at place: Place? = nil) {
        self.severity = severity
        self.what = what
        self.place = place
    }
}

extension ImportFinding {
    /// The facts of a finding; `Screens/Wording/FindingText.swift` turns them into sentences.
    public enum What: Equatable, Hashable, Sendable {
        case checksumMismatch
        case checksumMissing
        case headerSizeWrong(stated: Int, actual: Int)
        case truncated
        case trailingBytes(Int)
        case noSession
        case timeWentBack(count: Int)
        case pointsWithoutTime(count: Int)
        /// No point has a time: the file contains a route and no activity.
        case routeOnly(points: Int)
        case pointsWithoutPosition(count: Int)
        case valuesOutOfRange(what: String, count: Int)
        case fieldUnreadable(what: String, count: Int)
        /// Numbers in unknown units (minutes or hours, miles or kilometres), which were omitted.
        case unitMissing(what: String, count: Int)
        /// Elements of an Apple Health export without the `HealthData` element around them.
        case partOfExport
        /// An unused column of a table, with the number of its filled cells.
        case columnIgnored(name: String, count: Int)
        /// Rows of a table without a duration of the session, which were omitted.
        case sessionsWithoutDuration(count: Int)
        /// Dates such as 03/04/2026 in a table where no other date decides their order.
        case dateOrderUnclear(isMonthFirst: Bool, count: Int)
        /// Dates in the opposite order to most of the table's.
        case dateOrderMixed(isMonthFirst: Bool, count: Int)
        /// Records of heart beats where more than 5 % are missing or implausible.
        case beatsMissing(count: Int)
        case unknownMessages(count: Int)
        case localTimeWithoutZone
        /// All times have the offset of the day of export, and no zone is named.
        case oneOffsetForAll
        case timeImplausible(count: Int)
        case declarationSkipped
        case malformedMarkup(what: String)
        case controlCharactersRemoved(count: Int)
        case missingFile(name: String)
        case routeMissing(name: String)
        case skipped(what: String, count: Int)
        case duplicateCopies(what: String, count: Int)
        case totalsComputed
        case totalsDisagree(what: String)
        /// A total contradicts the samples or another total, and was corrected.
        case totalsCorrected(what: String)
        case emptyActivity
        /// The reader follows descriptions of the format; it was never compared with a file of the vendor.
        case experimentalFormat
    }
}
