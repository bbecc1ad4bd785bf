/// Plausible amounts of an activity, a lap or a point, in our units. A value beyond them is damage rather than exaggeration: it is omitted
/// and counted, never changed.
enum PlausibleAmounts {
    /// Seconds in a month; longer than any recording on one charge.
    static let seconds = 0.0...2_678_400
    /// Metres of a path, or of all climbs.
    static let metres = 0.0...10_000_000
    /// Metres of one recording. The longest bicycle race without stages (Race Across America) is about 4,900 km.
    static let distances = 0.0...6_000_000
    /// Metres per second on average over a recording: faster than any sport without an engine. The hour record for bicycles, in a
    /// streamlined shell, is 92 km.
    static let meanSpeeds = 0.0...40
    static let kilocalories = 0.0...1_000_000
    /// Beats per minute. Devices write zero for a missing value.
    static let heartRates = 1.0...300
    static let altitudes = -1_000.0...20_000
    /// Metres per second.
    static let speeds = 0.0...150
    /// Possible error of a position in metres.
    static let accuracies = 0.0...100_000
    /// Degrees Celsius.
    static let temperatures = -60.0...85
    static let percentages = 0.0...100
    /// Minutes of one sleep stage.
    static let stages = 0.0...1_440
}
