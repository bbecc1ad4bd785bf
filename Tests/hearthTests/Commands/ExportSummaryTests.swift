import Testing

@testable import hearth

struct ExportSummaryTests {
    @Test func `an export of the demo athlete does not claim to contain everything`() {
        #expect(Export.summary(of: "a.zip", isDemo: false) == "Everything is in a.zip.")
        let demo = Export.summary(of: "a.zip", isDemo: true)
        #expect(!demo.contains("Everything") && demo.contains("generated activities") && demo.contains("hearth demo"))
    }
}
