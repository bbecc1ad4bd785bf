/// A cycle of days that a person may choose to follow, most often a week.
public struct Routine: Equatable, Sendable {
    public var reference: RoutineReference
    public var name: TranslatedText
    /// The goal, and for whom the routine is.
    public var description: TranslatedText
    public var goal: Goal
    public var difficulty: Difficulty
    /// One to `mostDays`, day 1 first.
    public var days: [RoutineDay]
    /// What every page of the routine says, such as when to stop.
    public var advice: TranslatedText?
    /// Whether the routine is for adults who asked for it.
    public var isForAdults: Bool
    /// Whether day 1 follows the last day. A plan of several weeks is followed once.
    public var repeats: Bool
    /// The routine of the same pack to go on with after one that does not repeat; nil without such advice.
    public var next: ContentID?

    /// The raw values are stored: never change one, only add.
    public enum Goal: String, CaseIterable, Sendable {
        case base
        case fiveKilometres = "5k"
        case tenKilometres = "10k"
        case halfMarathon = "half_marathon"
        case marathon, heat
        case heatedClasses = "heated_classes"
        case comeback = "return"
        case injuryComeback = "injury_return"
        case maintenance, practice
        /// A plan that the athlete brought along.
        case own
    }

    /// The raw values are stored: never change one, only add.
    public enum Difficulty: String, CaseIterable, Sendable {
        case beginner, intermediate, advanced
    }

    /// Twenty weeks.
    public static let mostDays = 140

    /// Nil without a day, or with more than `mostDays`.
    public init?(
        reference: RoutineReference, name: TranslatedText, description: TranslatedText, goal: Goal, difficulty: Difficulty,
        days: [RoutineDay], advice: TranslatedText? = nil, isForAdults: Bool = false, repeats: Bool = true,
        next: ContentID? = nil
    ) {
        guard (1...Routine.mostDays).contains(days.count) else { return nil }
        self.reference = reference
        self.name = name
        self.description = description
        self.goal = goal
        self.difficulty = difficulty
        self.days = days
        self.advice = advice
        self.isForAdults = isForAdults
        self.repeats = repeats
        self.next = repeats ? nil : next
    }

    /// Returns the day with a number from 1 on; nil for any other number.
    public func day(_ number: Int) -> RoutineDay? { (1...days.count).contains(number) ? days[number - 1] : nil }

    /// Number of days with an expected session, or with training of which only the text is known.
    public var trainingDays: Int { days.count { !$0.isRest } }
    /// Length in weeks of a cycle, and of a routine that is followed once, at least one.
    public var weeks: Double { Double(repeats ? days.count : max(7, days.count)) / 7 }
    /// Expected minutes of a cycle.
    public var minutes: Int { days.reduce(0) { $0 + $1.minutes } }
}
