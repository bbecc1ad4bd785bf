import Localizations
import Measures
import Testing

@testable import Analysis
@testable import Screens

struct RunningSectionsTests {
    static func estimate(_ value: Double, _ card: ModelCard, count: Int = 12) -> Estimate {
        Estimate(
            value: value, interval: nil, count: count, quality: 0.8, method: card.id,
            inputs: [EstimateInput(name: "runs", value: 12, unit: "")], asOf: Example.today)
    }

    static func known(_ value: Double, _ card: ModelCard) -> Answer<Estimate> { .known(estimate(value, card)) }

    /// Insights with every figure.
    static let insights: Insights = {
        var insights = Example.insights
        insights.running = running
        let loads = [Double](repeating: 50, count: 28)
        let planned = [Double](repeating: 60, count: 7)
        let state = FitnessAndFatigue(fitness: 40, fatigue: 50)
        func forecast(_ course: LoadForecast.Course, _ planned: [Double]) -> LoadForecast {
            LoadForecast(course: course, loads: loads, state: state, after: Example.today, planned: planned)
        }
        insights.load.outlook = LoadOutlook(
            rest: forecast(.rest, []), plan: forecast(.plan, planned), loads: loads, planned: planned, fitness: 40, fatigue: 50,
            asOf: Example.today, quality: 1)
        return insights
    }()

    static let running: RunningInsight = {
        var running = RunningInsight.empty
        running.records = [
            PersonalRecord(
                distance: 5000, time: estimate(1234, PersonalRecords.card, count: 1), activity: "a/b", day: Example.today - 400,
                recent: .init(seconds: 1250, activity: "c", day: Example.today - 2)),
            PersonalRecord(
                distance: Distance.metresPerMile, time: estimate(400, PersonalRecords.card, count: 1), activity: "d",
                day: Example.today - 3, recent: nil),
        ]
        running.criticalSpeed = known(4, CriticalSpeed.card)
        running.endurance = known(1.06, PersonalEndurance.card)
        running.distribution = .known(
            IntensityDistribution(
                easy: estimate(0.8, IntensityDistribution.card), middle: estimate(0.05, IntensityDistribution.card),
                hard: estimate(0.15, IntensityDistribution.card), polarisation: estimate(2.4, IntensityDistribution.card),
                shape: .polarised))
        running.efficiency = known(1.31, Efficiency.card)
        running.decoupling = known(-0.4, Efficiency.decouplingCard)
        running.heartRateDrop = known(31, HeartRateDrop.card)
        running.daysLost = known(23, TrainingDaysLost.card)
        running.eddington = known(17, EddingtonNumber.card)
        running.curves = [
            BestMeans(
                kind: .speed, window: 90,
                points: [
                    BestMeans.Point(seconds: 300, value: 4.5, activity: "a", day: Example.today - 4),
                    BestMeans.Point(seconds: 1200, value: 4.2, activity: "a", day: Example.today - 4),
                    BestMeans.Point(seconds: 3600, value: 4, activity: "a", day: Example.today - 4),
                ])
        ]
        running.fuel = [RaceFuel(race: .marathon, rate: estimate(75, RaceFuel.card), low: 60, high: 90)]
        var runs: [(speed: Double, value: Double)] = []
        for run in 0..<9 { runs.append((speed: 2.5 + 0.1 * Double(run), value: 170 + Double(run % 3))) }
        let reading = StrideReading(.cadence, runs: runs)
        if let reading {
            running.stride = [StrideAnswer(reading: reading, estimate: estimate(reading.score, StrideReading.card))]
        }
        running.zones = [
            ZoneTable(
                kind: .pace, method: PaceZones.card.id, base: estimate(300, Threshold.card), names: PaceZones.names,
                bounds: PaceZones.bounds(thresholdPace: 300) ?? [])
        ]
        return running
    }()

    static func fitness(_ language: Language = .english) -> FitnessScreen {
        FitnessScreen(insights: insights, context: Example.context(language))
    }

    @Test func `best power has no row if none of its durations is known`() {
        func rows(_ seconds: Int) -> Int {
            var insights = Self.insights
            let point = BestMeans.Point(seconds: seconds, value: 240, activity: "ride", day: Example.today)
            insights.running.curves = [BestMeans(kind: .power, window: 90, points: [point])]
            let sections = RunningSections(insights: insights, context: Example.context(.english)).sections
            return sections.flatMap { $0.rows }.count { $0.label == "Best 5 · 20 · 60 min, riding" }
        }
        #expect(rows(60) == 0 && rows(300) == 1)
    }

    @Test func `without a streak the longest one is shown instead of a zero, and one day is none`() {
        func rows(_ streak: Double?, longest: Double) -> [String] {
            var insights = Self.insights
            insights.running.streak = streak.map { Self.known($0, Streak.card) } ?? .absent(.stale)
            insights.running.longestStreak = Self.known(longest, Streak.card)
            return RunningSections(insights: insights, context: Example.context(.english)).sections.flatMap { $0.rows }
                .filter { $0.label.contains("in a row") }
                .map { ([$0.label, $0.figure] + ($0.note.map { [$0] } ?? [])).joined(separator: "|") }
        }
        #expect(rows(3, longest: 9) == ["Days in a row|3 days|longest: 9 days"])
        #expect(rows(1, longest: 1) == ["Days in a row|1 day"])
        #expect(rows(0, longest: 9) == ["Most days in a row|9 days"] && rows(nil, longest: 9) == rows(0, longest: 9))
        #expect(rows(0, longest: 1).isEmpty)
    }

