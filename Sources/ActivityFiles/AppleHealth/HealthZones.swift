public import Measures

/// Returns the UTC offset of a named zone at a moment: two hours for `Europe/Berlin` in summer. Files name zones; the caller has the
/// time-zone database.
public typealias ZoneRule = @Sendable (_ zone: String, _ moment: Moment) -> LocalOffset?

/// The local time of an export's owner at any moment.
///
/// A Health export writes every date with the phone's offset on the day of export, so its local times are wrong for half of the year. The
/// best evidence wins, in this order: offsets that change within the file (very old exports), zones of workouts and nights, local times of
/// heart beats and in the names of routes, and the file's single offset.
struct HealthZones {
    private let rule: ZoneRule
    private var written: [(second: Int, offset: Int)] = []
    private var named: [(second: Int, zone: Int)] = []
    private var clocks: [(second: Int, offset: Int)] = []
    private var names: [String] = []
    /// Results of the rule by day and zone.
    private var days: [Int: Int?] = [:]
    private var fileOffset: Int?
    private var offsetVaries = false
    private var lastHour = Int.min
    private var lastOffset = 0

    init(rule: @escaping ZoneRule) { self.rule = rule }

    /// Whether there is evidence besides the file's single offset.
    var isSettled: Bool { offsetVaries || !named.isEmpty || !clocks.isEmpty }

    /// Records the offset of a date; called for the first one and at every change.
    mutating func sawOffset(_ offset: Int, at second: Int) {
        if let fileOffset, fileOffset != offset { offsetVaries = true }
        if fileOffset == nil { fileOffset = offset }
        written.append((second, offset))
    }

    /// - Returns: the offset by the rule; nil if the rule does not know the zone.
    mutating func sawZone(_ name: String, at second: Int) -> LocalOffset? {
        var index = names.count
        for (position, known) in names.enumerated() where known == name { index = position }
        if index == names.count {
            // A frequent traveller has dozens of zones; a file with thousands is hostile.
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

    /// Returns the offset by the rule, called twice for each day: if both ends of a day agree, the whole day does.
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

    /// Records a local time of day for a moment.
    mutating func sawClock(offset: Int, at second: Int) { clocks.append((second, offset)) }

    /// Sorts the evidence; afterwards offsets are available.
    mutating func settle() {
        written.sort { ($0.second, $0.offset) < ($1.second, $1.offset) }
        named.sort { ($0.second, $0.zone) < ($1.second, $1.zone) }
        clocks.sort { ($0.second, $0.offset) < ($1.second, $1.offset) }
        lastHour = .min
    }

    /// Returns the offset at a moment; clocks change at quarter hours at most, so one result is valid for all its moments.
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

    /// Returns the last entry at or before a moment, or the first one.
    private func position(before second: Int, count: Int, at: (Int) -> Int) -> Int {
        max(0, count.first { at($0) > second } - 1)
    }
}
