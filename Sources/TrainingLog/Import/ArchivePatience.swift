import ActivityFiles

/// How long one archive may go on giving nothing: an archive of a hundred thousand worthless files would hold up every other import.
///
/// Only files that look like recordings and are none count: each is read and noted. Pictures and other unknown files are
/// recognised by their first bytes and cost next to nothing. An archive is never cut short while at least one recording in twenty is read.
struct ArchivePatience {
    private var cost = 0
    private var useful = 0

    /// Files that look like recordings and give nothing.
    static let limit = 5_000
    /// Worthless files that one read file makes up for.
    private static let worth = 20

    /// Files that an earlier import noted cost next to nothing.
    mutating func note(_ outcome: FileOutcome) {
        if outcome.isKnown { return }
        if outcome.verdict != .rejected {
            useful += 1
        } else if outcome.kind != .unknown {
            cost += 1
        }
    }

    var isOver: Bool { cost >= ArchivePatience.limit && cost > useful * ArchivePatience.worth }
}
