import Testing

@testable import Contract

struct ContractFiguresTests {
    @Test(
        arguments: [(0.25, 1, 0.3), (-0.25, 1, -0.2), (2.5, 0, 3.0), (-0.01, 1, 0.0), (1e308, 6, 0.0)] as [(Double, Int, Double)])
    func `half goes up`(value: Double, decimals: Int, expected: Double) {
        #expect(ContractFigures.rounded(value, decimals: decimals) == expected)
    }

    @Test func `clocks and paces carry their seconds over`() {
        #expect(ContractFigures.clock(seconds: 3599) == "0:59:59")
        #expect(ContractFigures.clock(seconds: 36_000) == "10:00:00")
        #expect(ContractFigures.pace(299.5) == "5:00")
        #expect(ContractFigures.pace(0) == nil)
        #expect(ContractFigures.pace(.infinity) == nil)
        #expect(ContractFigures.seconds(.nan) == nil)
    }

    @Test func `hours are named by halves of the day`() {
        #expect(ContractFigures.hours(from: 20, to: 22) == "8:00-10:00 PM")
        #expect(ContractFigures.hours(from: 22, to: 24) == "10:00 PM-12:00 AM")
        #expect(ContractFigures.hours(from: 0, to: 2) == "12:00-2:00 AM")
    }
}
