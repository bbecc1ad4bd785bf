import Measures
import Testing

struct ISO8601Tests {
    @Test(arguments: [
        ("2010-01-01T14:48:37.519Z", "2010-01-01T14:48:37.519Z"), ("2024-05-01T10:20:30+02:00", "2024-05-01T08:20:30Z"),
        ("20240501T102030.05Z", "2024-05-01T10:20:30.050Z"), ("2024-05-01 10:20:30 -0500", "2024-05-01T15:20:30Z"),
        ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.500Z"), ("2024-12-31T23:59:59.9996Z", "2025-01-01T00:00:00Z"),
    ])
    func `a stamp is written as it was read, to the millisecond`(text: String, expected: String) throws {
        let stamp = try #require(ISO8601.stamp(text))
        #expect(ISO8601.preciseText(stamp.moment) == expected)
    }

    @Test(arguments: ["", "2024-05-01", "2024-05-01T25:00:00Z", "2024-05-01T10:20:30+99:00", "hello world, it is 10"])
    func `what is not a whole date and time is nothing`(text: String) {
        let stamp = ISO8601.stamp(text)
        #expect(stamp == nil)
    }
}
