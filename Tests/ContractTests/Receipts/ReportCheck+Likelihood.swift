import Analysis
import Contract

extension ReportCheck {
    /// From the score and the width of its interval alone.
    func likelihood(_ band: String) -> Double? {
        guard let estimate = athlete.figure("recovery"), let interval = estimate.interval else { return nil }
        let middle = quantile(estimate.value / 100)
        let deviation = (quantile(interval.high / 100) - middle) / NormalDistribution.halfWidth80
        func share(below score: Double) -> Double { NormalDistribution.share(below: (quantile(score) - middle) / deviation) }
        switch band {
        case "green": return 1 - share(below: 0.665)
        case "red": return share(below: 0.335)
        default: return share(below: 0.665) - share(below: 0.335)
        }
    }

    /// Φ⁻¹ by halving.
    private func quantile(_ share: Double) -> Double {
        var low = -8.0
        var high = 8.0
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if NormalDistribution.share(below: middle) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
