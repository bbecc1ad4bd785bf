import HTTPTypes
import Hummingbird
import Measures
import NIOCore
import Screens
import Synchronization
import Training
import TrainingLog

/// Facts about the athlete that every response needs, valid for one change number.
struct AthleteFacts: Sendable {
    /// Nil before the first change.
    var change: Change?
    var athlete: Athlete
    /// Whether the history is that of the demo athlete.
    var isDemo: Bool
    var classes: ClassTypeList
}

/// Answers requests from `ResponseCache` while nothing has changed that the response depends on, and stores new responses there.
///
/// Every request reads the number of the latest change from the stores, because `hearth import` may run beside the server.
struct CachedResponses: Sendable {
    let journal: Journal
    let clock: ServerClock
    let mapSource: MapSourceFile
    let archives: ArchivesFile
    let summaries: SummaryEndpointFile
    let cache: ResponseCache
    /// What the browser may do on the pages.
    let access: PageAccess
    private let latestFacts = LatestFacts()

    /// - Parameters:
    ///   - cache: shared by all athletes.
    ///   - access: what the browser may do on the pages.
    init(
        journal: Journal, clock: ServerClock, mapSource: MapSourceFile, archives: ArchivesFile,
        summaries: SummaryEndpointFile, cache: ResponseCache, access: PageAccess = .full
    ) {
        self.journal = journal
        self.clock = clock
        self.mapSource = mapSource
        self.archives = archives
        self.summaries = summaries
        self.cache = cache
        self.access = access
    }

    func facts() async throws -> AthleteFacts {
        let change = try await journal.change()
        if let known = latestFacts.facts(change) { return known }
        let facts = AthleteFacts(
            change: change, athlete: try await journal.athlete(), isDemo: try await journal.isDemo(),
            classes: try await journal.classTypes())
        latestFacts.store(facts)
        return facts
    }

    func viewer(of request: Request) async throws -> Viewer { viewer(of: request, try await facts()) }

    private func viewer(of request: Request, _ facts: AthleteFacts) -> Viewer {
        var viewer = Viewer(
            request, now: clock.now(), offset: clock.offset(of: facts.athlete), isDemo: facts.isDemo, access: access)
        viewer.context.classes = facts.classes
        viewer.athlete = journal.athleteID
        return viewer
    }

    /// Caches a page or a part of one. A response with `no-store` is not stored here either.
    /// - Parameter showsEndpoint: whether the page depends on the endpoint of summaries, so that its file is read.
    func page(
        _ request: Request, showsEndpoint: Bool = false, make: @escaping @Sendable (Viewer) async throws -> Response
    ) async throws -> Response {
        let facts = try await facts()
        let viewer = viewer(of: request, facts)
        let question = Question(
            key: ResponseCache.Key(
                target: request.uri.string,
                display: DisplaySettings(
                    viewer.context, theme: viewer.theme, isStill: viewer.isStill, hasSingleKeys: viewer.hasSingleKeys),
                athlete: journal.athleteID, access: access),
            context: viewer.context, precision: .minutesSinceChange, showsEndpoint: showsEndpoint)
        return try await answer(request, question, version(of: question, facts)) { try await make(viewer) }
    }

    /// Caches a response of the insights API. Clients must not store it; the server may.
    func insights(
        _ request: Request, _ context: DisplayContext, make: @escaping @Sendable () async throws -> Response
    ) async throws -> Response {
        let question = Question(
            key: ResponseCache.Key(target: request.uri.string, display: DisplaySettings(context), athlete: journal.athleteID),
            context: context,
            precision: .seconds)
        return try await answer(request, question, version(of: question, try await facts()), make: make)
    }

    /// Caches an answer of `/api/v1`, which depends on the data and the day. Its tag is strong.
    /// - Parameter type: media type that the client asked for.
    func data(
        _ request: Request, _ context: DisplayContext, type: String, make: @escaping @Sendable () async throws -> Response
    ) async throws -> Response {
        let question = Question(
            key: ResponseCache.Key(
                target: type + " " + request.uri.string, display: DisplaySettings(context), athlete: journal.athleteID),
            context: context, precision: .days)
        return try await answer(request, question, version(of: question, try await facts()), make: make)
    }

