import Capture
import Measures
import Testing
import Training

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `events go in with their time, and effects come out`() throws {
        let setup = try #require(CaptureSetup(offset: .utc, sport: .hotYoga))
        let noon = try #require(CaptureTime(milliseconds: 1_714_564_800_000))
        var machine = CaptureMachine()
        let effects = try machine.handle(CaptureEvent(.start(setup), at: noon))  // persist the record, start the recorder
        _ = try machine.handle(CaptureEvent(.ready, at: noon))
        let phase = machine.phase  // running
        let refused = try? machine.handle(CaptureEvent(.resume, at: noon))  // nil: it throws .alreadyRunning
        #expect(effects.count == 2 && phase == .running && refused == nil)
    }
}
