import Measures
import Testing
import Training

struct HeartRateMinutesTests {
    private static let day = Day(number: 20_000)
    private static let midnight = 20_000 * 86_400

    private func minutes(_ readings: [(second: Int, rate: Double)], of day: Day = day) -> HeartRateMinutes? {
        var gathering = HeartRateMinutes.Gathering()
        for reading in readings { gathering.add(reading.rate, at: Self.midnight + reading.second) }
        return gathering.minutes(of: day)
    }

    @Test func `a minute is the mean of its readings, half up, and one without any is none`() {
        let found = minutes([(0, 60), (59, 61), (60, 70), (240, 80.4), (299, 255.1)])
        #expect(found == HeartRateMinutes(first: 20_000 * 1440, rates: [61, 70, 0, 0, 80]))
        #expect(minutes([]) == nil)
        #expect(minutes([(0, 0.9), (1, .nan), (2, 300)]) == nil)
    }

    @Test func `the order and a second copy of the readings change nothing`() throws {
        var readings: [(second: Int, rate: Double)] = []
        for index in 0..<900 { readings.append((index * 37, 60 + Double(index * 7 % 97) / 10)) }
        let found = try #require(minutes(readings))
        #expect(minutes(readings.reversed()) == found)
        #expect(minutes(readings.shuffled()) == found)
        #expect(minutes(readings + readings) == found)
        #expect(found.rates.count == 899 * 37 / 60 + 1)
    }

    @Test func `what no clock shows on that day is left out`() {
        #expect(minutes([(0, 60)], of: Self.day + 1)?.rates == [60])
        #expect(minutes([(0, 60), (3 * 86_400, 70)])?.rates == [60])
        #expect(minutes([(0, 60)], of: Self.day + 2) == nil)
    }

    @Test func `empty ends are no part of it`() {
        #expect(HeartRateMinutes(first: 5, rates: [0, 0, 50, 0, 60, 0]) == HeartRateMinutes(first: 7, rates: [50, 0, 60]))
        #expect(HeartRateMinutes(first: 5, rates: [0, 0]) == nil)
    }

    @Test func `two parts fill each other's gaps`() throws {
        let one = try #require(HeartRateMinutes(first: 10, rates: [50, 0, 52]))
        let other = try #require(HeartRateMinutes(first: 8, rates: [70, 0, 71, 72]))
        #expect(one.filled(from: other) == HeartRateMinutes(first: 8, rates: [70, 0, 50, 72, 52]))
        #expect(other.filled(from: one) == HeartRateMinutes(first: 8, rates: [70, 0, 71, 72, 52]))
        #expect(one.filled(from: one) == one)
    }
}
