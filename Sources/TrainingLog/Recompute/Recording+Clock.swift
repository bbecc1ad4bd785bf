import Measures
public import Training

extension Recording {
    /// Whether the device's clock can have been set: nobody recorded anything before 1980 or after 2100, and a FIT file dated before
    /// July 1998 counts from when its device was switched on.
    ///
    /// An activity with a date that cannot be right stays in the list, and no model and no sum counts it.
    public var isDated: Bool {
        let second = start.secondsSince1970
        guard second >= 315_532_800, second < 4_102_444_800 else { return false }
        return source.origin != .fit || second >= Recording.firstFITDate
    }

    /// 1989-12-31 and 0x10000000 seconds, below which FIT's times are no dates.
    private static let firstFITDate = 631_065_600.0 + 268_435_456
}
