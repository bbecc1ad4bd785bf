import Measures
import Testing
import Training

@testable import Analysis

/// After any sequence of edits and deletions, the rolling baselines equal a recomputation from scratch by sums.
struct HeatedEditsTests {
    private let today = SyntheticHistory.today

    private struct Lesson {
        var fahrenheit: Int
        var humidity: Double?
        var rate: Double?
    }

    private func digest(_ index: Int, _ lesson: Lesson) -> ActivityDigest {
        var digest = SyntheticHistory.digest(
            back: 100 - index, minutes: 60, sport: .hotYoga,
            conditions: ClimateConditions.indoors(
                temperature: Temperature(fahrenheit: Double(lesson.fahrenheit)), humidityPercent: lesson.humidity,
                assumesHumidity: true), id: "lesson-\(index)")
        digest.meanHeartRate = lesson.rate.flatMap { HeartRate($0) }
        return digest
    }

    private func bucket(_ fahrenheit: Int) -> HeatedRoom? {
        switch fahrenheit {
        case ..<80: nil
        case ..<90: .warm
        case ..<100: .hot
        case ..<105: .veryHot
        default: .extreme
        }
    }

    private func check(_ lessons: [Int: Lesson]) {
        let digests = lessons.sorted { $0.key < $1.key }.map { digest($0.key, $0.value) }
        let found = HeatedSessions.all(digests, asOf: today)
        var rates: [HeatedRoom: [Double]] = [:]
        var known: [(warmth: Double, rate: Double)] = []
        var usual: [String: Double] = [:]
        for (index, lesson) in lessons.sorted(by: { $0.key < $1.key }) {
            guard let room = bucket(lesson.fahrenheit), let rate = lesson.rate else { continue }
            let before = rates[room] ?? []
            if !before.isEmpty { usual["lesson-\(index)"] = before.reduce(0, +) / Double(before.count) }
            if lesson.humidity != nil, let warmth = digest(index, lesson).conditions?.wetBulbGlobe?.celsius {
                let alike = known.filter { abs($0.warmth - warmth) <= 1.5 + 1e-9 }.map { $0.rate }
                if alike.count >= 3 { usual["lesson-\(index)"] = alike.reduce(0, +) / Double(alike.count) }
                known.append((warmth, rate))
            }
            rates[room, default: []].append(rate)
        }
        #expect(Set(found.map { $0.room }) == Set(rates.keys))
        for room in found {
            let all = rates[room.room] ?? []
            #expect(room.baseline.count == all.count)
            #expect(abs(room.baseline.value - all.reduce(0, +) / Double(max(1, all.count))) < 1e-9)
            for session in room.sessions {
                let expected = usual[session.activity]
                #expect((session.usual == nil) == (expected == nil))
                if let actual = session.usual, let expected { #expect(abs(actual - expected) < 1e-9) }
            }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func `baselines equal a recomputation after every edit and deletion`(
        _ seed: UInt64
    ) {
        var random = SplitMix(state: seed)
        var lessons: [Int: Lesson] = [:]
        for _ in 0..<200 {
            let index = random.below(60)
            switch random.below(6) {
            case 0, 1:
                lessons[index] = Lesson(
                    fahrenheit: 76 + random.below(40), humidity: random.below(2) == 0 ? nil : Double(20 + random.below(60)),
                    rate: 90 + 80 * random.unit())
            case 2: lessons[index]?.fahrenheit = 76 + random.below(40)
            case 3: lessons[index]?.rate = random.below(5) == 0 ? nil : 90 + 80 * random.unit()
            case 4: lessons[index]?.humidity = random.below(3) == 0 ? nil : Double(20 + random.below(60))
            default: lessons[index] = nil
            }
            check(lessons)
        }
        #expect(!lessons.isEmpty)
    }

    @Test func `the vectors of heated sessions are in the folder`() throws {
        let names = Set(try VectorFile.all().flatMap { $0.1.suites.map { $0.name } })
        #expect(names.isSuperset(of: ["asked_bucket", "asked_baseline", "asked_acclimation", "exposure_weight", "acclimation"]))
    }
}
