import Measures

/// How much an observation still says.
enum EvidenceAge {
    /// 0.5^(days / half-life).
    static func weight(days: Int, halfLife: Double) -> Double {
        Double.pow(0.5, Double(max(0, days)) / halfLife)
    }
}
