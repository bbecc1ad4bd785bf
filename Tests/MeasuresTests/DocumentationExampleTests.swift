import Measures
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `quantities and days behave as the documentation shows`() {
        let pace = Speed(metresPerSecond: 4).secondsPerKilometre  // 250
        let paceAtRest = Speed(metresPerSecond: 0).secondsPerKilometre  // nil
        let stamp = ISO8601.stamp("2024-05-01T23:30:00+02:00")
        let day = stamp.flatMap { Day(of: $0.moment, at: $0.offset ?? .utc) }
        let text = day.map { ISO8601.text($0) }  // 2024-05-01
        #expect(pace == 250 && paceAtRest == nil && text == "2024-05-01")
    }
}
