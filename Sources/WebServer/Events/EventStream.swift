import Hummingbird
import ServiceLifecycle

/// Writes the events of a feed for one client.
protocol EventWriter: Sendable {
    /// Returns the text at the beginning of the stream.
    mutating func opening() async throws -> String
    /// Returns the text of an event: empty for one that does not concern the client, nil to end the stream.
    mutating func text(_ event: ChangeFeed.Event) async throws -> String?
}

/// Responses of server-sent events (WHATWG HTML, 9.2).
enum EventStream {
    static let type = "text/event-stream"

    /// Returns a response that ends when the client disconnects, the server stops, or the writer ends it.
    ///
    /// The feed drops old events of a client that reads slowly. `ConnectionGuard` closes the connection of one that does not read at all.
    /// - Parameter token: id of the token of a device; nil for a page.
    /// - Throws: `RequestFailure.tooManyStreams`.
    static func response(
        to request: Request, of athlete: AthleteContext, token: String? = nil, by writer: some EventWriter
    ) async throws -> Response {
        let events = try await athlete.feed.listen(by: token)
        return Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody { out in
                var (out, writer) = (out, writer)
                // Kept by the response: a context with an open feed is not evicted.
                defer { withExtendedLifetime(athlete) {} }
                try await out.write(ByteBuffer(string: "retry: 2000\n\n" + writer.opening()))
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    for await event in events.cancelOnGracefulShutdown() {
                        guard let text = try await writer.text(event) else { break }
                        if !text.isEmpty { try await out.write(ByteBuffer(string: text)) }
                    }
                }
                try await out.finish(nil)
            })
    }
}
