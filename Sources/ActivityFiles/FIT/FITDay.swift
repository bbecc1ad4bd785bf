import Measures

/// What a watch writes all day long outside of activities: heart rates, counters of steps, metres and energy, breaths.
///
/// Such files are closed whenever the watch is synchronised, so that a day lies in several of them. Which message means what:
/// the profile of the FIT SDK; that counters run for each type of activity by itself, from midnight on, and that those of a day
/// end with the message of the midnight after it: GarminDB (github.com/tcgoetz/GarminDB), which adds up the greatest of each.
struct FITDay {
    /// One value of a counter that grows through the day.
    struct Counter {
        enum Kind: UInt8, CaseIterable { case steps, metresOnFoot, metresCycled, metresSwum, kilocalories }

        var kind: Kind
        var time: UInt32
        /// The type of activity that it counts, by the profile's number.
        var activity: UInt8
        var value: Double
    }

    private(set) var heartRates: [(time: UInt32, value: Double)] = []
    private(set) var counters: [Counter] = []
    /// Of the day alone; the mean of a week, which stands beside it, was never measured.
    private(set) var restingHeartRates: [(time: UInt32, value: Double)] = []
    /// Breaths per minute.
    private(set) var breaths: [(time: UInt32, value: Double)] = []
    /// When the wall clock was how many seconds ahead of UTC, ascending as the file tells it.
    private(set) var clocks: [(time: UInt32, ahead: Int)] = []
    /// Messages that nothing is made of, by what they are.
    private(set) var leftOut = Counts<FITMessageNumber>()
    /// Monitoring messages that nothing dates.
    private(set) var timeless = 0
    /// Readings beyond `limit`.
    private(set) var surplus = 0
    /// The last full time of a monitoring message: shorter ones count on from it.
    private var clock: UInt32?

    /// A week of readings, a minute each, of several kinds: more than a watch puts into one file.
    static let limit = 60_000
    /// A file tells its clock once or twice.
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
            // The lower half of a timestamp, counted on from the last full one (FIT SDK, "timestamp_16").
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
        // Running and walking count steps where the others count cycles.
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

    /// Codes for why there is no value lie below zero.
    mutating func takeBreaths(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate,
            let rate = fields.value(FITProfile.RespirationRate.respirationRate, in: 3...70), hasRoom()
        else { return }
        breaths.append((time, rate))
    }

    /// A moment that is told in UTC and by the wall clock.
    mutating func takeClock(local: UInt32?, time: UInt32?) {
        guard let time, let ahead = FITDay.ahead(local: local, time: time), clocks.count < FITDay.clockLimit else { return }
        clocks.append((time, ahead))
    }

    /// Seconds that a wall clock was ahead; clocks of devices are off by seconds.
    static func ahead(local: UInt32?, time: UInt32) -> Int? {
        guard let local else { return nil }
        return LocalOffset(nearest: Double(local) - Double(time), tolerance: 60)?.secondsAheadOfUTC
    }

    mutating func leaveOut(_ message: FITMessageNumber) { leftOut.add(message) }

    /// How far ahead of UTC the wall clock was, as the file last told it before a moment, or as it first tells it; nil where it
    /// never does.
    func ahead(at time: UInt32) -> Int? {
        var known = clocks.first?.ahead
        for clock in clocks where clock.time <= time { known = clock.ahead }
        return known
    }
}
