public import Analysis
import Synchronization
import Training

extension Journal {
    /// Returns the tracks of these activities. Activities without a track are left out. Tracks are cached.
    public func routes(of digests: [ActivityDigest]) async throws -> [RouteTrack] {
        var routes: [RouteTrack] = []
        for digest in digests where digest.isIndoor != true {
            let name = "\(digest.id) \(digest.elapsed)"
            func add(_ route: RouteTrack?) {
                // The title can change; the track cannot.
                guard var route else { return }
                route.title = digest.title
                routes.append(route)
            }
            if let known = routeCache[name] {
                add(known.route)
                continue
            }
            try Task.checkCancellation()
            let columns = try await stores.activities.columns(
                ofRecording: digest.id, kinds: [.latitude, .longitude], athlete: athleteID)
            let read = try channels(in: columns)
            var route: RouteTrack?
            if let latitude = read.first(where: { $0.kind == .latitude }),
                let longitude = read.first(where: { $0.kind == .longitude })
            {
                route = RouteTrack(
                    sport: digest.sport, day: digest.day, latitudes: latitude.values, longitudes: longitude.values)
            }
            routeCache.keep(route, of: name)
            add(route)
        }
        return routes
    }
}

/// Cache of tracks by recording and length. It never becomes stale: a recording's id depends on its content, and a cut changes its length.
final class RouteCache: Sendable {
    struct Entry {
        var route: RouteTrack?
    }

    private let kept = Mutex<[String: Entry]>([:])
    /// Number of tracks, some tens of megabytes.
    private static let capacity = 12_000

    subscript(id: String) -> Entry? { kept.withLock { $0[id] } }

    func keep(_ route: RouteTrack?, of id: String) {
        kept.withLock {
            if $0.count >= RouteCache.capacity { $0.removeAll() }
            $0[id] = Entry(route: route)
        }
    }
}
