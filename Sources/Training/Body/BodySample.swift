public import Measures

/// One measurement of the body that is not part of a recording: a resting heart rate, a night's sleep, a weight.
public struct BodySample: Hashable, Sendable {
    public var kind: BodySampleKind
    public var start: Moment
    /// Equal to `start` for a momentary measurement.
    public var end: Moment
    public var offset: LocalOffset?
    /// In the kind's unit. For a sleep stage: its duration in minutes.
    public var value: Double
    public var source: Source

    public init(kind: BodySampleKind, start: Moment, end: Moment, offset: LocalOffset?, value: Double, source: Source) {
        self.kind = kind
        self.start = start
        self.end = end
        self.offset = offset
        self.value = value
        self.source = source
    }
}

/// The measured quantity and its unit. The raw values are stored: never rename, only add.
public enum BodySampleKind: String, CaseIterable, Sendable {
    /// Beats per minute.
    case restingHeartRate = "resting_heart_rate"
    /// Milliseconds; the standard deviation of beat intervals. Never mixed with `rmssd`.
    case sdnn = "hrv_sdnn"
    /// Milliseconds; root mean square of successive differences. Never mixed with `sdnn`.
    case rmssd = "hrv_rmssd"
    /// Milliseconds; RMSSD as computed by the phone's health store (iOS 27, "Recovery HRV"). Its scale differs from `rmssd`, which comes
    /// from beats. Never mixed with `rmssd` or `sdnn`.
    case recoveryRMSSD = "hrv_rmssd_recovery"
    /// Millilitres per kilogram and minute, estimated by a device.
    case oxygenUptake = "device_vo2max"
    /// Breaths per minute.
    case respiratoryRate = "respiratory_rate"
    /// Kilograms.
    case bodyMass = "body_mass"
    /// Metres.
    case height = "height"
    /// Minutes.
    case inBed = "sleep_in_bed"
    case awake = "sleep_awake"
    case asleep = "sleep_unspecified"
    case asleepCore = "sleep_core"
    case asleepDeep = "sleep_deep"
    case asleepREM = "sleep_rem"
    /// 1 unspecified, 2 light, 3 medium, 4 heavy: a day of menstruation.
    case menstrualFlow = "menstrual_flow"
    // Facts that the owner entered on the phone, dated at the time of entry.
    /// A calendar year.
    case birthYear = "birth_year"
    /// ISO/IEC 5218 code: 1 male, 2 female.
    case sex = "sex"
    /// 1 if the owner takes medication that lowers heart rate, else 0.
    case heartMedication = "heart_medication"

    /// Whether the value is a root mean square of successive differences.
    public var isRMSSD: Bool { self == .rmssd || self == .recoveryRMSSD }

    /// Whether the value describes the person rather than a day.
    public var isOfOwner: Bool {
        switch self {
        case .birthYear, .sex, .heartMedication: true
        default: false
        }
    }

    public var isSleep: Bool {
        switch self {
        case .inBed, .awake, .asleep, .asleepCore, .asleepDeep, .asleepREM: true
        default: false
        }
    }
}
