import Hummingbird
import Screens
import TrainingLog
import WebPages

/// What every page is made with: whose history, what time it is, and where the skin's files are.
struct PageMaterials: Sendable {
    let journal: Journal
    let clock: HouseClock
    let assets: Assets
    let mapSource: MapSourceFile
    let archives: ArchivesFile

    func viewer(of request: Request) async throws -> Viewer {
        Viewer(request, now: clock.now(), offset: clock.offset(of: try await journal.athlete()))
    }
}
