import Testing
import Training

struct LapTests {
    @Test func `a second that two pauses share counts once, and what lies outside does not`() {
        let pauses = [Pause(start: 50, end: 80), Pause(start: 10, end: 60), Pause(start: 95, end: 120)]
        #expect(Pause.seconds(of: pauses, from: 0, to: 100) == 75)
        #expect(Pause.seconds(of: pauses, from: 20, to: 30) == 10)
        #expect(Pause.seconds(of: [], from: 0, to: 100) == 0)
    }
}
