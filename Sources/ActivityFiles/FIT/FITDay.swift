import Measures

/// Data that a watch records outside of activities: heart rates, counters of steps, metres and energy, respiratory rates.
///
/// A file is closed at every synchronisation, so a day spans several files. The meaning of messages comes from the profile of the FIT SDK.
/// GarminDB (github.com/tcgoetz/GarminDB) is the source for counters: each type of activity has its own, starting at midnight, and those of
/// a day end with the message of the following midnight. It adds up the largest value of each.
struct FITDay {
    /// One value of a counter that grows over the day.
    struct Counter {
        enum Kind: UInt8, CaseIterable { case steps, metresOnFoot, metresCycled, metresSwum, kilocalories }

        var kind: Kind
        var time: UInt32
        /// The counted type of activity, by its number in the profile.
        var activity: UInt8
        var value: Double
    }

    private(set) var heartRates: [(time: UInt32, value: Double)] = []
    private(set) var counters: [Counter] = []
    /// Resting heart rate of the day. The weekly mean in the same message is not a measurement.
    private(set) var restingHeartRates: [(time: UInt32, value: Double)] = []
    /// Breaths per minute.
    private(set) var breaths: [(time: UInt32, value: Double)] = []
    /// Local time ahead of UTC in seconds, by time, ascending in the file.
    private(set) var clocks: [(time: UInt32, ahead: Int)] = []
    /// Unused messages by type.
    private(set) var leftOut = Counts<FITMessageNumber>()
    /// Number of monitoring messages without a time.
    private(set) var timeless = 0
    /// Number of readings beyond `limit`.
    private(set) var surplus = 0
    /// The last full time of a monitoring message, which shorter ones extend.
    private var clock: UInt32?

    /// A week of minute readings of several kinds: more than a watch puts into one file.
    static let limit = 60_000
    /// Limit of clock messages; a genuine file has one or two.
    static let clockLimit = 200

    private var count: Int { heartRates.count + counters.count + restingHeartRates.count + breaths.count }

    private mutating func hasRoom() -> Bool {
        if count < FITDay.limit { return true }
        surplus += 1
        return false
    }

    mutating func takeMonitoring(_ fields: borrowing FITFields, time: UInt32?) {
        typealias Monitoring = FITProfile.Monitoring
        let low = fields.code(Monitoring.timestamp16)
        if let time {
            clock = time
        } else if let low, (0...0xFFFF).contains(low), let base = clock {
            // The lower half of a timestamp, which continues from the last full one (FIT SDK, "timestamp_16").
            clock = base &+ UInt32(UInt16(truncatingIfNeeded: low) &- UInt16(truncatingIfNeeded: base))
        }
        guard let now = clock, time != nil || low != nil, now >= FITActivity.firstDate else {
            timeless += 1
            return
        }
        if let rate = fields.value(Monitoring.heartRate, in: 20...250), hasRoom() { heartRates.append((now, rate)) }
        if let activity = fields.code(Monitoring.activityType) { takeCounters(fields, activity, now) }
    }

    private mutating func takeCounters(_ fields: borrowing FITFields, _ activity: Int, _ time: UInt32) {
        typealias Monitoring = FITProfile.Monitoring
        guard let activity = UInt8(exactly: activity) else { return }
        let metres: Counter.Kind? =
            switch activity {
            case 1, 6: .metresOnFoot  // running, walking
            case 2: .metresCycled
            case 5: .metresSwum
            default: nil
            }
        // For running and walking, the cycles are steps.
        if metres == .metresOnFoot, let steps = fields.value(Monitoring.cycles, in: 0...300_000), hasRoom() {
            counters.append(Counter(kind: .steps, time: time, activity: activity, value: steps))
        }
        if let metres, let distance = fields.value(Monitoring.distance, in: 0...2_000_000), hasRoom() {
            counters.append(Counter(kind: metres, time: time, activity: activity, value: distance))
        }
        if activity < 254, let energy = fields.value(Monitoring.activeCalories, in: 0...30_000), hasRoom() {
            counters.append(Counter(kind: .kilocalories, time: time, activity: activity, value: energy))
        }
    }

    mutating func takeRestingHeartRate(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate,
            let rate = fields.value(FITProfile.MonitoringHrData.currentDayRestingHeartRate, in: 20...150), hasRoom()
        else { return }
        restingHeartRates.append((time, rate))
    }

    /// Negative values are codes for a missing value.
    mutating func takeBreaths(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate,
            let rate = fields.value(FITProfile.RespirationRate.respirationRate, in: 3...70), hasRoom()
        else { return }
        breaths.append((time, rate))
    }

    /// Stores a moment that the file states both in UTC and in local time.
    mutating func takeClock(local: UInt32?, time: UInt32?) {
        guard let time, let ahead = FITDay.ahead(local: local, time: time), clocks.count < FITDay.clockLimit else { return }
        clocks.append((time, ahead))
    }

    /// Returns the seconds that local time was ahead of UTC; device clocks are off by seconds.
    static func ahead(local: UInt32?, time: UInt32) -> Int? {
        guard let local else { return nil }
        return LocalOffset(nearest: Double(local) - Double(time), tolerance: 60)?.secondsAheadOfUTC
    }

    mutating func leaveOut(_ message: FITMessageNumber) { leftOut.add(message) }

    /// Returns how far local time was ahead of UTC: the last statement of the file before a moment, else its first; nil without any.
    func ahead(at time: UInt32) -> Int? {
        var known = clocks.first?.ahead
        for clock in clocks where clock.time <= time { known = clock.ahead }
        return known
    }
}
