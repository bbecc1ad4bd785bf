/// What an import that a program sent has added.
public struct ReceivedPayload: Codable, Equatable, Sendable {
    public var recordings: Int
    /// Measurements of the body.
    public var samples: Int

    public init(recordings: Int, samples: Int) {
        self.recordings = recordings
        self.samples = samples
    }

    enum CodingKeys: String, CodingKey, CaseIterable { case recordings, samples }
}
