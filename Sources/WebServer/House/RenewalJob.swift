import Hummingbird
import ServiceLifecycle
import TrainingLog

/// Makes digests beside the pages where many are due: when the server starts, and whenever a page finds them so.
actor RenewalJob: Service {
    private let journal: Journal
    private let threads = FileThreads(label: "hearth.renewal")
    private let moved: @Sendable () async -> Void
    private let (calls, call) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private var hasFailed = false

    /// - Parameter moved: called when pages that wait should look again.
    init(journal: Journal, moved: @escaping @Sendable () async -> Void) {
        self.journal = journal
        self.moved = moved
    }

    /// How far it is; nil where a page can have its figures. It is nil also when making them failed: then the page tries itself, and
    /// says what is wrong.
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
        let journal = journal
        let task = Task(executorPreference: threads) {
            guard try await journal.digestRenewal() != nil else { return }
            try await journal.renewDigests()
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
