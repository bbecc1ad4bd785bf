import Measures
import Training

/// Positions of a recording on a flat map, with their times.
struct Track {
    var seconds: [Double]
    /// Metres east and south of the centre.
    var x: [Double]
    var y: [Double]
    /// Coordinates of the origin, in degrees.
    var latitude = 0.0
    var longitude = 0.0
    /// Length of a degree there, in metres.
    var metresPerDegreeNorth = Track.metresPerDegree
    var metresPerDegreeEast = Track.metresPerDegree
    // Of a sphere: for one activity, the error is far below the width of a line.
    static let metresPerDegree = Double.pi / 180 * 6_371_008.8

    /// Nil with fewer than two positions.
    init?(_ recording: Recording) {
        guard let latitudes = recording.channel(.latitude), let longitudes = recording.channel(.longitude),
            latitudes.values.count == longitudes.values.count, latitudes.values.count >= 2
        else { return nil }
        var lowest = 90.0
        var highest = -90.0
        for latitude in latitudes.values {
            lowest = min(lowest, latitude)
            highest = max(highest, latitude)
        }
        let middle = (lowest + highest) / 2
        let eastWest = Track.metresPerDegree * Double.cos(middle * Double.pi / 180)
        seconds = latitudes.seconds
        let meridian = longitudes.values[0]
        x = longitudes.values.map { longitude in
            // Take the short way across the date line.
            let raw = longitude - meridian
            return (raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw) * eastWest
        }
        y = latitudes.values.map { (middle - $0) * Track.metresPerDegree }
        latitude = middle
        longitude = meridian
        metresPerDegreeEast = eastWest
    }

    /// Metres since the start along the track.
    var distances: [Double] {
        var total = 0.0
        var out = [0.0]
        out.reserveCapacity(x.count)
        for index in x.indices.dropFirst() {
            let east = x[index] - x[index - 1]
            let south = y[index] - y[index - 1]
            total += (east * east + south * south).squareRoot()
            out.append(total)
        }
        return out
    }

    /// Returns for each position the greatest tolerance in metres at which it is kept (Ramer 1972; Douglas and Peucker 1973): infinite at
    /// both ends, 0 if that is not more than `least`.
    ///
    /// The furthest position of a segment does not depend on the tolerance, so one pass serves all tolerances. A position is kept while it
    /// and all positions that divided the track before it are further off than the tolerance.
    func deviations(over least: Double) -> [Double] {
        var deviations = [Double](repeating: 0, count: x.count)
        deviations[0] = .infinity
        deviations[x.count - 1] = .infinity
        var stack = [(first: 0, last: x.count - 1, within: Double.infinity)]
        while let (first, last, within) = stack.popLast() {
            guard last - first > 1 else { continue }
            let east = x[last] - x[first]
            let south = y[last] - y[first]
            let length = (east * east + south * south).squareRoot()
            var farthest = -1
            var distance = least
            for index in (first + 1)..<last {
                let away: Double
                if length < 1e-6 {
                    let dx = x[index] - x[first]
                    let dy = y[index] - y[first]
                    away = (dx * dx + dy * dy).squareRoot()
                } else {
                    away = abs(east * (y[index] - y[first]) - south * (x[index] - x[first])) / length
                }
                if away > distance {
                    distance = away
                    farthest = index
                }
            }
            if farthest > 0 {
                let needed = min(distance, within)
                deviations[farthest] = needed
                stack.append((first, farthest, needed))
                stack.append((farthest, last, needed))
            }
        }
        return deviations
    }
}
