import ActivityFiles
import Localizations
import Screens
import Testing
import TrainingLog

@testable import hearth

struct ImportTextTests {
    static let good = FileOutcome(path: "a.gpx", kind: .gpx, verdict: .accepted, newRecordings: 1)
    static let part = FileOutcome(
        path: "b.fit", kind: .fit, verdict: .recovered, newRecordings: 1, findings: [ImportFinding(.warning, .truncated)])
    static let bad = FileOutcome(path: "c.txt", kind: .unknown, verdict: .rejected, error: .unknownKind)

    @Test func `the exit code shows whether all, some or no files could be read`() {
        #expect(ImportText.status(ImportReport(files: [Self.good, Self.part])) == .done)
        #expect(ImportText.status(ImportReport(files: [Self.good, Self.bad])) == .someUnreadable)
        #expect(ImportText.status(ImportReport(files: [Self.bad])) == .nothingDone)
        #expect(ImportText.status(ImportReport()) == .nothingDone)
    }

    @Test func `files that are no recordings give one sentence and no failure, unless there are no others`() {
        var picture = Self.bad
        picture.isSkipped = true
        let report = ImportReport(files: [Self.good, picture, picture])
        #expect(ImportText.status(report) == .done)
        #expect(ImportText.refusals(report, language: .english).isEmpty)
        let lines = ImportText.lines(report, language: .english)
        #expect(lines[0] == "2 pictures and other files that are no recordings were skipped.")
        #expect(lines[1] == "1 file: 1 read, 0 read in part, 0 not read.")
        let alone = ImportReport(files: [picture])
        #expect(ImportText.status(alone) == .nothingDone)
        #expect(ImportText.refusals(alone, language: .english).count == 1)
    }

    @Test func `an unreadable file is named with the reason`() {
        let report = ImportReport(files: [Self.good, Self.part, Self.bad])
        let refusals = ImportText.refusals(report, language: .english)
        #expect(refusals.count == 1)
        #expect(refusals[0].contains("c.txt: "))
        let lines = ImportText.lines(report, language: .english)
        #expect(lines[0].contains("b.fit"))
        #expect(lines[1] == "3 files: 1 read, 1 read in part, 1 not read.")
        #expect(lines[2].hasPrefix("2 new recordings"))
        let chinese = ImportText.lines(report, language: .traditionalChinese)
        #expect(chinese[0].hasPrefix("部分讀取   b.fit: "))
        #expect(chinese[1] == "3 個檔案：1 個已讀取，1 個部分讀取，1 個無法讀取。")
    }

    @Test func `joined recordings are in the summary and in the JSON`() throws {
        var twin = Self.good
        twin.joined = ["x"]
        let report = ImportReport(files: [Self.good, twin])
        #expect(ImportText.lines(report, language: .english).last == "1 recording joined 1 activity you already had.")
        #expect(ImportText.lines(ImportReport(files: [Self.good]), language: .english).count == 2)
        #expect(try JSONText.line(ImportText.json(report)).contains(#""joined_recordings":1"#))
    }

    @Test func `the JSON has an entry for every file`() throws {
        let text = try JSONText.line(ImportText.json(ImportReport(files: [Self.bad])))
        #expect(text.contains(#""path":"c.txt""#))
        #expect(text.contains(#""what":"unknown_kind""#))
        #expect(text.contains(#""new_recordings":0"#))
    }
}
