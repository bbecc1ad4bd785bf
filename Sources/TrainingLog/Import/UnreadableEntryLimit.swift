import ActivityFiles

/// Limit for archives without content: an archive of 100,000 worthless files would hold up every other import.
///
/// Only files that look like recordings and are none count, because each is read and recorded. Images and other unknown files are
/// recognised by their first bytes at almost no cost. An archive is read completely while at least one in twenty of these files is a
/// recording.
struct UnreadableEntryLimit {
    private var cost = 0
    private var useful = 0

    /// Maximum number of files that look like recordings and give nothing.
    static let limit = 5_000
    /// Number of worthless files that one readable file compensates.
    private static let worth = 20

    /// Counts an outcome. Files that an earlier import recorded cost almost nothing.
    mutating func note(_ outcome: FileOutcome) {
        if outcome.isKnown { return }
        if outcome.verdict != .rejected {
            useful += 1
        } else if outcome.kind != .unknown {
            cost += 1
        }
    }

    var isOver: Bool { cost >= UnreadableEntryLimit.limit && cost > useful * UnreadableEntryLimit.worth }
}
