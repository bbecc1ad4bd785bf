import Measures
import Testing
import Training

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a recording has what the device measured, and nil for the rest`() {
        let heartRate = Channel(kind: .heartRate, seconds: [0, 1, 2], values: [120, 121, 123])
        let run = Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_714_550_400),
            elapsed: 1800, channels: [heartRate])
        let count = run.channel(.heartRate)?.values.count  // 3
        let power = run.channel(.power)  // nil: the device measured no power
        let distance = run.distance  // nil: the device stated no total
        #expect(count == 3 && power == nil && distance == nil)
    }
}
