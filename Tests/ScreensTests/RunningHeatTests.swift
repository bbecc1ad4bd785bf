import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct RunningHeatTests {
    private func acclimation(last: Int?, days: Int = 90, season: Double? = nil) -> AcclimationInsight {
        AcclimationInsight(
            state: RunningSectionsTests.estimate(0.4, HeatAcclimation.card), level: .developing,
            lastExposure: last.map { Example.today - $0 }, isHistoryShort: days < 14, seasonMaximum: season, daysOfHistory: days)
    }

    private func note(
        _ acclimation: AcclimationInsight, _ language: Language = .english, _ units: UnitSystem = .metric
    ) throws -> String {
        var insights = Example.insights
        insights.weather.acclimation = .known(acclimation)
        let context = Example.context(language, units)
        let page = try #require(WeatherScreen(insights: insights, context: context).acclimation?.note)
        let report = try #require(RunningSections(insights: insights, context: context).sections.first { $0.name == "heat" })
        #expect(report.rows.map { $0.note } == [page], "the page and the report say the same")
        return page
    }

    @Test func `the acclimation level is shown with the days since the last exposure`() throws {
        #expect(try note(acclimation(last: 3)) == "last exposure 3 days ago")
        #expect(try note(acclimation(last: 1)) == "last exposure 1 day ago")
        #expect(try note(acclimation(last: 0)) == "last exposure today")
        #expect(try note(acclimation(last: nil)) == "no exposure to heat yet")
        #expect(try note(acclimation(last: 3), .traditionalChinese) == "上次接觸高溫：3 天前")
    }

    @Test func `the range of the state is stated before its days`() throws {
        var known = acclimation(last: 3)
        known.state.interval = Interval(low: 0.314, high: 0.58)
        #expect(try note(known) == "80 % likely between 31 and 58 % · last exposure 3 days ago")
        #expect(try note(known, .traditionalChinese) == "80% 可能介於 31 至 58 % · 上次接觸高溫：3 天前")
    }

    @Test func `best hours state their number of runs and their period`() throws {
        let context = Example.context(.english)
        let screen = WeatherScreen(insights: Example.insights, context: context)
        let (first, last) = (context.shortDate(Example.today - 51), context.shortDate(Example.today - 4))
        let morning = try #require(screen.times.first)
        #expect(morning.note == "about 0.8 % slower than in cool weather · 9 runs, \(first) to \(last)")
        // Both runs of the evening were on the same day.
        #expect(screen.times.last?.note?.hasSuffix("2 runs, " + context.shortDate(Example.today - 30)) == true)
        let receipt = try #require(screen.timesWhy)
        #expect(receipt.rows.contains { $0.name == morning.text && $0.value == "9 runs, \(first) to \(last)" })
    }

    @Test(arguments: Language.allCases) func `times of a race day are compared with those in cool weather`(_ language: Language)
        throws
    {
        var athlete = Athlete(name: "T", birthYear: 1988, sex: .female)
        athlete.raceDay = Example.today + 5
        let digests = [(9, 1500.0, 24.0), (6, 1510, 25), (3, 1490, 26)].map { back, seconds, degrees in
            var race = Example.digests[0]
            race.id = "race/\(back)"
            race.sport = .running
            race.isIndoor = false
            race.day = Example.today - back
            race.start = race.day.start(at: .utc)
            race.isRace = true
            race.distance = Distance(metres: 5000)
            race.elapsed = seconds
            race.moving = seconds
            race.conditions = ClimateConditions(
                temperature: Temperature(celsius: degrees + 4), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: degrees),
                heatIndex: nil, dewPoint: nil)
            return race
        }
        var insights = Example.insights
        insights.fitness = fitnessInsight(asOf: Example.today, history: History(athlete: athlete, digests: digests))
        let context = Example.context(language)
        let section = try #require(FitnessScreen(insights: insights, context: context).running.first { $0.name == "race-day" })
        #expect(section.rows.count == 1 + insights.fitness.predictions.count && section.rows.count > 1)
        #expect(section.rows[0].figure == "25 °C" && section.rows[0].note?.contains("3") == true)
        #expect(section.rows[0].note?.contains(language.choice(en: "red flag", zh: "紅旗", de: "ote Flagge")) == true)
        let cool = try #require(insights.fitness.predictions.first)
        let adjusted = try #require(insights.fitness.raceDay?.times.first)
        #expect(adjusted.time.value > cool.time.value * 1.04)
        #expect(section.rows[1].figure == DurationText.clock(adjusted.time.value))
        #expect(section.rows[1].note?.contains(DurationText.clock(cool.time.value)) == true)
        insights.fitness.raceDay?.heat = .absent(.noData)
        insights.fitness.raceDay?.times = []
        let unknown = try #require(FitnessScreen(insights: insights, context: context).running.first { $0.name == "race-day" })
        #expect(unknown.rows.count == 1 && unknown.rows[0].figure == "–")
    }

    @Test func `the hottest run is shown with its flag`() throws {
        var insights = Example.insights
        insights.weather.hottest = Hottest(day: Example.today - 3, degrees: 24.2, flag: .red)
        let tile = WeatherScreen(insights: insights, context: Example.context(.english)).tiles[2]
        #expect(tile.note?.hasSuffix("WBGT 24 °C, red flag (22–28 °C)") == true)
        insights.weather.hottest = nil
        #expect(WeatherScreen(insights: insights, context: Example.context(.english)).tiles[2].note?.contains("flag") == false)
    }

    @Test func `a value at the end of the device's scale is shown as that or more`() throws {
        func note(_ value: Double) throws -> String? {
            let samples = (1...3).map {
                BodySample(
                    kind: .oxygenUptake, start: (Example.today - $0).start(at: .utc), end: (Example.today - $0).start(at: .utc),
                    offset: nil,
                    value: value, source: Source(name: "Watch", origin: .appleHealth))
            }
            var insights = Example.insights
            insights.fitness = fitnessInsight(
                asOf: Example.today, history: History(athlete: .init(name: "T"), digests: [], bodySamples: samples.reversed()))
            let known = try #require(insights.fitness.deviceOxygenUptake.value)
            #expect((known.interval == nil) == (value >= 64.5) && (known.quality <= 0.3) == (value >= 64.5))
            return FitnessScreen(insights: insights, context: Example.context(.english)).device?.note
        }
        #expect(try note(65)?.hasPrefix("this or more") == true)
        // 58 + 6.07 ± 1.2816 · 6.2.
        #expect(try note(58) == "80 % range 56.1–72.0 · never mixed in")
    }

    @Test func `without a counted session and without weather there is no heat section`() throws {
        var insights = Example.insights
        insights.weather.acclimation = .known(acclimation(last: nil))
        insights.weather.runsWithWeather = 0
        let sections = RunningSections(insights: insights, context: Example.context(.english)).sections
        #expect(!sections.contains { $0.name == "heat" })
    }

    @Test func `a short history states that it is building and what it began with`() throws {
        #expect(
            try note(acclimation(last: 2, days: 9)) == "last exposure 2 days ago · building: 9 days of history, started at zero")
        let hot = try note(acclimation(last: 2, days: 9, season: 31.2))
        #expect(hot.contains("started at 30 %") && hot.contains("31 °C") && !hot.contains("zero"))
        #expect(try note(acclimation(last: 2, days: 9, season: 31.2), .english, .imperial).contains("88 °F"))
    }

    @Test(arguments: Language.allCases)
    func `a distance to confirm links to its activity, on the page and in the report`(_ language: Language) throws {
        let digests = [(5, 1500.0), (1, 1300)].map { back, seconds in
            var race = Example.digests[0]
            race.id = "race/\(back)"
            race.sport = .running
            race.isIndoor = false
            race.day = Example.today - back
            race.start = race.day.start(at: .utc)
            race.isRace = true
            race.distance = Distance(metres: 5000)
            race.elapsed = seconds
            race.moving = seconds
            race.conditions = nil
            race.ascent = nil
            return race
        }
        var insights = Example.insights
        insights.fitness = fitnessInsight(
            asOf: Example.today, history: History(athlete: .init(name: "T"), digests: digests))
        let context = Example.context(language)
        let page = FitnessScreen(insights: insights, context: context)
        let section = try #require(page.running.first)
        #expect(section.name == "confirm" && section.rows.count == 1)
        #expect(section.rows[0].route?.path == "/activities/race%2F1" && section.rows[0].figure == "21:40")
        #expect(section.rows[0].note?.contains("VDOT 45" + language.choice(en: ".", zh: ".", de: ",")) == true)
        #expect(RunningSections(insights: insights, context: context).sections.contains(section))
        #expect(page.advice.first?.tone == .caution)
        #expect(page.advice.first?.text.contains("5") == true)
    }

    @Test func `the last known value is shown when there is no current one`() throws {
        var insights = Example.insights
        insights.fitness.oxygenUptake = .absent(.stale)
        var last = RunningSectionsTests.estimate(47.25, UptakeFusion.card)
        last.asOf = Example.today - 400
        insights.fitness.lastKnownUptake = .known(last)
        let tile = FitnessScreen(insights: insights, context: Example.context(.english)).uptake
        #expect(tile.figure.number == "–")
        #expect(tile.note?.hasSuffix("last known 47.3, 17 Oct 2025") == true)
    }

    @Test func `months are newest first, six in the report and all on the page`() throws {
        var insights = Example.insights
        insights.running.months = fitMonths
        let context = Example.context(.english)
        let page = try #require(FitnessScreen(insights: insights, context: context).months)
        #expect(page.name == "months" && page.rows.count == 8)
        #expect(page.rows[0].label == "August 2026" && page.rows[0].figure == "5:33 /km")
        #expect(page.rows[0].note == "150 bpm · 3 runs")
        let report = try #require(RunningSections(insights: insights, context: context).sections.first { $0.name == "months" })
        #expect(report.rows.map { $0.label } == page.rows.prefix(6).map { $0.label })
    }

    /// Eight months of three equal runs each, 3 m/s at 150 beats.
    private var fitMonths: [MonthOfRunning] {
        var digests: [ActivityDigest] = []
        for month in 1...8 {
            for day in 1...3 {
                guard let date = Day(year: 2026, month: month, day: day) else { continue }
                var run = Example.digests[0]
                run.id = "\(month)-\(day)"
                run.sport = .running
                run.isIndoor = false
                run.isRace = false
                run.day = date
                run.start = date.start(at: .utc)
                run.moving = 2400
                run.measures = nil
                run.gradeAdjustedSpeed = Speed(metresPerSecond: 3)
                run.meanHeartRate = HeartRate(beatsPerMinute: 150)
                digests.append(run)
            }
        }
        let day = Day(year: 2026, month: 8, day: 20) ?? Example.today
        let history = History(athlete: .init(name: "T"), digests: digests)
        return runningInsight(asOf: day, history: history, fitness: fitnessInsight(asOf: day, history: history)).months
    }

    @Test(arguments: Language.allCases) func `heated classes have a row for each room with a receipt`(_ language: Language)
        throws
    {
        let context = Example.context(language)
        let digests = (0..<12).map { index -> ActivityDigest in
            var digest = Example.digests[0]
            digest.id = "class \(index)"
            digest.sport = .hotYoga
            digest.day = Example.today - 40 + 3 * index
            digest.start = digest.day.start(at: .utc)
            digest.meanHeartRate = HeartRate(index < 6 ? 130 : 120)
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(celsius: 40), humidityPercent: 40, assumesHumidity: true)
            return digest
        }
        let weather = weatherInsight(asOf: Example.today, history: History(athlete: Athlete(name: "T"), digests: digests))
        var insights = Example.insights
        #expect(WeatherScreen(insights: insights, context: context).heated == nil)
        insights.weather = weather
        let section = try #require(WeatherScreen(insights: insights, context: context).heated)
        let row = try #require(section.rows.first)
        #expect(section.rows.count == 1 && row.label.contains("38–40 °C") && row.figure.hasPrefix("125"))
        #expect(
            row.note?.contains("12") == true
                && row.note?.replacing("\u{A0}", with: " ").contains(language.signed(-7.7, decimals: 1) + " %") == true)
        #expect(row.explanation?.inputs.isEmpty == false)
    }
}