    @Test func `a record states its date and the best of the year, and links to its activity`() throws {
        let records = try #require(CurvesScreen(insights: Self.insights, context: Example.context(.english)).records)
        #expect(records.rows.map { $0.label } == ["5 km", "1 mi"])
        #expect(records.rows.map { $0.figure } == ["20:34", "6:40"])
        #expect(records.rows[0].note == "17 Oct 2025 · within a year: 20:50" && records.rows[1].note == "18 Nov")
        #expect(records.rows.map { $0.route?.path } == ["/activities/a%2Fb", "/activities/d"])
        #expect(records.explanation?.rows.contains { $0.route == .model(PersonalRecords.card.id) } == true)
    }

    @Test func `zones are bars with a unit each, and state their threshold`() throws {
        let section = try #require(Self.fitness().running.first { $0.name == "zones-by-kind" })
        let row = try #require(section.rows.first)
        #expect(row.figure == "Computed from 5:00 /km · Threshold pace · computed from your recordings")
        #expect(row.zones.map(\.label).first == "Zone 1" && row.zones.map(\.label).last == "Zone 5c")
        #expect(row.zones.map(\.time).first == "slower than 6:26" && row.zones.map(\.time).last == "faster than 4:30 /km")
        #expect(row.zones.dropLast().allSatisfy { $0.share == "/km" && $0.fraction > 0 })
        #expect(row.zones.first?.start == 0)
        for (one, next) in zip(row.zones, row.zones.dropFirst()) { #expect(abs(one.start + one.fraction - next.start) < 1e-9) }
        let last = try #require(row.zones.last)
        #expect(abs(last.start + last.fraction - 1) < 1e-9)
    }

    @Test func `a stated value is shown as stated rather than estimated`() throws {
        var insights = Self.insights
        insights.running.zones[0].base.inputs = [EstimateInput(name: "stated", value: 1000 / 300, unit: "m/s")]
        let screen = FitnessScreen(insights: insights, context: Example.context(.english))
        let row = try #require(screen.running.first { $0.name == "zones-by-kind" }?.rows.first)
        #expect(row.figure == "Computed from 5:00 /km · Threshold pace · as entered")
    }

    @Test func `a range of paces begins with the faster end and has its unit once, in every receipt`() throws {
        let context = Example.context(.english)
        #expect(context.range(Figure("4:57", "/km"), Figure("4:40", "/km")) == "4:40–4:57 /km")
        #expect(context.range(Figure("9:58", "/km"), Figure("10:02", "/km")) == "9:58–10:02 /km")
        #expect(context.range(Figure("42.0", "ml/kg/min"), Figure("44.0", "ml/kg/min")) == "42.0–44.0 ml/kg/min")
        var insights = Self.insights
        var speed = try #require(insights.running.criticalSpeed.value)
        speed.interval = Interval(low: 3.9, high: 4.1)
        insights.running.criticalSpeed = .known(speed)
        let rows = FitnessScreen(insights: insights, context: context).figures.flatMap { $0.rows }
        let receipt = try #require(rows.first { $0.label == "Critical speed" }?.explanation)
        #expect(receipt.rows.first?.value == "4:04–4:16 /km")
    }

    @Test func `a downhill record states its value on the flat`() throws {
        var insights = Self.insights
        insights.running.records[1].levelSeconds = 421
        let records = try #require(CurvesScreen(insights: insights, context: Example.context(.english)).records)
        #expect(records.rows[1].note == "18 Nov · downhill, worth 7:01 on the level")
    }

    @Test func `a stride within its spread is usual, with enough decimals to see the difference`() throws {
        var insights = Self.insights
        var answer = try #require(insights.running.stride.first)
        (answer.reading.value, answer.reading.expected, answer.reading.score) = (170.2, 170.4, -0.4)
        insights.running.stride = [answer]
        func row() throws -> RunningSections.Row {
            let section = RunningSections.stride(insights.running, Example.context(.english))
            return try #require(section?.rows.first)
        }
        #expect(try row().figure == "170.2 steps/min")
        #expect(try row().note == "usual 170.4 steps/min · normal for you")
        insights.running.stride[0].reading.score = -1.4
        #expect(try row().note == "usual 170.4 steps/min · below your usual")
    }

    @Test(arguments: Language.allCases)
    func `every running figure has a receipt with its model`(_ language: Language) throws {
        let figures = Self.fitness(language).figures
        #expect(figures.map { $0.name } == ["speed", "endurance", "fuel", "habits"])
        #expect(figures.flatMap { $0.rows }.count == 10)
        for row in figures.flatMap({ $0.rows }) {
            let receipt = try #require(row.explanation, "\(row.label)")
            #expect(receipt.value == row.figure && receipt.title == row.label)
            #expect(
                receipt.rows.contains { line in
                    ModelCatalogue.all.contains { Example.context(language).name(of: $0).text == line.value }
                }, "\(row.label)")
        }
        let sections = Self.fitness(language).running + figures
        var ids = sections.compactMap { $0.explanation?.id }
        for row in sections.flatMap({ $0.rows }) { if let id = row.explanation?.id { ids.append(id) } }
        #expect(Set(ids).count == ids.count)
        #expect(Set(sections.map { $0.name }).count == sections.count)
    }

