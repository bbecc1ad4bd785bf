import Measures

/// Weight of an observation by age.
enum EvidenceAge {
    /// Returns 0.5^(days / half-life).
    static func weight(days: Int, halfLife: Double) -> Double {
        Double.pow(0.5, Double(max(0, days)) / halfLife)
    }
}
