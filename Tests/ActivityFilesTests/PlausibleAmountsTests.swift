import Testing

@testable import ActivityFiles

struct PlausibleAmountsTests {
    @Test func `real extremes are plausible`() {
        // Races of one day and of six days.
        for days in [1.0, 6] { #expect(PlausibleAmounts.seconds.contains(days * 86_400)) }
        // The length of the Tour Divide.
        #expect(PlausibleAmounts.metres.contains(4_400_000))
        // The shore of the Dead Sea and Mount Everest.
        for height in [-430.0, 8_849] { #expect(PlausibleAmounts.altitudes.contains(height)) }
        // Death Valley in July 1913.
        #expect(PlausibleAmounts.temperatures.contains(56.7))
    }

    @Test func `no amount is infinite`() {
        for plausible in [
            PlausibleAmounts.seconds, PlausibleAmounts.metres, PlausibleAmounts.kilocalories, PlausibleAmounts.heartRates,
            PlausibleAmounts.altitudes, PlausibleAmounts.speeds, PlausibleAmounts.accuracies, PlausibleAmounts.temperatures,
            PlausibleAmounts.percentages, PlausibleAmounts.stages,
        ] {
            #expect(!plausible.contains(.infinity) && !plausible.contains(.nan) && !plausible.contains(1e300))
        }
    }
}
