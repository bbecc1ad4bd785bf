import Hummingbird
import Measures
import ServiceLifecycle
import Synchronization
import TrainingLog

/// Recomputes insights in the background: everything at the start of the server, so that the first page need not wait, and digests whenever
/// a page finds many of them outdated.
actor RenewalJob: Service {
    private let journal: Journal
    private let clock: ServerClock
    private let threads = FileThreads(label: "hearth.renewal")
    private let moved: @Sendable () async -> Void
    private let (calls, call) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private var hasFailed = false
    private let isRunning = Mutex(false)

    /// - Parameter moved: called when waiting pages should refresh.
    init(journal: Journal, clock: ServerClock, moved: @escaping @Sendable () async -> Void) {
        self.journal = journal
        self.clock = clock
        self.moved = moved
    }

    /// Whether digests or insights are being computed.
    nonisolated var isBusy: Bool { isRunning.withLock { $0 } }

    /// Returns the progress; nil when pages can have their figures. It is also nil after a failure: the page then tries to compute them and
    /// reports the error.
    func state() async throws -> DigestRenewal? {
        guard let renewal = try await journal.digestRenewal() else {
            hasFailed = false
            return nil
        }
        guard !hasFailed else { return nil }
        call.yield()
        return renewal
    }

    func run() async throws {
        call.yield()
        await cancelWhenGracefulShutdown {
            for await _ in self.calls { await self.perform() }
        }
    }

    private func perform() async {
        let (journal, clock) = (journal, clock)
        isRunning.withLock { $0 = true }
        defer { isRunning.withLock { $0 = false } }
        let task = Task(executorPreference: threads) {
            if try await journal.digestRenewal() != nil { try await journal.renewDigests() }
            guard let today = Day(of: clock.now(), at: clock.offset(of: try await journal.athlete())) else { return }
            // The journal caches them until the next change.
            _ = try await journal.insights(asOf: today)
            _ = try await journal.activities()
        }
        let ticking = Task {
            while (try? await Task.sleep(for: .milliseconds(500))) != nil { await self.moved() }  // until it is cancelled
        }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        ticking.cancel()
        if case .failure = result { hasFailed = true }
        await moved()
    }
}
