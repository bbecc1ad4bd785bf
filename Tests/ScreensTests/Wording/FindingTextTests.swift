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

    @Test func `a date that could be two says how it was taken`() {
        let all: [ImportFinding.What] = [
            .dateOrderUnclear(isMonthFirst: false, count: 2), .dateOrderUnclear(isMonthFirst: true, count: 2),
            .dateOrderMixed(isMonthFirst: false, count: 2), .dateOrderMixed(isMonthFirst: true, count: 2),
        ]
        let texts = all.map { FindingText.text($0, .english) }
        #expect(texts[0].hasSuffix("they were taken day first.") && texts[1].hasSuffix("they were taken month first."))
        #expect(texts[2].hasSuffix("were taken day first.") && texts[3].hasSuffix("were taken month first."))
        #expect(Set(texts).count == 4)
        #expect(
            FindingText.text(ImportFinding(.warning, .sessionsWithoutDuration(count: 1), at: .line(2)), .english)
                == "1 session was left out: nothing that can be read says how long it was. (line 2)")
    }

    @Test(arguments: Language.allCases) func `refusals are sentences`(_ language: Language) {
        let errors: [FileError] = [
            .empty, .unreadable, .unknownKind, .notThisKind(.fit, offset: 8), .truncated(offset: 12),
            .noActivity(holds: "course"), .noTime,
            .tooLarge(what: "entry", limit: 5), .hostile(what: "entity", offset: 3), .malformed(what: "tag", offset: 9),
        ]
        #expect(Set(errors.map { FindingText.text($0, language) }).count == errors.count)
    }
}
