public import Analysis
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
            if let known = cache.read(athleteID, { $0.routes[name] }) {
                add(known.route)
                continue
            }
            try Task.checkCancellation()
            let columns = try await stores.activities.columns(
                ofRecording: digest.id, kinds: [.latitude, .longitude], athlete: athleteID)
            let read = try channels(in: columns)
            let route: RouteTrack?
            if let latitude = read.first(where: { $0.kind == .latitude }),
                let longitude = read.first(where: { $0.kind == .longitude })
            {
                route = RouteTrack(
                    sport: digest.sport, day: digest.day, latitudes: latitude.values, longitudes: longitude.values)
            } else {
                route = nil
            }
            cache.write(athleteID) { $0.routes.keep(RouteCache.Entry(route: route), of: name) }
            add(route)
        }
        return routes
    }
}
