/// Problems of a vendor's JSON records, with the position of the first.
struct JSONFindings {
    private var unreadable = Counts<String>()
    private var implausible = Counts<String>()
    /// Records that have no use, by what they are.
    private var skipped = Counts<String>()

    mutating func unreadable(_ what: String, _ node: Int, _ document: borrowing JSONDocument) {
        unreadable.add(what, at: document.start(of: node))
    }

    mutating func skip(_ what: String) { skipped.add(what) }

    /// Returns a member's number in Hearth's unit; nil, with a finding, for an implausible one.
    /// - Parameter factor: factor from the vendor's unit.
    mutating func number(
        _ name: StaticString, of record: Int, _ document: borrowing JSONDocument, _ plausible: ClosedRange<Double>,
        times factor: Double = 1, _ what: String
    ) -> Double? {
        guard let node = document.member(name, of: record), let value = document.number(node) else { return nil }
        return implausible.checked(value * factor, plausible, what, at: document.start(of: node))
    }

    var all: [ImportFinding] {
        var findings = unreadable.warnings { .fieldUnreadable(what: $0, count: $1) }
        findings += implausible.warnings { .valuesOutOfRange(what: $0, count: $1) }
        for (what, count, _) in skipped.all { findings.append(ImportFinding(.note, .skipped(what: what, count: count))) }
        return findings
    }
}
