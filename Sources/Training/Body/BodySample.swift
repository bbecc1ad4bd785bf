public import Measures

/// One measurement of the body that is not part of a recording: a resting heart rate, a night's sleep, a weight.
public struct BodySample: Hashable, Sendable {
    public var kind: BodySampleKind
    public var start: Moment
    /// The same as `start` for a moment's measurement.
    public var end: Moment
    public var offset: LocalOffset?
    /// In the kind's unit. For a sleep stage: the minutes it lasted.
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

/// What was measured and in which unit. The raw values are stored: never rename, only add.
public enum BodySampleKind: String, CaseIterable, Sendable {
    /// Beats per minute.
    case restingHeartRate = "resting_heart_rate"
    /// Milliseconds; the standard deviation of beat intervals. Never mixed with `rmssd`.
    case sdnn = "hrv_sdnn"
    /// Milliseconds; root mean square of successive differences. Never mixed with `sdnn`.
    case rmssd = "hrv_rmssd"
    /// Milliseconds; the rMSSD that the phone's own health store computed (iOS 27, "Recovery HRV"). On another scale than `rmssd` from
    /// the beats, and never mixed with it or with `sdnn`.
    case recoveryRMSSD = "hrv_rmssd_recovery"
    /// Millilitres per kilogram and minute, as a device estimated it.
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
    /// 1 unspecified, 2 light, 3 medium, 4 heavy: a day of a period.
    case menstrualFlow = "menstrual_flow"
    // What the owner told their phone, dated when the phone wrote it down.
    /// A calendar year.
    case birthYear = "birth_year"
    /// As ISO/IEC 5218 numbers them: 1 male, 2 female.
    case sex = "sex"
    /// 1 where a medication is taken that slows the heart, 0 where none is.
    case heartMedication = "heart_medication"

    /// Whether it measures successive differences of beats.
    public var isRMSSD: Bool { self == .rmssd || self == .recoveryRMSSD }

    /// Whether it says something of the person rather than of a day.
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
