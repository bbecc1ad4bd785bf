import Measures
import Testing
import Training

@testable import Analysis

/// The rMSSD of iOS 27 is a separate kind beside SDNN.
struct VariabilityKindTests {
    private let end = Day(number: 20_100)

    private func nights(_ kind: BodySampleKind, _ days: ClosedRange<Int>, _ value: Double) -> [BodySample] {
        days.reversed().map { ago in
            let start = (end - ago).start(at: .utc) + 3 * 3600
            return BodySample(
                kind: kind, start: start, end: start, offset: .utc, value: value + Double(ago % 3),
                source: Source(name: "Watch", origin: .appleHealth))
        }
    }

    private func values(_ samples: [BodySample]) -> MorningValues {
        let sorted = samples.sorted { $0.start < $1.start }
        return MorningValues(
            history: History(athlete: Athlete(name: "T"), digests: [], bodySamples: sorted), asOf: end)
    }

    @Test func `replacing SDNN restarts the baseline`() {
        let values = values(nights(.sdnn, 5...60, 50) + nights(.recoveryRMSSD, 0...4, 80))
        #expect(values.variabilityKind == .recoveryRMSSD)
        #expect(values.variability.count == 5 && values.variability.values.allSatisfy { $0 > Double.log(79) })
        #expect(values.newDevice == NewDevice(name: "Watch", nights: 4))
    }

    @Test func `beside a continuing SDNN it is used once it has a baseline`() {
        let young = values(nights(.sdnn, 0...60, 50) + nights(.recoveryRMSSD, 0...4, 80))
        #expect(young.variabilityKind == .sdnn && young.newDevice == nil)
        #expect(young.variability.values.allSatisfy { $0 < Double.log(60) })
        let settled = values(nights(.sdnn, 0...60, 50) + nights(.recoveryRMSSD, 0...9, 80))
        #expect(settled.variabilityKind == .recoveryRMSSD && settled.newDevice == nil)
        #expect(settled.variability.count == 10 && settled.variability.values.allSatisfy { $0 > Double.log(79) })
    }

    @Test func `it is not mixed with the rMSSD of beats`() {
        let values = values(nights(.rmssd, 0...60, 40) + nights(.recoveryRMSSD, 0...9, 80))
        #expect(values.variabilityKind == .recoveryRMSSD && values.variability.count == 10)
    }

    @Test func `every kind of variability has its own card`() {
        for kind in [BodySampleKind.sdnn, .rmssd, .recoveryRMSSD] { #expect(ModelCatalogue.card(kind.rawValue) != nil) }
    }
}
