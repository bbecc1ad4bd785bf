/// What an effort on hills would have taken on the level.
///
/// Formula: t · v / v_GAP, kept within 0.8…1.25; only where the climb or the fall is 10 m a kilometre and more.
/// Units: seconds and metres.
/// Source: grade-adjusted pace; that lower hills are left alone is ours, because altitudes tremble by as much.
/// Grade: own definition.
enum LevelTime {
    /// Metres up or down for each metre of way.
    static let leastHills = 0.01

    static func isHilly(metres: Double, hills: Double) -> Bool { hills >= leastHills * metres }

    /// Level time over measured time.
    /// - Parameters:
    ///   - metres: as run, or the speed.
    ///   - adjusted: the same for equal effort on the level.
    static func factor(metres: Double, adjusted: Double) -> Double {
        guard adjusted > 0, metres > 0 else { return 1 }
        return min(1.25, max(0.8, metres / adjusted))
    }
}

extension SessionTrack {
    /// Level seconds of the stretch between two moments; nil without altitudes, and where its hills are too low to matter.
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
