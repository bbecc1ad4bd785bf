public import Training

/// Content of one file.
public struct FileReading: Equatable, Sendable {
    public var kind: FileKind
    /// In the order of the file.
    public var recordings: [Recording]
    public var samples: [BodySample]
    public var totals: [DailyTotal]
    public var findings: [ImportFinding]
    /// Counts of a Health export by kind of record; empty for other files.
    public var tallies: [RecordTally]

    public init(
        kind: FileKind, recordings: [Recording] = [], samples: [BodySample] = [], totals: [DailyTotal] = [],
        findings: [ImportFinding] = [], tallies: [RecordTally] = []
    ) {
        self.kind = kind
        self.recordings = recordings
        self.samples = samples
        self.totals = totals
        self.findings = findings
        self.tallies = tallies
    }

    /// Accepted without loss, or recovered if a finding reports unusable content.
    public var verdict: Verdict {
        for finding in findings where finding.severity != .note { return .recovered }
        return .accepted
    }
}

/// Result for a file as a whole. The raw values are part of the API.
public enum Verdict: String, CaseIterable, Sendable { case accepted, recovered, rejected }
