import ActivityFiles
import Localizations
import Measures
import Screens
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a screen and an error are texts in the user's language`() {
        let insights = Example.emptyInsights
        let context = DisplayContext(
            language: .english, units: .metric, now: Moment(secondsSince1970: 1_714_550_400), offset: .utc)
        let screen = TodayScreen(insights: insights, digests: [], updated: nil, context: context)
        let title = screen.title  // Today
        let refusal = FindingText.text(FileError.empty, context.language)  // The file is empty.
        #expect(title == "Today" && refusal == "The file is empty." && screen.empty != nil)
    }
}
