/// Counts occurrences of a few kinds with the position of the first, in order of first occurrence.
struct Counts<Kind: Equatable> {
    private(set) var all: [(kind: Kind, count: Int, first: Int?)] = []

    /// - Parameter offset: offset of this occurrence; nil if unknown.
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
    /// Returns a value; nil for an impossible one, which is counted.
    mutating func checked(
        _ value: Double, _ plausible: ClosedRange<Double>, _ what: @autoclosure () -> String, at offset: Int? = nil
    ) -> Double? {
        if plausible.contains(value) { return value }
        add(what(), at: offset)
        return nil
    }

    /// Returns a warning for each kind, at its first offset.
    func warnings(_ what: (_ kind: String, _ count: Int) -> ImportFinding.What) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        for (kind, count, first) in all {
            findings.append(ImportFinding(.warning, what(kind, count), at: first.map { .offset($0) }))
        }
        return findings
    }

    /// Returns a warning for each kind, at the line of its first offset.
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
