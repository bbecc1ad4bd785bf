import Measures
import Training

/// Finds the stretches of a track that may be shown.
///
/// A stretch has at least two positions, all of them outside every circle, and no straight line between neighbours crosses a circle. Where
/// positions are missing for longer than `longestGap`, the track is interrupted if the athlete could have been inside a circle meanwhile.
public enum VisibleStretches {
    /// Seconds between two positions up to which the straight line between them counts as the way.
    public static let longestGap = 10.0

    /// Returns the positions that may be shown as ranges of their indices, ascending.
    ///
    /// - Parameters:
    ///   - seconds: time of each position in seconds, never falling; as many as latitudes and longitudes.
    ///   - latitudes: degrees north.
    ///   - longitudes: degrees east.
    ///   - circles: what is hidden.
    ///   - fastest: highest possible speed in metres per second.
    public static func find(
        seconds: [Double], latitudes: [Double], longitudes: [Double], outside circles: [HiddenCircle], fastest: Double
    ) -> [ClosedRange<Int>] {
        let count = min(seconds.count, latitudes.count, longitudes.count)
        var stretches: [ClosedRange<Int>] = []
        var first: Int?
        func end(_ last: Int) {
            if let first, last > first { stretches.append(first...last) }
            first = nil
        }
        for index in 0..<count {
            let isHidden = circles.contains { $0.hides(latitude: latitudes[index], longitude: longitudes[index]) }
            if isHidden {
                end(index - 1)
                continue
            }
            if index > 0, first != nil {
                let (from, to) = ((latitudes[index - 1], longitudes[index - 1]), (latitudes[index], longitudes[index]))
                let gap = seconds[index] - seconds[index - 1]
                if circles.contains(where: { couldEnter($0, from: from, to: to, gap: gap, fastest: fastest) }) { end(index - 1) }
            }
            if first == nil { first = index }
        }
        end(count - 1)
        return stretches
    }

    /// The positions of a recording, what is hidden, and the stretches of them that may be shown.
    struct Track {
        let latitudes: Channel
        let longitudes: Channel
        let circles: [HiddenCircle]
        /// Highest possible speed in metres per second.
        let fastest: Double
        /// Ranges of indices, ascending.
        let stretches: [ClosedRange<Int>]

        /// Nil without positions, and where latitudes and longitudes do not fit together.
        init?(_ recording: Recording, outside zones: [PrivacyZone]) {
            guard let latitudes = recording.channel(.latitude), let longitudes = recording.channel(.longitude),
                latitudes.values.count == longitudes.values.count
            else { return nil }
            (self.latitudes, self.longitudes) = (latitudes, longitudes)
            circles = zones.map { HiddenCircle(centre: $0.centre, radius: $0.radius) }
            fastest = DistancePath.limit(recording.sport)
            stretches = VisibleStretches.find(
                seconds: latitudes.seconds, latitudes: latitudes.values, longitudes: longitudes.values, outside: circles,
                fastest: fastest)
        }
    }

    private static func couldEnter(
        _ circle: HiddenCircle, from: (latitude: Double, longitude: Double), to: (latitude: Double, longitude: Double),
        gap: Double, fastest: Double
    ) -> Bool {
        if circle.distance(toLineFrom: from, to: to) <= circle.radius { return true }
        guard gap > longestGap else { return false }
        // The way to the edge and back to the next position.
        return circle.clearance(from) + circle.clearance(to) <= fastest * gap
    }

    /// Whether a place outside can be reached from inside a circle within some seconds.
    static func isNear(
        _ circles: [HiddenCircle], latitude: Double, longitude: Double, seconds: Double, fastest: Double
    ) -> Bool {
        circles.contains { $0.clearance((latitude, longitude)) <= fastest * max(0, seconds) }
    }
}
