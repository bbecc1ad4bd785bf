import Measures

/// Weekdays on which an athlete usually trains.
///
/// Formula: the weekdays that had a session in three of four of the last eight weeks, of four weeks at least; none unless three of four of all
/// days with a session are among them.
/// Units: none.
/// Source: our own rule.
/// Grade: own definition.
enum UsualWeekdays {
    static let days = 56
    /// Weeks since the first session, at least.
    static let leastWeeks = 4
    static let share = 0.75

    /// - Parameters:
    ///   - days: days with a session in any order.
    ///   - day: the last of the days that count.
    static func of(_ days: [Day], asOf day: Day) -> Set<Int> {
        let ago = Set(days.map { day - $0 }.filter { (0..<UsualWeekdays.days).contains($0) })
        guard let first = ago.max() else { return [] }
        let weeks = first / 7 + 1
        guard weeks >= leastWeeks else { return [] }
        var counts = [Int](repeating: 0, count: 8)
        for ago in ago { counts[(day - ago).weekday] += 1 }
        let usual = (1...7).filter { Double(counts[$0]) >= share * Double(weeks) }
        // Days that move from week to week are on some weekdays more often by chance.
        return Double(usual.reduce(0) { $0 + counts[$1] }) >= share * Double(ago.count) ? Set(usual) : []
    }
}
