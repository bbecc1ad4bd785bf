import Measures

/// A planned session of the demo athlete.
enum DemoSession: Equatable {
    case easy(minutes: Double)
    case recovery(minutes: Double)
    case long(minutes: Double)
    case tempo(minutes: Double)
    case intervals(count: Int)
    case race(metres: Double)
    case treadmill(minutes: Double)
    case ride(minutes: Double)
    case heated(DemoClass, minutes: Double)
    case strength(minutes: Double)

    var isFast: Bool {
        switch self {
        case .tempo, .intervals, .race: true
        case .easy, .recovery, .long, .treadmill, .ride, .heated, .strength: false
        }
    }
}

/// The training calendar, counted backwards from its last day so that all data end with the same weeks.
struct DemoCalendar {
    let person: DemoPerson
    let last: Day

    /// Races by days before the end; each takes place on the Sunday before.
    private static let races: [(ago: Int, metres: Double)] = [
        (17, 5000), (45, 10_000), (98, 21_097.5), (128, 5000), (168, 10_000), (230, 5000), (290, 21_097.5), (340, 10_000),
    ]

    /// Whether the athlete travels on a day, by days before the end.
    private func isTrip(_ ago: Int) -> Bool { (62...69).contains(ago % 180) || (138...146).contains(ago % 180) }
    func isIll(_ day: Day) -> Bool { (114...116).contains((last - day) % 240) }

    func place(on day: Day) -> DemoPlace { isTrip(last - day) ? DemoPlace.trip(inMonth: day.civil.month) : .taipei }

    private func race(on day: Day) -> Double? {
        guard day.weekday == 7 else { return nil }
        let ago = last - day
        for race in DemoCalendar.races where (0..<7).contains(ago % 365 - race.ago) { return race.metres }
        return nil
    }

    /// Returns the sessions of a day in order, with their starting hour in local time.
    func sessions(on day: Day) -> [(hour: Double, session: DemoSession)] {
        if isIll(day) { return [] }
        var random = person.random(day, 1)
        if let metres = race(on: day) { return [(7 + random.between(0, 0.2), .race(metres: metres))] }
        if race(on: day + 1) != nil { return [(17.5, .recovery(minutes: 25))] }
        if race(on: day - 1) != nil { return [] }
        if isTrip(last - day) { return tripSessions(day, &random) }
        // Three weeks of increasing load, then an easy week.
        let week = (last - day) / 7
        let scale = [0.96, 1.06, 1.0, 0.7][week % 4]
        return weekSessions(day, scale, week, &random)
    }

    /// Returns a class of the timetable, or none. It uses random numbers of its own.
    private func heatedClass(_ day: Day, chance: Double, of kinds: [DemoClass], at hour: Double) -> [(
        hour: Double, session: DemoSession
    )] {
        var random = person.random(day, 2)
        guard random.chance(chance) else { return [] }
        let kind = kinds[Int(random.unit() * Double(kinds.count)) % kinds.count]
        let minutes = DemoClass.minutes[Int(random.unit() * 4) % 4]
        return [(hour, .heated(kind, minutes: minutes))]
    }

    private func tripSessions(_ day: Day, _ random: inout SeededRandom) -> [(hour: Double, session: DemoSession)] {
        guard random.chance(0.75) else { return [] }
        return [(8 + random.between(0, 2), .easy(minutes: random.between(38, 62).rounded(.down)))]
    }

    private func weekSessions(
        _ day: Day, _ scale: Double, _ week: Int, _ random: inout SeededRandom
    ) -> [(hour: Double, session: DemoSession)] {
        let early = 5.5 + random.between(0, 0.9)
        let evening = 18.8 + random.between(0, 1)
        let noon = 12.1 + random.between(0, 0.4)
        let hour = random.chance(0.55) ? early : (random.chance(0.7) ? evening : noon)
        let jitter = random.between(-4, 4).rounded(.down)
        switch day.weekday {
        case 1:
            if random.chance(0.35) { return [(19.5, .strength(minutes: 40))] }
            return heatedClass(day, chance: 0.85, of: [.yin, .pilates, .yin], at: 20)
        case 2:
            if scale < 0.8 { return [(hour, .easy(minutes: 40 + jitter))] }
            return [(early, week % 2 == 0 ? .intervals(count: 5) : .tempo(minutes: 20))]
        case 3: return [(hour, .easy(minutes: (48 * scale).rounded(.down) + jitter))]
        case 4:
            if random.chance(0.15) { return [(19.2, .treadmill(minutes: 40))] }
            return [(hour, .easy(minutes: (44 * scale).rounded(.down) + jitter))]
        case 5: return heatedClass(day, chance: 0.9, of: [.flow, .power, .flow], at: 19)
        case 6:
            if random.chance(0.35) { return [(6.2, .ride(minutes: 80 + 2 * jitter))] }
            return [(hour, .easy(minutes: (40 * scale).rounded(.down) + jitter))]
        default: return [(5.4 + random.between(0, 0.5), .long(minutes: (92 * scale).rounded(.down) + jitter))]
        }
    }
}
