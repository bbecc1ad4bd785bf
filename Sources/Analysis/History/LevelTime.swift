/// Time of an effort on hills, converted to level ground.
///
/// Formula: t · v / v_GAP, kept within 0.8…1.25; only with at least 10 m of ascent or descent per kilometre.
/// Units: seconds and metres.
/// Source: grade-adjusted pace; the exception for lower hills is ours, because altitude noise has this size.
/// Grade: own definition.
enum LevelTime {
    /// Metres up or down per metre of distance.
    static let leastHills = 0.01

    static func isHilly(metres: Double, hills: Double) -> Bool { hills >= leastHills * metres }

    /// Returns level time over measured time.
    /// - Parameters:
    ///   - metres: distance, or speed, as measured.
    ///   - adjusted: the same at equal effort on level ground.
    static func factor(metres: Double, adjusted: Double) -> Double {
        guard adjusted > 0, metres > 0 else { return 1 }
        return min(1.25, max(0.8, metres / adjusted))
    }
}

extension SessionTrack {
    /// Returns level seconds between two moments; nil without altitudes, and if its hills are too low to matter.
    func levelSeconds(from start: Double, to end: Double) -> Double? {
        guard let grades, !speeds.isEmpty, start >= 0, end > start, end <= Double(min(count, speeds.count)) else { return nil }
        var (metres, adjusted, up, down) = (0.0, 0.0, 0.0, 0.0)
        for second in Int(start)..<Int(end.rounded(.up)) where second < grades.count && second < speeds.count {
            metres += speeds[second]
            adjusted += speeds[second] * effortFactor(second)
            let step = speeds[second] * grades[second]
            if step > 0 { up += step } else { down -= step }
        }
        guard LevelTime.isHilly(metres: metres, hills: max(up, down)) else { return nil }
        return (end - start) * LevelTime.factor(metres: metres, adjusted: adjusted)
    }
}
