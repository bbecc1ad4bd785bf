import Measures
public import Training

extension Recording {
    /// Whether the device's clock may have been set. Dates before 1980 or after 2100 are implausible, and a FIT time before July 1998
    /// counts from when the device was switched on.
    ///
    /// An activity with an implausible date stays in the list, but no model and no sum uses it.
    public var isDated: Bool {
        let second = start.secondsSince1970
        guard second >= 315_532_800, second < 4_102_444_800 else { return false }
        return source.origin != .fit || second >= Recording.firstFITDate
    }

    /// 1989-12-31 plus 0x10000000 seconds. FIT times below it are no dates.
    private static let firstFITDate = 631_065_600.0 + 268_435_456
}
