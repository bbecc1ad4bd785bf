import Measures

/// A session: the device's summary of one sport.
struct FITSessionSummary {
    var start: UInt32?
    var end: UInt32?
    var sport: Int?
    var subSport: Int?
    var elapsed: Double?
    var timer: Double?
    var distance: Double?
    var calories: Double?
    var metabolicCalories: Double?
    var meanHeartRate: Double?
    var maximumHeartRate: Double?
    var ascent: Double?
    var descent: Double?
    var perceivedEffort: Double?
    var poolLength: Double?

    // Range of the profile's types.
    static let seconds = 0...4_294_967.295
    static let metres = 0...42_949_672.95
    static let amount = 0...65_534.0

    init(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Session = FITProfile.Session
        start = fields.time(Session.startTime)
        end = time
        sport = fields.code(Session.sport)
        subSport = fields.code(Session.subSport)
        elapsed = fields.value(Session.totalElapsedTime, in: FITSessionSummary.seconds)
        timer = fields.value(Session.totalTimerTime, in: FITSessionSummary.seconds)
        distance = fields.value(Session.totalDistance, in: FITSessionSummary.metres)
        calories = fields.value(Session.totalCalories, in: FITSessionSummary.amount)
        metabolicCalories = fields.value(Session.metabolicCalories, in: FITSessionSummary.amount)
        meanHeartRate = fields.value(Session.avgHeartRate, in: HeartRate.ofSummaries)
        maximumHeartRate = fields.value(Session.maxHeartRate, in: HeartRate.ofSummaries)
        ascent = fields.value(Session.totalAscent, in: FITSessionSummary.amount)
        descent = fields.value(Session.totalDescent, in: FITSessionSummary.amount)
        perceivedEffort = fields.value(Session.workoutRpe, in: 0...10)
        poolLength = fields.value(Session.poolLength, in: 0...1000)
    }
}

/// A lap.
struct FITLap {
    var start: UInt32?
    var end: UInt32?
    var elapsed: Double?
    var timer: Double?
    var distance: Double?
    var meanHeartRate: Double?
    var maximumHeartRate: Double?
    var sport: Int?
    var subSport: Int?

    init(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Lap = FITProfile.Lap
        start = fields.time(Lap.startTime)
        end = time
        elapsed = fields.value(Lap.totalElapsedTime, in: FITSessionSummary.seconds)
        timer = fields.value(Lap.totalTimerTime, in: FITSessionSummary.seconds)
        distance = fields.value(Lap.totalDistance, in: FITSessionSummary.metres)
        meanHeartRate = fields.value(Lap.avgHeartRate, in: HeartRate.ofSummaries)
        maximumHeartRate = fields.value(Lap.maxHeartRate, in: HeartRate.ofSummaries)
        sport = fields.code(Lap.sport)
        subSport = fields.code(Lap.subSport)
    }
}

/// One length of a pool.
struct FITLength {
    var start: UInt32?
    var end: UInt32?
    var elapsed: Double?
    var speed: Double?
    var cadence: Double?
    /// Whether the length was swum rather than rested.
    var isActive: Bool

    init(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Length = FITProfile.Length
        start = fields.time(Length.startTime)
        end = time
        elapsed = fields.value(Length.totalElapsedTime, in: FITSessionSummary.seconds)
        speed = fields.value(Length.avgSpeed, in: 0...65)
        cadence = fields.value(Length.avgSwimmingCadence, in: 0...254)
        isActive = fields.code(Length.lengthType) == 1
    }

    /// End of the length.
    var finish: Double? {
        if let start, let elapsed { return Double(start) + elapsed }
        return end.map { Double($0) }
    }
}

/// A start or stop of the timer.
struct FITTimerEvent {
    /// The number of a calibration event of a power meter or trainer (FIT profile, type `event`).
    static let calibration = 36

    var time: UInt32
    var isStart: Bool

    /// Nil for any other event.
    init?(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, fields.code(FITProfile.Event.event) == 0, let type = fields.code(FITProfile.Event.eventType) else {
            return nil
        }
        switch type {
        case 0: isStart = true
        case 1, 4, 8, 9: isStart = false  // stop, stop all, stop disable, stop disable all
        default: return nil
        }
        self.time = time
    }
}
