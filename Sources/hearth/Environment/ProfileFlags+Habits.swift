import Analysis
import Measures
import Screens
import Training

extension ProfileFlags {
    /// Monday first.
    static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Applies zones, training days and hours, and sleep.
    func applyHabits(to athlete: inout Athlete, today: Day) throws(CommandError) {
        if let thresholdTestDay {
            athlete.thresholdTestDay = try ProfileFlags.day(
                thresholdTestDay, "threshold-test-day", .past, today: today)
        }
        if let zones { athlete.heartRateZones = try ProfileFlags.bounds(zones) }
        if let restDays { athlete.availability.restWeekdays = try ProfileFlags.weekdays(restDays) }
        if let hours { athlete.availability.hours = try ProfileFlags.hours(hours) }
        if let sleepNeed { athlete.sleepNeedHours = try number(sleepNeed, "sleep-need", 6...10, "hours") }
    }

    private static func bounds(_ text: String) throws(CommandError) -> [HeartRate] {
        let bounds = text.split(separator: ",").compactMap { Double($0) }
        guard bounds.count == text.split(separator: ",", omittingEmptySubsequences: false).count,
            HeartRateZones.areBounds(bounds)
        else { throw .profileInvalid(flag: "zones", value: text, allowed: "five ascending heart rates like 118,137,152,166,180") }
        return bounds.map { HeartRate(beatsPerMinute: $0) }
    }

    private static func weekdays(_ text: String) throws(CommandError) -> Set<Int> {
        var found: Set<Int> = []
        for word in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            guard let index = weekdays.firstIndex(of: String(word.prefix(3))), word.allSatisfy({ $0.isLetter }) else {
                throw .profileInvalid(flag: "rest-days", value: text, allowed: "days like mon,thu")
            }
            found.insert(index + 1)
        }
        return found
    }

    private static func hours(_ text: String) throws(CommandError) -> Range<Int> {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0, last <= 24,
            last - first >= Availability.fewestHours
        else {
            throw .profileInvalid(flag: "hours", value: text, allowed: "two hours of the day like 5-21, at least two apart")
        }
        return first..<last
    }
}
