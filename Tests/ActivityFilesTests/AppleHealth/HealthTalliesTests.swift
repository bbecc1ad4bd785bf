import ActivityFiles
import Testing

struct HealthTalliesTests {
    @Test func `every record counts once by kind and unit, whether or not it is used`() throws {
        var export = HealthExport()
        let day = "2025-06-01 08:00:00 +0200"
        for value in ["100", "20", "3.5"] { export.record("StepCount", value, unit: "count", from: day) }
        export.record("StepCount", "900", unit: "count", from: day, source: "Anna’s iPhone")
        export.record("BodyMass", "70", unit: "kg", from: day)
        export.record("BodyMass", "154", unit: "lb", from: day)
        // Unused and counted: an unsupported kind, and an impossible heart rate.
        export.record("DietaryWater", "250", unit: "mL", from: day)
        export.record("HeartRate", "9000", unit: "count/min", from: day)
        export.record("HeartRate", "none", unit: "count/min", from: day)
        let tallies = try export.reading().tallies
        #expect(
            tallies.map { "\($0.kind.dropFirst(24)) \($0.unit ?? "–") \($0.count)" } == [
                "StepCount count 4", "BodyMass kg 1", "BodyMass lb 1", "DietaryWater mL 1", "HeartRate count/min 2",
            ])
        #expect(tallies.map { $0.values?.sum } == [1023.5, 70, 154, 250, 9000])
        #expect(tallies.map { $0.values?.minimum } == [3.5, 70, 154, 250, 9000])
        #expect(tallies.map { $0.values?.maximum } == [900, 70, 154, 250, 9000])
    }

    @Test func `a kind without numbers has a count and no sum`() throws {
        var export = HealthExport()
        export.record("DietaryWater", "much", unit: "mL", from: "2025-06-01 08:00:00 +0200")
        let tally = try #require(try export.reading().tallies.first)
        #expect(tally.count == 1)
        #expect(tally.values == nil)
    }
}
