import Analysis
import Measures
import Testing
import Training

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `one run gives insights that state why they are absent`() {
        let athlete = Athlete(name: "Ada")
        let recording = Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_714_550_400),
            elapsed: 1800, distance: Distance(metres: 5000))
        let run = digest(of: recording, id: "run-1", athlete: athlete, profile: AthleteProfile())
        let history = History(athlete: athlete, digests: [run])
        let result = insights(asOf: run.day, history: history)
        let ratio = result.load.ratio.value  // nil: one run is too little
        let reason = result.load.ratio.absence  // the reason
        #expect(ratio == nil && reason != nil)
    }

    @Test func `a model is a function that returns nil outside of its range`() {
        let vdot = DanielsGilbert.vdot(metres: 5000, seconds: 1200)  // 49.8
        let tooShort = DanielsGilbert.vdot(metres: 800, seconds: 150)  // nil: outside of the model's range
        let card = ModelCatalogue.card("vdot")
        #expect(abs((vdot ?? 0) - 49.8) < 0.05)
        #expect(tooShort == nil && card == DanielsGilbert.card)
    }
}
