import Measures
import TrainingLog

/// Messages for activities that could not be split or joined.
enum GroupingSentences {
    static func refusal(_ error: GroupingError) -> Refusal {
        switch error {
        case .unknownActivity(let id): Refusal(HouseError.activityUnknown(id)) ?? Refusal("There is no \(id).", .nothingDone)
        case .oneRecordingOnly(let id):
            Refusal("\(id) is made of one recording: there is nothing to take apart.", .nothingDone)
        case .noneBeyond(let moment):
            Refusal(
                "The activity was not under way at \(ISO8601.text(moment)); nothing was changed.", .nothingDone)
        case .alreadyOne(let id): Refusal("Both are the activity \(id) already.", .nothingDone)
        case .nothingDecided(let id):
            Refusal("Nothing about \(id) was ever split or joined by hand; nothing was changed.", .nothingDone)
        }
    }
}
