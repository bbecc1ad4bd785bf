import Hummingbird
import Measures
import ServiceLifecycle
import Synchronization

/// Notifies open pages of changes by this server or by another process such as `hearth import`.
///
/// The stores are read only while a page listens.
final class ChangeFeed: Service {
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
    private let listeners = Mutex(Listeners())

    private struct Listeners {
        var byNumber: [Int: AsyncStream<Event>.Continuation] = [:]
        var next = 0
    }

    /// - Parameter interval: time between two polls of the stores.
    init(interval: Duration = .seconds(1), lastChange: @escaping @Sendable () async throws -> Moment?) {
        self.interval = interval
        self.lastChange = lastChange
    }

    func listen() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(8))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.byNumber[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in self?.listeners.withLock { $0.byNumber[number] = nil } }
        return stream
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var known: Moment?
            var isFirst = true
            var quiet = Duration.zero
            while !Task.isCancelled {
                if self.hasListeners {
                    do {
                        let newest = try await self.lastChange()
                        if !isFirst, newest != known {
                            self.send(.changed(newest))
                            quiet = .zero
                        }
                        known = newest
                        isFirst = false
                    } catch {
                        // The requests of the pages report the error. The feed tries again.
                        isFirst = true
                    }
                    if quiet >= .seconds(15) {
                        self.send(.stillHere)
                        quiet = .zero
                    }
                } else {
                    isFirst = true
                }
                quiet += self.interval
                guard (try? await Task.sleep(for: self.interval)) != nil else { break }  // cancelled: the server stops
            }
        }
        for listener in current { listener.finish() }
    }

    func sendImportChange() { send(.importMoved) }
    func sendRenewalChange() { send(.renewalMoved) }

    /// Whether a page listens.
    var hasListeners: Bool { listeners.withLock { !$0.byNumber.isEmpty } }
    /// A copy: a listener that ends takes the lock.
    private var current: [AsyncStream<Event>.Continuation] { listeners.withLock { Array($0.byNumber.values) } }
    private func send(_ event: Event) { for listener in current { listener.yield(event) } }
}
