import Measures
import Training

/// The positions of a recording on a flat map, with the moment of each.
struct Track {
    var seconds: [Double]
    /// Metres east and south of the middle.
    var x: [Double]
    var y: [Double]
    /// What lies at the origin, in degrees.
    var latitude = 0.0
    var longitude = 0.0
    /// How long a degree is there, in metres.
    var metresPerDegreeNorth = Track.metresPerDegree
    var metresPerDegreeEast = Track.metresPerDegree
    // Of a sphere: for one activity the error is far below the width of a line.
    static let metresPerDegree = Double.pi / 180 * 6_371_008.8

    /// Nil without at least two positions.
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
            // Across the date line the short way round is meant.
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

    /// Indices that keep the shape within `tolerance` metres (Ramer 1972; Douglas and Peucker 1973), ends included.
    func simplified(tolerance: Double) -> [Int] {
        var keep = [Bool](repeating: false, count: x.count)
        keep[0] = true
        keep[x.count - 1] = true
        var stack = [(0, x.count - 1)]
        while let (first, last) = stack.popLast() {
            guard last - first > 1 else { continue }
            let east = x[last] - x[first]
            let south = y[last] - y[first]
            let length = (east * east + south * south).squareRoot()
            var farthest = -1
            var distance = tolerance
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
                keep[farthest] = true
                stack.append((first, farthest))
                stack.append((farthest, last))
            }
        }
        return keep.indices.filter { keep[$0] }
    }
}
