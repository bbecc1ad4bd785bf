import Analysis
import Measures
import Testing

struct SunPositionTests {
    private func cosine(_ stamp: String, _ latitude: Double, _ longitude: Double) throws -> Double {
        let moment = try #require(ISO8601.stamp(stamp)).moment
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        return try #require(SunPosition.at(moment, place)).cosineOfZenith
    }

    /// The sun is over the tropic of Cancer at noon of the June solstice; 12:02 is noon at Greenwich that day.
    @Test func `at midsummer noon the sun is over the tropic`() throws {
        #expect(try cosine("2024-06-20T12:02:00Z", 23.436, 0) > 0.99999)
        #expect(abs(try cosine("2024-06-20T12:02:00Z", 51.48, 0) - Double.cos((51.48 - 23.436) * .pi / 180)) < 0.001)
    }

    @Test func `on an equinox the sun rises at six local time`() throws {
        #expect(abs(try cosine("2024-03-20T06:07:00Z", 0, 0)) < 0.01)
        #expect(try cosine("2024-03-20T00:00:00Z", 0, 0) < -0.99)
        #expect(try cosine("2024-03-20T04:00:00Z", 25, 121.5) > 0.85)
    }

    @Test func `Earth is nearest to the sun in January`() throws {
        let place = try #require(Coordinate(latitude: 0, longitude: 0))
        let winter = try #require(ISO8601.stamp("2024-01-03T00:00:00Z"))
        let summer = try #require(ISO8601.stamp("2024-07-05T00:00:00Z"))
        let january = try #require(SunPosition.at(winter.moment, place))
        let july = try #require(SunPosition.at(summer.moment, place))
        #expect(abs(january.distance - 0.9833) < 0.0003)
        #expect(abs(july.distance - 1.0167) < 0.0003)
        #expect(SunPosition.at(Moment(secondsSince1970: .nan), place) == nil)
    }
}
