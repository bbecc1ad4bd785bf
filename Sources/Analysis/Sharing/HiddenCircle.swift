public import Measures

/// A circle on the ground whose inside is hidden.
public struct HiddenCircle: Equatable, Sendable {
    public var centre: Coordinate
    /// Metres.
    public var radius: Double

    public init(centre: Coordinate, radius: Double) {
        self.centre = centre
        self.radius = radius
    }

    /// Whether a place is inside or on the edge.
    public func hides(latitude: Double, longitude: Double) -> Bool {
        // A place that is no place cannot be shown to be outside.
        guard let place = Coordinate(latitude: latitude, longitude: longitude) else { return true }
        return centre.metres(to: place) <= radius
    }

    /// Metres east and north of the centre on a flat map, the short way across the date line.
    private func flat(_ latitude: Double, _ longitude: Double) -> (east: Double, north: Double) {
        let degree = Double.pi / 180 * HiddenCircle.earthRadius
        let raw = longitude - centre.longitude
        let degrees = raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw
        return (degrees * degree * Double.cos(centre.latitude * Double.pi / 180), (latitude - centre.latitude) * degree)
    }

    /// Metres from the centre to the nearest point of the straight line between two places.
    func distance(toLineFrom first: (latitude: Double, longitude: Double), to last: (latitude: Double, longitude: Double))
        -> Double
    {
        let (from, to) = (flat(first.latitude, first.longitude), flat(last.latitude, last.longitude))
        let (east, north) = (to.east - from.east, to.north - from.north)
        let length = east * east + north * north
        let share = length > 0 ? min(1, max(0, -(from.east * east + from.north * north) / length)) : 0
        let (x, y) = (from.east + share * east, from.north + share * north)
        return (x * x + y * y).squareRoot()
    }

    /// Metres from the edge to a place; negative inside.
    func clearance(_ place: (latitude: Double, longitude: Double)) -> Double {
        guard let place = Coordinate(latitude: place.latitude, longitude: place.longitude) else { return -radius }
        return centre.metres(to: place) - radius
    }

    /// Mean radius of the Earth in metres (IUGG, R1).
    private static let earthRadius = 6_371_008.8
}
