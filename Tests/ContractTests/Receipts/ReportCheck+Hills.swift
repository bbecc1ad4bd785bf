import Analysis
import Contract
import Measures

/// What went up and down, counted again from what each run holds.
extension ReportCheck {
    func slope(_ steps: [String]) -> Double? {
        guard steps.count == 5, let index = Int(steps[3]) else { return nil }
        let bounds = [-0.10, -0.05, -0.02, 0.02, 0.05, 0.10]
        switch steps[4] {
        case "from_grade": return bounds.indices.contains(index - 1) ? bounds[index - 1] : nil
        case "to_grade": return bounds.indices.contains(index) ? bounds[index] : nil
        default:
            let runs = history.digests.filter { insights.asOf - $0.day < 42 }.compactMap { $0.traits?.slopes }
            func sum(_ value: (SlopeSum) -> Double) -> Double {
                runs.reduce(0) { $0 + ($1.indices.contains(index) ? value($1[index]) : 0) }
            }
            let metres = sum { $0.metres }
            switch steps[4] {
            case "metres": return metres
            case "speed_mps": return metres / sum { $0.seconds }
            case "grade_adjusted_speed_mps": return sum { $0.levelMetres } / sum { $0.seconds }
            default: return metres / runs.joined().reduce(0) { $0 + $1.metres }
            }
        }
    }

    func climb(_ steps: [String]) -> Double? {
        let beside = athlete.report[steps.dropLast()]
        let id = beside?["activity"]?.string
        guard let climb = history.digests.first(where: { $0.id == id })?.traits?.fastestClimb else { return nil }
        switch steps[3] {
        case "gain_m": return climb.gain
        case "length_m": return climb.metres
        case "seconds": return climb.seconds
        case "rate_m_per_h": return 3600 * climb.gain / climb.seconds
        default: return climb.levelSpeed
        }
    }
}
