/// Bounds of the load ratio, acute over chronic load. They are conventions of the field, not findings. The zones, the class of the load
/// change, the training trend, the plan, the zone bar and the model cards use these and no others.
public enum LoadRatioBounds {
    /// Below it, training is less than usual.
    public static let low = 0.8
    /// From it on, the load is above usual.
    public static let elevated = 1.3
    /// Above it, the load is well above usual.
    public static let high = 1.5
    /// From it on, the change of the load alone is called very high.
    public static let veryHigh = 2.0
    /// The highest ratio with which a planned week may end.
    public static let planned = 1.25

    /// Where the zones after the first begin, in the order of `LoadZone`.
    public static let zones = [low, elevated, high]

    /// Returns the highest load of the next seven days after which the coupled ratio is at most `planned`.
    /// - Parameter loads: loads by day until the day before them, oldest first.
    static func mostLoad(after loads: [Double]) -> Double {
        let kept = loads.suffix(LoadRatio.chronicDays).dropFirst(LoadRatio.acuteDays).reduce(0, +)
        return planned * kept / (Double(LoadRatio.weeks) - planned)
    }
}
