extension Coordinate {
    /// Metres to another place along the great circle (haversine; R. W. Sinnott, Sky & Telescope 68, 1984).
    ///
    /// On a sphere of the Earth's mean radius, so up to 0.3 % off the ellipsoid: less than a watch's own error.
    public func metres(to other: Coordinate) -> Double { PathPlace(self).metres(to: PathPlace(other)) }

    /// Returns the place some metres away, on a flat map around this one: for distances of a few kilometres, away from the poles.
    /// - Parameter bearing: direction in radians, clockwise from north.
    public func moved(metres: Double, bearing: Double) -> Coordinate {
        let degree = Double.pi / 180 * Coordinate.meanEarthRadius
        let east = max(1e-9, Double.cos(latitude * Double.pi / 180)) * degree
        let longitude = self.longitude + metres * Double.sin(bearing) / east
        return Coordinate(
            latitude: min(90, max(-90, latitude + metres * Double.cos(bearing) / degree)),
            longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude) ?? self
    }

    /// Mean radius of the Earth in metres (IUGG, R1).
    static let meanEarthRadius = 6_371_008.8
}

/// A place along a path, with what the ways to it and from it have in common: it is computed once, and the ways are those of
/// `Coordinate.metres` to the bit.
public struct PathPlace: Sendable {
    private let latitude: Double
    private let longitude: Double
    private let cosine: Double

    public init(_ place: Coordinate) {
        latitude = place.latitude
        longitude = place.longitude
        cosine = Double.cos(place.latitude * (Double.pi / 180))
    }

    /// Along the great circle.
    public func metres(to other: PathPlace) -> Double {
        let radians = Double.pi / 180
        let sinLatitude = Double.sin((other.latitude - latitude) * radians / 2)
        let sinLongitude = Double.sin((other.longitude - longitude) * radians / 2)
        let chord = sinLatitude * sinLatitude + cosine * other.cosine * sinLongitude * sinLongitude
        return 2 * Coordinate.meanEarthRadius * Double.asin(min(1, chord.squareRoot()))
    }
}
