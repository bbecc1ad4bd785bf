import Measures
import Training

extension DistancePath {
    /// Seconds that average out late fixes and uneven clocks.
    private static let window = 30.0

    /// Returns the highest metres per second of a sport over 30 s; for an unknown sport, the limit of receivers on the ground.
    private static func windowLimit(_ sport: Sport) -> Double { sport == .other ? 150 : limit(sport) }

    /// Whether 30 s of a track exceed the speed of its sport: a drive home, or a satellite error. Pauses are excluded.
    ///
    /// Shorter bursts occur when receivers catch up, and do not change the length of the track.
    static func hasImpossibleStretch(_ recording: Recording) -> Bool {
        guard !recording.unrepaired.contains(.positions), let latitude = recording.channel(.latitude),
            let longitude = recording.channel(.longitude), latitude.seconds.count == longitude.seconds.count,
            let begin = latitude.seconds.first, let end = latitude.seconds.last, end - begin >= window
        else { return false }
        var pauses = PauseCursor(recording.pauses)
        var moments = [begin]
        var metres = [0.0]
        var last = Coordinate(latitude: latitude.values[0], longitude: longitude.values[0])
        var first = 0
        for index in latitude.values.indices.dropFirst() {
            guard let place = Coordinate(latitude: latitude.values[index], longitude: longitude.values[index]) else { continue }
            let second = latitude.seconds[index]
            var step = last?.metres(to: place) ?? 0
            last = place
            if step > 0, pauses.isPaused(from: moments[moments.count - 1], to: second) { step = 0 }
            moments.append(second)
            metres.append(metres[metres.count - 1] + step)
            let current = moments.count - 1
            // The shortest section of at least 30 s that ends here; a single longer step counts as one.
            while first + 1 < current, second - moments[first + 1] >= window { first += 1 }
            let span = second - moments[first]
            if span >= window, metres[current] - metres[first] > windowLimit(recording.sport) * span { return true }
        }
        return false
    }
}
