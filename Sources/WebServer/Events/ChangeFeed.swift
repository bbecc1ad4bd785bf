import Hummingbird
import Measures
import ServiceLifecycle

/// Notifies open pages of changes by this server or by another process such as `hearth import`.
///
/// The actor protects the list of listeners. It polls the stores outside of its isolation, and only while there are listeners.
actor ChangeFeed: Service {
    enum Event: Equatable, Sendable {
        case changed(Moment?)
        /// An import began, made progress or ended.
        case importMoved
        /// A recalculation of insights made progress or ended.
        case renewalMoved
        case stillHere
    }

    private let lastChange: @Sendable () async throws -> Moment?
    private let interval: Duration
    private var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextListener = 0

    /// - Parameter interval: time between two polls of the stores.
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
                if await self.hasListeners {
                    do {
                        let newest = try await self.lastChange()
                        if !isFirst, newest != known {
                            await self.send(.changed(newest))
                            quiet = .zero
                        }
                        known = newest
                        isFirst = false
                    } catch {
                        // The requests of the pages report the error. The feed tries again.
                        isFirst = true
                    }
                    if quiet >= .seconds(15) {
                        await self.send(.stillHere)
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

    func sendImportChange() { send(.importMoved) }
    func sendRenewalChange() { send(.renewalMoved) }

    private var hasListeners: Bool { !listeners.isEmpty }
    private func send(_ event: Event) { for listener in listeners.values { listener.yield(event) } }
    private func drop(_ number: Int) { listeners[number] = nil }
}
