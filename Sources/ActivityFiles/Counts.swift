/// How often each of a few kinds of thing was met, in the order in which they were met first.
struct Counts<Kind: Equatable> {
    private(set) var all: [(kind: Kind, count: Int)] = []

    mutating func add(_ kind: Kind) {
        for index in all.indices where all[index].kind == kind {
            all[index].count += 1
            return
        }
        all.append((kind, 1))
    }
}

extension Counts<String> {
    /// A warning of each kind.
    func warnings(_ what: (_ kind: String, _ count: Int) -> ImportFinding.What) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        for (kind, count) in all { findings.append(ImportFinding(.warning, what(kind, count))) }
        return findings
    }
}
