import Analysis
import Foundation
import Measures
import Testing
import Training

@testable import Contract

struct PlanPayloadTests {
    private static let sentences = PlanSentences(
        need: { "more runs" }, text: { $0.workout.rawValue }, details: { _ in ["a"] }, why: { _ in "because" },
        files: { _, _ in ["fit": PlanFilePayload(fidelity: "exact", losses: [])] })

    private static func plan(_ insights: Insights) -> DatedPlan {
        var yesterday = insights.load
        yesterday.plan = []
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(days: yesterday.plan, reason: yesterday.planReason), routines: RoutineHistory(),
            today: insights.asOf)
        return DatedPlan(plans, load: insights.load, today: insights.asOf)
    }

    private static func json(_ insights: Insights) throws -> JSONValue {
        let payload = PlanPayload(plan(insights), targets: .none, sentences: sentences)
        return try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
    }

    @Test func `a plan and an empty one fit their schema`() throws {
        for insights in [ExampleInsights.full, ExampleInsights.empty] {
            #expect(
                SchemaMismatch.first(try Self.json(insights), ["$ref": "#/components/schemas/Plan"], in: OpenAPITests.document)
                    == nil)
        }
        #expect(try Self.json(ExampleInsights.empty)["need"] == "more runs")
        #expect(try Self.json(ExampleInsights.full)["need"] == nil)
    }

    @Test func `a hard day of a routine has its hard minutes`() throws {
        var insights = ExampleInsights.full
        let index = try #require(insights.load.plan.firstIndex { $0.workout == .easy && $0.day > insights.asOf })
        let tempo = TrainingMethod(
            id: try #require(ContentID("t")), kind: .run, name: TranslatedText("T"), description: TranslatedText("T"),
            minutes: 60, intensity: .tempo)
        insights.load.plan[index].routine = RoutineDay(
            name: TranslatedText("T"), description: TranslatedText("T"), sessions: [.init(tempo)])
        let day = insights.load.plan[index].day
        let payload = PlanPayload(Self.plan(insights), targets: .none, sentences: Self.sentences)
        #expect(payload.days.first { $0.day == ISO8601.text(day) }?.hardMinutes == 20)
    }

    @Test func `a kept day has the hard minutes of its words`() throws {
        let insights = ExampleInsights.full
        let day = insights.asOf + 2
        func hard(_ words: String) throws -> Int? {
            let session = PlannedSession(
                kind: .run, intensity: .tempo, minutes: 60, hardMinutes: 20, words: TranslatedText(words))
            let plan = StoredPlan([StoredDay(day: day, sessions: [session], origin: .accepted, decided: insights.asOf)])
            var load = insights.load
            load.plan = load.plan.filter { $0.day != day }
            let plans = DayPlans(load, yesterday: EarlierPlan(), plan: plan, routines: RoutineHistory(), today: insights.asOf)
            let payload = PlanPayload(
                DatedPlan(plans, load: load, today: insights.asOf), targets: .none, sentences: Self.sentences)
            return try #require(payload.days.first { $0.day == ISO8601.text(day) }).hardMinutes
        }
        #expect(try hard("3 × 8 minutes at tempo effort") == 24 && hard("2 × 15 Minuten") == 30)
        #expect(try hard("Run fast in the middle.") == 20)
    }

    @Test func `a planned day says what became of it, and a proposal nothing`() throws {
        let insights = ExampleInsights.full
        let outcomes: [PlanProgress.Outcome] = [.done, .partly, .missed, .moved(insights.asOf), .rest, .ahead]
        let stored = StoredDay(
            day: insights.asOf, sessions: [PlannedSession(kind: .run, intensity: .easy, minutes: 40)], origin: .edited,
            decided: insights.asOf)
        var plan = Self.plan(insights)
        func word(_ outcome: PlanProgress.Outcome, isProposal: Bool = false) throws -> String? {
            var known = try #require(
                PlanProgress(
                    routines: RoutineHistory(), plan: StoredPlan([stored]), digests: [], days: stored.day...stored.day,
                    today: stored.day
                ).days.first)
            (known.outcome, known.isProposal) = (outcome, isProposal)
            plan.entries[0].outcome = known
            let payload = PlanPayload(plan, targets: .none, sentences: Self.sentences)
            let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
            #expect(SchemaMismatch.first(json, ["$ref": "#/components/schemas/Plan"], in: OpenAPITests.document) == nil)
            return payload.days[0].outcome
        }
        #expect(try outcomes.map { try word($0) } == ["done", "partly", "missed", "moved", nil, nil])
        #expect(try word(.done, isProposal: true) == nil)
    }

    @Test func `heat before a race has its kind`() throws {
        var insights = ExampleInsights.full
        let index = try #require(insights.load.plan.firstIndex { $0.workout == .easy && $0.day > insights.asOf })
        insights.load.plan[index].exposure = PlannedHeat(mode: .hotYoga, minutes: nil, race: insights.asOf + 9)
        let json = try Self.json(insights)
        #expect(SchemaMismatch.first(json, ["$ref": "#/components/schemas/Plan"], in: OpenAPITests.document) == nil)
        let payload = PlanPayload(Self.plan(insights), targets: .none, sentences: Self.sentences)
        #expect(payload.days.compactMap { $0.heatExposure } == ["hot_yoga"])
    }

    @Test func `a day with a forecast has its weather, source and time`() throws {
        var insights = ExampleInsights.full
        let index = try #require(insights.load.plan.firstIndex { $0.workout == .easy && $0.day > insights.asOf })
        insights.load.plan[index].forecast = DayForecast(
            hour: 6, temperature: Temperature(celsius: 31.04), humidityPercent: 70.4, wetBulbGlobe: Temperature(celsius: 27.96),
            answered: Moment(secondsSince1970: 1000), source: "forecast.example")
        let json = try Self.json(insights)
        #expect(SchemaMismatch.first(json, ["$ref": "#/components/schemas/Plan"], in: OpenAPITests.document) == nil)
        let payload = PlanPayload(Self.plan(insights), targets: .none, sentences: Self.sentences)
        let known = payload.days.compactMap { $0.forecast }
        let forecast = try #require(known.first)
        #expect(known.count == 1 && forecast.hour == 6 && forecast.temperatureCelsius == 31 && forecast.humidityPercent == 70)
        #expect(forecast.wetBulbGlobeCelsius == 28 && forecast.answered == 1000 && forecast.source == "forecast.example")
        #expect(!forecast.isCooler)
    }

    @Test func `targets have a type, and repeats a count`() throws {
        let outline = WorkoutOutline(
            sport: .running,
            blocks: [
                .step(
                    .init(
                        .warmUp, seconds: 600,
                        target: .heartRate(HeartRate(beatsPerMinute: 119.6), HeartRate(beatsPerMinute: 140)))),
                .repeats(
                    4,
                    [
                        .init(.work, seconds: 180, target: .speed(Speed(metresPerSecond: 4.41234), Speed(metresPerSecond: 4.5))),
                        .init(.recovery, seconds: 60),
                    ]), .step(.init(.coolDown, seconds: 300, target: .power(Power(watts: 100.4), Power(watts: 120)))),
            ])
        let session = PlanSessionPayload(outline, files: [:])
        #expect(session.blocks.map { $0.repeats } == [1, 4, 1])
        #expect(session.blocks[0].steps[0].target == PlanTargetPayload(type: "heart_rate", low: 120, high: 140))
        #expect(session.blocks[1].steps[0].target == PlanTargetPayload(type: "speed", low: 4.412, high: 4.5))
        #expect(session.blocks[1].steps[1].target == nil)
        #expect(session.blocks[2].steps[0].target == PlanTargetPayload(type: "power", low: 100, high: 120))
        let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(session))
        #expect(SchemaMismatch.first(json, ["$ref": "#/components/schemas/PlanSession"], in: OpenAPITests.document) == nil)
    }

    @Test func `every reason has a word of its own`() {
        #expect(Set(PlanReason.allCases.map { $0.word }).count == PlanReason.allCases.count)
    }
}
