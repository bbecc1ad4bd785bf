import Measures
import Testing
import Training

struct PrivacyZoneTests {
    private let id = UniqueID(high: 1, low: 1)

    @Test func `a zone hides its place wherever its centre is`() throws {
        let place = try #require(Coordinate(latitude: 25.03, longitude: 121.56))
        for bearing in stride(from: 0.0, to: 6.3, by: 0.3) {
            let centre = place.moved(metres: 200, bearing: bearing)
            let zone = try #require(PrivacyZone(id: id, name: "Home", place: place, centre: centre, radius: 400))
            #expect(zone.centre.metres(to: zone.place) <= zone.radius / 2 * 1.01)
            let far = place.moved(metres: 210, bearing: bearing)
            #expect(PrivacyZone(id: id, name: "Home", place: place, centre: far, radius: 400) == nil)
        }
    }

    @Test func `a radius outside the range and a long name are refused, and control characters are removed`() throws {
        let place = try #require(Coordinate(latitude: -33.9, longitude: 18.4))
        func zone(_ name: String, _ radius: Double) -> PrivacyZone? {
            PrivacyZone(id: id, name: name, place: place, centre: place, radius: radius)
        }
        for radius in [0, 199, 2001, .nan, .infinity, -400] { #expect(zone("", radius) == nil, "\(radius)") }
        #expect(zone("", 200) != nil && zone("", 2000) != nil)
        #expect(zone(String(repeating: "a", count: 41), 400) == nil)
        #expect(zone("Ho\u{1B}me\n", 400)?.name == "Home ")
    }

    @Test func `a link without an end is always valid, another one until its end`() {
        let made = Moment(secondsSince1970: 1000)
        let ending = ActivityShare(id: id, activity: "a", made: made, ends: made + 60)
        #expect(ending.isValid(at: made + 59) && !ending.isValid(at: made + 60))
        #expect(ActivityShare(id: id, activity: "a", made: made, ends: nil).isValid(at: made + 1e9))
        #expect(ending.content == .init(heartRate: false, note: false, file: false))
    }
}
