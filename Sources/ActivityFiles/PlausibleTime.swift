/// Plausible times of measurements, in seconds since 1970.
enum PlausibleTime {
    /// 1980, before satellite receivers, to 2100. Clocks that were never set write 1901, 1970 or 2106.
    static let ofReceivers = 315_532_800.0..<end
    /// 1900, before the birth of any user, to 2100: a user may enter a weight of 1965.
    static let ofPeople = -2_208_988_800.0..<end

    /// 17 July 1995, when the satellites were declared fully operational (U.S. Air Force Space Command). Earlier starts in a device's file
    /// come from a clock that was never set.
    static let firstRecorders = 805_939_200.0

    private static let end = 4_102_444_800.0

    /// Origins of clocks that were never set: Unix (1970-01-01), GPS (1980-01-06) and FIT (1989-12-31).
    private static let epochs = [0.0, 315_964_800, 631_065_600]

    /// Whether a moment lies within two days of such an origin, which a manual entry of an old run is unlikely to mean.
    static func isClockEpoch(_ second: Double) -> Bool {
        for epoch in epochs where second >= epoch - 86_400 && second < epoch + 2 * 86_400 { return true }
        return false
    }
}
