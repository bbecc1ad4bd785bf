import Measures
import Testing
import Training

struct WorkoutOutlineTests {
    private static let outline = WorkoutOutline(
        sport: .running,
        blocks: [
            .step(.init(.warmUp, seconds: 600)),
            .repeats(5, [.init(.work, seconds: 180), .init(.recovery, seconds: 90)]),
            .step(.init(.coolDown, seconds: 450)),
        ])

    @Test func `the duration counts every repeat`() {
        #expect(Self.outline.seconds == 600 + 5 * 270 + 450)
    }

    @Test func `steps of a repeated block are listed once`() {
        #expect(Self.outline.steps.map { $0.kind } == [.warmUp, .work, .recovery, .coolDown])
    }

    @Test func `a step lasts at least a second`() {
        #expect(WorkoutOutline.Step(.work, seconds: -5).seconds == 1)
    }
}
