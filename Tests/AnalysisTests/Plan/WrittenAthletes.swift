import Analysis
import Measures
import Training

/// The athletes of `Docs/Plans.md`, all invented, each with months of regular training until a Sunday.
enum WrittenAthletes {
    /// Sunday, 2026-03-15.
    static let today = Day(number: 20_527)

    static let all: [(name: String, history: History)] = [
        ("Beginner", history(weeks: 5, [(2, 20), (4, 20), (7, 25)], loadFactor: { _ in 1 })),
        ("Three runs a week", history(weeks: 16, [(2, 45), (4, 40), (7, 75)])),
        ("Back after six weeks", history(weeks: 16, [(2, 50), (4, 50), (6, 40), (7, 80)], until: today - 42)),
        ("Marathoner at 90 km a week", marathoner),
        ("Overreached", overreached),
        ("Ill", ill),
        ("Before a hot race", beforeHotRace),
        ("Cyclist", cyclist),
        ("Yogi", history(weeks: 16, [(1, 60), (3, 75), (4, 60), (6, 90)], sport: .yoga)),
        ("Masters runner with two days off", masters),
        ("After an illness", afterIllness),
        ("The week after a marathon", afterMarathon),
        ("Overreached, with a race", racing(overreached, in: 35, metres: 21_097.5)),
        ("Cyclist with a running race", racing(cyclist, in: 48, metres: 10_000)),
    ]

    /// - Parameters:
    ///   - days: weekday, 1 is Monday, and minutes of each session of a week.
    ///   - until: the last day with a session.
    private static func history(
        weeks: Int, _ days: [(weekday: Int, minutes: Double)], sport: Sport = .running, until: Day = today, celsius: Double = 12,
        loadFactor: (Int) -> Double = { $0 == 2 ? 0.7 : 1 }, athlete: Athlete = Athlete(name: "T"), samples: [BodySample] = []
    ) -> History {
        var digests: [ActivityDigest] = []
        for week in 0..<weeks {
            for (weekday, minutes) in days {
                let day = until.startOfWeek - 7 * (weeks - 1 - week) + (weekday - 1)
                guard day <= until else { continue }
                var digest = run(
                    "w\(week)d\(weekday)", day: day.number, hour: 6, wetBulbGlobe: celsius,
                    minutes: minutes * loadFactor(weeks - 1 - week))
                digest.sport = sport
                digest.load = SessionLoad(value: digest.moving / 60 * 50 / 60, method: .heartRate)
                if !sport.isRunning { digest.conditions = nil }
                digests.append(digest)
            }
        }
        let first = digests.map { $0.day }.min() ?? today
        return History(
            athlete: athlete, digests: digests, bodySamples: samples,
            knownDays: (first.number...today.number).map { Day(number: $0) },
            asOf: today)
    }

    /// Nights of 90 days around 50 beats and 14 breaths a minute; the last ones differ.
    /// - Parameter until: days since the last one that differs.
    private static func mornings(_ last: Int, until: Int = 0, restingRate: Double, breaths: Double) -> [BodySample] {
        mornings(from: -90, through: 0, restingRate: restingRate, breaths: breaths) { -$0 < last && -$0 >= until }
    }

    /// Nights around 50 beats and 14 breaths a minute, but for some.
    /// - Parameters:
    ///   - first: day of the first night, counted from today.
    ///   - last: day of the last night.
    ///   - restingRate: beats a minute of the nights that differ.
    ///   - breaths: breaths a minute of these nights.
    ///   - differs: whether the night of a day differs.
    private static func mornings(
        from first: Int, through last: Int, restingRate: Double, breaths: Double, differs: (Int) -> Bool
    ) -> [BodySample] {
        let noise = [0.0, 0.8, -0.6, 1.0, -1.0, 0.4, -0.8, 0.6, -0.4, 0.0]
        var samples: [BodySample] = []
        for day in first...last {
            let start = (today + day).start(at: .utc) + 6 * 3600
            let (isOther, ago) = (differs(day), 10 * noise.count - day)
            for (kind, value) in [
                (BodySampleKind.restingHeartRate, (isOther ? restingRate : 50) + noise[ago % noise.count]),
                (.respiratoryRate, (isOther ? breaths : 14) + noise[(ago + 3) % noise.count] / 4), (.asleep, 480),
            ] {
                samples.append(
                    BodySample(
                        kind: kind, start: kind == .restingHeartRate ? start : start + -28_800, end: start, offset: .utc,
                        value: value,
                        source: Source(name: "Watch", origin: .appleHealth)))
            }
        }
        return samples
    }

    private static var marathoner: History {
        var history = history(weeks: 20, [(1, 60), (2, 80), (3, 60), (4, 80), (6, 60), (7, 150)])
        if let race = RaceGoal(id: UniqueID(high: 1, low: 1), day: today + 63, metres: 42_195, goal: 3.25 * 3600) {
            history.races = [race]
        }
        return history
    }

    private static var cyclist: History { history(weeks: 16, [(3, 60), (6, 90), (7, 180)], sport: .cycling) }

    private static func racing(_ history: History, in days: Int, metres: Double) -> History {
        var history = history
        history.races = [RaceGoal(id: UniqueID(high: 1, low: 3), day: today + days, metres: metres)].compactMap { $0 }
        return history
    }

    private static var overreached: History {
        history(
            weeks: 16, [(1, 65), (2, 65), (3, 65), (5, 65), (6, 65), (7, 65)], loadFactor: { $0 < 2 ? 1.6 : 1 },
            samples: mornings(5, restingRate: 59, breaths: 14))
    }

    /// The runner of "Ill", who has been well again for four days.
    private static var afterIllness: History {
        history(
            weeks: 16, [(2, 45), (4, 60), (5, 40), (7, 90)],
            samples: mornings(6, until: 4, restingRate: 60, breaths: 17))
    }

    /// The athlete of `afterIllness`, who falls ill again in the third week of the return.
    static var illTwice: History {
        history(
            weeks: 16, [(2, 45), (4, 60), (5, 40), (7, 90)],
            samples: mornings(from: -90, through: 70, restingRate: 60, breaths: 17) { [-5, -4, 18, 19, 20].contains($0) })
    }

    /// The marathoner, who ran the race today.
    private static var afterMarathon: History {
        let known = history(weeks: 20, [(1, 60), (2, 80), (3, 60), (4, 80), (6, 60), (7, 150)])
        let digests = known.digests.map { digest -> ActivityDigest in
            guard digest.day == today else { return digest }
            var race = digest
            (race.isRace, race.distance, race.moving) = (true, Distance(metres: 42_195), 3.4 * 3600)
            race.load = SessionLoad(value: 280, method: .heartRate)
            return race
        }
        return History(athlete: known.athlete, digests: digests, knownDays: known.knownDays, asOf: today)
    }

    private static var ill: History {
        history(
            weeks: 16, [(2, 45), (4, 60), (5, 40), (7, 90)], samples: mornings(2, restingRate: 60, breaths: 17))
    }

    private static var beforeHotRace: History {
        var history = history(weeks: 16, [(2, 45), (4, 50), (6, 40), (7, 85)])
        if let race = RaceGoal(
            id: UniqueID(high: 1, low: 2), day: today + 20, metres: 21_097.5, goal: 6600, celsius: 30, humidity: 75)
        {
            history.races = [race]
        }
        return history
    }

    private static var masters: History {
        var athlete = Athlete(name: "T")
        athlete.birthYear = 1963
        athlete.availability.restWeekdays = [1, 5]
        return history(weeks: 16, [(2, 45), (3, 50), (4, 45), (6, 40), (7, 80)], athlete: athlete)
    }
}
