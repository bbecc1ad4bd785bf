import Measures
import Training

/// Facts about the owner of an export, `<Me HKCharacteristicTypeIdentifierDateOfBirth="1988-04-17" …/>`, and the time of the export. Unset
/// characteristics are ignored.
struct HealthOwner {
    private var facts: [(kind: BodySampleKind, value: Double)] = []
    private var written: (second: Int, offset: Int)?

    mutating func readDate(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, _ clock: inout HealthClock) {
        guard let range = scanner.value(of: "value"), range.count == HealthClock.length else { return }
        written = clock.seconds(bytes.bytes, at: range.lowerBound).map { ($0, clock.offset) }
    }

    mutating func read(_ scanner: borrowing XMLScanner) {
        if let birth = scanner.value(of: "HKCharacteristicTypeIdentifierDateOfBirth"),
            let day = ISO8601.day(scanner.string(birth)), Athlete.birthYears.contains(day.civil.year)
        {
            facts.append((.birthYear, Double(day.civil.year)))
        }
        if let sex = scanner.value(of: "HKCharacteristicTypeIdentifierBiologicalSex") {
            if scanner.isEqual(sex, "HKBiologicalSexFemale") { facts.append((.sex, Sex.female.code)) }
            if scanner.isEqual(sex, "HKBiologicalSexMale") { facts.append((.sex, Sex.male.code)) }
        }
        if let use = scanner.value(of: "HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse") {
            // Apple lists beta blockers and calcium channel blockers; both lower heart rate.
            if scanner.isEqual(use, "None") {
                facts.append((.heartMedication, 0))
            } else if !use.isEmpty, !scanner.isEqual(use, "HKCardioFitnessMedicationsUseNotSet") {
                facts.append((.heartMedication, 1))
            }
        }
    }

    /// Samples dated with the time of the export; empty without one, since they could not be ordered.
    var samples: [HealthContent.Sample] {
        guard let written else { return [] }
        return facts.map {
            HealthContent.Sample(
                kind: $0.kind, start: written.second, end: written.second, value: $0.value, source: UInt16.max,
                offset: written.offset)
        }
    }
}
