/// The load of one session with its method, on a scale with 100 for an hour at threshold.
///
/// Formula: the first method of the ladder that applies.
/// Units: load (100 is an hour at threshold).
/// Source: our own order.
/// Grade: own definition.
public struct SessionLoad: Equatable, Sendable {
    public static let card = ModelCard(
        id: "session_load", name: "Load of a session", alsoKnownAs: ["training load", "TSS"],
        formula:
            "the first that applies: 1. power, measured outdoors (positions, or a file that says so) or on a calibrated trainer, with a threshold power; 2. grade-adjusted pace "
            + "of an outdoor run; 3. heart rate, by samples, or by the mean of a summary without samples; 4. power of another trainer; "
            + "5. perceived effort; 6. duration",
        units: "load",
        source:
            "our own order. Power comes first because it is the work itself, on the second and whatever the heat (A. "
            + "Coggan, Training and Racing with a Power Meter, 2006). Pace is work with the wind and the ground left out. "
            + "Heart rate answers late and drifts with heat and fatigue. An uncalibrated trainer can be off by a tenth; a "
            + "rating is one number for all (C. Foster et al., J Strength Cond Res 15:109, 2001); duration knows no "
            + "intensity",
        grade: .ownDefinition,
        limits:
            "All methods share one scale, and none is mixed within a session. ± 10 % from power and pace, ± 15 % from heart rate, "
            + "± 25 % from perceived effort and duration, as 80 % bounds. A mean heart rate counts intervals too low. "
            + "A run before the first known threshold takes the next one that is known within {days} days and without a break of running.",
        constants: [CardConstant("days", EffortRecord.window)])

    public var value: Double
    public var method: Method

    public init(value: Double, method: Method) {
        self.value = value
        self.method = method
    }

    /// Method of a load. The raw values are stored.
    public enum Method: String, CaseIterable, Sendable {
        case gradeAdjustedPace = "rtss"
        case heartRate = "hrtss"
        case power
        case perceivedEffort = "srpe"
        case duration
    }

    /// Methods in order of preference, if power was measured outdoors or on a calibrated trainer.
    static let ladder: [Method] = [.power, .gradeAdjustedPace, .heartRate, .perceivedEffort, .duration]
    /// Methods in order of preference, if the power is not known to be accurate.
    static let ladderWithoutMeasuredPower: [Method] = [.gradeAdjustedPace, .heartRate, .power, .perceivedEffort, .duration]
}

extension SessionLoad.Method {
    /// Half of the 80 % interval of one session's load as a share of it.
    var relativeError: Double {
        switch self {
        case .power, .gradeAdjustedPace: 0.10
        case .heartRate: 0.15
        case .perceivedEffort, .duration: 0.25
        }
    }
}
