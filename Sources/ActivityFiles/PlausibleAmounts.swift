/// What an activity, a lap or a point of one can amount to, in our units. Beyond these stands no exaggeration but damage: such a
/// value is left out and counted, never bent into range.
enum PlausibleAmounts {
    /// A month of seconds; longer than any recording between two charges.
    static let seconds = 0.0...2_678_400
    /// Metres of a way, or of all climbs.
    static let metres = 0.0...10_000_000
    /// Metres of one recording. The longest bicycle race without stages (Race Across America) is about 4,900 km.
    static let distances = 0.0...6_000_000
    /// Metres per second on average over a recording: faster than any sport without an engine (the record for an hour by bicycle, in a
    /// streamlined shell, is 92 km).
    static let meanSpeeds = 0.0...40
    static let kilocalories = 0.0...1_000_000
    /// Beats per minute. Zero is how devices write that there were none.
    static let heartRates = 1.0...300
    static let altitudes = -1_000.0...20_000
    /// Metres per second.
    static let speeds = 0.0...150
    /// Metres that a position may be off.
    static let accuracies = 0.0...100_000
    /// Degrees Celsius.
    static let temperatures = -60.0...85
    static let percentages = 0.0...100
    /// Minutes of one stage of a night.
    static let stages = 0.0...1_440
}
