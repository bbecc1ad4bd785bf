import Hummingbird
import Measures
import ServiceLifecycle

/// Tells open pages that something changed, whoever changed it: this server or a `hearth import` beside it.
///
/// The actor protects the list of listeners; the stores are asked outside of it, and only while somebody listens.
actor ChangeFeed: Service {
    enum Event: Equatable, Sendable {
        case changed(Moment?)
        /// An import began, went on or ended.
        case importMoved
        /// Working out figures went on or ended.
        case renewalMoved
        case stillHere
    }

    private let lastChange: @Sendable () async throws -> Moment?
    private let interval: Duration
    private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextListener = 0

    /// - Parameter interval: how often the stores are asked.
    init(interval: Duration = .seconds(1), lastChange: @escaping @Sendable () async throws -> Moment?) {
        self.interval = interval
        self.lastChange = lastChange
    }

    func listen() -> AsyncStream<Event> {
        let number = nextListener
        nextListener += 1
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(8))
        listeners[number] = continuation
        continuation.onTermination = { _ in Task { await self.drop(number) } }
        return stream
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var known: Moment?
            var isFirst = true
            var quiet = Duration.zero
            while !Task.isCancelled {
                if await self.isHeard {
                    do {
                        let newest = try await self.lastChange()
                        if !isFirst, newest != known {
                            await self.tell(.changed(newest))
                            quiet = .zero
                        }
                        known = newest
                        isFirst = false
                    } catch {
                        // The pages' own requests will say what is wrong with the stores; the feed tries again.
                        isFirst = true
                    }
                    if quiet >= .seconds(15) {
                        await self.tell(.stillHere)
                        quiet = .zero
                    }
                } else {
                    isFirst = true
                }
                quiet += self.interval
                guard (try? await Task.sleep(for: self.interval)) != nil else { break }  // cancelled: the server stops
            }
        }
        for listener in listeners.values { listener.finish() }
    }

    func tellOfImport() { tell(.importMoved) }
    func tellOfRenewal() { tell(.renewalMoved) }

    private var isHeard: Bool { !listeners.isEmpty }
    private func tell(_ event: Event) { for listener in listeners.values { listener.yield(event) } }
    private func drop(_ number: Int) { listeners[number] = nil }
}
