import HTTPTypes
import Hummingbird
import Screens
import Training
import TrainingLog

/// Routes of the question how hot the room of a class was. They are plain forms; a reload never sends them twice, and every answer can be
/// undone.
struct RoomRoutes {
    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            Route.Target.answerRoom.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let journal = context.athlete.journal
                let page = RoomRoutes.page(fields)
                let activity = try await RoomRoutes.activity(fields, in: journal)
                switch fields[RoomQuestionForm.Field.answer.rawValue].flatMap({ RoomQuestionForm.Answer(rawValue: $0) }) {
                case .temperature:
                    let isFahrenheit = fields[RoomQuestionForm.Field.scale.rawValue] == TemperatureScale.fahrenheit.rawValue
                    let degrees = fields[RoomQuestionForm.Field.room.rawValue].flatMap { Int($0) }
                    guard let room = degrees.flatMap({ RoomTemperature(degrees: $0, isFahrenheit: isFahrenheit) }) else {
                        throw RequestFailure.badForm
                    }
                    try await journal.answerRoom(ofActivity: activity.id, with: room)
                    return HTMLAnswer.goTo(RoomAnswer.path(of: page, .saved, activity: activity.id))
                case .unheated:
                    try await journal.answerRoom(ofActivity: activity.id, with: nil)
                    return HTMLAnswer.goTo(RoomAnswer.path(of: page, .unheated, activity: activity.id))
                case .never:
                    try await journal.askRooms(of: activity.recording.sport, false)
                    return HTMLAnswer.goTo(RoomAnswer.path(of: page, .never, activity: activity.id))
                case nil: throw RequestFailure.badForm
                }
            })
        router.answer(
            Route.Target.undoRoom.path,
            post: { request, context in
                let fields = try await FormFields.read(request)
                let journal = context.athlete.journal
                let activity = try await RoomRoutes.activity(fields, in: journal)
                switch fields[RoomQuestionForm.Field.answer.rawValue].flatMap({ RoomAnswer.Kind(rawValue: $0) }) {
                case .saved, .unheated:
                    try await journal.reopenRoomQuestion(ofActivity: activity.id)
                case .never: try await journal.askRooms(of: activity.recording.sport, true)
                case .undone, nil: throw RequestFailure.badForm
                }
                return HTMLAnswer.goTo(RoomAnswer.path(of: RoomRoutes.page(fields), .undone, activity: activity.id))
            })
    }

    /// Returns the answer that the address reports; nil without one, or when the activity no longer exists.
    static func answer(of asked: PageRequest) async throws -> RoomAnswer? {
        guard let kind = asked.text(RoomAnswer.Parameter.kind.rawValue).flatMap({ RoomAnswer.Kind(rawValue: $0) }),
            let id = asked.text(RoomAnswer.Parameter.activity.rawValue), let activity = try await asked.journal.activity(id)
        else { return nil }
        let answer = RoomAnswer(kind, activity: activity.id, room: activity.edit.room, sport: activity.recording.sport)
        // An old address no longer describes the activity.
        let isCurrent =
            switch kind {
            case .saved: activity.edit.room != nil
            case .unheated: activity.edit.isRoomUnheated
            case .never: try await asked.journal.athlete().roomsNotAsked.contains(answer.sport)
            case .undone: activity.edit.room == nil && !activity.edit.isRoomUnheated
            }
        return isCurrent ? answer : nil
    }

    private static func page(_ fields: [String: String]) -> RoomQuestionForm.Page {
        fields[RoomQuestionForm.Field.page.rawValue].flatMap { RoomQuestionForm.Page(rawValue: $0) } ?? .rooms
    }

    private static func activity(_ fields: [String: String], in journal: Journal) async throws -> Activity {
        guard let id = fields[RoomQuestionForm.Field.activity.rawValue], let activity = try await journal.activity(id) else {
            throw RequestFailure.notFound
        }
        return activity
    }
}