    /// Returns an answer that is not stored, with a strong tag.
    func uncached(_ request: Request, make: () async throws -> Response) async throws -> Response {
        let made = try await make()
        let sink = BodySink()
        try await made.body.write(CollectingWriter(sink: sink))
        var stored = StoredResponse(headers: made.headers, body: sink.bytes, isTagStrong: true)
        if stored.needsCompression(for: request) { stored.compress() }
        return stored.response(to: request)
    }

    private struct Question: Sendable {
        var key: ResponseCache.Key
        var context: DisplayContext
        var precision: Precision
        var showsEndpoint = false
        /// The insights API has no tags.
        var isTagged: Bool { precision != .seconds }
    }

    /// How precisely a response depends on the current time.
    private enum Precision { case minutesSinceChange, seconds, days }

    private func version(of question: Question, _ facts: AthleteFacts) -> ResponseCache.Version {
        let now = question.context.now
        let clock: Double =
            switch question.precision {
            case .minutesSinceChange: facts.change.map { (now - $0.moment) / 60 } ?? 0
            case .seconds: now.secondsSince1970
            case .days: 0
            }
        return ResponseCache.Version(
            change: facts.change?.number, clock: Int(exactly: clock.rounded(.down)) ?? 0, today: question.context.today,
            offset: question.context.offset, maps: question.precision == .minutesSinceChange ? mapSource.selection : nil,
            endpoint: question.showsEndpoint ? summaries.current : nil,
            forecast: question.precision == .seconds ? nil : archives.current?.forecast)
    }

    private func answer(
        _ request: Request, _ question: Question, _ version: ResponseCache.Version,
        make: @escaping @Sendable () async throws -> Response
    ) async throws -> Response {
        guard question.key.isStorable else { return try await make() }
        if var stored = cache.response(for: question.key, version: version) {
            if stored.needsCompression(for: request) {
                stored.compress()
                cache.store(stored, for: question.key, version: version)
            }
            return stored.response(to: request)
        }
        let made = try await make()
        let isStorable = question.precision == .seconds || made.headers[.cacheControl] != "no-store"
        guard made.status == .ok, isStorable else { return made }
        guard made.body.contentLength != nil else { return storingStream(made, question, version) }
        let sink = BodySink()
        try await made.body.write(CollectingWriter(sink: sink))
        var stored = StoredResponse(
            headers: made.headers, body: sink.bytes, isTagged: question.isTagged, isTagStrong: question.precision == .days)
        if stored.needsCompression(for: request) { stored.compress() }
        // A response that mixes data from before and after a change must not be stored.
        if self.version(of: question, try await facts()) == version { cache.store(stored, for: question.key, version: version) }
        return stored.response(to: request)
    }

    /// Returns the same response, and stores it after all of it was sent.
    private func storingStream(_ made: Response, _ question: Question, _ version: ResponseCache.Version) -> Response {
        var response = made
        let (body, headers) = (made.body, made.headers)
        response.body = ResponseBody { writer in
            let sink = BodySink()
            try await body.write(CollectingWriter(sink: sink, inner: writer))
            guard self.version(of: question, try await facts()) == version else { return }
            let stored = StoredResponse(headers: headers, body: sink.bytes, isTagged: question.isTagged)
            cache.store(stored, for: question.key, version: version)
        }
        return response
    }
}

/// The facts of the latest change, so that a request reads one row instead of several tables.
private final class LatestFacts: Sendable {
    private let kept = Mutex<AthleteFacts?>(nil)

    func facts(_ change: Change?) -> AthleteFacts? { kept.withLock { $0?.change == change ? $0 : nil } }
    func store(_ facts: AthleteFacts) { kept.withLock { $0 = facts } }
}

private final class BodySink {
    var bytes = ByteBuffer()
}

/// Collects a body, and passes it on to another writer if there is one.
private struct CollectingWriter: ResponseBodyWriter {
    let sink: BodySink
    var inner: (any ResponseBodyWriter)?

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        sink.bytes.writeImmutableBuffer(buffer)
        try await inner?.write(buffer)
    }

    @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await inner?.finish(trailingHeaders)
    }
}
