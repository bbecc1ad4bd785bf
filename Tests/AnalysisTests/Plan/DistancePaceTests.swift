import Testing
import Training

@testable import Analysis

struct DistancePaceTests {
    @Test func `a known speed gives the minutes of a distance, and a ride is faster`() {
        let pace = DistancePace(usualSpeed: 10_000 / 3000)
        #expect(!pace.isAssumed)
        #expect(abs(pace.minutes(10_000, of: .run) - 50) < 1e-9)
        #expect(abs(pace.minutes(25_000, of: .ride) - 50) < 1e-9)
        #expect(pace.minutes(0, of: .run) == 0)
    }

    @Test(arguments: [nil, 0, -1, .nan, .infinity, 99] as [Double?])
    func `an unknown or impossible speed gives the assumed pace`(speed: Double?) {
        let pace = DistancePace(usualSpeed: speed)
        #expect(pace.isAssumed && pace.pace == DistancePace.assumed)
    }
}
