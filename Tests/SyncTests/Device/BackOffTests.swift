import Sync
import Testing

struct BackOffTests {
    @Test func `waits double from five seconds to an hour`() {
        let waits = (1...13).map { BackOff.seconds(attempts: $0, jitter: 1) }
        #expect(waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
        #expect(BackOff.seconds(attempts: .max, jitter: 1) == 3600)
        #expect(BackOff.seconds(attempts: 0, jitter: 1) == 5)
        #expect(BackOff.seconds(attempts: .min, jitter: 1) == 5)
    }

    @Test func `jitter spreads a wait over its second half`() {
        #expect(BackOff.seconds(attempts: 3, jitter: 0) == 10)
        #expect(BackOff.seconds(attempts: 3, jitter: 0.5) == 15)
    }

    @Test(arguments: [-1, 2, Double.nan, .infinity, -.infinity])
    func `a jitter out of range gives a wait in range`(jitter: Double) {
        #expect((10...20).contains(BackOff.seconds(attempts: 3, jitter: jitter)))
    }
}
