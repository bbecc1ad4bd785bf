/// The function by which replicas merge two versions: the one they have, and the one that arrived.
/// Tests pass broken ones, to prove that they would find a mistake in `Merge`.
struct MergeRule: Hashable, Sendable {
    let name: String
    let merged: @Sendable (_ current: SessionRecord, _ arrived: SessionRecord) -> Merged

    static let largest = MergeRule(name: "largest") { Merge.merged($0, $1) }

    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) {}  // one rule holds for all replicas
}
