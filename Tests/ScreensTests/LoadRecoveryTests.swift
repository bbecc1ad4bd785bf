import Analysis
import Testing

@testable import Screens

struct LoadRecoveryTests {
    @Test(arguments: RecoveryStatus.allCases, Language.allCases)
    func `every word about recovery says what it means and what it rests on`(_ status: RecoveryStatus, _ language: Language) {
        var insights = Example.insights
        insights.load.recovery = .known(status)
        let reader = Example.reader(language)
        let details = LoadScreen(insights: insights, reader: reader).recoveryDetails
        #expect(details?.meaning.isEmpty == false)
        #expect((details?.rows.count ?? 0) >= 5)
        #expect(details?.rows.contains { $0.value == reader.limits(of: RecoveryStatus.card).text } == true)
    }

    @Test func `meanings differ, and an unknown state has none`() {
        let reader = Example.reader(.english)
        let meanings = RecoveryStatus.allCases.map { status in
            var insights = Example.insights
            insights.load.recovery = .known(status)
            return LoadScreen(insights: insights, reader: reader).recoveryDetails?.meaning ?? ""
        }
        #expect(Set(meanings).count == RecoveryStatus.allCases.count)
        #expect(LoadScreen(insights: Example.emptyInsights, reader: reader).recoveryDetails == nil)
    }
}
