public import Analysis
import Localizations
import Measures
public import Training

/// All routines by their goal, with the one that is followed first.
public struct RoutinesScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var yoursTitle: String
    public var current: CurrentRoutine?
    /// Text in place of the current routine.
    public var none: String
    public var groups: [Group]
    public var empty: EmptyState?
    public var notice: RoutineNotice?
    /// Leads to the import of a plan.
    public var importLabel: String
    /// Leads to the form for a new own routine.
    public var write: EmptyState.Link
    /// Link to the plan.
    public var plan: EmptyState.Link

    /// Routines with the same goal.
    public struct Group: Equatable, Sendable {
        public var title: String
        public var id: String
        public var cards: [RoutineCard]
    }

    /// - Parameters:
    ///   - packs: the content packs; those for adults are shown only if `showsAdult`.
    ///   - own: the athlete's own routines.
    ///   - history: which routine is followed.
    ///   - usual: load of the athlete's usual week.
    ///   - scale: load per hour of the athlete's own runs as a multiple of the plan's.
    ///   - showsAdult: whether packs for adults are shown.
    ///   - plans: what is planned for single days; nil without a routine today.
    ///   - done: what became of today's plan until now; nil without one.
    ///   - notice: message about the last change; nil without one.
    ///   - context: display context: language, units and current time.
    public init(
        packs: [ContentPack], own: [Routine], history: RoutineHistory, usual: Answer<Double>, scale: LoadScale, showsAdult: Bool,
        plans: DayPlans? = nil, done: PlanProgress.PlannedDay? = nil, notice: RoutineNotice? = nil, context: DisplayContext
    ) {
        title = context.say(.routinesTitle)
        lead = context.sentences(
            [context.say(.routinesLead), usual.absence.map { context.say($0.whyNoUsualWeeks) }].compactMap { $0 })
        plan = .init(label: context.say(.planOpen), route: .plan)
        yoursTitle = context.say(.routineYours)
        none = context.say(.routineNone)
        importLabel = context.say(.planImportTitle)
        write = .init(label: context.say(.routineWrite), route: .writingRoutine)
        current = CurrentRoutine(history, plans: plans, done: done, scale: scale, context)
        let routines = (own + packs.filter { showsAdult || !$0.isForAdults }.flatMap { $0.routines })
            .filter { showsAdult || !$0.isForAdults }
        let followed = (history.current ?? history.paused)?.routine.reference
        // Those that the athlete wrote come first.
        groups = ([.own] + Routine.Goal.allCases.filter { $0 != .own }).compactMap { goal in
            let cards = routines.filter { $0.goal == goal }.sorted { $0.difficulty.order < $1.difficulty.order }.map {
                RoutineCard($0, usual: usual, scale: scale, isFollowed: $0.reference == followed, context)
            }
            return cards.isEmpty ? nil : Group(title: context.say(goal.phrase), id: "goal-" + goal.rawValue, cards: cards)
        }
        if groups.isEmpty {
            empty = EmptyState(symbol: .plan, title: context.say(.routinesEmptyTitle), text: context.say(.routinesEmpty))
        }
        self.notice = notice
    }
}

extension Routine.Difficulty {
    fileprivate var order: Int {
        switch self {
        case .beginner: 0
        case .intermediate: 1
        case .advanced: 2
        }
    }
}
