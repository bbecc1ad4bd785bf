/// Sets that are merged pair by pair, except where elements of both must stay apart.
struct ConstrainedUnion {
    private var leader: [Int]
    /// Elements of each set by its leader; empty for other elements.
    private var members: [[Int]]
    /// For each element, the elements that it must stay apart from.
    private var apart: [Int: Set<Int>] = [:]

    /// Whether no pair must stay apart. The order of merging then has no effect.
    var isFree: Bool { apart.isEmpty }

    /// Merges the pairs that a decision joins.
    init(_ ids: [String], _ decided: [GroupingDecision]) {
        leader = Array(ids.indices)
        members = ids.indices.map { [$0] }
        guard !decided.isEmpty else { return }
        let places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var pairs: [(Int, Int)] = []
        for decision in decided.sorted(by: { $0.comesBefore($1) }) {
            guard let one = places[decision.one], let other = places[decision.other] else { continue }
            if decision.verdict == .apart {
                apart[one, default: []].insert(other)
                apart[other, default: []].insert(one)
            } else {
                pairs.append((one, other))
            }
        }
        for (one, other) in pairs { join(one, other) }
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (min(root(one), root(other)), max(root(one), root(other)))
        guard first != second else { return }
        if !apart.isEmpty {
            for member in members[first] where !(apart[member] ?? []).isDisjoint(with: members[second]) { return }
        }
        leader[second] = first
        members[first] += members[second]
        members[second] = []
    }

    /// Sets, ascending by their leaders.
    var sets: [[Int]] { members.filter { !$0.isEmpty } }

    private func root(_ index: Int) -> Int {
        var index = index
        while leader[index] != index { index = leader[index] }
        return index
    }
}
