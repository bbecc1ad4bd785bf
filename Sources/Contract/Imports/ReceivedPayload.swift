/// What an import that a program sent has added, and what of it could not be read.
public struct ReceivedPayload: Codable, Equatable, Sendable {
    public var recordings: Int
    /// Of these, how many are of an activity that was known from elsewhere.
    public var joined: Int
    /// Measurements of the body.
    public var samples: Int
    /// Totals of a day, such as its steps, that were read; those that were known already among them.
    public var totals: Int
    /// Empty when everything was understood.
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

/// Something about what was sent that its sender should know.
public struct FindingPayload: Codable, Equatable, Sendable {
    /// `note`, `warning` or `error`.
    public var severity: String
    /// A frozen name, such as `field_unreadable`.
    public var what: String
    /// The same in words, with numbers.
    public var message: String

    public init(severity: String, what: String, message: String) {
        self.severity = severity
        self.what = what
        self.message = message
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case severity, what, message }
}
