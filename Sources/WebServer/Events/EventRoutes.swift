import Hummingbird
import Measures
import Screens
import TrainingLog

/// Route `/events` with server-sent events for pages.
///
/// The topic `insights` reports that figures may have changed, `import` progress of an import, `renewal` progress of a recalculation, and
/// `pairing` that of a phone that is being connected.
/// Pages then refresh their regions.
struct EventRoutes {
    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.events.path) { request, context in
            guard let signedIn = context.signedIn else { throw RequestFailure.signInNeeded }
            return try await EventStream.response(
                to: request, of: context.athlete, by: PageEvents(isSignedIn: signedIn.isValid))
        }
    }
}

/// Events for a page.
struct PageEvents: EventWriter {
    /// Returns whether the page's session is still valid. Otherwise the stream ends, and the page's next request asks to sign in.
    var isSignedIn: @Sendable () -> Bool = { true }

    func opening() -> String { "" }

    func text(_ event: ChangeFeed.Event) -> String? {
        guard isSignedIn() else { return nil }
        return switch event {
        case .changed(let change):
            "event: insights\ndata: {\"changed\":\"" + (change.map { ISO8601.text($0.moment) } ?? "") + "\"}\n\n"
        case .importMoved: "event: import\ndata: {}\n\n"
        case .renewalMoved: "event: renewal\ndata: {}\n\n"
        case .pairingMoved: "event: pairing\ndata: {}\n\n"
        case .stillHere: ": still here\n\n"
        }
    }
}
