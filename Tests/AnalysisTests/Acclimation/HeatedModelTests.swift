import Measures
import Testing
import Training

@testable import Analysis

struct HeatedModelTests {
    private let today = SyntheticHistory.today

    private func one(
        _ back: Int, _ rate: Double, warmth: Double = 30, minutes: Double = 60, sport: String = "yoga", title: String? = nil
    ) -> HeatedModel.Class {
        HeatedModel.Class(
            activity: "class-\(back)", day: today - back, room: .hot, heartRate: rate, warmth: warmth, minutes: minutes,
            sport: sport, title: title)
    }

    /// About normal: twelve uniform numbers have variance 1.
    private func normal(_ random: inout SplitMix) -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + random.unit() } }

    /// With one class of 150 the prior of intercept and sport, 120 with variance 1600 + 64, moves by 1664/1700 of the difference. The
    /// scatter is √((8 · 36 + 30² · 36/1700)/9) = 5.841, t of 9 degrees of freedom is 1.3830, and the variance is 1 + 1664/1700.
    @Test func `one class moves the prediction by the ratio of the variances`() throws {
        let fit = try #require(HeatedModel.Fit([one(0, 150)], for: today))
        let prediction = try #require(fit.prediction(of: one(0, 0)))
        #expect(abs(prediction.heartRate - (120 + 30 * 1664.0 / 1700)) < 1e-9)
        #expect(abs(fit.scatter - 5.84103) < 1e-4 && fit.freedom == 9)
        #expect(abs(prediction.halfWidth - 11.3638) < 2e-3)
    }

    @Test func `the interval of Student's t agrees with the tables`() {
        for (freedom, value) in [(2.0, 1.885618), (8, 1.396815), (10, 1.372184), (20, 1.325341), (60, 1.295821)] {
            #expect(abs(StudentDistribution.halfWidth80(freedom: freedom) - value) < (freedom < 5 ? 6e-3 : 2e-4))
        }
    }

    @Test func `known coefficients are recovered from generated classes`() throws {
        var random = SplitMix(state: 21)
        let classes = (0..<300).map { index in
            let (warmth, minutes, isHard) = (24 + 12 * random.unit(), 45 + 45 * random.unit(), random.below(2) == 1)
            let rate = 125 + 1.8 * (warmth - 30) + 1.5 * (minutes - 60) / 10 + (isHard ? 10 : 0) + 3 * normal(&random)
            return one(0, rate, warmth: warmth, minutes: minutes, sport: isHard ? "intervals" : "yoga", title: "class \(index)")
        }
        let fit = try #require(HeatedModel.Fit(classes, for: today))
        #expect(abs(fit.means[1] - 1.8) < 0.2 && abs(fit.means[2] - 1.5) < 0.4)
        // The intercept and two sports are known up to a constant; their difference and a prediction are known.
        #expect(fit.means.count == 5 && abs(abs(fit.means[3] - fit.means[4]) - 10) < 1)
        let prediction = try #require(fit.prediction(of: one(0, 0, warmth: 34, minutes: 80, sport: "intervals")))
        #expect(abs(prediction.heartRate - (135 + 7.2 + 3)) < 1)
        #expect(
            abs(prediction.usual + prediction.room + prediction.duration + prediction.kind - prediction.heartRate) < 1e-9)
    }

    /// Each athlete is drawn from the priors and gives one prediction, so the hits are independent: four standard errors of a share.
    @Test func `four of five predictions lie in the interval`() throws {
        var random = SplitMix(state: 7)
        let athletes = 600
        var hits = 0
        for _ in 0..<athletes {
            let squares = (0..<8).reduce(0.0) { sum, _ in
                let value = normal(&random)
                return sum + value * value
            }
            let noise = (8 * 36 / squares).squareRoot()
            func draw(_ prior: GaussianRegression.Prior) -> Double {
                prior.mean + prior.deviation * noise / 6 * normal(&random)
            }
            let (base, slope, time) = (draw(.init(mean: 120, deviation: 10)), draw(HeatedModel.slope), draw(HeatedModel.duration))
            let effects = [0, 1].map { _ in draw(.init(mean: 0, deviation: 8)) }
            let classes = (0..<(9 + random.below(20))).map { _ in
                let (warmth, minutes, sport) = (25 + 10 * random.unit(), 45 + 45 * random.unit(), random.below(2))
                let rate = base + slope * (warmth - 30) + time * (minutes - 60) / 10 + effects[sport] + noise * normal(&random)
                return one(0, rate, warmth: warmth, minutes: minutes, sport: "sport \(sport)")
            }
            let last = try #require(classes.last)
            let fit = try #require(HeatedModel.Fit(classes.dropLast(), for: today))
            guard let prediction = fit.prediction(of: last) else { continue }
            if abs(prediction.heartRate - last.heartRate) <= prediction.halfWidth { hits += 1 }
        }
        let share = Double(hits) / Double(athletes)
        #expect(abs(share - 0.8) < 4 * (0.16 / Double(athletes)).squareRoot(), "\(share)")
    }

    @Test func `the prediction equals that of dense normal equations`() throws {
        var random = SplitMix(state: 3)
        for _ in 0..<20 {
            let classes = (0..<(1 + random.below(25))).map { _ in
                one(
                    random.below(300), 100 + 50 * random.unit(), warmth: 24 + 12 * random.unit(),
                    minutes: 40 + 50 * random.unit(), sport: "sport \(random.below(3))", title: "title \(random.below(4))")
            }
            let next = one(0, 0, warmth: 33, minutes: 75, sport: "sport 1", title: "title 2")
            let prediction = try #require(HeatedModel.Fit(classes, for: today)?.prediction(of: next))
            let reference = HeatedModelReference(classes: classes, next: next)
            #expect(abs(prediction.heartRate - reference.heartRate) < 1e-7)
            #expect(abs(prediction.halfWidth - reference.halfWidth) < 1e-7)
        }
    }

    @Test func `old classes are forgotten by half in ninety days and entirely after the window`() throws {
        let fit = try #require(HeatedModel.Fit([one(90, 150), one(180, 150), one(721, 150)], for: today))
        #expect(abs(fit.effectiveCount - 0.75) < 1e-12 && fit.count == 2)
        let changed = (0..<20).map { one(300 + $0, 160) } + (0..<20).map { one($0, 130) }
        let prediction = try #require(HeatedModel.Fit(changed, for: today)?.prediction(of: one(0, 0)))
        #expect(prediction.heartRate < 133)
        #expect(HeatedModel.Fit([one(721, 150)], for: today) == nil)
    }

    @Test func `a rare title shares the coefficient of its sport`() throws {
        let often = (0..<3).map { one($0, 150, title: "Power") } + (0..<9).map { one($0, 120, title: "Calm") }
        let fit = try #require(HeatedModel.Fit(often, for: today))
        let power = try #require(fit.prediction(of: one(0, 0, title: "Power")))
        let calm = try #require(fit.prediction(of: one(0, 0, title: "Calm")))
        let unknown = try #require(fit.prediction(of: one(0, 0, title: "New")))
        #expect(calm.heartRate < unknown.heartRate && unknown.heartRate < power.heartRate && power.heartRate < 150)
        #expect(unknown.halfWidth > calm.halfWidth)
    }

    // MARK: From digests

    private func digests(_ count: Int, seed: UInt64, slope: Double) -> [ActivityDigest] {
        var random = SplitMix(state: seed)
        return (0..<count).map { index in
            let fahrenheit = Double(90 + random.below(10)), minutes = Double(45 + 15 * random.below(4))
            let conditions = ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: fahrenheit), humidityPercent: Double(20 + random.below(50)),
                assumesHumidity: true)
            var digest = SyntheticHistory.digest(
                back: 2 * (count - index), minutes: minutes, sport: .hotYoga, conditions: conditions, id: "class-\(index)")
            let warmth = conditions?.wetBulbGlobe?.celsius ?? 0
            digest.meanHeartRate = HeartRate(120 + slope * (warmth - 28) + 2 * normal(&random))
            return digest
        }
    }

    @Test func `the model is shown where warmth explains what the room's class hides`() throws {
        let shown = try #require(HeatedModel.expectation(from: digests(40, seed: 1, slope: 3), asOf: today).value)
        #expect(shown.errors.model < 0.95 * shown.errors.bucketMean && shown.errors.count == 32)
        let parts = shown.contributions
        #expect(abs(parts.usual + parts.room + parts.duration + parts.kind - shown.expected.value) < 1e-9)
        #expect(shown.expected.count == 39 && shown.effectiveCount < 39 && shown.effectiveCount > 20)
        let range = try #require(shown.expected.interval)
        let isInside = range.low <= shown.heartRate && shown.heartRate <= range.high
        #expect((shown.deviation == .typical) == isInside)
    }

    @Test func `a class far outside the interval is lower or higher than expected`() throws {
        for (rate, expected) in [(90.0, HeatedExpectation.Deviation.lower), (175, .higher)] {
            var all = digests(40, seed: 1, slope: 3)
            all[39].meanHeartRate = HeartRate(rate)
            #expect(HeatedModel.expectation(from: all, asOf: today).value?.deviation == expected)
        }
    }

    /// The errors of all classes are those of the classes before the last one and that of the last one, predicted from the ones before it.
    @Test func `each error is that of a class predicted from the classes before it alone`() throws {
        let classes = HeatedModel.classes(digests(40, seed: 1, slope: 3), asOf: today)
        let all = try #require(HeatedModel.errors(of: classes))
        let before = try #require(HeatedModel.errors(of: Array(classes.dropLast())))
        let last = try #require(classes.last)
        let prediction = try #require(HeatedModel.Fit(classes.dropLast(), for: last.day)?.prediction(of: last))
        #expect(all.count == before.count + 1)
        let own = all.model * Double(all.count) - before.model * Double(before.count)
        #expect(abs(own - abs(prediction.heartRate - last.heartRate)) < 1e-9)
        let mean = classes.dropLast().map { $0.heartRate }.reduce(0, +) / Double(classes.count - 1)
        let bucket = all.bucketMean * Double(all.count) - before.bucketMean * Double(before.count)
        #expect(abs(bucket - abs(mean - last.heartRate)) < 1e-9)
    }

    @Test func `the model needs five percent less error on ten classes`() {
        #expect(HeatedExpectation.Errors(model: 4.75, bucketMean: 5, count: 10).areBetter)
        #expect(!HeatedExpectation.Errors(model: 4.8, bucketMean: 5, count: 10).areBetter)
        #expect(!HeatedExpectation.Errors(model: 1, bucketMean: 5, count: 9).areBetter)
    }

    @Test func `a model that is no better than the mean is not shown`() {
        #expect(HeatedModel.expectation(from: digests(40, seed: 2, slope: 0), asOf: today) == .absent(.nothingFound))
    }

    @Test func `few classes, or none, give no expectation`() {
        #expect(HeatedModel.expectation(from: digests(17, seed: 1, slope: 3), asOf: today) == .absent(.tooFew))
        #expect(HeatedModel.expectation(from: [ActivityDigest](), asOf: today) == .absent(.noData))
        #expect(HeatedModel.expectation(from: digests(40, seed: 1, slope: 3), asOf: today - 60) == .absent(.tooFew))
    }

    @Test func `the order of the digests and other activities do not matter`() {
        let all = digests(40, seed: 1, slope: 3)
        let expected = HeatedModel.expectation(from: all, asOf: today)
        #expect(HeatedModel.expectation(from: Array(all.reversed()), asOf: today) == expected)
        #expect(HeatedModel.expectation(from: all + [SyntheticHistory.digest(back: 1)], asOf: today) == expected)
    }

    @Test func `the newest class does not influence its own expectation`() throws {
        var all = digests(40, seed: 1, slope: 3)
        let before = try #require(HeatedModel.expectation(from: all, asOf: today).value?.expected.value)
        all[39].meanHeartRate = HeartRate(128)
        #expect(try #require(HeatedModel.expectation(from: all, asOf: today).value).expected.value == before)
    }

    @Test func `impossible values give no number that is not finite`() {
        for wild in [0, -1, .nan, .infinity, 1e300] as [Double] {
            var all = digests(40, seed: 1, slope: 3)
            all[5].moving = wild
            all[6].conditions?.wetBulbGlobe = Temperature(celsius: wild)
            all[7].conditions?.temperature = Temperature(celsius: wild)
            let value = HeatedModel.expectation(from: all, asOf: today).value
            #expect(value.map { $0.expected.value.isFinite && $0.errors.model.isFinite && $0.effectiveCount.isFinite } != false)
            #expect(
                HeatedModel.Fit([one(0, wild), one(0, 120)], for: today)?.prediction(of: one(0, 0)).map {
                    $0.heartRate.isFinite && $0.halfWidth.isFinite
                } != false)
        }
    }
}
