public import Analysis

/// A planned day in one line, for readers without a screen: the terminal and the API.
public enum PlanText {
    /// `45 min · Easy`, or the name of a rest day.
    public static func text(_ planned: PlannedDay, _ reader: Reader) -> String {
        var parts: [String] = []
        if let minutes = planned.minutes, planned.workout != .rest { parts.append(reader.count(.minutesShort, minutes)) }
        parts.append(reader.say(planned.workout.phrase))
        if planned.isHot, planned.workout != .rest { parts.append(reader.say(.hotDay)) }
        return parts.joined(separator: " · ")
    }
}
