public import Measures

/// What tells how far the clocks of a named zone were ahead of UTC: `Europe/Berlin`, in summer, two hours.
/// The files name zones, and only the machine around us has the table.
public typealias ZoneRule = @Sendable (_ zone: String, _ moment: Moment) -> LocalOffset?

/// Which wall clock the owner of an export lived by, at any moment.
///
/// A Health export writes every date under the one offset that the phone had on the day of export, so the wall clocks in it
/// are wrong half of the year. The best evidence wins: offsets that do change in the file (very old exports); the zones that
/// workouts and nights name; local times of day, of single heart beats and in the names of routes; the file's one offset.
struct HealthZones {
    private let rule: ZoneRule
    private var written: [(second: Int, offset: Int)] = []
    private var named: [(second: Int, zone: Int)] = []
    private var clocks: [(second: Int, offset: Int)] = []
    private var names: [String] = []
    /// Answers of the rule by day and zone.
    private var days: [Int: Int?] = [:]
    private var fileOffset: Int?
    private var offsetVaries = false
    private var lastHour = Int.min
    private var lastOffset = 0

    init(rule: @escaping ZoneRule) { self.rule = rule }

    /// Whether anything but the file's one offset is known.
    var isSettled: Bool { offsetVaries || !named.isEmpty || !clocks.isEmpty }

    /// Called whenever the offset that stands beside the dates changes, and for the first one.
    mutating func sawOffset(_ offset: Int, at second: Int) {
        if let fileOffset, fileOffset != offset { offsetVaries = true }
        if fileOffset == nil { fileOffset = offset }
        written.append((second, offset))
    }

    /// - Returns: the offset by rule; nil when the rule does not know the zone.
    mutating func sawZone(_ name: String, at second: Int) -> LocalOffset? {
        var index = names.count
        for (position, known) in names.enumerated() where known == name { index = position }
        if index == names.count {
            // A traveller sees dozens of zones; a file that names thousands is up to something.
            guard names.count < 1000 else { return nil }
            names.append(name)
        }
        guard let offset = offset(zone: index, at: second) else { return nil }
        if let last = named.last, last.zone == index, abs(last.second - second) < 1800 {
            return LocalOffset(secondsAheadOfUTC: offset)
        }
        named.append((second, index))
        return LocalOffset(secondsAheadOfUTC: offset)
    }

    /// By rule, which is asked twice for each day: where both ends of a day agree, all of it does.
    private mutating func offset(zone: Int, at second: Int) -> Int? {
        let day = second / 86_400
        let key = day << 10 | zone
        if let known = days[key] { return known }
        let start = ask(zone, day * 86_400)
        if start == ask(zone, day * 86_400 + 86_400) {
            days[key] = .some(start)
            return start
        }
        return ask(zone, second)
    }

    private func ask(_ zone: Int, _ second: Int) -> Int? {
        rule(names[zone], Moment(secondsSince1970: Double(second)))?.secondsAheadOfUTC
    }

    /// Called for a local time of day that stands beside a moment.
    mutating func sawClock(offset: Int, at second: Int) { clocks.append((second, offset)) }

    /// Puts the evidence in order; afterwards offsets can be asked for.
    mutating func settle() {
        written.sort { ($0.second, $0.offset) < ($1.second, $1.offset) }
        named.sort { ($0.second, $0.zone) < ($1.second, $1.zone) }
        clocks.sort { ($0.second, $0.offset) < ($1.second, $1.offset) }
        lastHour = .min
    }

    /// The offset at a moment; clocks change on the quarter hour at most, so one answer serves all moments of it.
    mutating func offset(at second: Int) -> Int? {
        let quarter = second >> 9
        if quarter == lastHour { return lastOffset }
        guard let offset = resolve(second) else { return nil }
        lastHour = quarter
        lastOffset = offset
        return offset
    }

    private mutating func resolve(_ second: Int) -> Int? {
        if offsetVaries { return nearest(written, second) }
        if !named.isEmpty {
            let zone = named[position(before: second, count: named.count) { named[$0].second }].zone
            if let offset = offset(zone: zone, at: second) { return offset }
        }
        return nearest(clocks, second) ?? fileOffset
    }

    private func nearest(_ list: [(second: Int, offset: Int)], _ second: Int) -> Int? {
        list.isEmpty ? nil : list[position(before: second, count: list.count) { list[$0].second }].offset
    }

    /// The last entry at or before a moment, or the first one.
    private func position(before second: Int, count: Int, at: (Int) -> Int) -> Int {
        max(0, count.first { at($0) > second } - 1)
    }
}
