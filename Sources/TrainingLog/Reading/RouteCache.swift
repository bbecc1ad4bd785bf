import Analysis

/// Tracks of one athlete by recording and length. An entry never becomes stale: a recording's id depends on its content, and a cut
/// changes its length.
struct RouteCache {
    struct Entry {
        /// Nil for a recording without a track.
        var route: RouteTrack?
    }

    private var entries: [String: Entry] = [:]
    /// Number of tracks, some tens of megabytes.
    private static let capacity = 12_000

    /// Estimated size of all entries.
    private(set) var bytes = 0

    subscript(name: String) -> Entry? { entries[name] }

    mutating func keep(_ entry: Entry, of name: String) {
        if entries.count >= RouteCache.capacity { self = RouteCache() }
        bytes += RouteCache.bytes(of: entry, name) - (entries[name].map { RouteCache.bytes(of: $0, name) } ?? 0)
        entries[name] = entry
    }

    private static func bytes(of entry: Entry, _ name: String) -> Int {
        let points = (entry.route?.latitudes.count ?? 0) + (entry.route?.longitudes.count ?? 0)
        return 256 + name.utf8.count + points * MemoryLayout<Int32>.stride
    }
}
