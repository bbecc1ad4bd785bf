import Analysis
import DemoAthletes
import Measures
import Training

/// Random histories: gaps, travel, watches left at home, sessions of any sport and size, and body samples of all kinds.
struct RandomHistory {
    var athlete: Athlete
    var digests: [ActivityDigest] = []
    var samples: [BodySample] = []
    var knownDays: [Day] = []
    static let end = Day(number: 20_000)

    var history: History {
        History(athlete: athlete, digests: digests, bodySamples: samples, knownDays: knownDays, asOf: RandomHistory.end)
    }

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func chance(_ share: Double) -> Bool { random.unit() < share }
        athlete = Athlete(
            name: "", birthYear: chance(0.7) ? 1930 + Int(random.unit() * 80) : nil, sex: chance(0.5) ? .female : nil,
            mass: chance(0.5) ? Mass(kilograms: 40 + 60 * random.unit()) : nil,
            restingHeartRate: chance(0.5) ? HeartRate(35 + 60 * random.unit()) : nil,
            maximumHeartRate: chance(0.5) ? HeartRate(140 + 70 * random.unit()) : nil,
            thresholdHeartRate: chance(0.3) ? HeartRate(120 + 70 * random.unit()) : nil,
            thresholdSpeed: chance(0.2) ? Speed(1 + 5 * random.unit()) : nil,
            functionalThresholdPower: chance(0.3) ? Power(80 + 300 * random.unit()) : nil,
            homeOffset: LocalOffset(secondsAheadOfUTC: Int(random.unit() * 26) * 3600 - 12 * 3600))
        let days = Int(random.unit() * 500)
        let habit = random.unit()
        var offset = athlete.homeOffset
        for back in (0...days).reversed() {
            let day = RandomHistory.end - back
            if chance(0.03) { offset = LocalOffset(secondsAheadOfUTC: Int(random.unit() * 104) * 900 - 12 * 3600) }
            if chance(0.9) { knownDays.append(day) }
            if chance(0.6) { samples += RandomHistory.night(day, offset, &random) }
            guard chance(habit) else { continue }
            for number in 0..<(chance(0.2) ? 2 : 1) {
                digests.append(RandomHistory.session("\(back)-\(number)", day, offset, &random))
            }
        }
    }

    private static func night(_ day: Day, _ offset: LocalOffset, _ random: inout SeededRandom) -> [BodySample] {
        let start = day.start(at: offset) + 3600 * (1 + 4 * random.unit())
        let source = Source(name: "watch", origin: .demo)
        let kinds: [(BodySampleKind, Double)] = [
            (.restingHeartRate, 20 + 100 * random.unit()), (random.unit() < 0.5 ? .sdnn : .rmssd, 1 + 300 * random.unit()),
            (.respiratoryRate, 5 + 30 * random.unit()), (.bodyMass, 30 + 150 * random.unit()),
            (.oxygenUptake, 10 + 70 * random.unit()),
        ]
        return kinds.filter { _ in random.unit() < 0.7 }.map {
            BodySample(kind: $0.0, start: start, end: start + 60, offset: offset, value: $0.1, source: source)
        }
    }

    private static func session(
        _ id: String, _ day: Day, _ offset: LocalOffset, _ random: inout SeededRandom
    ) -> ActivityDigest {
        func any(_ range: ClosedRange<Double>, _ share: Double = 0.7) -> Double? {
            random.unit() < share ? range.lowerBound + random.unit() * (range.upperBound - range.lowerBound) : nil
        }
        let sports: [Sport] = [
            .running, .running, .running, .trailRunning, .treadmillRunning, .cycling, .walking, .yoga, .multisport,
        ]
        let sport = sports[Int(random.unit() * Double(sports.count)) % sports.count]
        let elapsed = any(0...20_000, 1) ?? 0
        let beats = any(60...200)
        let histogram = beats.map { _ in (0..<80).map { _ in random.unit() < 0.5 ? 0 : 60 * random.unit() } } ?? []
        let warmth = any(-20...45)
        let curve = (0..<Int(random.unit() * 80)).map { 7 - 0.05 * Double($0) * random.unit() }
        return ActivityDigest(
            id: id, sport: sport, isIndoor: random.unit() < 0.2 ? true : nil, title: nil,
            start: day.start(at: offset) + 86_399 * random.unit(), offset: offset, day: day, elapsed: elapsed,
            moving: elapsed * random.unit(), distance: any(0...60_000).map { Distance(metres: $0) },
            ascent: any(0...3000).map { Distance(metres: $0) }, meanHeartRate: beats.map { HeartRate($0) },
            maximumHeartRate: beats.map { HeartRate($0 + 20) }, activeEnergy: nil, load: nil,
            conditions: warmth.map {
                ClimateConditions(
                    temperature: Temperature(celsius: $0), humidityPercent: any(1...100),
                    wetBulbGlobe: random.unit() < 0.8 ? Temperature(celsius: $0 - 2) : nil, heatIndex: nil, dewPoint: nil)
            },
            bestEfforts: StandardDistances.efforts.filter { _ in random.unit() < 0.4 }.map {
                BestEffort(distance: $0, seconds: $0 / (1 + 5 * random.unit()), start: 0)
            },
            steadySegments: (0..<Int(random.unit() * 4)).map { _ in
                SteadySegment(
                    duration: 180, speed: 1 + 5 * random.unit(), grade: 0.08 * random.unit() - 0.04,
                    heartRate: 80 + 110 * random.unit())
            },
            efficiency: any(0.2...2.5), decoupling: any(-20...40), gradeAdjustedSpeed: any(0...7).map { Speed($0) },
            heartRateReserveFraction: nil, isRace: random.unit() < 0.05,
            measures: SessionMeasures(
                normalisedSpeed: any(0...8), speedSeconds: elapsed * random.unit(), normalisedPower: any(0...500),
                powerSeconds: elapsed * random.unit(), heartRateSeconds: histogram, lowestHeartRate: 60 + Int(60 * random.unit()),
                heartRateCoverage: random.unit(), peakHeartRate: any(100...220), laterHeartRate: any(60...200),
                isHeartRateDoubtful: random.unit() < 0.1, perceivedEffort: any(0...10, 0.4)),
            traits: SessionTraits(
                speedCurve: curve, heartRateCurve: curve.map { 20 * $0 }, powerCurve: curve.map { 50 * $0 },
                heartRateDrop: any(-10...60, 0.3).map { HeartRateDrop(before: 160, drop: $0) },
                lateEfficiencyLoss: any(-10...30, 0.2),
                fastestClimb: any(30...500, 0.3).map {
                    Climb(gain: $0, metres: 20 * $0, seconds: 3 * $0, levelSpeed: any(0...7, 0.8))
                },
                stride: any(2...6, 0.5).map {
                    StrideMeans(speed: $0, values: [any(130...220), any(0.4...2.2), any(0.12...0.4), nil, any(3...15)])
                }, marathonForm: any(0.8...2, 0.1).map { MarathonForm(ratio: $0, onset: any(12...38)) },
                slopes: random.unit() < 0.7
                    ? (0..<7).map { _ in
                        SlopeSum(
                            metres: 3000 * random.unit(), seconds: random.unit() < 0.2 ? 0 : 1000 * random.unit(),
                            levelMetres: 3000 * random.unit())
                    } : [],
                secondHalfRatio: any(0.5...2, 0.5),
                powered: any(1...6, 0.3).map { PoweredMotion(speed: $0, watts: 70 * $0) }, altitude: any(-400...4000)))
    }
}
