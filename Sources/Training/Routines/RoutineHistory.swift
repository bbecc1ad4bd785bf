public import Measures

/// Which routine the athlete followed on which days: the current one, and earlier ones as they were when they were followed.
///
/// A stretch holds a copy of its routine. An update or removal of a content pack thus changes no past day.
public struct RoutineHistory: Equatable, Sendable {
    /// In order of their days, without overlaps. Only the last one may be open.
    public private(set) var stretches: [Stretch]
    /// What the athlete stated about days, in place of what recordings show.
    public private(set) var corrections: [Day: Correction]

    /// The athlete's statement about a planned day. The raw values are stored: never change one, only add.
    public enum Correction: String, CaseIterable, Sendable {
        case done, partly, skipped
    }

    /// What became of a statement about a day. Only `changed` is a change.
    public enum CorrectionOutcome: Equatable, Sendable {
        case changed
        /// The day has this statement already.
        case unchanged
        /// The day has no training about which it could be.
        case refused
    }

    /// Consecutive days of one routine.
    public struct Stretch: Equatable, Sendable {
        public var routine: Routine
        /// Version of the routine's pack; nil for an own routine.
        public var packVersion: Int?
        public var first: Day
        /// The routine's day on `first`, from 1 on.
        public var number: Int
        /// Nil while it is followed.
        public var last: Day?
        public var end: End?
        /// The day on which the athlete chose it; nil for `first`.
        public var decided: Day?

        public init(
            routine: Routine, packVersion: Int?, first: Day, number: Int = 1, last: Day? = nil, end: End? = nil,
            decided: Day? = nil
        ) {
            self.routine = routine
            self.packVersion = packVersion
            self.first = first
            self.number = min(max(number, 1), routine.days.count)
            self.last = last
            self.end = end
            self.decided = decided == first ? nil : decided
        }

        /// Returns the number of the routine's day on a day from `first` on, whether or not the stretch had ended by then. A routine
        /// that does not repeat has numbers beyond its last day, which no day of it has.
        public func number(on day: Day) -> Int {
            let passed = number - 1 + max(0, day - first)
            return (routine.repeats ? passed % routine.days.count : passed) + 1
        }

        /// The day of the routine's last day; nil for a routine that repeats.
        public var completion: Day? { routine.repeats ? nil : first + (routine.days.count - number) }

        /// Whether the routine's last day is before a day while the stretch is open.
        public func isCompleted(on day: Day) -> Bool { end == nil && completion.map { $0 < day } ?? false }

        /// Whether it may end on a day before its first one: paused at any time before it, moved on by a day, or stopped after the session of the day
        /// before it.
        fileprivate func mayEnd(on day: Day) -> Bool {
            end == .paused || (end == .moved || end == .stopped) && day == first - 1
        }

        /// Whether it only says that the one before it ends with the day on which that was decided.
        fileprivate var isEndOnly: Bool { last.map { $0 < first && decided == $0 } ?? false }

        func contains(_ day: Day) -> Bool { day >= first && last.map { day <= $0 } ?? true }
    }

    /// Why a stretch ended. The raw values are stored: never change one, only add.
    public enum End: String, CaseIterable, Sendable {
        /// Another routine, version or day of the cycle follows.
        case replaced
        /// The athlete may resume it.
        case paused
        case stopped
        /// What it had for the next day and all days after it follows a day later. The next day is one of rest.
        case moved
    }

    /// What the plan has for a day.
    public struct Planned: Equatable, Sendable {
        public var routine: Routine
        public var number: Int
        public var day: RoutineDay
    }

    /// Most stretches. The first ones are forgotten beyond it.
    public static let most = 1000

    /// Creates a history of stretches in order. One that begins before the end of the one before it, or after an open one, is left out.
    public init(_ stretches: [Stretch] = [], corrections: [Day: Correction] = [:]) {
        self.stretches = []
        self.corrections = corrections
        for stretch in stretches {
            if let before = self.stretches.last {
                guard let last = before.last, stretch.first > last else { continue }
            }
            if let last = stretch.last, last < stretch.first, !stretch.mayEnd(on: last) { continue }
            self.stretches.append(stretch)
        }
        forget()
    }

