import Training

/// Stored form of the parts of a session, in databases and exports. The keys are stable.
struct PartsBody: Codable, Equatable {
    var warmUp: Int
    var repeats: Int
    var work: Int
    var recovery: Int
    var coolDown: Int

    init(_ parts: SessionParts) {
        (warmUp, repeats, work) = (parts.warmUp, parts.repeats, parts.work)
        (recovery, coolDown) = (parts.recovery, parts.coolDown)
    }

    /// Nil out of range.
    var parts: SessionParts? {
        SessionParts(warmUp: warmUp, repeats: repeats, work: work, recovery: recovery, coolDown: coolDown)
    }
}
