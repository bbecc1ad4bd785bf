import Synchronization

/// Histories, insights and routes in memory, of all athletes of a process.
///
/// An entry is valid for one change number of its athlete, so that stale data are never returned. The number of entries of one
/// athlete is bounded, and the bytes of all athletes together. Beyond `limit`, the histories of the athletes that were used least
/// recently are removed, and then everything of them. A history is by far the largest, and pages of unchanged data rarely need it.
/// The athlete that stores an entry keeps it, so that a history larger than the limit is not read again and again.
public final class AnalysisCache: Sendable {
    /// Everything that is kept of one athlete.
    struct Shelf {
        var histories = HistoryCache()
        var insights = InsightsCache()
        var routes = RouteCache()
        var pastDays = PastDaysCache()
        fileprivate var lastUse = 0

        var bytes: Int { histories.bytes + insights.bytes + routes.bytes + pastDays.bytes }
    }

    private struct State {
        var shelves: [String: Shelf] = [:]
        var bytes = 0
        var uses = 0
    }

    /// Bytes that all athletes but the one in use may take together; nil without a limit. Sizes are estimates, see `MemoryEstimate`.
    public let limit: Int?
    /// The content packs, which belong to no athlete.
    let packs = PackCache()
    private let state = Mutex(State())

    /// Limit of a server, in bytes.
    public static let serverLimit = 160 << 20

    /// - Parameter limit: nil for a process that ends soon, such as a command. No size is then estimated.
    public init(limit: Int? = AnalysisCache.serverLimit) { self.limit = limit }

    /// Returns the estimated size of a value; 0 without a limit.
    func size(of value: some Any) -> Int { limit == nil ? 0 : MemoryEstimate.bytes(of: value) }

    /// Estimated bytes in use; 0 without a limit.
    public var bytes: Int { state.withLock { $0.bytes } }

    /// Ids of the athletes that have entries, ascending.
    public var athletes: [String] { state.withLock { $0.shelves.keys.sorted() } }

    func read<Result: Sendable>(_ athlete: String, _ body: (Shelf) -> Result) -> Result {
        state.withLock { state in
            state.uses += 1
            state.shelves[athlete]?.lastUse = state.uses
            return body(state.shelves[athlete] ?? Shelf())
        }
    }

    /// Removes everything of an athlete.
    func remove(_ athlete: String) {
        state.withLock { state in state.bytes -= state.shelves.removeValue(forKey: athlete)?.bytes ?? 0 }
    }

    func write(_ athlete: String, _ body: (inout Shelf) -> Void) {
        state.withLock { state in
            state.uses += 1
            let before = state.shelves[athlete]?.bytes ?? 0
            body(&state.shelves[athlete, default: Shelf()])
            state.shelves[athlete]?.lastUse = state.uses
            state.bytes += (state.shelves[athlete]?.bytes ?? 0) - before
            guard let limit, state.bytes > limit else { return }
            let others = state.shelves.filter { $0.key != athlete }.sorted { $0.value.lastUse < $1.value.lastUse }
            for (other, shelf) in others where state.bytes > limit {
                state.shelves[other]?.histories = HistoryCache()
                state.bytes -= shelf.histories.bytes
            }
            for (other, _) in others where state.bytes > limit {
                state.bytes -= state.shelves.removeValue(forKey: other)?.bytes ?? 0
            }
        }
    }
}
