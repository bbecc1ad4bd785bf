import Analysis
import Testing

struct LoadRatioBoundsTests {
    private let below = -0.01

    @Test func `zones, load change and training trend change at the shared bounds`() {
        #expect(LoadZone(ratio: LoadRatioBounds.low + below) == .detraining)
        #expect(LoadZone(ratio: LoadRatioBounds.low) == .optimal)
        #expect(LoadZone(ratio: LoadRatioBounds.elevated) == .elevated)
        #expect(LoadZone(ratio: LoadRatioBounds.high) == .elevated)
        #expect(LoadZone(ratio: LoadRatioBounds.high - below) == .high)
        #expect(LoadChange(ratio: LoadRatioBounds.elevated + below, spike: nil) == .low)
        #expect(LoadChange(ratio: LoadRatioBounds.elevated, spike: nil) == .moderate)
        #expect(LoadChange(ratio: LoadRatioBounds.veryHigh + below, spike: nil) == .high)
        #expect(LoadChange(ratio: LoadRatioBounds.veryHigh, spike: nil) == .veryHigh)
        func trend(_ ratio: Double) -> TrainingTrend? {
            TrainingTrend(ratio: ratio, chronicChange: nil, daysIdle: 0, daysToRace: nil, daysBelow: 0)
        }
        #expect(trend(LoadRatioBounds.low) == .steady)
        #expect(trend(LoadRatioBounds.low + below) == .detraining)
        #expect(trend(LoadRatioBounds.elevated - below) == .rampingUp)
    }

    @Test func `there is one bound between each two zones, in ascending order`() {
        #expect(LoadRatioBounds.zones.count == LoadZone.allCases.count - 1)
        #expect(LoadRatioBounds.zones == LoadRatioBounds.zones.sorted())
        #expect(LoadRatioBounds.planned < LoadRatioBounds.elevated)
    }
}
