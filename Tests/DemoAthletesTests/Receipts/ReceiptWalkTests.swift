import Analysis
import Measures
import Testing

/// Every number of a full report names what it rests on, and can be made again from that alone.
struct ReceiptWalkTests {
    /// All of three athletes, by the name of their field. Only the personal slope may be absent: not everybody's can be told.
    static let all: [(name: String, estimate: Estimate)] = {
        var known: [(name: String, estimate: Estimate)] = []
        for (_, report) in DemoTruthTests.told {
            for (name, estimate) in numbers(of: report) {
                if let estimate {
                    known.append((name, estimate))
                } else if name != "personal slope" {
                    Issue.record("the demo has no \(name)")
                }
            }
        }
        return known
    }()

    private static func numbers(of report: Insights) -> [(name: String, estimate: Estimate?)] {
        let weather = report.weather
        let fitness = report.fitness
        let load = report.load
        let readiness = report.readiness
        var all: [(name: String, estimate: Estimate?)] = [
            ("average temperature", weather.averageTemperature.value), ("average humidity", weather.averageHumidity.value),
            ("slowdown", weather.slowdown.value), ("pace degradation", weather.paceDegradation.value),
            ("personal slope", weather.personalSlope.value), ("acclimation", weather.acclimation.value?.state),
            ("oxygen uptake", fitness.oxygenUptake.value), ("device oxygen uptake", fitness.deviceOxygenUptake.value),
            ("interval pace", fitness.intervalPace.value), ("threshold speed", fitness.thresholdSpeed.value),
            ("acute", load.acute.value), ("chronic", load.chronic.value), ("ratio", load.ratio.value),
            ("smoothed ratio", load.smoothedRatio.value), ("fitness", load.fitness.value), ("fatigue", load.fatigue.value),
            ("form", load.form.value), ("monotony", load.monotony.value), ("strain", load.strain.value),
            ("weekly distance", load.weeklyDistance.value), ("recovery", readiness.recovery.value?.estimate),
            ("sleep", readiness.sleep.value?.estimate), ("day strain", readiness.strain.value?.estimate),
            ("resting heart rate", readiness.restingHeartRate.value?.today),
            ("variability", readiness.variability.value?.today),
        ]
        for prediction in fitness.predictions { all.append(("prediction", prediction.time)) }
        return all
    }

    @Test func `every number says what it rests on, and by which model`() {
        #expect(ReceiptWalkTests.all.count { $0.name == "prediction" } == 12)
        #expect(ReceiptWalkTests.all.contains { $0.name == "personal slope" })
        for (name, estimate) in ReceiptWalkTests.all {
            #expect(!estimate.inputs.isEmpty, "\(name) names no input")
            #expect(ModelCatalogue.card(estimate.method) != nil, "\(name): \(estimate.method) has no card")
            #expect(estimate.value.isFinite)
            #expect((0...1).contains(estimate.quality), "\(name): \(estimate.quality)")
        }
    }

    @Test func `every number can be made again from its receipt`() throws {
        for (name, estimate) in ReceiptWalkTests.all {
            let again = try #require(Recomputation(estimate).value(of: name), "\(name) cannot be made again")
            #expect(abs(again - estimate.value) <= 1e-9 * max(1, abs(estimate.value)), "\(name): \(again), \(estimate.value)")
        }
    }

    @Test func `a receipt with another input makes another number`() {
        // A rank or a fit over dozens of values may stay where it is when one of them moves.
        for (name, estimate) in ReceiptWalkTests.all where name != "recovery" && name != "personal slope" {
            var isMoved = false
            for index in estimate.inputs.indices.prefix(3) {
                guard let value = estimate.inputs[index].value, value != 0 else { continue }
                var changed = estimate
                changed.inputs[index].value = value * 1.5
                isMoved = isMoved || Recomputation(changed).value(of: name) != estimate.value
            }
            #expect(isMoved, "\(name) rests on none of its first inputs")
        }
    }
}
