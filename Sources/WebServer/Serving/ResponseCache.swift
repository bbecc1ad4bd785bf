import Localizations
import Measures
import Screens
import Synchronization

/// Complete responses in memory, each valid while its inputs stay the same.
///
/// The size is limited in bytes. Above the limit, the least recently used responses are removed first.
final class ResponseCache: Sendable {
    /// What a request asked for, and how the response is displayed.
    struct Key: Hashable, Sendable {
        /// Path and query as the client sent them.
        var target: String
        var display: DisplaySettings
        /// Id of the athlete whose data the response shows.
        var athlete: String
        /// An observer gets other pages than the athlete.
        var access = PageAccess.full

        /// Whether the target is short enough to be a key. Longer ones bypass the cache.
        var isStorable: Bool { target.utf8.count <= ResponseCache.longestTarget }
    }

    /// Inputs of a response. A response of any other version is stale and is never sent.
    struct Version: Equatable, Sendable {
        /// Number of the athlete's latest change; nil before the first.
        var change: Int?
        /// Moment that the response shows: whole minutes since the latest change on pages, the second in the API.
        var clock: Int
        var today: Day
        var offset: LocalOffset
        /// Pages draw this map and allow pictures of its source. The choice is kept in a file beside the database.
        var maps: MapSelection?
        /// Pages of activities offer this endpoint for heated classes. Its settings are in such a file too; nil for other pages.
        var endpoint: SummaryEndpoint?
        /// Address of the forecast in the settings file. A forecast stops to count when it is removed.
        var forecast: String?
    }

    private struct Entry {
        var version: Version
        var response: StoredResponse
        var size: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func remove(_ key: Key) { bytes -= entries.removeValue(forKey: key)?.size ?? 0 }
    }

    /// Maximum size of all entries in bytes.
    let limit: Int
    private let state = Mutex(State())
    /// Longest target that is stored, in bytes. Links of Hearth's own pages are shorter.
    static let longestTarget = 1_000
    /// Size of an entry besides its bodies and its key, in bytes: headers and tables, rounded up.
    private static let overhead = 1024

    /// - Parameter limit: in bytes. No single response may take more than an eighth of it.
    init(limit: Int = 32 << 20) { self.limit = limit }

    /// Current size in bytes.
    var bytes: Int { state.withLock { $0.bytes } }
    var count: Int { state.withLock { $0.entries.count } }

    /// The response of this version; nil when there is none. One of another version is removed.
    func response(for key: Key, version: Version) -> StoredResponse? {
        state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            guard entry.version == version else {
                state.remove(key)
                return nil
            }
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return entry.response
        }
    }

    /// Stores a response in place of what is stored under this key.
    func store(_ response: StoredResponse, for key: Key, version: Version) {
        guard key.isStorable else { return }
        let size = response.bytes + key.target.utf8.count + ResponseCache.overhead
        state.withLock { state in
            state.remove(key)
            guard size <= limit / 8 else { return }
            state.uses += 1
            state.entries[key] = Entry(version: version, response: response, size: size, lastUse: state.uses)
            state.bytes += size
            guard state.bytes > limit else { return }
            // Down to seven eighths, so that not every new response has to sort all of them.
            for (key, _) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                guard state.bytes > limit / 8 * 7 else { break }
                state.remove(key)
            }
        }
    }

    /// Removes all responses about an athlete.
    func removeAll(of athlete: String) {
        state.withLock { state in
            for key in state.entries.keys where key.athlete == athlete { state.remove(key) }
        }
    }
}

/// Display preferences that change how a response reads or looks.
struct DisplaySettings: Hashable, Sendable {
    var language: Language
    var units: UnitSystem
    var temperatures: TemperatureScale
    var paceAxis: PaceAxis
    var weekStart: WeekStart
    var theme: SiteFrame.Theme
    var isStill: Bool
    var hasSingleKeys: Bool

    init(
        _ context: DisplayContext, theme: SiteFrame.Theme = .system, isStill: Bool = false, hasSingleKeys: Bool = true
    ) {
        language = context.language
        units = context.units
        temperatures = context.temperatures
        paceAxis = context.paceAxis
        weekStart = context.weekStart
        self.theme = theme
        self.isStill = isStill
        self.hasSingleKeys = hasSingleKeys
    }
}
