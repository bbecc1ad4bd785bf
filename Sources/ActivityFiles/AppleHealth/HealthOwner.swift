import Measures
import Training

/// What an export says of the person whose it is, `<Me HKCharacteristicTypeIdentifierDateOfBirth="1988-04-17" …/>`, and when it was
/// written. What was not set is no fact.
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
            // Apple names beta blockers and calcium channel blockers; either slows the heart.
            if scanner.isEqual(use, "None") {
                facts.append((.heartMedication, 0))
            } else if !use.isEmpty, !scanner.isEqual(use, "HKCardioFitnessMedicationsUseNotSet") {
                facts.append((.heartMedication, 1))
            }
        }
    }

    /// Dated when the export was written; where it does not say when, they cannot be kept in order and are left out.
    var samples: [HealthContent.Sample] {
        guard let written else { return [] }
        return facts.map {
            HealthContent.Sample(
                kind: $0.kind, start: written.second, end: written.second, value: $0.value, source: UInt16.max,
                offset: written.offset)
        }
    }
}
