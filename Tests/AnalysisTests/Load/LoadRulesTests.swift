import Analysis
import Testing

struct LoadRulesTests {
    @Test func `rounding errors at a bound do not change the class`() {
        #expect(SessionSpike(distance: 3.3, longestBefore: 3)?.category == .reference)
        #expect(LoadZone(ratio: 1.5 + 1e-12) == .elevated)
        #expect(LoadChange(ratio: nil, spike: 1.1 + 1e-12) == .low)
    }

    @Test func `the larger flag wins`() {
        #expect(LoadChange(ratio: 1, spike: 2.5) == .high)
        #expect(LoadChange(ratio: 2.5, spike: 1) == .veryHigh)
        #expect(LoadChange(ratio: nil, spike: nil) == nil)
    }

    @Test func `no number gives no class`() {
        #expect(LoadZone(ratio: .nan) == nil)
        #expect(LoadZone(ratio: -1) == nil)
        #expect(TrainingTrend(ratio: nil, chronicChange: nil, daysIdle: 2, daysToRace: nil, daysBelow: 0) == nil)
        #expect(TrainingTrend(ratio: nil, chronicChange: nil, daysIdle: 10, daysToRace: nil, daysBelow: 0) == .detraining)
        #expect(FitnessTrendEstimate(days: [0, 7, 14], values: [1, 2, 3]) == nil)
    }

    @Test func `load alone never gives overtrained`() {
        for form in stride(from: -200.0, through: 50, by: 10) {
            let status = RecoveryStatus(
                form: form, fitness: 50, readiness: nil, lowDaysOfFive: 0, sustainedLowDays: 0, performanceDrop: 20)
            #expect(status != .overtrained)
        }
    }
}
