import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct HeatScreenTests {
    private func screen(_ language: Language = .english, _ units: UnitSystem = .metric) -> HeatScreen {
        HeatScreen(insights: Example.withHeat, acclimation: Example.acclimation, context: Example.context(language, units))
    }

    @Test func `page without any heat states what it needs`() {
        let context = Example.context(.english)
        let screen = HeatScreen(insights: Example.emptyInsights, acclimation: nil, context: context)
        #expect(screen.empty?.link?.route == .weather && screen.course == nil && screen.weeks == nil && screen.rooms.isEmpty)
        #expect(WeatherScreen(insights: Example.emptyInsights, context: context).heatLink == nil)
    }

    @Test(arguments: Language.allCases) func `the course, the weeks and the exposures have receipts`(_ language: Language)
        throws
    {
        let screen = screen(language)
        #expect(screen.empty == nil)
        let course = try #require(screen.course)
        #expect(course.curves.count == 1 && course.table.rows.count > 30 && screen.courseWhy != nil)
        let weeks = try #require(screen.weeks)
        #expect(weeks.bars.count == HeatScreen.weeks && weeks.bars.count { $0.isToday } == 1)
        #expect(weeks.bars.map { $0.fraction }.max() == 1 && screen.weeksWhy != nil)
        let doses = try #require(screen.doses)
        #expect(doses.rows.count == HeatScreen.lines && doses.rows[0].route == .activity("run/8"))
        #expect(doses.rows[0].figure == language.number(0.8, decimals: 2))
        #expect(WeatherScreen(insights: Example.withHeat, context: Example.context(language)).heatLink?.route == .heat)
    }

    @Test func `each room shows its classes with mean, usual range and number`() throws {
        let room = try #require(screen().rooms.first)
        let sessions = try #require(Example.withHeat.weather.heated.first)
        #expect(room.title == "Very hot, 38–40 °C" && room.note.hasPrefix("14 classes"))
        let chart = try #require(room.chart)
        // The first three have nothing to compare with, so no usual range is drawn for them.
        #expect(chart.curves.map { $0.points.count } == [14, 14])
        #expect(chart.usual?.outlines.map { $0.count } == [2 * 11] && chart.table.headers.last == "Usual range")
        #expect(chart.table.rows.last?.last == "–" && chart.note != nil)
        #expect(chart.table.rows.count == 14)
        // The rolling mean ends at the baseline.
        #expect(chart.table.rows[0][2] == Language.english.number(sessions.baseline.value))
        let classes = try #require(screen().sessions)
        #expect(classes.rows.count == HeatScreen.lines + 1 && classes.rows.last?.route == .heatClasses(HeatedClassesQuery()))
        #expect(classes.rows[0].route == .activity(sessions.newest.activity ?? ""))
        #expect(screen(.english, .imperial).rooms.first?.title == "Very hot, 100–104 °F")
    }

    @Test func `the response of heart rate is separate from the exposures, and states when it may be chance`() throws {
        func note(_ low: Double, _ high: Double) throws -> String {
            var insights = Example.withHeat
            var change = RunningSectionsTests.estimate((low + high) / 2, MeasuredAcclimation.card)
            change.interval = Interval(low: low, high: high)
            insights.weather.measuredResponse = .known(change)
            let screen = HeatScreen(insights: insights, acclimation: nil, context: Example.context(.english))
            return try #require(screen.measured?.rows.first?.note)
        }
        #expect(try note(-6, -2).hasPrefix("fewer beats: likely adapting · 80 % likely between −6 and −2"))
        #expect(try note(1, 4).hasPrefix("more beats"))
        #expect(try note(-2, 3).hasPrefix("no more than chance"))
        var insights = Example.withHeat
        insights.weather.measuredResponse = .absent(.tooFew)
        let waiting = HeatScreen(insights: insights, acclimation: nil, context: Example.context(.english)).measured
        #expect(waiting?.rows.first?.figure == "–")
        insights.weather.measuredResponse = .absent(.noData)
        #expect(HeatScreen(insights: insights, acclimation: nil, context: Example.context(.english)).measured == nil)
    }

    @Test(arguments: [Absence.tooFew, .outOfRange, .profileIncomplete, .stale])
    func `a missing response of heart rate states the reason, with a link to the remedy`(_ absence: Absence) throws {
        var insights = Example.withHeat
        insights.weather.measuredResponse = .absent(absence)
        let context = Example.context(.english)
        let row = try #require(HeatScreen(insights: insights, acclimation: nil, context: context).measured?.rows.first)
        #expect((row.note?.contains("needs ten hot runs") == true) == (absence == .tooFew))
        #expect((row.note?.contains("too loosely") == true) == (absence == .outOfRange))
        #expect((row.route == .settings) == (absence == .profileIncomplete))
        if absence == .profileIncomplete { #expect(row.figure == "Complete your profile in Settings") }
        if absence == .stale { #expect(row.note == "The last data is too old") }
    }

    // MARK: Weeks

    private func weeks(
        first back: Int = 90, _ start: WeekStart = .monday, _ change: ([ActivityDigest]) -> [ActivityDigest] = { $0 }
    ) throws -> (row: BarRow, receipt: Explanation) {
        var context = Example.context(.english)
        context.weekStart = start
        let digests = change(Example.heatDigests.filter { Example.today - $0.day <= back })
        let history = AcclimationHistory(digests: digests, firstKnownDay: Example.today - back, asOf: Example.today)
        let screen = HeatScreen(insights: Example.withHeat, acclimation: history, context: context)
        return (try #require(screen.weeks), try #require(screen.weeksWhy))
    }

    @Test func `weeks begin on the user's first weekday, and their receipt counts the exposures`() throws {
        // Today is a Saturday.
        #expect(try weeks().row.bars.last?.spoken.hasPrefix("week of 16 Nov") == true)
        let (row, receipt) = try weeks(.sunday)
        #expect(row.bars.last?.spoken.hasPrefix("week of 15 Nov") == true && row.bars.last?.label == "15 Nov")
        #expect(row.note == "heat days in 6 weeks")
        let since = Example.today - 6 - 35
        let within = try #require(Example.acclimation).doses.filter { $0.day >= since }
        #expect(within.count < (Example.acclimation?.doses.count ?? 0))
        let restsOn = Example.context(.english).say(.restsOn)
        #expect(receipt.rows.first { $0.name == restsOn }?.value == "\(within.count) observations")
        let days = Dictionary(grouping: within) { $0.day }.mapValues { min(1, $0.reduce(0) { $0 + $1.weight }) }
        #expect(row.total.text == Language.english.number(days.values.reduce(0, +), decimals: 1))
    }

    @Test func `weeks before the history are left out, and unknown heat is counted beside the others`() throws {
        let (row, _) = try weeks(first: 15)
        #expect(row.bars.count == 3 && row.note == "heat days in 3 weeks")
        let blind = try weeks { digests in
            digests.map { digest in
                var digest = digest
                if digest.id == "run/8" { digest.conditions = nil }
                return digest
            }
        }
        #expect(blind.row.note == "heat days in 6 weeks · heat of 1 activity unknown")
    }

    // MARK: Humidity

    /// Classes at 105 °F, three dry and three humid ones. Today's class is harder than most and usual for humid ones.
    private func classes(newest humidity: Double? = 50) -> Insights {
        let classes = (0..<7).map { index -> ActivityDigest in
            var digest = Example.heatDigests[index]
            digest.day = Example.today - 12 + 2 * index
            digest.start = digest.day.start(at: .utc)
            digest.meanHeartRate = HeartRate(index < 3 ? 120 : index < 6 ? 140 : 139)
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: 105), humidityPercent: index < 3 ? 20 : index < 6 ? 50 : humidity,
                assumesHumidity: true)
            return digest
        }
        var insights = Example.withHeat
        let history = History(athlete: Example.athlete, digests: classes)
        insights.weather.heated = weatherInsight(asOf: Example.today, history: history).heated
        return insights
    }

    @Test(arguments: Language.allCases)
    func `all pages agree whether a class is usual, and state when humidity decided it`(_ language: Language) throws {
        let context = Example.context(language)
        let damp = classes()
        let session = try #require(damp.weather.heated.first?.newestSession)
        let said = language.choice(
            en: "as usual: 140 bpm in the 3 earlier classes as warm and humid", zh: "與平時相當：之前 3 堂濕熱相近的課為 140 次/分",
            de: "wie sonst: 140\u{A0}bpm in den 3 früheren Kursen mit ähnlicher Wärme und Feuchte")
        let screen = HeatScreen(insights: damp, acclimation: nil, context: context)
        #expect(screen.sessions?.rows.first?.note == said)
        #expect(screen.rooms.first?.note.contains(said) == true)
        let weather = try #require(WeatherScreen(insights: damp, context: context).heated?.rows.first)
        #expect(weather.note?.contains(said) == true)
        var digest = Example.classDigests[0]
        digest.id = session.activity
        let card = try #require(HeatedClassCard(digest, session, on: .ownPage, context)?.scale)
        #expect(card.note?.contains(said) == true)
        for receipt in [weather.explanation, screen.rooms.first?.explanation, card.explanation] {
            #expect(
                receipt?.rows.contains {
                    $0.name == context.say(.heatedAlike) && $0.value.contains(language.number(1.5, decimals: 1) + " °C")
                } == true)
        }
        // Without humidity the class of room decides, and no page mentions it.
        let unknown = HeatScreen(insights: classes(newest: nil), acclimation: nil, context: context)
        #expect(unknown.rooms.first?.explanation?.rows.contains { $0.name == context.say(.heatedAlike) } == false)
        #expect(unknown.sessions?.rows.first?.note?.contains("130") == true)
    }
}
