import Measures
import Testing

struct LocalOffsetTests {
    @Test(arguments: [(20_700.0, 20_700), (20_759, 20_700), (-12_540, -12_600), (0, 0), (50_400, 50_400), (-43_200, -43_200)])
    func `clocks are whole quarters of an hour apart from UTC`(seconds: Double, expected: Int) {
        #expect(LocalOffset(nearest: seconds, tolerance: 60) == LocalOffset(secondsAheadOfUTC: expected))
    }

    @Test(arguments: [20_761, 51_300, -44_100, 1e300, -1e300, .infinity, .nan])
    func `what no clock on Earth is ahead by is none`(seconds: Double) {
        #expect(LocalOffset(nearest: seconds, tolerance: 60) == nil)
    }
}