    /// Returns the history without routines that are for adults, unless those are shown.
    public func visible(showsAdult: Bool) -> RoutineHistory {
        showsAdult ? self : RoutineHistory(stretches.filter { !$0.routine.isForAdults }, corrections: corrections)
    }

    /// Returns the history as it was known on a day: without stretches that were chosen later, and without an end that came later.
    public func known(on day: Day) -> RoutineHistory {
        var known = self
        known.stretches.removeAll { ($0.decided ?? $0.first) > day }
        let index = known.stretches.count - 1
        if index >= 0, let last = known.stretches[index].last, last >= day, !known.stretches[index].isEndOnly {
            (known.stretches[index].last, known.stretches[index].end) = (nil, nil)
        }
        return known
    }

    /// The routine that is followed, from its first day on or in the future; nil without one, also while it is paused.
    public var current: Stretch? { stretches.last.flatMap { $0.last == nil ? $0 : nil } }

    /// The stretch that can be resumed.
    public var paused: Stretch? { stretches.last.flatMap { $0.end == .paused ? $0 : nil } }

    /// Returns what the routine has for a day; nil without a routine on it. A day from which the routine was moved away is one of rest.
    public func planned(on day: Day) -> Planned? {
        guard let index = stretches.lastIndex(where: { $0.contains(day) }) else { return freed(day) }
        let (routine, number) = (stretches[index].routine, stretches[index].number(on: day))
        return routine.day(number).map { Planned(routine: routine, number: number, day: $0) }
    }

