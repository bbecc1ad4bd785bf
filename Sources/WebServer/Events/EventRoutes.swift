import HTTPTypes
import Hummingbird
import Measures
import Screens
import ServiceLifecycle

/// Route `/events` with server-sent events.
///
/// The topic `insights` reports that figures may have changed, `import` progress of an import, and `renewal` progress of a recalculation.
/// Pages then refresh their regions.
struct EventRoutes {
    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(Route.Target.events.path) { request, context in
            // Kept by the response: a context with an open feed is not evicted.
            let athlete = context.athlete
            return Response(
                status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: ResponseBody { writer in
                    var out = writer
                    try await out.write(ByteBuffer(string: "retry: 2000\n\n"))
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        // Ends when the client disconnects or the server stops.
                        for await event in athlete.feed.listen().cancelOnGracefulShutdown() {
                            try await out.write(ByteBuffer(string: EventRoutes.text(event)))
                        }
                    }
                    try await writer.finish(nil)
                })
        }
    }

    static func text(_ event: ChangeFeed.Event) -> String {
        switch event {
        case .changed(let moment):
            "event: insights\ndata: {\"changed\":\"" + (moment.map { ISO8601.text($0) } ?? "") + "\"}\n\n"
        case .importMoved: "event: import\ndata: {}\n\n"
        case .renewalMoved: "event: renewal\ndata: {}\n\n"
        case .stillHere: ": still here\n\n"
        }
    }
}
