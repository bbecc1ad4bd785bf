import Analysis

/// Reasons that several days of a plan share. A page states them once, and each of these days only what the routine has.
struct SharedLimits {
    /// Sentences in the order of the days.
    let sentences: [String]

    init(_ days: [PlannedDay], _ context: DisplayContext) {
        let all = days.compactMap { SharedLimits.reason(of: $0, context)?.sentence }
        var shared: [String] = []
        for sentence in all where !shared.contains(sentence) && all.count(where: { $0 == sentence }) > 1 {
            shared.append(sentence)
        }
        sentences = shared
    }

    /// Nil for a day with another caution, which comes first.
    fileprivate static func reason(of day: PlannedDay, _ context: DisplayContext) -> (sentence: String, own: String)? {
        guard day.caution == nil, day.shortfall == nil, let limit = day.limit else { return nil }
        return PlanText.shared(limit, context)
    }
}

extension PlanDay {
    /// Returns the day with what the routine has in place of a reason that the page states once.
    func sharing(_ limits: SharedLimits, of planned: PlannedDay, _ context: DisplayContext) -> PlanDay {
        guard let reason = SharedLimits.reason(of: planned, context), limits.sentences.contains(reason.sentence) else {
            return self
        }
        var day = self
        (day.caution, day.inRoutine) = (nil, reason.own)
        return day
    }
}
