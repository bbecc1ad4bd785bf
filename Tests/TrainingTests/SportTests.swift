import Testing
import Training

struct SportTests {
    @Test func `no sport is two kinds of movement at once`() {
        for sport in Sport.allCases {
            #expect([sport.isRunning, sport.isCycling, sport.isSwimming].filter { $0 }.count <= 1)
        }
    }
}
