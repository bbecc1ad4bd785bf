public import Measures
public import Training

/// One recorded session, for `writeFIT(_:)`: when it took place, and what a heart-rate sensor measured.
///
/// Timestamps of FIT are whole seconds. The writer puts each moment into the second that contains it, and computes all durations from these
/// seconds, so that the parts of a file agree. Samples, beats and pauses may have any order.
public struct FITSession: Equatable, Sendable {
    public var start: Moment
    public var end: Moment
    /// Local time ahead of UTC while recording; nil if unknown. The writer leaves out offsets beyond those of Earth, −12…+14 hours.
    public var offset: LocalOffset?
    public var sport: Sport
    /// The writer leaves out samples outside of the session or of `FITSession.plausibleHeartRates`. Of several samples in one second it
    /// writes the newest.
    public var heartRates: [HeartRateSample]
    /// The writer leaves out intervals outside of the session or of `FITSession.plausibleBeats`.
    public var beats: [BeatInterval]
    /// Periods with a stopped timer. The writer limits them to the session, joins those that touch or overlap, and leaves out those within one
    /// second. A pause may last until the end of the session.
    public var pauses: [Pause]
    /// Energy above rest; nil if unknown. The writer rounds it to kilocalories and leaves it out beyond 0…65,534 kcal, the field's range.
    public var activeEnergy: Energy?
    /// Version of the recording software, a number of its own choice; nil leaves it out.
    public var softwareVersion: UInt16?

    /// Beats per minute that a record can state. Sensors send 0 without contact, and 255 is the field's invalid value.
    public static let plausibleHeartRates = 1...254

    /// Milliseconds of an interval between beats; ten seconds and more are a gap in the signal.
    public static let plausibleBeats = 1...9_999

    public init(
        start: Moment, end: Moment, offset: LocalOffset? = nil, sport: Sport, heartRates: [HeartRateSample] = [],
        beats: [BeatInterval] = [], pauses: [Pause] = [], activeEnergy: Energy? = nil, softwareVersion: UInt16? = nil
    ) {
        self.start = start
        self.end = end
        self.offset = offset
        self.sport = sport
        self.heartRates = heartRates
        self.beats = beats
        self.pauses = pauses
        self.activeEnergy = activeEnergy
        self.softwareVersion = softwareVersion
    }

    /// One value of the sensor.
    public struct HeartRateSample: Equatable, Sendable {
        public var time: Moment
        public var beatsPerMinute: Int

        public init(time: Moment, beatsPerMinute: Int) {
            self.time = time
            self.beatsPerMinute = beatsPerMinute
        }
    }

    /// The time between two heart beats (RR interval).
    public struct BeatInterval: Equatable, Sendable {
        /// When the interval arrived. Several intervals may arrive together; the array has their order.
        public var time: Moment
        public var milliseconds: Int

        public init(time: Moment, milliseconds: Int) {
            self.time = time
            self.milliseconds = milliseconds
        }
    }

    /// A period with a stopped timer.
    public struct Pause: Equatable, Sendable {
        public var start: Moment
        public var end: Moment

        public init(start: Moment, end: Moment) {
            self.start = start
            self.end = end
        }
    }
}
