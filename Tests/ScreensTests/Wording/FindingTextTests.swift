import ActivityFiles
import Screens
import Testing

struct FindingTextTests {
    @Test func `a finding names its number and its place`() {
        let finding = ImportFinding(.warning, .pointsWithoutTime(count: 2), at: .line(14))
        #expect(FindingText.text(finding, .english) == "2 points without a time were left out. (line 14)")
        #expect(FindingText.text(.fieldUnreadable(what: "date", count: 1), .english) == "date: 1 value could not be read.")
        #expect(FindingText.text(.fieldUnreadable(what: "date", count: 2), .english) == "date: 2 values could not be read.")
        #expect(FindingText.text(.pointsWithoutTime(count: 1), .english) == "1 point without a time was left out.")
    }

    @Test(arguments: Language.allCases) func `refusals are sentences`(_ language: Language) {
        let errors: [FileError] = [
            .empty, .unknownKind, .notThisKind(.fit, offset: 8), .truncated(offset: 12), .noActivity(holds: "course"), .noTime,
            .tooLarge(what: "entry", limit: 5), .hostile(what: "entity", offset: 3), .malformed(what: "tag", offset: 9),
        ]
        #expect(Set(errors.map { FindingText.text($0, language) }).count == errors.count)
    }
}
