import Hummingbird
import ServiceLifecycle
import Synchronization
import TrainingLog

/// Notifies open pages and connected devices of changes by this server or by another process such as `hearth import`.
///
/// The stores are read only while a page or a device listens.
final class ChangeFeed: Service {
    enum Event: Equatable, Sendable {
        case changed(Change?)
        /// An import began, made progress or ended.
        case importMoved
        /// A recalculation of insights made progress or ended.
        case renewalMoved
        /// The connection of a phone made progress.
        case pairingMoved
        case stillHere
    }

    /// Listeners at a time: more than the pages and devices of one athlete.
    static let mostListeners = 64
    /// Listeners of one token at a time: the stream of a device, and some that it lost and whose end is not known yet.
    static let mostOfToken = 6

    private let lastChange: @Sendable () async throws -> Change?
    private let interval: Duration
    private let heartbeat: Duration
    private let state = Mutex(State())

    private struct State {
        var listeners: [Int: Listener] = [:]
        var next = 0
        /// Nil until the latest change is read for the first listener.
        var known: Known?
    }

    private struct Listener {
        var events: AsyncStream<Event>.Continuation
        /// Id of the device's token; nil for a page.
        var token: String?
    }

    private struct Known: Equatable { var change: Change? }

    /// - Parameters:
    ///   - interval: time between two polls of the stores.
    ///   - heartbeat: longest time without an event.
    init(
        interval: Duration = .seconds(1), heartbeat: Duration = .seconds(15),
        lastChange: @escaping @Sendable () async throws -> Change?
    ) {
        self.interval = interval
        self.heartbeat = heartbeat
        self.lastChange = lastChange
    }

    /// Returns the events from now on. A slow listener keeps the newest ones.
    /// - Parameter token: id of the token of a device; nil for a page.
    /// - Throws: `RequestFailure.tooManyStreams` above `mostListeners`, and above `mostOfToken` of a token.
    func listen(by token: String? = nil) async throws -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(8))
        let number: Int? = state.withLock { state in
            guard state.listeners.count < ChangeFeed.mostListeners else { return nil }
            if let token {
                guard state.listeners.values.count(where: { $0.token == token }) < ChangeFeed.mostOfToken else { return nil }
            }
            state.next += 1
            state.listeners[state.next] = Listener(events: continuation, token: token)
            return state.next
        }
        guard let number else { throw RequestFailure.tooManyStreams }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[number] = nil } }
        // From here on, every change is an event.
        await check()
        return stream
    }

    /// Notifies the listeners if anything changed since the last check.
    func check() async {
        guard hasListeners else {
            state.withLock { $0.known = nil }
            return
        }
        do {
            let newest = Known(change: try await lastChange())
            let isNew = state.withLock { state in
                defer { state.known = newest }
                return state.known.map { $0 != newest } ?? false
            }
            if isNew { send(.changed(newest.change)) }
        } catch {
            // The requests of the pages report the error. The next check finds what this one missed.
        }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var quiet = Duration.zero
            while !Task.isCancelled {
                await self.check()
                if quiet >= self.heartbeat {
                    self.send(.stillHere)
                    quiet = .zero
                }
                quiet += self.interval
                guard (try? await Task.sleep(for: self.interval)) != nil else { break }  // cancelled: the server stops
            }
        }
        for listener in current { listener.finish() }
    }

    func sendImportChange() { send(.importMoved) }

    func sendPairingChange() { send(.pairingMoved) }
    func sendRenewalChange() { send(.renewalMoved) }

    /// Number of pages and devices that listen.
    var listenerCount: Int { state.withLock { $0.listeners.count } }
    /// Whether a page or a device listens.
    var hasListeners: Bool { state.withLock { !$0.listeners.isEmpty } }
    /// A copy: a listener that ends takes the lock.
    private var current: [AsyncStream<Event>.Continuation] { state.withLock { $0.listeners.values.map(\.events) } }
    private func send(_ event: Event) { for listener in current { listener.yield(event) } }
}
