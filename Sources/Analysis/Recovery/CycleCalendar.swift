public import Measures
public import Training

/// The half of the menstrual cycle of a day: resting heart rate is higher and variability lower in the second.
///
/// Formula: a cycle begins with the first day of flow after 10 days without; its second half is the last 12 days before the next begins,
/// expected in the current cycle after the median of the last six lengths.
/// Units: days.
/// Source: J. R. Bull et al., npj Digital Medicine 2:83 (2019), from memory: luteal phases of 612,613 cycles have a mean of 12.4 days.
/// Grade: useful.
public struct CycleCalendar: Equatable, Sendable {
    public static let card = ModelCard(
        id: "cycle_phase", name: "Half of the menstrual cycle", alsoKnownAs: ["follicular and luteal phase"],
        formula:
            "a cycle begins with the first day of flow after 10 days without; its second half is the last 12 days before the next, which "
            + "of the running cycle is expected after the median of its last 6 lengths of 21 to 45 days, and is waited for 7 days more",
        units: "days",
        source: "J. R. Bull et al., npj Digital Medicine 2:83 (2019): the luteal phase lasts 12.4 days in the mean",
        grade: .useful,
        limits:
            "A calendar and no hormone: the second half lasts 7 to 17 days, and pregnancy, contraception and the years before menopause "
            + "change everything. Needs two beginnings in a year. Used for nothing but comparing mornings of the same half.")

    public enum Phase: String, CaseIterable, Sendable { case first, second }

    /// Ascending.
    var starts: [Day] = []

    private static let daysWithout = 10
    private static let lengths = 21...45
    private static let secondHalf = 12
    private static let patience = 7
    private static let remembered = 6
    private static let reach = 400

    /// - Parameters:
    ///   - samples: samples of any kind; days of flow are used.
    ///   - home: the athlete's usual clock.
    ///   - today: the evaluated day.
    public init(samples: [BodySample], home: LocalOffset, asOf today: Day) {
        var days: Set<Day> = []
        for sample in samples where sample.kind == .menstrualFlow {
            guard let day = Day(of: sample.start, at: sample.offset ?? home) else { continue }
            if day <= today, today - day <= CycleCalendar.reach { days.insert(day) }
        }
        var last: Day?
        for day in days.sorted() {
            if last.map({ day - $0 > CycleCalendar.daysWithout }) ?? true { starts.append(day) }
            last = day
        }
    }

    /// Returns the phase; nil if unknown.
    public func phase(on day: Day) -> Phase? {
        guard let index = starts.lastIndex(where: { $0 <= day }) else { return nil }
        let passed = day - starts[index]
        if index + 1 < starts.count, CycleCalendar.lengths.contains(starts[index + 1] - starts[index]) {
            return passed >= starts[index + 1] - starts[index] - CycleCalendar.secondHalf ? .second : .first
        }
        guard index + 1 == starts.count, let usual = usualLength, passed < usual + CycleCalendar.patience else { return nil }
        return passed >= usual - CycleCalendar.secondHalf ? .second : .first
    }

    private var usualLength: Int? {
        let known = zip(starts, starts.dropFirst()).map { $1 - $0 }.filter { CycleCalendar.lengths.contains($0) }
        return Robust.median(known.suffix(CycleCalendar.remembered).map { Double($0) }).map { Int(($0 + 0.5).rounded(.down)) }
    }
}
