import Measures
import Testing
import Training

@testable import ActivityFiles

/// The rMSSD of iOS 27 in the phone's formats.
struct RecoveryVariabilityTests {
    @Test func `a Health export keeps rMSSD apart from SDNN`() throws {
        var export = HealthExport()
        export.record("HeartRateVariabilitySDNN", "61.5", unit: "ms", from: "2026-11-20 03:00:00 +0100")
        export.record("HeartRateVariabilityRMSSD", "42.25", unit: "ms", from: "2026-11-20 03:00:00 +0100")
        export.record("HeartRateVariabilityRMSSD", "4000", unit: "ms", from: "2026-11-21 03:00:00 +0100")
        let reading = try export.reading()
        #expect(reading.values(.sdnn) == [61.5])
        #expect(reading.values(.recoveryRMSSD) == [42.25])
        #expect(reading.values(.rmssd).isEmpty)
        #expect(reading.troubles == [.valuesOutOfRange(what: "hrv_rmssd_recovery", count: 1)])
    }

    @Test(arguments: ["heart_rate_variability_rmssd", "recovery_hrv"])
    func `Health Auto Export keeps rMSSD apart from SDNN`(name: String) throws {
        func metric(_ name: String, _ value: Double) -> String {
            "{\"name\": \"\(name)\", \"units\": \"ms\", \"data\": [{\"date\": \"2026-11-20 03:00:00 +0100\", \"qty\": \(value)}]}"
        }
        let text = "{\"data\": {\"metrics\": [\(metric("heart_rate_variability", 61.5)), \(metric(name, 42.25))]}}"
        let bytes = Array(text.utf8)
        let reading = try readHealthAutoExport(bytes.span)
        #expect(reading.values(.sdnn) == [61.5])
        #expect(reading.values(.recoveryRMSSD) == [42.25])
        #expect(reading.values(.rmssd).isEmpty)
    }
}
