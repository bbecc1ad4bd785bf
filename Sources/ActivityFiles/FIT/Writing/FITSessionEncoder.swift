import Measures
import Training

/// Encodes the messages of one session.
struct FITSessionEncoder {
    private let session: FITSession
    private let timeline: FITTimeline
    private let sport: FITSportCode
    private var writer: FITWriter

    /// Local message types, each defined once.
    private enum Local {
        static let fileId: UInt8 = 0
        static let fileCreator: UInt8 = 1
        static let sport: UInt8 = 2
        static let event: UInt8 = 3
        static let record: UInt8 = 4
        /// A record without a heart rate, which gives the following beats their time.
        static let time: UInt8 = 5
        static let beats: UInt8 = 6
        static let lap: UInt8 = 7
        static let session: UInt8 = 8
        static let activity: UInt8 = 9
    }

    /// Numbers of the profile's types `file`, `manufacturer`, `event`, `event_type`, `lap_trigger`, `session_trigger` and `activity`.
    private enum Code {
        static let activityFile: UInt32 = 4
        static let development: UInt32 = 255
        static let timer: UInt8 = 0
        static let session: UInt32 = 8
        static let lap: UInt32 = 9
        static let activity: UInt32 = 26
        static let start: UInt8 = 0
        static let stop: UInt8 = 1
        static let stopAll: UInt8 = 4
        static let sessionEnd: UInt32 = 7
        static let activityEnd: UInt32 = 0
        static let manual: UInt32 = 0
    }

    /// Intervals of one message. Those without a value contain the invalid value of the type.
    private static let beatsPerMessage = 5
    private static let noBeat: UInt16 = 0xFFFF

    init(_ session: FITSession, _ timeline: FITTimeline) {
        self.session = session
        self.timeline = timeline
        sport = FITSport.code(session.sport)
        // Usual sizes: a record for each heart rate, and a message of beats for each second; 500 bytes for the rest.
        let records = timeline.heartRates.count * 6 + timeline.pauses.count * 14
        writer = FITWriter(capacity: 500 + records + min(timeline.beats.count, Int(timeline.elapsed) + 1) * 11)
    }

    consuming func finished() -> [UInt8] { writer.finished() }

    mutating func writeIdentification() {
        typealias File = FITProfile.FileId
        typealias Creator = FITProfile.FileCreator
        typealias Sport = FITProfile.Sport
        writer.add(
            Local.fileId, .fileId,
            [
                FITWrittenField(File.type, Code.activityFile), FITWrittenField(File.manufacturer, Code.development),
                FITWrittenField(File.timeCreated, timeline.start), FITWrittenField(File.productName, text: "Hearth"),
            ])
        if let version = session.softwareVersion {
            writer.add(Local.fileCreator, .fileCreator, [FITWrittenField(Creator.softwareVersion, UInt32(version))])
        }
        if let name = FITSport.name(session.sport) {
            writer.add(
                Local.sport, .sport,
                [
                    FITWrittenField(Sport.sport, UInt32(sport.sport)),
                    FITWrittenField(Sport.subSport, UInt32(sport.subSport ?? 0)), FITWrittenField(Sport.name, text: name),
                ])
        }
    }

    // MARK: Timer, records and beats by time

    /// In one second the timer starts before the records and stops after them.
    mutating func writeTimeline() {
        defineTimeline()
        append(timeline.start, event: Code.start)
        var (rate, beat, pause, isStopped) = (0, 0, 0, false)
        while true {
            let nextRate = rate < timeline.heartRates.count ? timeline.heartRates[rate].time : nil
            let nextBeat = beat < timeline.beats.count ? timeline.beats[beat].time : nil
            guard let time = FITSessionEncoder.earlier(nextRate, nextBeat) else { break }
            appendEvents(before: time, &pause, &isStopped)
            if nextRate == time {
                append(record: time, timeline.heartRates[rate].beatsPerMinute)
                rate += 1
            } else {
                writer.append(Local.time)
                writer.append(time)
            }
            while beat < timeline.beats.count, timeline.beats[beat].time == time { appendBeats(of: time, &beat) }
        }
        appendEvents(before: timeline.end, &pause, &isStopped)
        append(timeline.end, event: Code.stopAll)
    }

    private mutating func defineTimeline() {
        typealias Event = FITProfile.Event
        typealias Record = FITProfile.Record
        writer.define(Local.event, .event, [(Event.timestamp, 1), (Event.event, 1), (Event.eventType, 1)])
        if !timeline.heartRates.isEmpty {
            writer.define(Local.record, .record, [(Record.timestamp, 1), (Record.heartRate, 1)])
        }
        if !timeline.beats.isEmpty {
            writer.define(Local.time, .record, [(Record.timestamp, 1)])
            writer.define(Local.beats, .hrv, [(FITProfile.Hrv.time, FITSessionEncoder.beatsPerMessage)])
        }
    }

    private static func earlier(_ first: UInt32?, _ second: UInt32?) -> UInt32? {
        guard let first else { return second }
        guard let second else { return first }
        return min(first, second)
    }

    /// Appends the stops before a second, and the starts up to it.
    private mutating func appendEvents(before time: UInt32, _ next: inout Int, _ isStopped: inout Bool) {
        while next < timeline.pauses.count {
            let pause = timeline.pauses[next]
            if !isStopped {
                guard pause.start < time else { return }
                append(pause.start, event: Code.stop)
                isStopped = true
            }
            // The timer stays stopped in a pause that lasts until the end.
            guard pause.end <= time, pause.end < timeline.end else { return }
            append(pause.end, event: Code.start)
            isStopped = false
            next += 1
        }
    }

