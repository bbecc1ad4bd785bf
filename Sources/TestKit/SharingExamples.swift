import Measures
import Testing
public import Training

/// Privacy zones and links for tests.
public enum SharingExamples {
    /// Zone with a name of its number, around a place of Taipei.
    public static func zone(_ number: UInt64, radius: Double = 400) throws -> PrivacyZone {
        let place = try #require(Coordinate(latitude: 25.03, longitude: 121.56))
        return try #require(
            PrivacyZone(
                id: UniqueID(high: 6, low: number), name: "Place \(number)", place: place,
                centre: place.moved(metres: radius / 4, bearing: 1), radius: radius))
    }
}
