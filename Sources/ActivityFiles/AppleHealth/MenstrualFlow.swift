/// Menstrual flow of a day in Health: `HKCategoryValueMenstrualFlowLight`, and since iOS 18 `HKCategoryValueVaginalBleedingLight`. The raw
/// values are those of Health.
enum MenstrualFlow: Int {
    case unknown = 0
    case unspecified, light, medium, heavy, none

    init(_ text: Span<UInt8>) {
        self = .unknown
        for (prefix, length) in MenstrualFlow.prefixes where text.starts(with: prefix) {
            let name = text.extracting(length...)
            for (word, flow) in MenstrualFlow.words where name.isEqual(to: word) { self = flow }
        }
    }

    private static let prefixes: [(StaticString, Int)] = [
        ("HKCategoryValueMenstrualFlow", 28), ("HKCategoryValueVaginalBleeding", 30),
    ]
    private static let words: [(StaticString, MenstrualFlow)] = [
        ("Unspecified", .unspecified), ("Light", .light), ("Medium", .medium), ("Heavy", .heavy), ("None", .none),
    ]
}
