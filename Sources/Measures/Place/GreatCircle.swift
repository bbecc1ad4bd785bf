extension Coordinate {
    /// Metres to another place along the great circle (haversine; R. W. Sinnott, Sky & Telescope 68, 1984).
    ///
    /// On a sphere of the Earth's mean radius, so up to 0.3 % off the ellipsoid: less than a watch's own error.
    public func metres(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let sinLatitude = Double.sin((other.latitude - latitude) * radians / 2)
        let sinLongitude = Double.sin((other.longitude - longitude) * radians / 2)
        let chord =
            sinLatitude * sinLatitude
            + Double.cos(latitude * radians) * Double.cos(other.latitude * radians) * sinLongitude * sinLongitude
        return 2 * Coordinate.meanEarthRadius * Double.asin(min(1, chord.squareRoot()))
    }

    /// Mean radius of the Earth in metres (IUGG, R1).
    static let meanEarthRadius = 6_371_008.8
}
