public import Analysis
import Measures
import Training

extension Journal {
    /// Returns the tracks of these activities, each from all of its recordings. Activities without a track are left out. Tracks are cached.
    public func routes(of digests: [ActivityDigest]) async throws -> [RouteTrack] {
        let outdoors = digests.filter { $0.isIndoor != true }
        if outdoors.isEmpty { return [] }
        let joined = try await joinedRecordings()
        let zones = hidesZones ? try await privacyZones() : []
        // A zone never changes, so that the ids name what is hidden.
        let outside = zones.map { " outside " + $0.id.text }.joined()
        var routes: [RouteTrack] = []
        for digest in outdoors {
            let recordings = joined[digest.id] ?? [digest.id]
            let name = "\(recordings.joined(separator: " ")) \(digest.elapsed)" + outside
            func add(_ route: RouteTrack?) {
                // Title, sport and day can change; the positions cannot.
                guard var route else { return }
                (route.title, route.sport, route.day) = (digest.title, digest.sport, digest.day)
                routes.append(route)
            }
            if let known = cache.read(athleteID, { $0.routes[name] }) {
                add(known.route)
                continue
            }
            try Task.checkCancellation()
            guard let whole = try await completeRecording(ofActivity: digest.id, kinds: ChannelKind.ofPosition) else { continue }
            var route: RouteTrack?
            let shown = PositionHiding(whole.recording, outside: zones)
            if let latitude = shown.recording.channel(.latitude), let longitude = shown.recording.channel(.longitude) {
                route = RouteTrack(
                    sport: digest.sport, day: digest.day, latitudes: latitude.values, longitudes: longitude.values,
                    breaks: PositionHiding.breaks(shown.hidden, at: latitude.seconds))
            }
            cache.write(athleteID) { $0.routes.keep(RouteCache.Entry(route: route), of: name) }
            add(route)
        }
        return routes
    }

    /// Returns the recordings of each activity that has several, by the id of the activity. They are cached until the next change.
    private func joinedRecordings() async throws -> [String: [String]] {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        if let known = cache.read(athleteID, { $0.routes.joined }), known.change == change { return known.recordings }
        var recordings: [String: [String]] = [:]
        for group in try await stores.activities.groups(of: athleteID) where group.recordings.count > 1 {
            recordings[group.id] = group.recordings
        }
        cache.write(athleteID) { $0.routes.joined = RouteCache.Joined(change: change, recordings: recordings) }
        return recordings
    }
}
