import Analysis

/// Tracks of one athlete by the recordings of the activity and its length. An entry never becomes stale: a recording's id depends on its
/// content, joining changes the ids, and a cut or a shorter duration changes the length.
struct RouteCache {
    struct Entry {
        /// Nil for an activity without a track.
        var route: RouteTrack?
    }

    /// The activities with several recordings.
    struct Joined {
        /// Number of the change that they are valid for.
        var change: Int
        /// Ids of the recordings, winner first, by the id of the activity.
        var recordings: [String: [String]]

        fileprivate var bytes: Int { 256 + recordings.values.reduce(0) { $0 + 64 + 80 * $1.count } }
    }

    /// Nil until it is first needed.
    var joined: Joined?

    private var entries: [String: Entry] = [:]
    /// Number of tracks, some tens of megabytes.
    private static let capacity = 12_000

    private var bytesOfEntries = 0
    /// Estimated size.
    var bytes: Int { bytesOfEntries + (joined?.bytes ?? 0) }

    subscript(name: String) -> Entry? { entries[name] }

    mutating func keep(_ entry: Entry, of name: String) {
        if entries.count >= RouteCache.capacity { self = RouteCache() }
        bytesOfEntries += RouteCache.bytes(of: entry, name) - (entries[name].map { RouteCache.bytes(of: $0, name) } ?? 0)
        entries[name] = entry
    }

    private static func bytes(of entry: Entry, _ name: String) -> Int {
        let points = (entry.route?.latitudes.count ?? 0) + (entry.route?.longitudes.count ?? 0)
        return 256 + name.utf8.count + points * MemoryLayout<Int32>.stride
    }
}
