import ActivityFiles
import Localizations
import Measures
import Screens
import Testing

struct ImportCardTests {
    private let context = DisplayContext(
        language: .english, units: .metric, now: Moment(secondsSince1970: 1_717_200_000), offset: .utc)
    private let run = ImportJob.File(
        path: "run.gpx", verdict: .accepted, isKnown: false, newRecordings: 1, newSamples: 0, findings: [], error: nil)
    private let picture = ImportJob.File(
        path: "x.png", verdict: .rejected, isKnown: false, newRecordings: 0, newSamples: 0, findings: [], error: .unknownKind,
        isSkipped: true)

    private func card(_ files: [ImportJob.File]) -> ImportCard {
        ImportCard(ImportJob(id: 1, fileCount: files.count, bytes: 9, phase: .finished, files: files), context)
    }

    @Test func `files beside recordings that are none give one sentence and no row`() {
        let card = card([run, picture, picture])
        #expect(card.rows.map(\.path) == ["run.gpx"])
        #expect(card.lines.last == "2 pictures and other files that are no recordings were skipped.")
        #expect(card.lines[1].hasPrefix("Files: 1. Read: 1, in part: 0, not read: 0"))
        #expect(card.more == nil)
    }

    @Test func `a file without content is not called read`() {
        var twin = run
        (twin.path, twin.newRecordings, twin.newActivities, twin.knownRecordings) = ("twin.tcx", 0, 0, 1)
        var days = run
        (days.newRecordings, days.newActivities, days.totals) = (0, 0, 3)
        let rows = card([run, twin, days]).rows
        #expect(rows.map(\.badge.text) == ["Read", "Nothing new", "Read"])
        #expect(rows[1].text == "1 recording was here already.")
    }

    @Test func `a recording of an existing activity is not called a new activity`() {
        var twin = run
        (twin.path, twin.newActivities, twin.joined) = ("twin.tcx", 0, ["a"])
        let card = card([run, twin])
        #expect(card.lines[0].hasPrefix("New activities: 1."))
        #expect(card.lines[1] == "1 recording joined 1 activity you already had.")
        #expect(card.rows[1].text == card.lines[1] && card.rows[1].badge.text == "Read")
        #expect(card.activities != nil)
    }

    @Test func `the result of an archive with many entries keeps the totals and the listed files only`() {
        var bad = run
        (bad.path, bad.verdict, bad.newRecordings, bad.newActivities) = ("bad.gpx", .rejected, 0, 0)
        let files = [ImportJob.File](repeating: run, count: 900) + [bad] + [ImportJob.File](repeating: picture, count: 500)
        let result = ImportJob.Result(files)
        #expect(result.listed.count == ImportCard.rowLimit && result.listed[0].path == "bad.gpx")
        #expect(result.fileCount == 901 && result.newRecordings == 900 && result.unread == 1 && result.skipped.others == 500)
        let card = card(files)
        #expect(card.rows.count == ImportCard.rowLimit && card.more?.contains("701") == true)
        #expect(card.lines.last == "500 pictures and other files that are no recordings were skipped.")
    }

    @Test func `without other files each skipped one states its reason`() {
        let card = self.card([picture])
        #expect(card.rows.map(\.path) == ["x.png"] && card.rows.allSatisfy { !$0.text.isEmpty })
        #expect(card.badge == Badge(card.rows[0].badge.text, .alarm))
        #expect(card.lines.count == 2)
    }

    @Test func `a failed import states its actual reason`() {
        let failures: [ImportJob.Failure] = [.noRoom, .readOnly, .damaged, .unreadable, .other("no such file")]
        let lines = failures.map { failure in
            ImportCard(ImportJob(id: 1, fileCount: 1, bytes: 9, phase: .failed(failure)), context).lines.joined()
        }
        #expect(Set(lines).count == failures.count)
        #expect(lines.filter { $0.contains("disk is full") }.count == 1)
        #expect(lines[4].contains("no such file"))
    }

    @Test func `a failed import can be tried again unless its upload cannot be read`() {
        for failure in [ImportJob.Failure.noRoom, .readOnly, .damaged, .other("x"), .unreadable] {
            let card = ImportCard(ImportJob(id: 1, fileCount: 1, bytes: 9, phase: .failed(failure)), context)
            #expect((card.again != nil) == (failure != .unreadable) && (card.discard != nil) == (failure != .unreadable))
        }
    }

    @Test func `an upload that was set aside can be retried or discarded`() {
        let card = ImportCard(ImportJob(id: 1, fileCount: 1, bytes: 9, phase: .setAside), context)
        #expect(card.again == "Try again" && card.discard == "Discard" && card.stop == nil)
        #expect(card.lines.first?.contains("stopped twice") == true)
    }
}
