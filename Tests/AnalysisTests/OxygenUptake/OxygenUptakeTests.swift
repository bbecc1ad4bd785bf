import Analysis
import Testing
import Training

struct OxygenUptakeTests {
    @Test func `the two cost scales differ by a fifth and are not mixed`() throws {
        // 12 km/h: ACSM 43.5, Daniels and Gilbert 36.0 (models.md, point 3).
        #expect(try #require(ACSMCost.running(metresPerMinute: 200, grade: 0)) == 43.5)
        #expect(abs(try #require(DanielsGilbert.cost(speed: 200 / 60)) - 36.0) < 0.05)
    }

    @Test func `the level never falls with a higher uptake`() {
        let ranks: [FitnessLevel] = [.belowAverage, .average, .good, .excellent, .elite]
        for sex in Sex.allCases {
            for age in stride(from: 20, through: 90, by: 5) {
                var previous = 0
                for uptake in stride(from: 15.0, through: 80, by: 0.5) {
                    guard let level = CooperLevels.level(uptake: uptake, age: age, sex: sex) else { continue }
                    guard let rank = ranks.firstIndex(of: level) else { continue }
                    #expect(rank >= previous)
                    previous = rank
                }
                #expect(previous == 4)
            }
        }
    }

    @Test func `a higher heart rate at the same speed means less uptake`() throws {
        var previous = Double.infinity
        for heartRate in stride(from: 130.0, through: 175, by: 5) {
            let vdot = try #require(
                SubmaximalRun.vdot(speed: 3.2, grade: 0, heartRate: heartRate, resting: 50, maximum: 188))
            #expect(vdot < previous)
            previous = vdot
        }
    }

    @Test func `quality stays between zero and one, and maxima predicted by age stay below one half`() throws {
        for source in UptakeQuality.Source.allCases {
            for age in [0.0, 30, 400] {
                let score = try #require(
                    UptakeQuality.score(source: source, ageDays: age, count: 50, sensor: 1, spread: 0))
                #expect(score >= 0 && score <= 1)
                if source == .submaximalPredicted { #expect(score <= 0.5) }
            }
        }
    }
}
