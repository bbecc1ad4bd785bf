import Contract
import Measures
import Training
import TrainingLog

/// Formats the result of splitting and joining activities.
enum GroupingText {
    /// Parses a moment.
    /// - Throws: `CommandError.momentInvalid`.
    static func moment(_ text: String) throws -> Moment {
        guard let stamp = ISO8601.stamp(text), stamp.offset != nil else { throw CommandError.momentInvalid(text) }
        return stamp.moment
    }

    static func show(_ ids: [String], of journal: Journal, json: Bool) async throws {
        if json {
            TerminalOutput.printText(try JSONText.pretty(["activities": .list(ids.map { .text($0) })]))
            return
        }
        var activities: [Activity] = []
        for id in ids { if let activity = try await journal.activity(id) { activities.append(activity) } }
        TerminalOutput.say(lines(activities))
    }

    static func lines(_ activities: [Activity]) -> [String] {
        activities.map { activity in
            let count = activity.sources.count
            let start = ISO8601.text(activity.recording.start, at: activity.recording.offset ?? .utc)
            return "Activity \(activity.id)  \(activity.recording.sport.rawValue)  \(start)  "
                + (count == 1 ? "1 recording" : "\(count) recordings")
        }
    }
}
