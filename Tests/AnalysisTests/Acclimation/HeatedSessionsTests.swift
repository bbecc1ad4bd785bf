import Measures
import Testing
import Training

@testable import Analysis

struct HeatedSessionsTests {
    private let today = SyntheticHistory.today

    private func lesson(_ back: Int, _ fahrenheit: Double, _ rate: Double?, sport: Sport = .hotYoga) -> ActivityDigest {
        var digest = SyntheticHistory.digest(
            back: back, load: 20, minutes: 60, sport: sport,
            conditions: ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: fahrenheit), humidityPercent: 40, assumesHumidity: true),
            id: "lesson-\(back)")
        digest.meanHeartRate = rate.flatMap { HeartRate($0) }
        return digest
    }

    private func rooms(_ lessons: [ActivityDigest]) -> [HeatedSessions] {
        let history = History(athlete: SyntheticHistory.athlete, digests: lessons)
        return insights(asOf: today, history: history).weather.heated
    }

    /// The example of the method: five of 150 and five of 145.5 are 3 % less.
    @Test func `ten classes in one room give a baseline, a comparison and a signal`() throws {
        let rates = [Double](repeating: 150, count: 5) + [Double](repeating: 145.5, count: 5)
        let lessons = rates.enumerated().map { lesson(30 - 2 * $0.offset, 104, $0.element) }
        let all = rooms(lessons)
        let room = try #require(all.first)
        #expect(all.count == 1 && room.room == .veryHot && room.baseline.count == 10)
        #expect(abs(room.baseline.value - 147.75) < 1e-9)
        #expect(room.newest.activity == "lesson-12" && room.comparison == .typical)
        #expect(abs(try #require(room.change.value).value + 3) < 1e-9 && room.signal == .improving)
        #expect(room.change.value?.inputs.count == 10)
    }

    @Test func `words follow the interval of a change and of a deviation`() throws {
        func verdict(_ signal: HeatedTrend.Signal, _ low: Double, _ high: Double) -> HeatedTrend.Verdict {
            HeatedTrend.verdict(signal, Interval(low: low, high: high))
        }
        #expect(verdict(.improving, -7, -0.1) == .improving && verdict(.improving, -7, 0) == .unclear)
        #expect(verdict(.declining, 0.1, 7) == .declining && verdict(.declining, -0.1, 7) == .unclear)
        #expect(
            verdict(.stable, -5, 5) == .stable && verdict(.stable, -5.1, 1) == .unclear && verdict(.stable, -1, 5.1) == .unclear)
        #expect(HeatedTrend.verdict(.improving, nil) == .unclear)
        // A change without scatter is certain.
        let calm = rooms((0..<10).map { lesson(40 - 2 * $0, 104, $0 < 5 ? 150 : 140) })
        #expect(calm.first?.verdict == .improving && calm.first?.newestSession?.verdict == .typical)
        let wild = rooms((0..<10).map { lesson(40 - 2 * $0, 104, [170, 130, 160, 150, 140, 110, 170, 120, 160, 160][$0]) })
        #expect(wild.first?.signal == .improving && wild.first?.verdict == .unclear)
        // Three classes that scatter by a third cannot show that a class is 7 % above their mean.
        let few = rooms([100.0, 120, 140, 128.4].enumerated().map { lesson(20 - $0.offset, 95, $0.element) })
        #expect(few.first?.comparison == .higherEffort && few.first?.newestSession?.verdict == .unclear)
    }

    @Test func `the last ten classes are displayed once they differ from the mean by more than 3 percent`() throws {
        func lastTen(_ newer: Double) throws -> Double? {
            let rates = [Double](repeating: 150, count: 10) + [Double](repeating: newer, count: 10)
            return try #require(rooms(rates.enumerated().map { lesson(60 - 2 * $0.offset, 104, $0.element) }).first).lastTen
        }
        // 141 with a mean of 145.5 is 3.1 % less, 142 with 146 is 2.7 %.
        #expect(try lastTen(141) == 141)
        #expect(try lastTen(142) == nil)
    }

    @Test func `a class is compared with three before it in the same class of room`() {
        let three = (0..<3).map { lesson(20 - $0, 95, 120) }
        #expect(rooms(three).first?.comparison == nil)
        #expect(rooms(three + [lesson(5, 92, 127)]).first?.comparison == .higherEffort)
        #expect(rooms(three + [lesson(5, 92, 113)]).first?.comparison == .lowerEffort)
        let other = rooms(three + [lesson(5, 106, 140)])
        #expect(other.map { $0.room } == [.hot, .extreme] && other[1].comparison == nil)
        #expect(rooms(three).first?.change == .absent(.tooFew))
    }

    /// The classes before have mean 110 and standard deviation 10, so the mean is known to 1.88 · 10/√3 with two degrees of freedom.
    @Test func `the deviation from the usual contains the uncertainty of a mean of few classes`() throws {
        let before = [100.0, 110, 120].enumerated().map { lesson(20 - $0.offset, 95, $0.element) }
        let room = try #require(rooms(before + [lesson(5, 95, 121)]).first)
        #expect(room.sessions.prefix(3).allSatisfy { $0.deviation == nil })
        let deviation = try #require(room.newestSession?.deviation)
        #expect(abs(deviation.percent - 10) < 1e-9)
        #expect(abs(deviation.interval.high - 10 - 100 * 1.8856 * 10 / 3.0.squareRoot() / 110) < 0.05)
        #expect(abs(deviation.interval.low + deviation.interval.high - 20) < 1e-9)
    }

    @Test func `the deviation of a class of known humidity is from equally warm rooms`() throws {
        func damp(_ back: Int, _ fahrenheit: Double, _ rate: Double) -> ActivityDigest {
            var digest = lesson(back, fahrenheit, rate)
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: fahrenheit), humidityPercent: 40, assumesHumidity: true)
            return digest
        }
        let before = [damp(9, 104, 120), damp(8, 104, 124), damp(7, 104, 128)]
        let other = try #require(rooms(before + [damp(1, 105, 130)]).last?.newestSession)
        #expect(other.isByWarmth && other.before == 3)
        #expect(abs(try #require(other.deviation).percent - 100 * (130.0 / 124 - 1)) < 1e-9)
    }

    /// Both groups have a sum of squares of 10, so the standard error of the difference is √(20/8 · 2/5) = 1 beat of 150.
    @Test func `the change has the interval of the scatter within the first and the last five classes`() throws {
        let rates = [148.0, 150, 152, 149, 151, 147, 146, 144, 145, 143]
        let trend = try #require(HeatedTrend(heartRates: rates))
        #expect(abs(trend.interval.low - (-10.0 / 3 - 139.6815 / 150)) < 1e-3)
        #expect(abs(trend.interval.high - (-10.0 / 3 + 139.6815 / 150)) < 1e-3)
        let range = try #require(HeatedTrend.likelyRange(ofMeanOf: [148, 150, 152, 149, 151]))
        #expect(abs(range.low - (150 - 1.5332 * (2.5 / 5.0).squareRoot())) < 1e-2 && abs(range.low + range.high - 300) < 1e-9)
        #expect(HeatedTrend.likelyRange(ofMeanOf: [150]) == nil)
        let room = try #require(rooms(rates.enumerated().map { lesson(30 - 2 * $0.offset, 104, $0.element) }).first)
        #expect(room.change.value?.interval == trend.interval)
    }

    @Test func `with a known humidity equally warm rooms are compared, regardless of their class`() {
        func lesson(_ back: Int, _ fahrenheit: Double, _ humidity: Double?, _ rate: Double) -> ActivityDigest {
            var digest = self.lesson(back, fahrenheit, rate)
            digest.conditions = ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: fahrenheit), humidityPercent: humidity, assumesHumidity: true)
            return digest
        }
        // 105 °F at 20 and 50 % are 28 °C and 34 °C of wet-bulb globe temperature.
        let dry = (0..<3).map { lesson(30 - $0, 105, 20, 120) }
        let damp = (0..<3).map { lesson(20 - $0, 105, 50, 140) }
        let room = rooms(dry + damp + [lesson(1, 105, 50, 139)]).first
        let newest = room?.newestSession
        #expect(room?.comparison == .typical && newest?.isByWarmth == true && newest?.before == 3 && newest?.usual == 140)
        #expect(newest?.typical?.contains(139) == true && room?.sessions.first?.typical == nil)
        // Compared with all six it would be more effort than usual, as with an unknown humidity.
        let unknown = rooms(dry + damp + [lesson(1, 105, nil, 139)]).first
        #expect(unknown?.comparison == .higherEffort && unknown?.newestSession?.isByWarmth == false)
        #expect(unknown?.newestSession?.before == 6 && unknown?.newestSession?.usual == 130)
        // An earlier comparison stays when a newer class is added.
        let later = rooms(dry + damp + [lesson(2, 105, 50, 139), lesson(1, 105, 20, 121)]).first?.sessions ?? []
        #expect(later.dropLast().last == newest.map { before(in: $0, on: today - 2) })
        #expect(later.last?.usual == 120 && later.last?.comparison == .typical)
    }

    private func before(in session: HeatedSession, on day: Day) -> HeatedSession {
        var session = session
        (session.activity, session.day) = ("lesson-2", day)
        return session
    }

    @Test func `any session in a heated room is a heated class, except a run, a ride or a sauna`() {
        var martial = lesson(3, 95, 120, sport: .martialArts)
        #expect(HeatExposure.dose(of: martial) == nil)
        martial.isIndoor = true
        #expect(rooms([martial]).count == 1 && (HeatExposure.dose(of: martial)?.weight ?? 0) > 0)
        martial.sport = .sauna
        #expect(rooms([martial]).isEmpty && (HeatExposure.dose(of: martial)?.weight ?? 0) > 0)
    }

    @Test func `a cool room, a run, and a class without heart rate have no baseline`() {
        #expect(rooms([lesson(3, 79, 120), lesson(2, 95, nil), lesson(1, 95, 140, sport: .running)]).isEmpty)
        #expect(rooms([lesson(3, 85, 120, sport: .yoga)]).map { $0.room } == [.warm])
    }
}
