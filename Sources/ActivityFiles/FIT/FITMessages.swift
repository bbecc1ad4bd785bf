/// A session: the device's own summary of one sport.
struct FITSession {
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

    init(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Session = FITProfile.Session
        start = fields.time(Session.startTime)
        end = time
        sport = fields.code(Session.sport)
        subSport = fields.code(Session.subSport)
        elapsed = fields.value(Session.totalElapsedTime)
        timer = fields.value(Session.totalTimerTime)
        distance = fields.value(Session.totalDistance)
        calories = fields.value(Session.totalCalories)
        metabolicCalories = fields.value(Session.metabolicCalories)
        meanHeartRate = fields.value(Session.avgHeartRate)
        maximumHeartRate = fields.value(Session.maxHeartRate)
        ascent = fields.value(Session.totalAscent)
        descent = fields.value(Session.totalDescent)
        perceivedEffort = fields.value(Session.workoutRpe)
        poolLength = fields.value(Session.poolLength)
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
        elapsed = fields.value(Lap.totalElapsedTime)
        timer = fields.value(Lap.totalTimerTime)
        distance = fields.value(Lap.totalDistance)
        meanHeartRate = fields.value(Lap.avgHeartRate)
        maximumHeartRate = fields.value(Lap.maxHeartRate)
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
    /// Swum, not rested.
    var isActive: Bool

    init(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Length = FITProfile.Length
        start = fields.time(Length.startTime)
        end = time
        elapsed = fields.value(Length.totalElapsedTime)
        speed = fields.value(Length.avgSpeed)
        cadence = fields.value(Length.avgSwimmingCadence)
        isActive = fields.code(Length.lengthType) == 1
    }

    /// When it was over.
    var finish: Double? {
        if let start, let elapsed { return Double(start) + elapsed }
        return end.map { Double($0) }
    }
}

/// The timer started or stopped.
struct FITTimerEvent {
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