    @Test func `an exponent without own races is named the typical runner's`() throws {
        var insights = Self.insights
        insights.running.endurance = .absent(.tooFew)
        let rows = FitnessScreen(insights: insights, context: Example.context(.english)).figures.flatMap { $0.rows }
        let row = try #require(rows.first { $0.label == "Endurance exponent" })
        #expect(row.figure == "1.07" && row.note?.hasPrefix("typical value") == true)
        #expect(row.explanation?.value == "1.07")
    }

    @Test func `figures equal the insights, rounded once`() throws {
        var shown: [String: String] = [:]
        for row in Self.fitness().figures.flatMap({ $0.rows }) { shown[row.explanation?.id ?? ""] = row.figure }
        #expect(shown["why-critical_speed"] == "4:10 /km")
        #expect(shown["why-endurance_exponent"] == "1.06")
        #expect(shown["why-polarisation_index"] == "polarised (2.4)")
        #expect(shown["why-decoupling"] == "−0.4 %")
        #expect(shown["why-heart_rate_recovery"] == "−31 bpm")
        #expect(shown["why-training_days_lost"] == "23 days")
        #expect(shown["why-marathon_carbohydrate"] == "60–90 g/h")
        #expect(shown["why-best_pace"] == "3:42 · 3:58 · 4:10")
    }

    @Test func `zones state their bounds, unit and threshold`() throws {
        let zones = try #require(Self.fitness().running.last)
        #expect(
            zones.rows.map { $0.note } == [
                "1: slower than 6:26 · 2: 5:42–6:26 · 3: 5:18–5:41 · 4: 5:03–5:17 · 5a: 4:51–5:02 · 5b: 4:30–4:50 · 5c: faster than 4:30 /km"
            ])
        let receipt = try #require(zones.rows.first?.explanation)
        #expect(receipt.rows.first?.name == "Computed from" && receipt.rows.first?.value == "5:00 /km")
        #expect(receipt.rows.contains { $0.value == PaceZones.card.name })
    }

    @Test func `the outlook shows both courses after one and four weeks with one receipt`() throws {
        let outlook = try #require(LoadScreen(insights: Self.insights, context: Example.context(.english)).outlook)
        let table = try #require(outlook.table)
        #expect(table.headers == ["Course", "7-day load", "Load ratio", "Form"])
        #expect(
            table.rows.map { $0.prefix(3).joined(separator: " | ") } == [
                "Rest, in 7 days | 0 | 0.00", "Rest, in 28 days | 0 | –",  // there is no load to divide by
                "Plan, in 7 days | 420 | 1.14", "Plan, in 28 days | 420 | 1.00",
            ])
        #expect(table.rows[0][3].hasPrefix("+") && table.rows.allSatisfy { $0.count == 4 })
        let receipt = try #require(outlook.explanation)
        #expect(receipt.rows.contains { $0.route == .model(LoadForecast.card.id) })
        // The loads of four weeks are summarised.
        #expect(receipt.inputs.contains { $0.name.hasPrefix("Load, ") && $0.name.hasSuffix(" of them") })
        #expect(outlook.lead == nil)
    }

    @Test(arguments: Language.allCases)
    func `after a break the section states it and the reason, also without a forecast`(_ language: Language) throws {
        let context = Example.context(language)
        // Ten days without a load, which ended five days ago.
        let sessions: [Int] = Array(16...40) + Array(0...5)
        let loads: [(day: Day, load: Double)] = sessions.map { (day: Example.today + -$0, load: 50.0) }
        let daily = DailyLoads(sessions: loads, knownDays: [], through: Example.today)
        for outlook in [Self.insights.load.outlook, nil] {
            var insights = Self.insights
            insights.load.outlook = outlook
            insights.load.returning = daily.flatMap { Returning($0) }
            let section = try #require(LoadScreen(insights: insights, context: context).outlook)
            #expect(section.lead?.contains("10") == true)
            #expect((section.table == nil) == (outlook == nil) && section.rows.isEmpty)
            #expect(section.explanation?.rows.contains { $0.route == .model(Returning.card.id) } == true)
        }
    }

    @Test(arguments: Language.allCases) func `without data there are no sections`(_ language: Language) {
        let context = Example.context(language)
        let fitness = FitnessScreen(insights: Example.emptyInsights, context: context)
        #expect(fitness.running.isEmpty && fitness.figures.isEmpty)
        #expect(LoadScreen(insights: Example.emptyInsights, context: context).outlook == nil)
        #expect(RunningSections(insights: Example.emptyInsights, context: context).sections.isEmpty)
    }
}
