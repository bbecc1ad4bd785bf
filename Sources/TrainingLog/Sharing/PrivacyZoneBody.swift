import Measures
public import Training

/// Stored form of a privacy zone, in databases and exports. The keys are stable.
public struct PrivacyZoneBody: Codable, Equatable, Sendable {
    var id: String
    var name: String
    var latitude: Double
    var longitude: Double
    var centreLatitude: Double
    var centreLongitude: Double
    var metres: Double

    public init(_ zone: PrivacyZone) {
        id = zone.id.text
        name = zone.name
        (latitude, longitude) = (zone.place.latitude, zone.place.longitude)
        (centreLatitude, centreLongitude) = (zone.centre.latitude, zone.centre.longitude)
        metres = zone.radius
    }

    /// Nil if a value is outside its range.
    public var zone: PrivacyZone? {
        guard let id = UniqueID(id), let place = Coordinate(latitude: latitude, longitude: longitude),
            let centre = Coordinate(latitude: centreLatitude, longitude: centreLongitude)
        else { return nil }
        return PrivacyZone(id: id, name: name, place: place, centre: centre, radius: metres)
    }
}
