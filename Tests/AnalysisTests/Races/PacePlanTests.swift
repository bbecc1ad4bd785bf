import Analysis
import Measures
import Testing

struct PacePlanTests {
    private func course(_ metres: Double, height: (Double) -> Double) -> (distances: [Double], altitudes: [Double]) {
        let places = stride(from: 0, through: metres, by: 20).map { $0 }
        return (places, places.map(height))
    }

    @Test func `on level ground every kilometre takes the same time`() throws {
        let plan = try #require(PacePlan(distances: [0, 10_000], altitudes: [50, 50], goal: 3000))
        #expect(plan.splits.count == 10)
        #expect(plan.splits.allSatisfy { abs($0.seconds - 300) < 1e-9 && $0.up == 0 && $0.down == 0 && $0.metres == 1000 })
        #expect(abs(plan.levelSpeed - 10_000 / 3000) < 1e-12)
        #expect(plan.wholeSeconds == [Int](repeating: 300, count: 10))
        let blind = try #require(PacePlan(distances: [0, 10_000], altitudes: [], goal: 3000))
        #expect(!blind.hasAltitudes && blind.splits.map(\.seconds) == plan.splits.map(\.seconds))
    }

    @Test func `two per cent up and down costs what the slopes cost`() throws {
        // By hand: five kilometres at +2 % and five at −2 %; the factors of Minetti 2002 with a downhill share of 0.35.
        let hill = course(10_000) { $0 <= 5000 ? 0.02 * $0 : 0.02 * (10_000 - $0) }
        let plan = try #require(PacePlan(distances: hill.distances, altitudes: hill.altitudes, goal: 3000))
        let up = GradeCost.effortFactor(grade: 0.02)
        let down = GradeCost.effortFactor(grade: -0.02)
        #expect(up > 1.1 && down < 1)
        let flat = 3000 / (5 * up + 5 * down)
        // The hundred metres across the top are neither up nor down.
        #expect(abs(plan.splits[1].seconds - flat * up) < 0.1)
        #expect(abs(plan.splits[8].seconds - flat * down) < 0.1)
        #expect(abs(plan.splits[1].up - 20) < 0.01 && plan.splits[1].down == 0)
        #expect(plan.splits.map(\.seconds).max() == plan.splits[0...4].map(\.seconds).max())
    }

    @Test func `the splits of any course sum to the goal and the distance`() throws {
        var random = SplitMix(state: 77)
        for _ in 0..<60 {
            let length = 600 + 44_000 * random.unit()
            var (distances, altitudes) = ([0.0], [300 * random.unit()])
            while let last = distances.last, last < length {
                distances.append(min(length, last + 5 + 300 * random.unit()))
                altitudes.append(max(-100, (altitudes.last ?? 0) + 60 * random.unit() - 30))
            }
            let goal = Double(Int(length / (2 + 3 * random.unit())))
            let every = random.below(2) == 0 ? 1000.0 : 1609.344
            let plan = try #require(PacePlan(distances: distances, altitudes: altitudes, goal: goal, every: every))
            #expect(plan.splits.last?.elapsed == goal)
            #expect(plan.wholeSeconds.reduce(0, +) == Int(goal))
            #expect(abs(plan.splits.reduce(0) { $0 + $1.seconds } - goal) < 1e-6)
            #expect(abs(plan.splits.reduce(0) { $0 + $1.metres } - length) < 1e-6)
            #expect(plan.splits.dropLast().allSatisfy { abs($0.metres - every) < 1e-6 })
            #expect(plan.splits.allSatisfy { $0.seconds > 0 && $0.seconds.isFinite && $0.up >= 0 && $0.down >= 0 })
            #expect(zip(plan.splits, plan.splits.dropFirst()).allSatisfy { $0.elapsed < $1.elapsed })
            // A longer time is the same plan at a lower speed.
            if let slower = PacePlan(distances: distances, altitudes: altitudes, goal: goal * 1.5, every: every) {
                #expect(zip(plan.splits, slower.splits).allSatisfy { abs($1.seconds - 1.5 * $0.seconds) < 1e-6 })
                #expect(abs(slower.levelSpeed * 1.5 - plan.levelSpeed) < 1e-9)
            }
        }
    }

    @Test func `an invalid course or goal gives no plan`() {
        let way = [0.0, 5000]
        #expect(PacePlan(distances: way, altitudes: [1], goal: 1500) == nil)
        #expect(PacePlan(distances: [0, 100], altitudes: [], goal: 30) == nil)
        #expect(PacePlan(distances: [5000, 0], altitudes: [], goal: 1500) == nil)
        #expect(PacePlan(distances: way, altitudes: [.nan, 0], goal: 1500) == nil)
        for goal in [0, -5, 60, 500_000, .infinity, .nan] as [Double] {
            #expect(PacePlan(distances: way, altitudes: [], goal: goal) == nil)
        }
        #expect(PacePlan(distances: way, altitudes: [], goal: 1500, every: .nan) == nil)
        #expect(PacePlan(distances: [], altitudes: [], goal: 1500) == nil)
    }

    @Test func `a course near a standard distance has the official length`() throws {
        // Along a meridian: a degree is 111.195 km on the mean sphere.
        let step = 0.01
        let count = 39
        let latitudes = (0..<count).map { 45 + Double($0) * step }
        let path = try #require(
            CoursePath(
                latitudes: latitudes, longitudes: [Double](repeating: 7, count: count),
                altitudes: (0..<count).map { $0 == 3 ? nil : Double($0) }))
        #expect(abs(path.measured - 42_254) < 1)
        #expect(path.distances.last == 42_195 && path.distances.first == 0)
        #expect(path.altitudes.count == count && path.altitudes[3] == 2)
        let short = try #require(
            CoursePath(
                latitudes: Array(latitudes.prefix(20)), longitudes: [Double](repeating: 7, count: 20),
                altitudes: (0..<20).map { $0 < 10 ? 5 : nil }))
        #expect(short.distances.last == 21_097.5 && short.altitudes.isEmpty)
        #expect(CoursePath(latitudes: [45], longitudes: [7], altitudes: [nil]) == nil)
        #expect(CoursePath(latitudes: [45, 95], longitudes: [7, 7], altitudes: [nil, nil]) == nil)
    }
}
