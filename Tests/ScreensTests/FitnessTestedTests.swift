import Localizations
import Measures
import Testing

@testable import Analysis
@testable import Screens

struct FitnessTestedTests {
    static func insights(_ rows: [(RaceDistance, low: Double, high: Double, actual: Double)]) -> Insights {
        var insights = Example.insights
        let made = rows.enumerated().map { index, row in
            RaceBacktest.Row(
                day: Example.today + -(index * 10), activity: "a\(index)", race: row.0, predicted: (row.low + row.high) / 2,
                interval: Interval(low: row.low, high: row.high), actual: row.actual)
        }
        insights.running.backtest = RaceBacktest(
            rows: made, withoutPrediction: 2,
            summary: Backtest(rows: made.map { .init(predicted: $0.predicted, interval: $0.interval, actual: $0.actual) }),
            inOwnConditions: Backtest(rows: made.map { .init(predicted: $0.actual, interval: $0.interval, actual: $0.actual) }),
            riegel: nil)
        return insights
    }

    @Test func `the summary states how often the band was right, for all races and for each`() {
        let races: [(RaceDistance, low: Double, high: Double, actual: Double)] = [
            (.tenKilometres, 2400, 2500, 2450), (.tenKilometres, 2400, 2500, 2501), (.halfMarathon, 5400, 5600, 5400),
        ]
        let screen = FitnessScreen(insights: Self.insights(races), context: Example.context(.english))
        #expect(screen.tested?.summary.text == "2 of 3")
        #expect(screen.tested?.table.rows.count == 3)
        // The newest race is the first of the input, and so the last of the reversed table.
        #expect(screen.tested?.table.rows.map { $0[3].contains("✓") } == [true, false, true])
        let own = screen.tested?.explanation.rows.first { $0.name == "With the day’s actual heat and hills" }
        #expect(own?.value == "2 of 3, mean error 0.0 %")
        #expect(screen.predictionsTitle == "Race predictions, in cool weather on level ground")
        // One right prediction out of one is too little for a remark.
        #expect(screen.predictions.allSatisfy { $0.earlier == nil })
        let more = races + [(.tenKilometres, low: 2400, high: 2500, actual: 2480)]
        let earlier = FitnessScreen(insights: Self.insights(more), context: Example.context(.english)).predictions
        #expect(earlier.compactMap { $0.earlier } == ["Right 2 times out of 3"])
        #expect(
            screen.tested?.explanation.rows.contains { $0.name == "Races with too little data before them" && $0.value == "2" }
                == true)
    }

    @Test func `the list of figures states the same error as Fitness, and the comparison with its number of races`() throws {
        let races: [(RaceDistance, low: Double, high: Double, actual: Double)] = [
            (.tenKilometres, 2400, 2500, 2500), (.halfMarathon, 5400, 5600, 5500),
        ]
        var insights = Self.insights(races)
        insights.running.backtest?.pooled = Backtest(rows: [.init(predicted: 5445, interval: nil, actual: 5500)])
        insights.running.backtest?.riegel = Backtest(rows: [.init(predicted: 5390, interval: nil, actual: 5500)])
        let context = Example.context(.english)
        let screen = try #require(FitnessScreen(insights: insights, context: context).tested)
        #expect(screen.explanation.rows.contains { $0.name == "Mean error" && $0.value == "1.0 %" })
        let section = try #require(RunningSections.tested(insights.running, context))
        let note = try #require(section.rows.first?.note)
        #expect(note.contains("as predicted the evening before, mean error 1.0 % · "))
        #expect(note.contains("On the 1 race with one before it: all methods together 1.0 %, Riegel’s law 2.0 %"))
    }

    @Test(arguments: Language.allCases) func `without a predicted race there is no accuracy`(_ language: Language) {
        var insights = Example.insights
        insights.running.backtest = RaceBacktest(rows: [], withoutPrediction: 3, summary: nil, riegel: nil)
        let screen = FitnessScreen(insights: insights, context: Example.context(language))
        #expect(screen.tested == nil && screen.predictions.allSatisfy { $0.earlier == nil })
    }
}
