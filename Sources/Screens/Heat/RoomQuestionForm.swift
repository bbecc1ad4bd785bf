import Analysis
import Localizations
import Measures
import Training

/// Question how hot the room of one class was, with the answer to propose.
public struct RoomQuestionForm: Equatable, Sendable {
    /// Raw values are names in the form.
    public enum Field: String, Sendable { case activity, room, scale, answer, page }

    /// Raw values are values of the buttons.
    public enum Answer: String, CaseIterable, Sendable {
        case temperature, unheated
        /// Do not ask for this sport again.
        case never
    }

    /// Page that contains the form, and to which the answer returns.
    public enum Page: String, Sendable { case today, rooms }

    public var activity: String
    public var name: String
    public var when: String
    public var route: Route
    public var dial: RoomDial
    /// Where the proposed temperature comes from; nil without one.
    public var proposedAs: String?
    public var buttons: [Button]
    public var page: Page

    public struct Button: Equatable, Sendable {
        public var answer: Answer
        public var label: String
    }

    init(_ question: RoomQuestion, on page: Page, _ context: DisplayContext) {
        let sport = context.say(.sport(question.sport))
        activity = question.activity
        name = question.title.flatMap { $0.isEmpty ? nil : $0 } ?? sport
        when = context.say(
            .dateAndTime(
                date: context.relativeDate(question.day), time: context.timeOfDay(question.start, at: question.offset)))
        route = .activity(question.activity)
        dial = RoomDial(question.activity, question.sport, proposal: question.proposal?.temperature, context)
        proposedAs = question.proposal.map { proposal in
            let date = context.shortWeekdayDate(proposal.day)
            return switch proposal.basis {
            case .sameClass: context.say(.roomAsSameClass(date: date))
            case .sameSport: context.say(.roomAsSameSport(date: date))
            case .anyRoom: context.say(.roomAsAnyRoom(date: date))
            }
        }
        buttons = [
            Button(answer: .temperature, label: context.say(.roomSave)),
            Button(answer: .unheated, label: context.say(.roomUnheated)),
            Button(answer: .never, label: context.say(.roomNever(sport: sport))),
        ]
        self.page = page
    }
}

/// Dial of a room's temperature in whole degrees of the user's scale.
public struct RoomDial: Equatable, Sendable {
    /// Unique on the page.
    public var id: String
    public var label: String
    public var warmer: String
    public var cooler: String
    public var scale: TemperatureScale
    public var degrees: ClosedRange<Int>
    /// Chosen degrees; nil before a choice.
    public var chosen: Int?
    /// Text of the entry without a choice.
    public var placeholder: String

    /// - Parameter activity: id of the class.
    init(_ activity: String, _ sport: Sport, proposal: Temperature?, _ context: DisplayContext) {
        let isFahrenheit = context.temperatures == .fahrenheit
        var degrees =
            switch (sport == .sauna, isFahrenheit) {
            case (false, false): RoomTemperature.classCelsius
            case (false, true): RoomTemperature.classFahrenheit
            case (true, false): RoomTemperature.saunaCelsius
            case (true, true): RoomTemperature.saunaFahrenheit
            }
        let possible = isFahrenheit ? RoomTemperature.fahrenheit : RoomTemperature.celsius
        if let exact = proposal.map({ context.temperatures.degrees($0) }), exact.isFinite, exact.magnitude < 1000 {
            let whole = Int(exact.rounded(.toNearestOrAwayFromZero))
            if possible.contains(whole) {
                chosen = whole
                // An earlier answer beyond the usual range stays available.
                degrees = min(whole, degrees.lowerBound)...max(whole, degrees.upperBound)
            }
        }
        self.degrees = degrees
        scale = context.temperatures
        id = "room-of-" + activity
        label = context.say(.roomDial(unit: scale.unit))
        warmer = context.say(.liveWarmer)
        cooler = context.say(.liveCooler)
        placeholder = context.say(.roomChoose)
    }
}
