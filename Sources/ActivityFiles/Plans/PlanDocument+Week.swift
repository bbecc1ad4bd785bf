import Training

extension PlanDocument {
    private static let weekDays = 7

    /// A plan of fewer days than a week as a whole week, in which each of its days comes once and the others rest. Other plans stay as they are.
    ///
    /// Workouts, which have no day, are spread: with as much rest between them as possible, and hard ones apart. Days that the file numbers or
    /// dates keep their places.
    public var wholeWeek: PlanDocument {
        guard isLessThanAWeek else { return self }
        let places = isWorkouts ? spread : Array(days.indices)
        var week = self
        week.days = Array(repeating: Day(), count: PlanDocument.weekDays)
        for (place, day) in zip(places, days) { week.days[place] = day }
        for index in week.notes.indices where places.indices.contains(week.notes[index].day - 1) {
            week.notes[index].day = places[week.notes[index].day - 1] + 1
        }
        return week
    }

    /// Whether `wholeWeek` adds days of rest.
    public var isLessThanAWeek: Bool { (1..<PlanDocument.weekDays).contains(days.count) }

    /// Places of the days in a week that repeats, in their order. The first one is day 1.
    private var spread: [Int] {
        var best: (places: [Int], hardPairs: Int, unevenness: Int)?
        for choice in 0..<(1 << (PlanDocument.weekDays - 1)) where choice.nonzeroBitCount == days.count - 1 {
            let places = [0] + (1..<PlanDocument.weekDays).filter { choice & 1 << ($0 - 1) != 0 }
            let gaps = places.indices.map { index in
                index + 1 < places.count ? places[index + 1] - places[index] : PlanDocument.weekDays - places[index]
            }
            let hardPairs = gaps.indices.count { gaps[$0] == 1 && days[$0].isHard && days[($0 + 1) % days.count].isHard }
            let unevenness = gaps.reduce(0) { $0 + $1 * $1 }
            if best.map({ (hardPairs, unevenness) < ($0.hardPairs, $0.unevenness) }) ?? true {
                best = (places, hardPairs, unevenness)
            }
        }
        return best?.places ?? Array(days.indices)
    }
}

extension PlanDocument.Day {
    fileprivate var isHard: Bool { sessions.contains { $0.intensity.isHard } }
}