    private mutating func append(_ time: UInt32, event type: UInt8) {
        writer.append(Local.event)
        writer.append(time)
        writer.append(Code.timer)
        writer.append(type)
    }

    private mutating func append(record time: UInt32, _ beatsPerMinute: UInt8) {
        writer.append(Local.record)
        writer.append(time)
        writer.append(beatsPerMinute)
    }

    /// Appends one message with the next intervals of a second.
    private mutating func appendBeats(of time: UInt32, _ next: inout Int) {
        writer.append(Local.beats)
        for _ in 0..<FITSessionEncoder.beatsPerMessage {
            if next < timeline.beats.count, timeline.beats[next].time == time {
                writer.append(timeline.beats[next].milliseconds)
                next += 1
            } else {
                writer.append(FITSessionEncoder.noBeat)
            }
        }
    }

    // MARK: Lap, session and activity

    mutating func writeSummaries() {
        typealias Activity = FITProfile.Activity
        let rates = FITHeartRateSummary(timeline.heartRates)
        writeLap(rates)
        writeSession(rates)
        writer.add(
            Local.activity, .activity,
            [
                FITWrittenField(Activity.timestamp, timeline.end),
                FITWrittenField(Activity.totalTimerTime, timeline.timer * 1000),
                FITWrittenField(Activity.numSessions, 1), FITWrittenField(Activity.type, Code.manual),
                FITWrittenField(Activity.event, Code.activity), FITWrittenField(Activity.eventType, UInt32(Code.stop)),
                FITWrittenField(Activity.localTimestamp, localEnd),
            ])
    }

    private mutating func writeLap(_ rates: FITHeartRateSummary?) {
        typealias Lap = FITProfile.Lap
        writer.add(
            Local.lap, .lap,
            [
                FITWrittenField(Lap.timestamp, timeline.end), FITWrittenField(Lap.startTime, timeline.start),
                FITWrittenField(Lap.totalElapsedTime, timeline.elapsed * 1000),
                FITWrittenField(Lap.totalTimerTime, timeline.timer * 1000), FITWrittenField(Lap.messageIndex, 0),
                FITWrittenField(Lap.totalCalories, kilocalories), FITWrittenField(Lap.event, Code.lap),
                FITWrittenField(Lap.eventType, UInt32(Code.stop)), FITWrittenField(Lap.avgHeartRate, rates?.mean),
                FITWrittenField(Lap.maxHeartRate, rates?.maximum), FITWrittenField(Lap.minHeartRate, rates?.minimum),
                FITWrittenField(Lap.lapTrigger, Code.sessionEnd), FITWrittenField(Lap.sport, UInt32(sport.sport)),
                FITWrittenField(Lap.subSport, UInt32(sport.subSport ?? 0)),
            ])
    }

    private mutating func writeSession(_ rates: FITHeartRateSummary?) {
        typealias Session = FITProfile.Session
        writer.add(
            Local.session, .session,
            [
                FITWrittenField(Session.timestamp, timeline.end), FITWrittenField(Session.startTime, timeline.start),
                FITWrittenField(Session.totalElapsedTime, timeline.elapsed * 1000),
                FITWrittenField(Session.totalTimerTime, timeline.timer * 1000), FITWrittenField(Session.messageIndex, 0),
                FITWrittenField(Session.totalCalories, kilocalories), FITWrittenField(Session.firstLapIndex, 0),
                FITWrittenField(Session.numLaps, 1), FITWrittenField(Session.event, Code.session),
                FITWrittenField(Session.eventType, UInt32(Code.stop)), FITWrittenField(Session.sport, UInt32(sport.sport)),
                FITWrittenField(Session.subSport, UInt32(sport.subSport ?? 0)),
                FITWrittenField(Session.avgHeartRate, rates?.mean), FITWrittenField(Session.maxHeartRate, rates?.maximum),
                FITWrittenField(Session.minHeartRate, rates?.minimum), FITWrittenField(Session.trigger, Code.activityEnd),
            ])
    }

    /// Whole kilocalories; nil if unknown or beyond the field's range.
    private var kilocalories: UInt32? {
        guard let energy = session.activeEnergy?.kilocalories.rounded(.toNearestOrAwayFromZero),
            FITSessionSummary.amount.contains(energy)
        else { return nil }
        return UInt32(energy)
    }

    /// The end in local time; nil if the offset is unknown, or not one of Earth.
    private var localEnd: UInt32? {
        guard let seconds = session.offset?.secondsAheadOfUTC, seconds >= -12 * 3600, seconds <= 14 * 3600 else { return nil }
        let local = Int64(timeline.end) + Int64(seconds)
        return local < 4_294_967_295 ? UInt32(local) : nil
    }
}

/// Heart rates of a session in whole beats per minute.
struct FITHeartRateSummary {
    let mean: UInt32
    let maximum: UInt32
    let minimum: UInt32

    /// Nil without samples.
    init?(_ samples: [(time: UInt32, beatsPerMinute: UInt8)]) {
        guard !samples.isEmpty else { return nil }
        var (sum, greatest, least): (UInt64, UInt8, UInt8) = (0, 0, 255)
        for sample in samples {
            sum += UInt64(sample.beatsPerMinute)
            greatest = max(greatest, sample.beatsPerMinute)
            least = min(least, sample.beatsPerMinute)
        }
        let count = UInt64(samples.count)
        mean = UInt32(truncatingIfNeeded: (2 * sum + count) / (2 * count))
        maximum = UInt32(greatest)
        minimum = UInt32(least)
    }
}
