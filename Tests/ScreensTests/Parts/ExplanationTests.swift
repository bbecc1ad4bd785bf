import Analysis
import Localizations
import Testing

@testable import Screens

struct ExplanationTests {
    @Test func `the method is behind its name, and no row is lost`() throws {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, context: Example.context(.english))
        for stat in screen.stats {
            let receipt = try #require(stat.explanation)
            #expect(!receipt.shown.isEmpty && !receipt.shown.contains { $0.isMethod })
            #expect(receipt.method.first?.name == "Model")
            #expect(receipt.shown.count + receipt.method.count == receipt.rows.count)
        }
    }

    @Test func `a receipt of the method alone shows it at once`() {
        let context = Example.context(.english)
        let alone = ExplainText.explanation(of: RecoveryStatus.card, id: "a", title: "A", context: context)
        #expect(alone.rows.map { $0.name } == ["Model", "Evidence"])
        #expect(alone.rows[0].route == .model(RecoveryStatus.card.id))
        #expect(alone.shown == alone.rows && alone.method.isEmpty)
    }

    @Test func `contributions to recovery reach from the middle to one side, those to sleep from the start to their share`() {
        let context = Example.context(.english)
        func bars(_ drivers: [Score.Driver], _ isAgainstMiddlingDay: Bool) -> [Explanation.Row.Bar?] {
            DriverText(drivers, isAgainstMiddlingDay: isAgainstMiddlingDay, context).rows.map { $0.bar }
        }
        let recovery = bars(
            [.init(name: "hrv", points: 5, reference: 0), .init(name: "resting_heart_rate", points: -10, reference: 0)], true)
        #expect(recovery == [.init(from: 0, to: 0.5, tone: .caution), .init(from: 0.5, to: 0.75, tone: .good)])
        let sleep = bars(
            [.init(name: "duration", points: 30, reference: 40), .init(name: "efficiency", points: 0, reference: 20)], false)
        #expect(sleep == [.init(from: 0, to: 0, tone: .info), .init(from: 0, to: 0.75, tone: .info)])
        // Without any difference there is nothing to draw.
        let level = Score.Driver(name: "hrv", points: 0, reference: 0)
        #expect(bars([level, level], true) == [nil, nil])
    }
}
