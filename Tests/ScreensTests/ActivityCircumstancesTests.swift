import Analysis
import Localizations
import Testing
import Training

@testable import Screens

struct ActivityCircumstancesTests {
    private func digest(_ altitude: Double?, isIndoor: Bool? = false, sport: Sport = .running) -> ActivityDigest? {
        guard var digest = Example.recordingDigest else { return nil }
        digest.isIndoor = isIndoor
        digest.sport = sport
        digest.traits = SessionTraits(
            speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil, fastestClimb: nil,
            stride: nil, altitude: altitude)
        return digest
    }

    private func text(_ digest: ActivityDigest?, _ units: UnitSystem = .metric) -> [String] {
        ActivityScreen.circumstances(digest, Example.context(.english, units))
    }

    @Test func `an activity above 1000 m states its altitude in the user's units and the effect`() {
        #expect(
            text(digest(1432)).first?.hasPrefix("Half of it was above " + Language.english.number(1432) + " m: thin air") == true)
        #expect(text(digest(1432), .imperial).first?.contains(Language.english.number(4698) + " ft") == true)
        #expect(text(digest(1432)).first?.contains("VO₂max") == false)
        #expect(text(digest(1501)).first?.hasSuffix("Its steady stretches do not count for VO₂max.") == true)
        #expect(text(digest(2100, sport: .hiking)).first?.contains("VO₂max") == false)
    }

    @Test func `no altitude is stated below 1000 m, indoors, or when it is unknown`() {
        #expect(text(digest(1000)).isEmpty && text(digest(nil)).isEmpty && text(nil).isEmpty)
        #expect(text(digest(2000, isIndoor: true)).isEmpty)
    }

    @Test func `air quality from an archive is shown with the name of its category`() throws {
        var good = try #require(digest(nil))
        good.air = AirQuality(index: 41.6, fineParticles: 9.7)
        #expect(text(good) == ["Air, according to the archive: index 42 (US EPA), 10 µg/m³ of PM2.5."])
        var bad = good
        bad.air = AirQuality(index: 162, fineParticles: nil)
        #expect(text(bad).first?.contains("unhealthy for everyone") == true)
    }
}
