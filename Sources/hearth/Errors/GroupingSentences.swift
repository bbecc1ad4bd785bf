import Measures
import TrainingLog

/// Messages for activities that could not be split or joined.
enum GroupingSentences {
    static func refusal(_ error: GroupingError) -> CommandErrorMessage {
        switch error {
        case .unknownActivity(let id):
            CommandErrorMessage(CommandError.activityUnknown(id)) ?? CommandErrorMessage("There is no \(id).", .nothingDone)
        case .oneRecordingOnly(let id):
            CommandErrorMessage("\(id) has a single recording and cannot be split.", .nothingDone)
        case .noneBeyond(let moment):
            CommandErrorMessage(
                "The activity has no recording at \(ISO8601.text(moment)); nothing was changed.", .nothingDone)
        case .alreadyJoined(let id): CommandErrorMessage("Both are part of the activity \(id) already.", .nothingDone)
        case .nothingDecided(let id):
            CommandErrorMessage("\(id) has no manual splits or joins; nothing was changed.", .nothingDone)
        }
    }
}
