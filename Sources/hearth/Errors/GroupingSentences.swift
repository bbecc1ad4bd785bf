import Measures
import TrainingLog

/// Messages for activities that could not be split or joined.
enum GroupingSentences {
    static func refusal(_ error: GroupingError) -> CommandErrorMessage {
        switch error {
        case .unknownActivity(let id):
            CommandErrorMessage(CommandError.activityUnknown(id)) ?? CommandErrorMessage("There is no \(id).", .nothingDone)
        case .oneRecordingOnly(let id):
            CommandErrorMessage("\(id) is made of one recording: there is nothing to take apart.", .nothingDone)
        case .noneBeyond(let moment):
            CommandErrorMessage(
                "The activity was not under way at \(ISO8601.text(moment)); nothing was changed.", .nothingDone)
        case .alreadyJoined(let id): CommandErrorMessage("Both are the activity \(id) already.", .nothingDone)
        case .nothingDecided(let id):
            CommandErrorMessage("Nothing about \(id) was ever split or joined by hand; nothing was changed.", .nothingDone)
        }
    }
}
