/// Oxygen uptake estimated by a device: the mean of its last three values, separate from Hearth's own.
///
/// Formula: mean of at most three values within 60 days; from 64.5 the device's scale ends.
/// Units: ml/kg/min.
/// Source: Apple's vo2Max and similar values of other vendors; error by R. Lambe et al., PLOS ONE 20(5):e0323741 (2025).
/// Grade: useful.
public enum DeviceUptake {
    public static let card = ModelCard(
        id: "device_vo2max", name: "Oxygen uptake by the device", alsoKnownAs: ["Apple VO₂ max", "cardio fitness"],
        formula:
            "mean of the last three values of 60 days, each 15 to 85, as the device states it; 80 % interval mean + 6.07 ± 1.2816 · 6.2",
        units: "ml/kg/min",
        source:
            "the device's own estimate; against treadmill gas analysis it reads 6.07 too low, limits of agreement −6.11 to 18.26, so that "
            + "the standard deviation is (18.26 + 6.11)/(2 · 1.96) = 6.2: R. Lambe et al., PLOS ONE 20(5):e0323741 (2025), 30 people",
        grade: .useful,
        limits:
            "The error was measured on Apple Watch and is used for every maker's value. The vendor's formula is "
            + "unpublished and its scale ends at 65: from 64.5 on a value means that or more, and a mean with one such "
            + "value in it is at least so high: without an interval and of little quality. Of little quality too where the "
            + "phone lists a medication that slows the heart. Never averaged with race results."
    )

    public static let days = 60
    /// Bias of devices against gas analysis in ml/kg/min, and the standard deviation of their errors.
    public static let bias = -6.07
    public static let deviation = 6.2
    /// ml/kg/min from which a value is a lower bound only.
    public static let endOfScale = 64.5
    /// Quality of a value at the end of the scale, or with a heart rate lowered by medication.
    static let doubtfulQuality = 0.3
}
