import ActivityFiles
import Measures
import Testing
import Training

struct HealthOwnerTests {
    /// Returns the facts about the owner in an export with these attributes of `Me`.
    private func facts(_ attributes: String, before: String = "") throws -> [BodySampleKind: Double] {
        var export = HealthExport()
        export.body = before + " <Me \(attributes)/>\n"
        let samples = try export.reading().samples
        for sample in samples {
            // Time of the export: 9:41 at two hours ahead of UTC.
            #expect(sample.start == Moment(secondsSince1970: 1_750_405_260) && sample.end == sample.start)
            #expect(sample.offset == LocalOffset(secondsAheadOfUTC: 7200) && sample.source.origin == .appleHealth)
        }
        return Dictionary(samples.map { ($0.kind, $0.value) }) { one, _ in one }
    }

    private let prefix = "HKCharacteristicTypeIdentifier"

    @Test func `year of birth, sex and heart medication are read from an export`() throws {
        #expect(
            try facts(
                "\(prefix)DateOfBirth=\"1988-04-17\" \(prefix)BiologicalSex=\"HKBiologicalSexFemale\" "
                    + "\(prefix)BloodType=\"HKBloodTypeNotSet\" \(prefix)CardioFitnessMedicationsUse=\"None\"")
                == [.birthYear: 1988, .sex: 2, .heartMedication: 0])
        #expect(
            try facts(
                "\(prefix)BiologicalSex=\"HKBiologicalSexMale\" \(prefix)CardioFitnessMedicationsUse=\"BetaBlocker\"")
                == [.sex: 1, .heartMedication: 1])
    }

    @Test func `unset characteristics and invalid dates give no fact`() throws {
        #expect(
            try facts(
                "\(prefix)DateOfBirth=\"\" \(prefix)BiologicalSex=\"HKBiologicalSexNotSet\" "
                    + "\(prefix)CardioFitnessMedicationsUse=\"\"") == [:])
        #expect(
            try facts(
                "\(prefix)DateOfBirth=\"1988-17-04\" \(prefix)BiologicalSex=\"HKBiologicalSexOther\" "
                    + "\(prefix)CardioFitnessMedicationsUse=\"HKCardioFitnessMedicationsUseNotSet\"") == [:])
        #expect(try facts("") == [:])
    }

    @Test func `an export without a date gives no facts about its owner`() throws {
        let text = "<HealthData><Me \(prefix)DateOfBirth=\"1988-04-17\"/></HealthData>"
        #expect(try HealthExport.reading(Array(text.utf8)).samples.isEmpty)
    }
}
