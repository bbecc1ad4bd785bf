import Localizations
import Measures
import Screens
import Testing

struct ImportScreenTests {
    private func screen(_ phases: [ImportJob.Phase], _ language: Language = .english) -> ImportScreen {
        let jobs = phases.enumerated().map { ImportJob(id: $0, fileCount: 1, bytes: 2_000_000_000, phase: $1) }
        return ImportScreen(
            jobs: jobs, limit: 1 << 32, pushPath: "/push", problem: nil, isNewInstallation: false,
            context: DisplayContext(
                language: language, units: .metric, now: Moment(secondsSince1970: 1_717_200_000), offset: .utc))
    }

    @Test func `uploads that wait for a decision are listed with their size and with those that are kept`() {
        let kept = screen([.stopped, .setAside, .finished]).kept
        #expect(kept?.contains("use 4.0 GB of this disk; the newest 3 are kept") == true)
        #expect(screen([.stopped], .traditionalChinese).kept?.contains("2.0 GB") == true)
        #expect(screen([.finished, .waiting, .failed(.noRoom)]).kept == nil)
        #expect(screen([]).kept == nil)
    }
}
