import Measures
import Testing
import Training

@testable import TrainingLog

struct AthleteEncodingTests {
    /// Other bytes would make every stored digest stale.
    @Test func `the digest key of a profile never changes`() {
        let athlete = Athlete(
            name: "Ada", birthYear: 1985, sex: .female, mass: Mass(61.5), homeOffset: LocalOffset(secondsAheadOfUTC: -12_600),
            raceDay: Day(number: 20_793))
        let year: [UInt8] = [1, 0x82, 0x1F]
        let sex: [UInt8] = [1, 12] + Array("female".utf8)
        let mass: [UInt8] = [1, 0, 0, 0, 0, 0, 0xC0, 0x4E, 0x40]
        let absent = [UInt8](repeating: 0, count: 6)
        #expect(encoded(athlete) == year + sex + mass + absent + [0xEF, 0xC4, 0x01])
    }
}
