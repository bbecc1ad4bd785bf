import Measures
import Training

/// Diary entries: the shoes worn and the niggles. They use separate random numbers, so that nothing else of the athlete depends on them.
struct DemoDiary {
    let person: DemoPerson
    let last: Day
    /// The day from which the new pair is broken in; the old one is retired a week and a half later.
    private let newPair: Day

    private static let old = "Grey daily"
    private static let new = "Blue daily"
    private static let fast = "Red racers"

    init(person: DemoPerson, last: Day) {
        self.person = person
        self.last = last
        var random = person.random(last, 300)
        newPair = last - 70 - Int(random.between(0, 12))
    }

    private var retirement: Day { newPair + 10 }

    func shoes(for session: DemoSession, on day: Day, number: Int) -> String {
        var random = person.random(day, 310 + UInt64(number))
        switch session {
        case .tempo, .intervals, .race: if random.chance(0.85) { return DemoDiary.fast }
        case .easy, .recovery, .long, .treadmill, .ride, .heated, .strength: break
        }
        if day < newPair { return DemoDiary.old }
        return day >= retirement || random.chance(0.6) ? DemoDiary.new : DemoDiary.old
    }

    /// Returns the entries from `first` on.
    func entries(from first: Day) -> [DiaryEntry] {
        var random = person.random(last, 301)
        let calf = last - 101 - Int(random.between(0, 8))
        let tendon = last - 24 - Int(random.between(0, 6))
        var entries =
            notes("calf", .calf, .right, from: calf, [(0, 3), (2, 4), (5, 2), (9, 0)])
            + notes("tendon", .achilles, .left, from: tendon, [(0, 2), (3, 3), (7, 1), (12, 0)])
        entries.removeAll { if case .niggle(let niggle) = $0 { niggle.day < first } else { false } }
        if newPair > first { entries.append(.shoesRetired(name: DemoDiary.old, day: retirement)) }
        return entries
    }

    /// Returns the notes about a niggle from its first day to its last.
    private func notes(
        _ name: String, _ place: Niggle.Place, _ side: Niggle.Side, from day: Day, _ course: [(after: Int, intensity: Int)]
    ) -> [DiaryEntry] {
        course.map {
            .niggle(
                Niggle(
                    id: "demo-" + name + "-\($0.after)", day: day + $0.after, place: place, side: side, intensity: $0.intensity))
        }
    }
}
