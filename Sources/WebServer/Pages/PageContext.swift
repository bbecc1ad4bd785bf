import Hummingbird
import Screens
import TrainingLog
import WebPages

/// What the pages of all athletes share: the clock, the addresses of static files, and the health of the stores.
struct PageContext: Sendable {
    let clock: ServerClock
    let assets: Assets
    let health: HealthRecord
    /// Address under which other devices reach the server; nil if none does.
    var publicAddress: PublicAddress?

    /// Returns the start of addresses that a page gives out: the public one, else the one that the browser uses.
    func server(of request: Request) -> String { publicAddress?.text ?? request.origin }

    /// Placeholder page while insights are being recomputed; nil when they are ready.
    func renewalPage(at route: Route, _ viewer: Viewer, of athlete: AthleteContext) async throws -> Response? {
        guard let screen = try await athlete.renewalScreen(at: route, viewer) else { return nil }
        var response = HTMLAnswer.page(RenewalPage(screen, frame: viewer.frame(at: route), assets: assets).body)
        response.headers[.cacheControl] = "no-store"
        return response
    }

}

extension AthleteContext {
    /// Progress of recomputing insights; nil when they are ready.
    func renewalScreen(at route: Route, _ viewer: Viewer) async throws -> RenewalScreen? {
        try await renewal.state().map { RenewalScreen(done: $0.done, total: $0.total, route: route, context: viewer.context) }
    }
}
