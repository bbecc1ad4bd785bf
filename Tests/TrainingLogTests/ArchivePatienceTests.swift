import ActivityFiles
import Testing

@testable import TrainingLog

struct ArchivePatienceTests {
    private func outcome(_ kind: FileKind, _ verdict: Verdict) -> FileOutcome {
        FileOutcome(path: "a", kind: kind, verdict: verdict)
    }

    @Test func `an archive of worthless files is not read to its end`() {
        var patience = UnreadableEntryLimit()
        for _ in 0..<4_999 { patience.note(outcome(.gpx, .rejected)) }
        #expect(!patience.isOver)
        patience.note(outcome(.gpx, .rejected))
        #expect(patience.isOver)
    }

    @Test func `images before the recordings of an archive do not hide them`() {
        var patience = UnreadableEntryLimit()
        for _ in 0..<100_000 { patience.note(outcome(.unknown, .rejected)) }
        #expect(!patience.isOver)
    }

    @Test func `an archive with recordings among its images is read to the end`() {
        var patience = UnreadableEntryLimit()
        for _ in 0..<2_000 {
            patience.note(outcome(.fit, .accepted))
            for _ in 0..<40 { patience.note(outcome(.unknown, .rejected)) }
            #expect(!patience.isOver)
        }
    }
}
