/// How much of a ring is drawn: a share of its way round, never less than a visible dot nor more than the whole.
public struct RingGeometry: Equatable, Sendable {
    /// 0…100, of a path whose length is called 100.
    public var drawn: Int

    /// - Parameter score: 0…100; beyond, it is held at the ends.
    public init(score: Double) {
        drawn = score > 0 ? Int((min(100, max(1, score)) + 0.5).rounded(.down)) : 0
    }
}
