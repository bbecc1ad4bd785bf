import Measures
import Testing
import Training

@testable import Analysis

struct WeatherForecastTests {
    private static let today = Day(number: 20_000)

    /// A forecast of eight days from today on.
    /// - Parameter degrees: WBGT in °C of an hour of a day; nil without humidity.
    static func forecast(from today: Day = today, _ degrees: (Int, Int) -> Double?) -> WeatherForecast {
        var hours: [WeatherForecast.Hour] = []
        for offset in 0...7 {
            for hour in 0..<24 {
                let globe = degrees(offset, hour)
                hours.append(
                    WeatherForecast.Hour(
                        day: today + offset, hour: hour,
                        conditions: ClimateConditions(
                            temperature: Temperature(celsius: 31), humidityPercent: globe.map { _ in 70 },
                            wetBulbGlobe: globe.map { Temperature(celsius: $0) }, heatIndex: nil, dewPoint: nil)))
            }
        }
        return WeatherForecast(answered: today.start(at: .utc) + 3600, source: "forecast.example", hours: hours)
    }

    @Test func `a forecast counts for a day, and not before it was answered`() {
        let answered = Moment(secondsSince1970: 1_000_000)
        for age in [0.0, 3600, 86_400] { #expect(WeatherForecast.isCurrent(answered: answered, at: answered + age)) }
        for age in [-1.0, 86_401] { #expect(!WeatherForecast.isCurrent(answered: answered, at: answered + age)) }
    }

    @Test func `without hours of training the usual hour counts`() throws {
        let forecast = Self.forecast { Double(10 + $1) }
        let day = try #require(forecast.training(on: Self.today + 3, within: nil, usually: 18))
        #expect(day.hour == 18 && day.wetBulbGlobe.celsius == 28 && day.heat == .avoid && !day.isCooler)
        #expect(day.temperature.celsius == 31 && day.humidityPercent == 70 && day.source == "forecast.example")
        #expect(forecast.training(on: Self.today + 3, within: nil, usually: nil) == nil)
        #expect(forecast.training(on: Self.today + 8, within: nil, usually: 18) == nil)
        let dry = Self.forecast { _, _ in nil }
        #expect(dry.training(on: Self.today + 3, within: nil, usually: 18) == nil)
        #expect(dry.training(on: Self.today + 3, within: 6..<9, usually: 18) == nil)
    }

    @Test func `of the hours of training the coolest counts, and is named where another would be hot`() throws {
        let forecast = Self.forecast { Double(10 + $1) }
        let cooler = try #require(forecast.training(on: Self.today + 1, within: 6..<20, usually: 18))
        #expect(cooler.hour == 6 && cooler.isCooler && cooler.heat == nil)
        // The usual hour is as cool, or no hour is hot.
        #expect(forecast.training(on: Self.today + 1, within: 6..<20, usually: 6)?.isCooler == false)
        #expect(forecast.training(on: Self.today + 1, within: 6..<12, usually: 10)?.isCooler == false)
        // Without a usual hour among them, the hottest one is compared.
        #expect(forecast.training(on: Self.today + 1, within: 6..<20, usually: nil)?.isCooler == true)
        let even = Self.forecast { _, _ in 25 }
        let first = try #require(even.training(on: Self.today + 1, within: 6..<20, usually: 18))
        #expect(first.hour == 6 && !first.isCooler && first.heat == .slower)
    }
}

struct SevenDayPlanForecastTests {
    /// Runs at six o'clock on Tuesday, Wednesday, Thursday and a long one on Saturday, until a Sunday.
    private static func history(weeks: Int = 8, heat: Double = 12) -> History {
        var digests: [ActivityDigest] = []
        for week in 0..<weeks {
            for (weekday, minutes) in [(1, 45.0), (2, 50), (3, 45), (5, 80)] {
                digests.append(
                    run(
                        "w\(week)d\(weekday)", day: 4 + 7 * week + weekday, hour: 6, wetBulbGlobe: heat, minutes: minutes))
            }
        }
        return History(
            athlete: Athlete(name: "T"), digests: digests, knownDays: (5...(4 + 7 * weeks)).map { Day(number: $0) })
    }

    private static func today(weeks: Int = 8) -> Day { Day(number: 4 + 7 * weeks - 1) }

    private static func plan(_ history: History, weeks: Int = 8) -> [PlannedDay] {
        insights(asOf: today(weeks: weeks), history: history).load.plan
    }

    private static func isHard(_ day: PlannedDay) -> Int {
        switch day.workout {
        case .rest: 0
        case .recovery: 1
        case .easy: 2
        case .moderate, .long: 3
        case .tempo, .interval, .race: 4
        }
    }

    @Test(arguments: [8, 2]) func `the forecast of each day decides its heat, and the last runs without one`(weeks: Int) throws {
        var history = Self.history(weeks: weeks, heat: 25)
        let today = Self.today(weeks: weeks)
        let before = Self.plan(history, weeks: weeks)
        #expect(before.allSatisfy { $0.forecast == nil && ($0.heat == .slower) == ($0.workout != .rest) })
        // Cool until the third day; then the usual hour is dangerous, and the days after it are unknown.
        history.forecast = WeatherForecastTests.forecast(from: today) { day, hour in
            day > 4 ? nil : day <= 3 || hour != 6 ? 12 : 29
        }
        let after = Self.plan(history, weeks: weeks)
        #expect(after.count == 7 && after.contains { $0.workout != .rest && $0.day <= today + 3 })
        for day in after where day.workout != .rest {
            let offset = day.day - today
            #expect((day.forecast != nil) == (offset <= 4))
            #expect(day.heat == (offset <= 3 ? nil : offset == 4 ? .avoid : .slower))
            if offset == 4 { #expect((day.minutes ?? 0) <= 45 && day.hardMinutes == 0 && day.workout != .long) }
            if let forecast = day.forecast { #expect(forecast.hour == 6) }
        }
        #expect(after.filter { $0.workout == .rest }.allSatisfy { $0.forecast == nil && $0.heat == nil })
    }

    @Test func `hours of training move a run to the coolest one`() throws {
        var history = Self.history()
        history.forecast = WeatherForecastTests.forecast(from: Self.today()) { _, hour in hour < 5 ? 16 : 29 }
        #expect(Self.plan(history).filter { $0.workout != .rest }.allSatisfy { $0.heat == .avoid })
        history.athlete.availability.hours = 4..<9
        let cool = Self.plan(history).filter { $0.workout != .rest }
        #expect(!cool.isEmpty && cool.allSatisfy { $0.heat == nil && $0.forecast?.hour == 4 && $0.forecast?.isCooler == true })
    }

    @Test func `a hotter forecast never lengthens or hardens a day`() {
        var random = SplitMix(state: 22)
        for _ in 0..<60 {
            var history = Self.history(weeks: [2, 8][random.below(2)], heat: 12 + 18 * random.unit())
            let weeks = history.digests.count / 4
            let (base, more) = (10 + 18 * random.unit(), 15 * random.unit())
            history.forecast = WeatherForecastTests.forecast(from: Self.today(weeks: weeks)) { _, _ in base }
            let cool = Self.plan(history, weeks: weeks)
            history.forecast = WeatherForecastTests.forecast(from: Self.today(weeks: weeks)) { _, _ in base + more }
            let hot = Self.plan(history, weeks: weeks)
            #expect(hot.count == cool.count)
            for (hot, cool) in zip(hot, cool) {
                #expect(hot.minutes ?? 0 <= cool.minutes ?? 0, "\(base) + \(more): \(cool) \(hot)")
                #expect(hot.hardMinutes <= cool.hardMinutes && Self.isHard(hot) <= Self.isHard(cool))
            }
        }
    }

    @Test func `one hotter day is never longer or harder for it`() {
        var random = SplitMix(state: 23)
        for _ in 0..<60 {
            var history = Self.history()
            let (changed, more) = (1 + random.below(7), 25 * random.unit())
            let degrees = (0...7).map { _ in 8 + 18 * random.unit() }
            history.forecast = WeatherForecastTests.forecast(from: Self.today()) { day, _ in degrees[day] }
            let cool = Self.plan(history)
            history.forecast = WeatherForecastTests.forecast(from: Self.today()) { day, _ in
                degrees[day] + (day == changed ? more : 0)
            }
            let hot = Self.plan(history)
            guard hot.count == 7, cool.count == 7 else {
                Issue.record("seven days")
                return
            }
            let (before, after) = (cool[changed - 1], hot[changed - 1])
            // An easy run in place of a hard one may be longer, but is less.
            let isLonger = after.minutes ?? 0 > before.minutes ?? 0
            #expect(after.load <= before.load && (!isLonger || after.hardMinutes < before.hardMinutes), "\(before) \(after)")
            #expect(after.hardMinutes <= before.hardMinutes && Self.isHard(after) <= Self.isHard(before))
        }
    }

    @Test func `a run that is forecast to be warm counts as heat before a race, and replaces a sauna`() throws {
        var history = try #require(WrittenAthletes.all.first { $0.name == "Before a hot race" }).history
        let today = WrittenAthletes.today
        let before = insights(asOf: today, history: history).load
        let block = try #require(before.heatBlock)
        history.forecast = WeatherForecastTests.forecast(from: today) { _, _ in 27.5 }
        let after = insights(asOf: today, history: history).load
        let warm = try #require(after.heatBlock)
        let runs = after.plan.filter { $0.workout != .rest && ($0.minutes ?? 0) >= 45 }.map { $0.day }
        #expect(!runs.isEmpty && runs.allSatisfy { warm.decided.contains($0) && !warm.days.contains($0) })
        #expect(warm.days.count < block.days.count && block.decided.isEmpty)
        #expect(after.plan.filter { warm.decided.contains($0.day) }.allSatisfy { $0.exposure == nil })
        // A cool forecast, and one that forbids running outdoors, add nothing.
        for degrees in [12.0, 30] {
            history.forecast = WeatherForecastTests.forecast(from: today) { _, _ in degrees }
            #expect(insights(asOf: today, history: history).load.heatBlock?.decided == [])
        }
    }

    @Test func `a day that the athlete decided has the heat of its forecast`() throws {
        var history = Self.history()
        let day = Self.today() + 1
        history.plan.store(
            StoredDay(
                day: day, sessions: [PlannedSession(kind: .run, intensity: .easy, minutes: 60)], origin: .edited,
                decided: Self.today()))
        history.forecast = WeatherForecastTests.forecast(from: Self.today()) { offset, _ in offset == 1 ? 26 : 10 }
        let planned = try #require(Self.plan(history).first { $0.day == day })
        #expect(planned.minutes == 60 && planned.heat == .slower && planned.forecast?.wetBulbGlobe.celsius == 26)
    }
}
