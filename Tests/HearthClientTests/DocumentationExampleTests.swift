import Contract
import HearthClient
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a figure without a value is nil and has its reason`() async throws {
        let evidence = #""evidence": {"absent": {"acwr": "stale"}, "intervals": {}, "models": {}, "rules": []}, "next""#
        let body = InsightsClientTests.load.replacing(#""a_key_from_the_future""#, with: evidence)
        let client = try InsightsClientTests.client(InsightsClientTests.World(200, body))
        let answer = try await client.trainingLoad()
        let load = answer.analysis.analysis
        let ratio = load.ratio  // nil if the server has no value
        let reason = load.missing["acwr"]  // .noData, .stale, …; nil if there is a value
        let isOffline = answer.origin == .offlineCache
        #expect(ratio == nil && reason == .stale && !isOffline)
    }
}
