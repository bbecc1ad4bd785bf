import Measures
import Testing
import Training

@testable import Analysis

struct HeatedEffectsTests {
    private let today = SyntheticHistory.today

    private func normal(_ random: inout SplitMix) -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + random.unit() } }

    /// Classes of two kinds in rooms from 32 to 41 °C.
    private func digests(
        _ count: Int, seed: UInt64 = 1, slope: Double = 2, perTenMinutes: Double = 1, hard: Double = 10, hasHumidity: Bool = true
    ) -> [ActivityDigest] {
        var random = SplitMix(state: seed)
        return (0..<count).map { index in
            let humidity = Double(20 + random.below(50)), minutes = Double(45 + 15 * random.below(4))
            let conditions = ClimateConditions.indoors(
                temperature: Temperature(celsius: Double(32 + random.below(10))), humidityPercent: hasHumidity ? humidity : nil,
                assumesHumidity: true)
            let isHard = random.below(2) == 1
            var digest = SyntheticHistory.digest(
                back: count - index, minutes: minutes, sport: isHard ? .pilates : .hotYoga, conditions: conditions,
                id: "class-\(index)")
            digest.isIndoor = true
            let warmth = conditions?.wetBulbGlobe?.celsius ?? 0
            digest.meanHeartRate = HeartRate(
                125 + slope * (warmth - 30) + perTenMinutes * (minutes - 60) / 10 + (isHard ? hard : 0) + 2 * normal(&random))
            return digest
        }
    }

    private func effects(_ digests: [ActivityDigest]) throws -> HeatedEffects {
        try #require(HeatedModel.findings(from: digests, asOf: today).effects.value)
    }

    @Test func `the effects of a degree, of humidity and of ten minutes are those of the generated classes`() throws {
        let found = try effects(digests(80))
        #expect(found.circumstances.map { $0.cause } == [.temperature, .humidity, .duration])
        func warmth(_ celsius: Double, _ humidity: Double) throws -> Double {
            try #require(IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity))
        }
        let (celsius, humidity) = (found.usualTemperature.celsius, found.usualHumidity)
        let expected = [
            2 * (try warmth(celsius + 0.5, humidity) - (try warmth(celsius - 0.5, humidity))),
            2 * (try warmth(celsius, humidity + 5) - (try warmth(celsius, humidity - 5))), 1,
        ]
        for (effect, value) in zip(found.circumstances, expected) {
            let interval = try #require(effect.estimate.interval)
            #expect(abs(effect.estimate.value - value) < 2 * (interval.high - interval.low), "\(effect.cause)")
            #expect(interval.low < effect.estimate.value && effect.estimate.value < interval.high && !effect.isUnclear)
            #expect(effect.estimate.count == 80 && effect.estimate.method == HeatedModel.card.id)
            #expect(!effect.estimate.inputs.isEmpty)
        }
        #expect(abs(celsius - 36.5) < 1 && abs(humidity - 44.5) < 5 && abs(found.usualMinutes - 67) < 6)
    }

    @Test func `kinds are compared with the average class, and their weighted effects cancel`() throws {
        let all = digests(80)
        let found = try effects(all)
        #expect(found.kinds.map { $0.cause } == [.kind(.pilates, name: nil), .kind(.hotYoga, name: nil)])
        #expect(abs(found.kinds[0].estimate.value - found.kinds[1].estimate.value - 10) < 1.5)
        var sum = 0.0
        for one in HeatedModel.classes(all, asOf: today) {
            let kind = found.kinds[one.sport == Sport.pilates.rawValue ? 0 : 1]
            sum += HeatedModel.weight(of: one, on: today) * kind.estimate.value
        }
        #expect(abs(sum) < 1e-6)
    }

    @Test func `without noted humidity nothing is stated about it, and a single kind has nothing to be compared with`() throws {
        var all = digests(60, slope: 3, hasHumidity: false)
        for index in all.indices where all[index].sport == .pilates {
            all[index].sport = .hotYoga
            all[index].meanHeartRate = all[index].meanHeartRate.flatMap { HeartRate($0.beatsPerMinute - 10) }
        }
        let found = try effects(all)
        #expect(found.circumstances.map { $0.cause } == [.temperature, .duration] && found.kinds.isEmpty)
        #expect(found.usualHumidity == ClimateConditions.assumedRoomHumidity)
        func names(_ effects: HeatedEffects) -> [String]? { effects.circumstances.first?.estimate.inputs.map { $0.name } }
        #expect(names(found)?.contains("assumed humidity") == true && names(found)?.contains("room humidity") == false)
        #expect(names(try effects(digests(60)))?.contains("room humidity") == true)
    }

    @Test func `classes with an own title of three or more are a kind of their own`() throws {
        var all = digests(60)
        for index in all.indices where index % 6 == 0 {
            all[index].sport = .hotYoga
            all[index].title = "Slow"
        }
        all[1].title = "Once"
        let found = try effects(all)
        #expect(found.kinds.contains { $0.cause == .kind(.hotYoga, name: .title("Slow")) })
        #expect(!found.kinds.contains { $0.cause == .kind(all[1].sport, name: .title("Once")) })
    }

    @Test func `classes of an own class type are a kind whatever their titles are, and a built-in type is its sport`()
        throws
    {
        var all = digests(60)
        let flow = UniqueID(high: 8, low: 8)
        for index in all.indices {
            all[index].sport = .hotYoga
            all[index].classType = index % 3 == 0 ? flow : ClassType.builtInID(.hotYoga)
            if index % 3 == 0 {
                all[index].meanHeartRate = all[index].meanHeartRate.flatMap { HeartRate($0.beatsPerMinute + 15) }
                if index % 2 == 0 { all[index].title = "With Ada" }
            }
        }
        let found = try effects(all)
        #expect(found.kinds.map { $0.cause } == [.kind(.hotYoga, name: .type(flow)), .kind(.hotYoga, name: nil)])
        #expect(found.kinds[0].estimate.value - found.kinds[1].estimate.value > 10)
    }

    @Test func `effects are absent for the reasons of the expectation, with the number of classes and the errors`() {
        let few = HeatedModel.findings(from: digests(17), asOf: today)
        #expect(few.effects == .absent(.tooFew) && few.classes == 17)
        #expect(few.errors.map { $0.count > 0 && $0.count <= 9 } == true)
        let flat = HeatedModel.findings(from: digests(60, slope: 0, perTenMinutes: 0, hard: 0), asOf: today)
        #expect(flat.effects == .absent(.nothingFound) && flat.expectation == .absent(.nothingFound) && flat.errors != nil)
        #expect(HeatedModel.findings(from: [ActivityDigest](), asOf: today) == .none)
        #expect(HeatedFindings.classesNeeded == 18 && HeatedFindings.marginPercent == 5)
    }

    /// Each athlete is drawn from the priors and gives one contrast, so the hits are independent: four standard errors of a share.
    @Test func `four of five intervals contain the true effect of a degree`() throws {
        var random = SplitMix(state: 17)
        let athletes = 600
        var hits = 0
        for _ in 0..<athletes {
            let squares = (0..<8).reduce(0.0) { sum, _ in
                let value = normal(&random)
                return sum + value * value
            }
            let noise = (8 * 36 / squares).squareRoot()
            let slope = 1 + noise / 6 * normal(&random)
            let base = 120 + 10 * noise / 6 * normal(&random)
            let classes = (0..<(10 + random.below(20))).map { _ in
                let warmth = 25 + 10 * random.unit()
                return HeatedModel.Class(
                    activity: "x", day: today, room: .hot, heartRate: base + slope * (warmth - 30) + noise * normal(&random),
                    warmth: warmth, minutes: 60, sport: "yoga", title: nil)
            }
            let contrast = try #require(HeatedModel.Fit(classes, for: today)?.contrast(warmth: 1))
            if abs(contrast.value - slope) <= contrast.halfWidth { hits += 1 }
        }
        let share = Double(hits) / Double(athletes)
        #expect(abs(share - 0.8) < 4 * (0.16 / Double(athletes)).squareRoot(), "\(share)")
    }

    @Test func `a heated class has the room of its temperature, and other activities have none`() {
        var one = digests(1)[0]
        one.conditions?.temperature = Temperature(fahrenheit: 99.6)
        #expect(one.isHeatedClass && one.heatedRoom == .veryHot)
        one.sport = .hotYoga
        one.conditions?.temperature = Temperature(celsius: 20)
        #expect(one.isHeatedClass && one.heatedRoom == nil)
        one.conditions?.temperature = Temperature(celsius: .nan)
        #expect(one.heatedRoom == nil)
        #expect(!SyntheticHistory.digest(back: 1).isHeatedClass)
    }
}
