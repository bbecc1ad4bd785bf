import Analysis
import Localizations
import Measures
import Training

/// A day of a routine in its calendar.
public struct RoutineCell: Equatable, Sendable {
    /// `Day 3`, or the weekday of a followed routine.
    public var heading: String
    /// Date, or nil in a calendar without dates.
    public var date: String?
    public var badge: Badge
    public var name: String
    /// `45 min`; nil on a rest day, and for training of which only the text is known.
    public var duration: String?
    /// Expected load; nil on a rest day, and for what is no training load.
    public var load: String?
    /// Nil for a routine that is not stored.
    public var route: Route?
    public var isToday: Bool
    /// That today is done, or partly; nil on other days.
    public var outcome: Badge?
    /// The day of the routine that the plan puts aside, or its length where the plan has it shorter; nil on other days.
    public var instead: String?

    /// Returns the cell of a day on which something else is planned than the routine has. On days of rest in both it stays as it is.
    func replaced(by planned: PlannedDay, _ context: DisplayContext) -> RoutineCell {
        guard duration != nil || planned.workout != .rest else { return self }
        let day = PlanDay(planned, context)
        var cell = self
        (cell.badge, cell.name, cell.duration, cell.load) = (day.badge, day.kind, day.duration, day.load)
        // One of the same name is another length of it.
        if day.kind != name { cell.instead = context.say(.routineCellInstead(name: name)) }
        return cell
    }

    /// - Parameter planned: load of the day as the plan has it; nil where only the routine is known.
    init(
        _ day: RoutineDay, number: Int, of routine: Routine, scale: LoadScale, load planned: Double? = nil, on date: Day? = nil,
        _ context: DisplayContext
    ) {
        heading = date.map { context.weekdayAlone($0) } ?? context.say(.routineDayNumber(number: context.number(number)))
        self.date = date.map { context.shortDate($0) }
        badge = day.badge(context)
        name = day.title(context)
        duration = day.duration(context)
        let expected = Rounding.halfUp(planned ?? RoutineLoad.load(of: day, scale: scale), decimals: 1)
        load = expected > 0 ? context.say(.expectedLoad(load: context.number(expected))) : nil
        route = .routineDay(routine.reference, number)
        isToday = date == context.today
    }
}

extension PlannedDay {
    /// Returns how long the routine has a day that the plan shortened; nil for other days.
    func shortened(from own: RoutineDay, _ context: DisplayContext) -> String? {
        guard let routine, routine.minutes < own.minutes, let length = own.duration(context) else { return nil }
        return context.say(.routineCellShortened(duration: length))
    }
}
