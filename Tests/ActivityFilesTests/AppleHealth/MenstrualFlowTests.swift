import ActivityFiles
import Measures
import Testing
import Training

struct MenstrualFlowTests {
    private func samples(_ values: [String?]) throws -> (values: [Double], findings: Int) {
        var export = HealthExport()
        for (index, value) in values.enumerated() {
            export.record(
                "HKCategoryTypeIdentifierMenstrualFlow", value, from: "2025-05-0\(index + 1) 08:00:00 +0200",
                children: "  <MetadataEntry key=\"HKMenstrualCycleStart\" value=\"0\"/>\n")
        }
        let reading = try export.reading()
        #expect(reading.samples.allSatisfy { $0.kind == .menstrualFlow && $0.source.origin == .appleHealth })
        return (reading.samples.map { $0.value }, reading.findings.count)
    }

    @Test func `days of menstruation are read under both names, and a day without flow is ignored`() throws {
        let flow = "HKCategoryValueMenstrualFlow"
        let bleeding = "HKCategoryValueVaginalBleeding"
        let found = try samples([flow + "Light", bleeding + "Heavy", flow + "None", flow + "Unspecified", bleeding + "Medium"])
        #expect(found.values == [2, 4, 1, 3])
    }

    @Test func `an unknown value is reported and not stored`() throws {
        let none = try samples([])
        let odd = try samples(["HKCategoryValueMenstrualFlowBlue", nil, "3"])
        #expect(odd.values.isEmpty && odd.findings > none.findings)
    }
}
