import ActivityFiles

/// How long one archive may go on giving nothing: an archive of a hundred thousand worthless files would hold up every other import.
///
/// Pictures and other unknown files cost little, files that look like recordings and are none cost about four times as much. Archives in
/// which at least one file in twenty is read are never cut short.
struct ArchivePatience {
    private var cost = 0
    private var useful = 0

    /// In unknown files.
    static let limit = 20_000
    private static let worth = 80

    /// Files that an earlier import noted cost next to nothing.
    mutating func note(_ outcome: FileOutcome) {
        if outcome.isKnown { return }
        if outcome.verdict != .rejected {
            useful += 1
        } else {
            cost += outcome.kind == .unknown ? 1 : 4
        }
    }

    var isOver: Bool { cost >= ArchivePatience.limit && cost > useful * ArchivePatience.worth }
}