    /// Returns the day of rest after a stretch that was moved on by a day; nil for other days.
    private func freed(_ day: Day) -> Planned? {
        guard let stretch = stretches.last(where: { $0.last == day - 1 && $0.end == .moved }) else { return nil }
        let rest = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [])
        let number = stretch.number(on: day)
        return Planned(routine: stretch.routine, number: stretch.routine.day(number) == nil ? stretch.number : number, day: rest)
    }

    /// Follows a routine from `day` on, instead of the current one.
    /// - Parameters:
    ///   - routine: a copy of it is stored, so later changes of the original have no effect.
    ///   - packVersion: version of its content pack; nil for an own routine.
    ///   - day: first day of the new stretch.
    ///   - number: the routine's day on `day`.
    ///   - decided: the athlete's current day; nil for `day`.
    public mutating func follow(
        _ routine: Routine, packVersion: Int?, from day: Day, number: Int = 1, decided: Day? = nil
    ) {
        end(.replaced, before: day)
        stretches.append(
            Stretch(routine: routine, packVersion: packVersion, first: day, number: number, decided: decided))
        forget()
    }

    /// Ends the current routine before `day`.
    /// - Parameter decided: the athlete's current day; nil for `day`.
    public mutating func stop(from day: Day, decided: Day? = nil) {
        end(.stopped, before: day)
        guard let latest = stretches.last, latest.last == day - 1 else { return }
        // The day after a move is no longer one of rest.
        stretches[stretches.count - 1].end = .stopped
        if let decided, decided == day - 1, latest.first <= decided { append(endOf: latest, .stopped, on: decided) }
    }

    /// Interrupts the current routine before `day`. One that has not begun by then stays as a stretch without a day, which keeps its start.
    /// - Parameter decided: the athlete's current day; nil for `day`.
    public mutating func pause(from day: Day, decided: Day? = nil) {
        guard var current, !pauseAhead(before: day, decided) else { return }
        guard current.first >= day else { return end(.paused, before: day) }
        end(.replaced, before: day)
        (current.last, current.end) = (day - 1, .paused)
        if let decided, decided < day { current.decided = decided }
        stretches.append(current)
    }

    /// Interrupts the current routine after today's session: a stretch without a day says when that was decided.
    /// - Returns: false, without a change, for an end that begins today, and without a routine on the day before.
    private mutating func pauseAhead(before day: Day, _ decided: Day?) -> Bool {
        guard let decided, decided == day - 1, let current, current.first < day else { return false }
        end(.replaced, before: day)
        append(endOf: current, .paused, on: decided)
        return true
    }

    /// Adds a stretch without a day, which says that a routine ended on the day on which that was decided.
    private mutating func append(endOf stretch: Stretch, _ reason: End, on day: Day) {
        stretches.append(
            Stretch(
                routine: stretch.routine, packVersion: stretch.packVersion, first: day + 1, number: stretch.number(on: day + 1),
                last: day, end: reason, decided: day))
    }

    /// Continues the paused routine on `day` with the day of the cycle that the pause left out. One that has not begun by then begins on its
    /// first day. A newer version of the routine, `latest`, replaces it.
    /// - Parameter decided: the athlete's current day; nil for `day`.
    /// - Returns: false, without a change, if none is paused.
    @discardableResult
    public mutating func resume(
        from day: Day, latest: (routine: Routine, packVersion: Int?)? = nil, decided: Day? = nil
    ) -> Bool {
        guard let paused, let last = paused.last, day > last else { return false }
        let isSame = latest?.routine.reference == paused.routine.reference
        let (routine, version) = latest.flatMap { isSame ? $0 : nil } ?? (paused.routine, paused.packVersion)
        endPause()
        let start = last < paused.first ? max(day, paused.first) : day
        stretches.append(
            Stretch(
                routine: routine, packVersion: version, first: start, number: paused.number(on: last + 1),
                decided: start == day ? decided : paused.decided ?? decided ?? day))
        forget()
        return true
    }

    /// Moves what the routine has for `day` and all days after it by one day. `day` becomes one of rest.
    /// - Parameter decided: the athlete's current day; nil for `day`.
    /// - Returns: false, without a change, if no routine is followed on `day`.
    @discardableResult
    public mutating func shift(on day: Day, decided: Day? = nil) -> Bool {
        guard let current, current.contains(day) else { return false }
        follow(
            current.routine, packVersion: current.packVersion, from: day + 1, number: current.number(on: day),
            decided: decided ?? day)
        // `follow` ends the stretch with `day` itself, which is free now. A stretch that began with it stays without a day.
        let before = stretches.count - 2
        if stretches.indices.contains(before) { (stretches[before].last, stretches[before].end) = (day - 1, .moved) }
        return true
    }

    /// Starts the cycle again with day 1 on `day`.
    /// - Returns: false, without a change, without a current routine.
    @discardableResult
    public mutating func restart(on day: Day) -> Bool {
        guard let current else { return false }
        follow(current.routine, packVersion: current.packVersion, from: day)
        return true
    }

    /// Replaces the current routine by a new version of itself from `day` on. Days before it keep the old one.
    /// - Returns: false, without a change, if it is another routine or the same content, and for a routine that is completed.
    @discardableResult
    public mutating func update(_ routine: Routine, packVersion: Int?, from day: Day) -> Bool {
        guard let current, current.routine.reference == routine.reference, current.routine != routine else { return false }
        let start = max(day, current.first)
        guard routine.repeats || current.number(on: start) <= routine.days.count else { return false }
        follow(routine, packVersion: packVersion, from: start, number: current.number(on: start), decided: day)
        return true
    }

    /// Notes what the athlete states about a day; nil leaves it to the recordings again. Refused if nothing was planned for the day.
    @discardableResult
    public mutating func correct(_ day: Day, _ correction: Correction?) -> CorrectionOutcome {
        guard correction == nil || planned(on: day).map({ !$0.day.isRest }) == true else { return .refused }
        guard corrections[day] != correction else { return .unchanged }
        corrections[day] = correction
        return .changed
    }

    /// Ends the current stretch with the day before `day`. Stretches that would begin on `day` or later are removed, but for paused ones,
    /// which ended.
    private mutating func end(_ reason: End, before day: Day) {
        while let latest = stretches.last, latest.first >= day { stretches.removeLast() }
        guard let latest = stretches.last else { return }
        let index = stretches.count - 1
        if latest.last == nil || latest.last.map({ $0 >= day }) == true {
            stretches[index].last = day - 1
            stretches[index].end = reason
        } else {
            endPause()
        }
    }

    /// Makes the paused stretch an ended one, which cannot be resumed. One without a day disappears.
    private mutating func endPause() {
        guard let paused, let last = paused.last else { return }
        if last < paused.first { stretches.removeLast() } else { stretches[stretches.count - 1].end = .replaced }
    }

    private mutating func forget() { stretches.removeFirst(max(0, stretches.count - RoutineHistory.most)) }
}
