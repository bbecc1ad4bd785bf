import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Context of every page: the journal, the clock and the addresses of the assets.
struct PageContext: Sendable {
    let journal: Journal
    let clock: ServerClock
    let assets: Assets
    let mapSource: MapSourceFile
    let archives: ArchivesFile
    let renewal: RenewalJob
    let responses: CachedResponses
    let health: HealthRecord
    let undoSlots = UndoSlots()

    /// Returns a placeholder page while insights are being recomputed; nil when they are ready.
    func renewalPage(at route: Route, _ viewer: Viewer) async throws -> Response? {
        guard let screen = try await renewalScreen(at: route, viewer) else { return nil }
        var response = HTMLAnswer.page(RenewalPage(screen, frame: viewer.frame(at: route), assets: assets).body)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    func renewalScreen(at route: Route, _ viewer: Viewer) async throws -> RenewalScreen? {
        try await renewal.state().map { RenewalScreen(done: $0.done, total: $0.total, route: route, context: viewer.context) }
    }

    func viewer(of request: Request) async throws -> Viewer { try await responses.viewer(of: request) }
}
