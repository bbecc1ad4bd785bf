public import Measures

/// How many backups are kept: the newest of each of the last days, weeks and months that have one.
public struct BackupRetention: Equatable, Sendable {
    public var days: Int
    public var weeks: Int
    public var months: Int

    public static let standard = BackupRetention(days: 7, weeks: 5, months: 12)

    public init(days: Int, weeks: Int, months: Int) {
        self.days = days
        self.weeks = weeks
        self.months = months
    }

    /// Parses `7 days, 5 weeks, 12 months`; a part may be left out. Nil for other text and when nothing would be kept.
    public init?(_ text: String) {
        var counts: [String: Int] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count == 2, let count = Int(words[0]), (0...1000).contains(count) else { return nil }
            let unit = words[1].hasSuffix("s") ? String(words[1].dropLast()) : String(words[1])
            guard ["day", "week", "month"].contains(unit), counts[unit] == nil else { return nil }
            counts[unit] = count
        }
        self.init(days: counts["day"] ?? 0, weeks: counts["week"] ?? 0, months: counts["month"] ?? 0)
        guard days + weeks + months > 0 else { return nil }
    }

    /// Returns the backups that are no longer kept. The newest one is always kept.
    /// - Parameter offset: decides when a day begins.
    public func expired(_ entries: [BackupEntry], at offset: LocalOffset) -> [BackupEntry] {
        let newestFirst = entries.sorted { $0.name > $1.name }
        var kept: Set<String> = Set(newestFirst.prefix(1).map(\.name))
        func keep(_ count: Int, _ period: (Day) -> Int) {
            var seen: Set<Int> = []
            for entry in newestFirst {
                guard seen.count < count, let day = Day(of: entry.made, at: offset) else { return }
                if seen.insert(period(day)).inserted { kept.insert(entry.name) }
            }
        }
        keep(days) { $0.number }
        keep(weeks) { $0.startOfWeek.number }
        keep(months) { $0.civil.year * 12 + $0.civil.month }
        return newestFirst.filter { !kept.contains($0.name) }.reversed()
    }
}
