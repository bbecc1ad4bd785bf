import ActivityFiles
import Testing
import TrainingLog

struct FindingEncodingTests {
    static let findings: [ImportFinding.What] = [
        .checksumMismatch, .checksumMissing, .headerSizeWrong(stated: 1, actual: -2), .truncated, .trailingBytes(3), .noSession,
        .timeWentBack(count: 4), .pointsWithoutTime(count: 5), .routeOnly(points: 6),
        .columnIgnored(name: "Shoe size", count: 2), .partOfExport, .pointsWithoutPosition(count: 6),
        .valuesOutOfRange(what: "heart rate", count: 7), .fieldUnreadable(what: " two  spaces ", count: 8),
        .unknownMessages(count: 9), .localTimeWithoutZone, .timeImplausible(count: 10), .declarationSkipped,
        .malformedMarkup(what: ""), .controlCharactersRemoved(count: 11), .missingFile(name: "a\nb"),
        .routeMissing(name: "路線.gpx"),
        .skipped(what: "electrocardiogram", count: 12), .duplicateCopies(what: "samples", count: 13), .totalsComputed,
        .totalsDisagree(what: "distance"), .totalsCorrected(what: "elapsed"), .emptyActivity,
        .experimentalFormat,
        .unitMissing(what: "Duration", count: 14),
        .sessionsWithoutDuration(count: 15), .dateOrderUnclear(isMonthFirst: true, count: 16),
        .dateOrderMixed(isMonthFirst: false, count: 17), .beatsMissing(count: 18),
        .oneOffsetForAll,
    ]

    @Test(arguments: findings) func `findings round-trip`(what: ImportFinding.What) throws {
        #expect(try findingWhat(from: encoded(what)) == what)
    }

    @Test func `findings have unique names`() {
        let names = Self.findings.map { encoded($0).split(separator: " ")[0] }
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: [
        FileError.empty, .unreadable, .unknownKind, .packed(what: "zip method 12"), .notThisKind(.fit, offset: 3),
        .truncated(offset: 5),
        .noActivity(holds: "a course"),
        .noTime, .startMissing, .notReadYet(.garminJSON),
        .tooLarge(what: "a field", limit: 9), .hostile(what: "entity expansion", offset: 7), .malformed(what: "", offset: 0),
    ])
    func `errors round-trip`(error: FileError) throws { #expect(try fileError(from: encoded(error)) == error) }

    @Test(arguments: ["", "nonsense", "trailing_bytes", "trailing_bytes x", "not_this_kind 3 spreadsheet", "too_large many x"])
    func `unknown text is refused`(text: String) {
        #expect(throws: StoreError.damaged(what: "finding")) { try findingWhat(from: text) }
        #expect(throws: StoreError.damaged(what: "file error")) { try fileError(from: text) }
    }
}
