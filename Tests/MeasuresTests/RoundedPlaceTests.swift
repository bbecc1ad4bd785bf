import Measures
import Testing

struct RoundedPlaceTests {
    @Test(arguments: [
        (25.0330, 121.5654, 250, 1216), (-33.8688, 151.2093, -339, 1512), (0.04, -0.04, 0, 0), (90, -180, 900, 1800),
        (-89.96, 179.96, -900, 1800),
    ])
    func `a place is kept to a tenth of a degree`(latitude: Double, longitude: Double, north: Int, east: Int) throws {
        let place = RoundedPlace(try #require(Coordinate(latitude: latitude, longitude: longitude)))
        #expect(place.latitude == north && place.longitude == east)
        #expect(RoundedPlace(latitude: north, longitude: east) == place)
        let middle = try #require(place.coordinate)
        #expect(abs(middle.latitude - latitude) <= 0.05 + 1e-9)
        #expect(RoundedPlace(middle) == place)
    }

    @Test func `tenths beyond the poles or the date line are no place`() {
        #expect(RoundedPlace(latitude: 901, longitude: 0) == nil && RoundedPlace(latitude: 0, longitude: -1800) == nil)
    }
}
