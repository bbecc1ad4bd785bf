import Training

/// Counts the peculiarities of one file, so that a hostile file cannot create a long list.
struct FITFindings {
    private(set) var list: [ImportFinding] = []

    /// Highest number of findings, more than any user reads.
    static let limit = 200

    mutating func add(_ severity: ImportFinding.Severity, _ what: ImportFinding.What, at offset: Int? = nil) {
        guard list.count < FITFindings.limit else { return }
        list.append(ImportFinding(severity, what, at: offset.map { .offset($0) }))
    }

    /// Counts omitted values that are impossible for an athlete.
    mutating func implausible(_ kind: ChannelKind, _ count: Int) {
        add(.note, .valuesOutOfRange(what: kind.name, count: count))
    }
}
