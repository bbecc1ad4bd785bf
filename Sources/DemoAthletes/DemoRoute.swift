import Analysis
import Measures

/// A closed loop with hills for runs and rides, indexed by distance.
struct DemoRoute {
    /// Length of one lap in metres.
    let length: Double
    private let north: [Double]
    private let east: [Double]
    private let along: [Double]
    private let hills: [(height: Double, waves: Double, phase: Double)]
    private let place: DemoPlace

    private static let steps = 240

    /// - Parameters:
    ///   - length: length of one lap in metres.
    ///   - climb: height of the larger hill in metres.
    init(_ place: DemoPlace, length: Double, climb: Double, random: inout SeededRandom) {
        self.place = place
        self.length = length
        let shape = (random.between(0.1, 0.3), random.between(0, 6.28), random.between(0.03, 0.12), random.between(0, 6.28))
        let turn = random.between(0, 6.28)
        var norths: [Double] = []
        var easts: [Double] = []
        for step in 0...DemoRoute.steps {
            let angle = 2 * Double.pi * Double(step) / Double(DemoRoute.steps)
            let radius = 1 + shape.0 * Double.cos(2 * angle + shape.1) + shape.2 * Double.cos(3 * angle + shape.3)
            norths.append(radius * Double.sin(angle + turn))
            easts.append(1.6 * radius * Double.cos(angle + turn))
        }
        var sums = [0.0]
        for step in 1...DemoRoute.steps {
            let up = norths[step] - norths[step - 1]
            let right = easts[step] - easts[step - 1]
            sums.append(sums[step - 1] + (up * up + right * right).squareRoot())
        }
        let scale = length / sums[DemoRoute.steps]
        north = norths.map { ($0 - norths[0]) * scale }
        east = easts.map { ($0 - easts[0]) * scale }
        along = sums.map { $0 * scale }
        hills = [
            (climb, 1, random.between(0, 6.28)), (climb * 0.4, 2 + (random.unit() * 2).rounded(.down), random.between(0, 6.28)),
        ]
    }

    /// Returns degrees north and east at a distance along the loop, across laps.
    func position(at metres: Double) -> (latitude: Double, longitude: Double) {
        let lap = metres - (metres / length).rounded(.down) * length
        let high = max(1, DemoRoute.steps.first { along[$0] > lap })
        let low = high - 1
        let share = (lap - along[low]) / max(1e-9, along[high] - along[low])
        let up = north[low] + (north[high] - north[low]) * share
        let right = east[low] + (east[high] - east[low]) * share
        let metresPerDegree = 111_195.0
        let shrink = Double.cos(place.latitude * .pi / 180)
        return (place.latitude + up / metresPerDegree, place.longitude + right / (metresPerDegree * shrink))
    }

    /// Returns metres above sea level.
    func altitude(at metres: Double) -> Double {
        var height = place.altitude
        for hill in hills { height += hill.height / 2 * (1 + Double.sin(2 * .pi * hill.waves * metres / length + hill.phase)) }
        return height
    }

    /// Returns rise over run.
    func grade(at metres: Double) -> Double {
        var slope = 0.0
        for hill in hills {
            let rate = 2 * Double.pi * hill.waves / length
            slope += hill.height / 2 * rate * Double.cos(rate * metres + hill.phase)
        }
        return min(0.2, max(-0.2, slope))
    }

    /// Returns the mean effort factor along a distance: the slowdown by its hills at even effort.
    func meanEffortFactor(over metres: Double) -> Double {
        let steps = 1000
        var sum = 0.0
        for step in 0..<steps { sum += GradeCost.effortFactor(grade: grade(at: metres * (Double(step) + 0.5) / Double(steps))) }
        return sum / Double(steps)
    }
}
