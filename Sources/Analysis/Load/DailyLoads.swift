public import Measures

/// Loads by the athlete's days, without gaps.
///
/// Formula: Σ of the sessions that began on the day; a day with other device data and no session is rest.
/// Units: load.
/// Source: our own rule for days without data.
/// Grade: own definition.
public struct DailyLoads: Equatable, Sendable {
    public static let card = ModelCard(
        id: "daily_load", name: "Load of a day", alsoKnownAs: ["weekly load"],
        formula: "Σ load of the sessions that began on the local day", units: "load",
        source: "our own rule, because an unknown day is neither training nor rest", grade: .ownDefinition,
        limits:
            "Days without any data count as zero, at most two in a row and three in 28: beyond that ratios are hidden. "
            + "Where four weeks hold nothing but activities, no device could record rest: a day is taken for it up to a "
            + "week after an activity."
    )

    /// The first day of the history.
    public var first: Day
    /// One entry a day, oldest first.
    public var loads: [Double]
    /// Whether a day has any record, or is assumed to be rest.
    public var known: [Bool]
    /// Days of `known` that are assumed to be rest without a record.
    public private(set) var taken: [Bool]

    public var last: Day { first + (loads.count - 1) }

    /// Creates the loads from the day of the first session to `end`; nil without a session.
    /// - Parameters:
    ///   - sessions: day and load of each session.
    ///   - knownDays: days with any record, ascending.
    ///   - end: the last day.
    public init?(sessions: [(day: Day, load: Double)], knownDays: [Day], through end: Day) {
        // A clock set to another century must neither cause a million days nor remove the others.
        let longest = 100 * 366
        var earliest: Day?
        for session in sessions where session.day <= end && end - session.day < longest {
            earliest = min(earliest ?? session.day, session.day)
        }
        guard let earliest else { return nil }
        first = earliest
        loads = [Double](repeating: 0, count: end - earliest + 1)
        known = [Bool](repeating: false, count: loads.count)
        taken = known
        for session in sessions where session.day >= earliest && session.day <= end {
            loads[session.day - earliest] += session.load
            known[session.day - earliest] = true
        }
        for day in knownDays where day >= earliest && day <= end { known[day - earliest] = true }
    }

    /// Marks days as rest if only activities were recorded in the four weeks before, up to a week after an activity: without another
    /// device, rest cannot be distinguished from a missing record.
    /// - Parameter worn: days with a record besides activities, ascending.
    mutating func takeForRest(unlessWorn worn: [Day]) {
        var wornDays = [Bool](repeating: false, count: loads.count)
        var lastWorn: Int?
        for day in worn where day <= last {
            if day >= first { wornDays[day - first] = true } else { lastWorn = day - first }
        }
        var lastKnown: Int?
        for index in loads.indices {
            if wornDays[index] { lastWorn = index }
            if known[index] { lastKnown = index }
            guard !known[index], let lastKnown, index - lastKnown <= 7, lastWorn.map({ index - $0 >= 28 }) ?? true else {
                continue
            }
            taken[index] = true
        }
        for index in taken.indices where taken[index] { known[index] = true }
    }

    /// Successive unknown days that separate two histories: earlier training is then irrelevant for the usual load. A day that is only
    /// assumed to be rest counts as unknown here.
    static let longGap = 90

    /// Days since the history began, or since the last long gap in it.
    public var length: Int {
        var begin = 0
        var lastKnown = 0
        for index in known.indices where known[index] && !taken[index] {
            if index - lastKnown > DailyLoads.longGap { begin = index }
            lastKnown = index
        }
        return loads.count - begin
    }

    /// Whether the last `days` days have at most two successive unknown days, and three in 28.
    public func isComplete(last days: Int) -> Bool {
        guard loads.count >= days else { return false }
        var unknown = 0
        var inRow = 0
        for isKnown in known.suffix(days) {
            inRow = isKnown ? 0 : inRow + 1
            if !isKnown { unknown += 1 }
            if inRow > 2 { return false }
        }
        return unknown <= max(3, 3 * days / 28)
    }
}
