/// Something a person should know about a file that was read all the same.
public struct ImportFinding: Equatable, Hashable, Sendable {
    public enum Severity: String, CaseIterable, Sendable { case note, warning, error }

    /// Where it is: a byte offset in binary files, a line (from 1) in text files.
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
    /// The facts of a finding; `Screens/Wording/FindingText.swift` makes sentences of them.
    public enum What: Equatable, Hashable, Sendable {
        case checksumMismatch
        case checksumMissing
        case headerSizeWrong(stated: Int, actual: Int)
        case truncated
        case trailingBytes(Int)
        case noSession
        case timeWentBack(count: Int)
        case pointsWithoutTime(count: Int)
        /// No point has a time: the file holds a route and no activity.
        case routeOnly(points: Int)
        case pointsWithoutPosition(count: Int)
        case valuesOutOfRange(what: String, count: Int)
        case fieldUnreadable(what: String, count: Int)
        /// Numbers that may be minutes or hours, miles or kilometres: left out.
        case unitMissing(what: String, count: Int)
        /// Elements of an Apple Health export without the `HealthData` element around them.
        case partOfExport
        /// A column of a table that no reader uses, with the number of its filled cells.
        case columnIgnored(name: String, count: Int)
        /// Rows of a table that say of no session how long it was: left out.
        case sessionsWithoutDuration(count: Int)
        /// Dates like 03/04/2026, all of them, in a table that nothing else decides.
        case dateOrderUnclear(isMonthFirst: Bool, count: Int)
        /// Dates that can only be read the other way round than most of the table's.
        case dateOrderMixed(isMonthFirst: Bool, count: Int)
        /// Records of heart beats of which more than 5 % are missing or no beats.
        case beatsMissing(count: Int)
        case unknownMessages(count: Int)
        case localTimeWithoutZone
        /// All times carry the one offset of the day on which they were exported, and no zone is named.
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
    }
}
