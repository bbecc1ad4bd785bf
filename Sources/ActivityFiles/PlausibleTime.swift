/// Between which moments things can have been measured, in seconds since 1970.
enum PlausibleTime {
    /// 1980, before which nobody carried a receiver, to 2100. Clocks that were never set write 1901, 1970 or 2106.
    static let ofReceivers = 315_532_800.0..<end
    /// 1900, before which nobody was born whose history this is, to 2100: a person may have written down a weight of 1965.
    static let ofPeople = -2_208_988_800.0..<end

    private static let end = 4_102_444_800.0
}
