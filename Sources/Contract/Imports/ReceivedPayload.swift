/// The result of an import sent by a program: the number of added items, and the unreadable ones.
public struct ReceivedPayload: Codable, Equatable, Sendable {
    public var recordings: Int
    /// Number of these that joined an activity from another source.
    public var joined: Int
    /// Number of body measurements.
    public var samples: Int
    /// Number of daily totals read, such as steps, including known ones.
    public var totals: Int
    /// Empty if everything was read.
    public var findings: [FindingPayload]

    public init(recordings: Int, joined: Int = 0, samples: Int, totals: Int, findings: [FindingPayload]) {
        self.recordings = recordings
        self.joined = joined
        self.samples = samples
        self.totals = totals
        self.findings = findings
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case recordings, joined, samples, totals, findings }
}

/// A finding about the sent data, for its sender.
public struct FindingPayload: Codable, Equatable, Sendable {
    /// `note`, `warning` or `error`.
    public var severity: String
    /// A stable identifier, such as `field_unreadable`.
    public var what: String
    /// The finding as a sentence with numbers.
    public var message: String

    public init(severity: String, what: String, message: String) {
        self.severity = severity
        self.what = what
        self.message = message
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case severity, what, message }
}
