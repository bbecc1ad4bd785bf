import Contract
import Measures

@testable import Analysis

extension ReportCheck {
    /// The advice of the same day names the hours; the runs are those of the weather that touched one of them.
    func trainingHours(_ steps: [String]) -> Double? {
        guard let index = Int(steps[2]) else { return nil }
        let advised = insights.weather.recommendations.filter { $0.rule == .trainAt }
        guard advised.indices.contains(index), advised[index].numbers.count == 2 else { return nil }
        let (from, to) = (Int(advised[index].numbers[0]), Int(advised[index].numbers[1]))
        switch steps[3] {
        case "from": return Double(from)
        case "to": return Double(to)
        default:
            let window = WeatherWindow(digests: history.digests, asOf: insights.asOf, limit: 30)
            let touching = window.runs.filter { run in
                guard run.wetBulbGlobe != nil, !run.supposed.place else { return false }
                let hours = max(1, Int(min(6, run.hours).rounded(.up)))
                return (0..<hours).contains { (from..<to).contains((run.hour + $0) % 24) }
            }
            return Double(touching.count)
        }
    }
}
