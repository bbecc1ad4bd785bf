import Measures
import Training

/// The longest sessions of the last weeks.
extension PlanState {
    /// Days whose sessions are known: those that count at the beginning of a week, and the days of it that are over.
    static let daysOfSessions = SessionSpike.days + 6
    /// Minutes of the longest session of 30 days. A race counts while it is among the 30 days before each of the next seven.
    var known: Double { most(of: longest) }

    /// Returns the most minutes of the last 30 days.
    private func most(of minutes: [Double]) -> Double {
        func isRace(on date: Day) -> Bool { races.contains { $0.day == date } || raced.contains { $0.day == date } }
        var most = 0.0
        for index in minutes.indices.suffix(SessionSpike.days) where minutes[index] > most {
            let ago = minutes.endIndex - 1 - index
            if ago <= SessionSpike.days - 7 || !isRace(on: day - ago) { most = minutes[index] }
        }
        return most
    }

    /// Minutes of the longest session from a day on; nil for a day before the last 30.
    func longest(since first: Day) -> Double? {
        let days = day - first + 1
        return days < SessionSpike.days ? longest.suffix(max(0, days)).max() ?? 0 : nil
    }

    /// Minutes of the sessions of the day that has most of them, of 30 days.
    var knownTotal: Double { max(known, most(of: totals)) }

    /// Minutes of the longest run of 30 days where the sport is another one; nil for runners.
    var longestRun: Double? { sport == .running ? nil : longestRuns.suffix(SessionSpike.days).max() ?? 0 }
}
