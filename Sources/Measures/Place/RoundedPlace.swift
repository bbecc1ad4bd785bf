/// A place to the nearest tenth of a degree, some ten kilometres: near enough for weather, and too coarse to tell a street.
public struct RoundedPlace: Hashable, Sendable {
    /// Tenths of a degree, −900…900 north.
    public let latitude: Int
    /// Tenths of a degree, −1799…1800 east: −180° is 180°.
    public let longitude: Int

    public init(_ place: Coordinate) {
        latitude = Int((place.latitude * 10).rounded(.toNearestOrEven))
        let east = Int((place.longitude * 10).rounded(.toNearestOrEven))
        longitude = east == -1800 ? 1800 : east
    }

    /// Nil when the tenths name no place.
    public init?(latitude: Int, longitude: Int) {
        guard (-900...900).contains(latitude), (-1799...1800).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Degrees: the middle of the field.
    public var degrees: (latitude: Double, longitude: Double) { (Double(latitude) / 10, Double(longitude) / 10) }
    public var coordinate: Coordinate? { Coordinate(latitude: degrees.latitude, longitude: degrees.longitude) }
}
