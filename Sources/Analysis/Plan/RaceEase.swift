/// The days around a race without hard or long sessions: the only definition of them.
enum RaceEase {
    /// Days before a race.
    static let daysBefore = 3

    /// - Parameter days: days until the race; 0 on its day.
    static func isBefore(_ days: Int) -> Bool { (1...daysBefore).contains(days) }

    /// - Parameters:
    ///   - days: days since the race; 0 on its day.
    ///   - easy: number of days that it leaves easy.
    static func isAfter(_ days: Int, easyDays easy: Int) -> Bool { days > 0 && days <= easy }
}

extension PlanState {
    /// Whether a race is on the day after.
    /// - Parameter number: 1 is tomorrow.
    func isEveOfRace(_ number: Int) -> Bool { plannedRaces.contains { $0.day == number + 1 } }
}

extension PlanRequest.Race {
    /// Whether a day stays easy before the race.
    /// - Parameter number: 1 is tomorrow.
    func isShortlyAfter(_ number: Int) -> Bool { RaceEase.isBefore(day - number) }

    /// Whether a day stays easy after the race.
    /// - Parameter number: 1 is tomorrow.
    func leavesEasy(_ number: Int) -> Bool { RaceEase.isAfter(number - day, easyDays: easyDaysAfter) }
}
