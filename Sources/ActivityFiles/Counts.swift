/// How often each of a few kinds of thing was met and where first, in the order in which they were met first.
struct Counts<Kind: Equatable> {
    private(set) var all: [(kind: Kind, count: Int, first: Int?)] = []

    /// - Parameter offset: the byte at which this one stands, where the reader knows it.
    mutating func add(_ kind: Kind, at offset: Int? = nil) {
        for index in all.indices where all[index].kind == kind {
            all[index].count += 1
            return
        }
        all.append((kind, 1, offset))
    }

    /// Adds other counts.
    mutating func add(_ other: Counts) {
        for (kind, count, first) in other.all {
            if let index = all.firstIndex(where: { $0.kind == kind }) {
                all[index].count += count
            } else {
                all.append((kind, count, first))
            }
        }
    }
}

extension Counts<String> {
    /// A value; nil for one that cannot be, which is counted.
    mutating func checked(
        _ value: Double, _ plausible: ClosedRange<Double>, _ what: @autoclosure () -> String, at offset: Int? = nil
    ) -> Double? {
        if plausible.contains(value) { return value }
        add(what(), at: offset)
        return nil
    }

    /// A warning of each kind, at the byte where it was met first.
    func warnings(_ what: (_ kind: String, _ count: Int) -> ImportFinding.What) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        for (kind, count, first) in all {
            findings.append(ImportFinding(.warning, what(kind, count), at: first.map { .offset($0) }))
        }
        return findings
    }

    /// The same for a text, whose places are lines.
    func warnings(
        linesOf text: Span<UInt8>, _ what: (_ kind: String, _ count: Int) -> ImportFinding.What
    ) -> [ImportFinding] {
        var findings = warnings(what)
        for index in findings.indices {
            if case .offset(let offset)? = findings[index].place { findings[index].place = .line(text.line(of: offset)) }
        }
        return findings
    }
}
