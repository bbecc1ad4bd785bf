import Hummingbird
import Measures
import Screens
import ServiceLifecycle
import Synchronization
import TrainingLog

/// Everything of the server that belongs to one athlete. A request carries it; no other object of the server holds a journal.
///
/// `AthleteContexts` creates at most one for each athlete, because the journal orders writes and the queue orders imports.
final class AthleteContext: Sendable {
    let journal: Journal
    /// Folder with the athlete's files; nil for the owner, whose files lie in the data folder itself.
    let home: String?
    let jobs: ImportJobs
    let feed: ChangeFeed
    let renewal: RenewalJob
    let mapSource: MapSourceFile
    let archives: ArchivesFile
    let summaries: SummaryEndpointFile
    /// Responses of all athletes, seen as this athlete.
    let responses: CachedResponses
    /// Changes of settings that can be undone, until the server stops or evicts the context.
    let undo = UndoSlots()
    let services: AthleteServices
    /// The context that this one shows to an observer; nil for the athlete's own context. While it is held, it is not evicted.
    private let whole: AthleteContext?

    /// - Parameters:
    ///   - cache: the cache of responses that all athletes share.
    ///   - access: what browsers may do on the athlete's pages.
    ///   - metrics: counters of the server.
    init(
        _ resources: AthleteResources, clock: ServerClock, allowsPrivateSources: Bool, cache: ResponseCache,
        access: PageAccess = .full, metrics: ServerMetrics = ServerMetrics()
    ) {
        whole = nil
        let journal = resources.journal
        let feed = ChangeFeed { try await journal.change() }
        self.journal = journal
        home = resources.home
        self.feed = feed
        jobs = ImportJobs(journal: journal, folder: resources.uploads, metrics: metrics) { feed.sendImportChange() }
        renewal = RenewalJob(journal: journal, clock: clock) { feed.sendRenewalChange() }
        mapSource = MapSourceFile(path: resources.mapSource, allowsPrivate: allowsPrivateSources, map: resources.map)
        archives = resources.archives
        summaries = SummaryEndpointFile(path: resources.summaries, allowsPrivate: allowsPrivateSources)
        responses = CachedResponses(
            journal: journal, clock: clock, mapSource: mapSource, archives: archives, summaries: summaries, cache: cache,
            access: access)
        services = AthleteServices(feed: feed, jobs: jobs, renewal: renewal, background: resources.background)
    }

    /// Creates the context of an athlete as an observer sees it: a journal without positions in privacy zones, and no map source or
    /// endpoint of the athlete, to which the observer's browser would send requests.
    /// - Parameters:
    ///   - whole: the athlete's own context.
    ///   - name: the athlete's name.
    init(observing whole: AthleteContext, named name: String) {
        self.whole = whole
        journal = whole.journal.outsidePrivacyZones()
        home = whole.home
        feed = whole.feed
        jobs = whole.jobs
        renewal = whole.renewal
        mapSource = .none
        archives = whole.archives
        summaries = .none
        services = whole.services
        responses = CachedResponses(
            journal: journal, clock: whole.responses.clock, mapSource: mapSource, archives: archives, summaries: summaries,
            cache: whole.responses.cache, access: .observing(name: name))
    }

    /// Whether the reader is an observer.
    var isObserved: Bool { whole != nil }

    var id: String { journal.athleteID }

    /// The map below routes, and what the reader of a page may choose.
    var maps: MapSelection {
        var maps = mapSource.selection
        maps.canChoose = responses.access == .full
        return maps
    }

    /// Whether an import waits or runs, digests are being computed, or a page listens for changes.
    var isBusy: Bool { feed.hasListeners || jobs.isBusy || renewal.isBusy }

    func viewer(of request: Request) async throws -> Viewer { try await responses.viewer(of: request) }
}

/// Whether work has ended, as all copies of its value see it.
private final class EndMark: Sendable { let isSet = Atomic(false) }

/// The background work of one athlete's context. It holds no reference to the context, so that the context can be evicted.
struct AthleteServices: Service {
    let feed: ChangeFeed
    let jobs: ImportJobs
    let renewal: RenewalJob
    let background: @Sendable () async -> Void
    private let stops: AsyncStream<Void>
    private let stopped: AsyncStream<Void>.Continuation
    private let mark = EndMark()

    init(feed: ChangeFeed, jobs: ImportJobs, renewal: RenewalJob, background: @escaping @Sendable () async -> Void) {
        self.feed = feed
        self.jobs = jobs
        self.renewal = renewal
        self.background = background
        (stops, stopped) = AsyncStream.makeStream()
    }

    /// Whether `run` has returned.
    var hasEnded: Bool { mark.isSet.load(ordering: .acquiring) }

    /// Ends `run`.
    func stop() { stopped.finish() }

    /// Returns after `stop`, after a graceful shutdown of the server, or when its task is cancelled.
    func run() async throws {
        defer { mark.isSet.store(true, ordering: .releasing) }
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await feed.run() }
            group.addTask { try await jobs.run() }
            group.addTask { try await renewal.run() }
            group.addTask { await background() }
            for await _ in stops.cancelOnGracefulShutdown() {}
            group.cancelAll()
        }
    }
}
