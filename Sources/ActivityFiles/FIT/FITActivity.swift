/// Content of one FIT file of a chain, collected message by message. Parts without a file identification (stored heart rates of a swim)
/// belong to the activity before them.
struct FITActivity {
    var device = FITDevice()
    var rows: [FITRow] = []
    /// Number of records without a usable timestamp.
    var timelessRows = 0
    /// Number of records with a stray time, such as one of another year.
    var strayRows = 0
    var sessions: [FITSessionSummary] = []
    var laps: [FITLap] = []
    var lengths: [FITLength] = []
    var timerEvents: [FITTimerEvent] = []
    var storedHeartRates = FITStoredHeartRates()
    var beats = FITBeats()
    var developerFields: [FITDeveloperField] = []
    var sport: (sport: Int, subSport: Int?)?
    /// The name of the sport's settings on the device.
    var sportName: String?
    var weights: [(time: UInt32, kilograms: Double)] = []
    var oxygenUptakes: [(time: UInt32, value: Double)] = []
    var weather: (temperature: Double?, humidity: Double?, wind: Double?)?
    var title: String?
    /// Seconds that local time was ahead of UTC.
    var offset: Int?
    /// Whether an event of the file reports a calibration of the power meter or trainer.
    var isPowerCalibrated = false
    /// Data that a watch records outside of activities.
    var day = FITDay()
    var night = FITNight()
    private var compressedDistance = FITCompressedDistance()

    /// Number of messages beyond the limits below.
    private(set) var surplus = 0

    /// Limits above those of any genuine file, since lists that are searched for every session must stay short.
    static let sessionLimit = 200
    static let partLimit = 20_000
    static let developerFieldLimit = 256

    /// Whether the file contains data of an activity.
    var holdsActivity: Bool { !sessions.isEmpty || !rows.isEmpty || timelessRows > 0 }

    /// Whether Hearth uses a message.
    static func takes(_ message: FITMessageNumber) -> Bool {
        switch message {
        case .fileId, .deviceInfo, .session, .lap, .length, .event, .hr, .hrv, .beatIntervals, .fieldDescription, .sport,
            .activity,
            .workout, .weightScale, .maxMetData, .weatherConditions, .monitoring, .monitoringInfo, .monitoringHrData,
            .respirationRate, .timestampCorrelation, .sleepLevel, .hrvStatusSummary, .hrvValue, .stressLevel, .spo2Data,
            .sleepAssessment, .skinTempOvernight:
            true
        default: false
        }
    }

    mutating func take(_ place: FITPlace, _ bytes: RawSpan, _ definition: FITDefinition, lastTime: UInt32?) {
        let fields = FITFields(bytes, definition, at: place.offset)
        if isOfDays { takeDay(fields, place) }
        switch place.message {
        case .fileId: device.takeFile(fields)
        case .deviceInfo: device.takeDevice(fields)
        case .session:
            if hasRoom(sessions.count, FITActivity.sessionLimit) { sessions.append(FITSessionSummary(fields, time: place.time)) }
        case .lap: if hasRoom(laps.count, FITActivity.partLimit) { laps.append(FITLap(fields, time: place.time)) }
        case .length: if hasRoom(lengths.count, FITActivity.partLimit) { lengths.append(FITLength(fields, time: place.time)) }
        case .event:
            if fields.code(FITProfile.Event.event) == FITTimerEvent.calibration { isPowerCalibrated = true }
            if let event = FITTimerEvent(fields, time: place.time), hasRoom(timerEvents.count, FITActivity.partLimit) {
                timerEvents.append(event)
            }
        case .hr: storedHeartRates.take(fields, time: place.time)
        case .hrv: beats.take(fields.values(FITProfile.Hrv.time), near: lastTime)
        case .beatIntervals: beats.take(fields.values(FITProfile.BeatIntervals.time), near: lastTime)
        case .fieldDescription:
            if developerFields.count < FITActivity.developerFieldLimit, let field = FITDeveloperField(fields) {
                developerFields.append(field)
            }
        case .sport:
            if let code = fields.code(FITProfile.Sport.sport) { sport = (code, fields.code(FITProfile.Sport.subSport)) }
            sportName = fields.text(FITProfile.Sport.name) ?? sportName
        case .activity: takeActivity(fields, time: place.time)
        case .workout: title = fields.text(FITProfile.Workout.wktName) ?? title
        case .weightScale:
            // Scales write 655.34 kg while they are still weighing.
            if let time = place.time, let kilograms = fields.value(FITProfile.WeightScale.weight, in: 1...650) {
                if hasRoom(weights.count, FITActivity.partLimit) { weights.append((time, kilograms)) }
            }
        case .maxMetData:
            if let time = fields.time(FITProfile.MaxMetData.updateTime),
                let value = fields.value(FITProfile.MaxMetData.vo2Max, in: 1...120)
            {
                if hasRoom(oxygenUptakes.count, FITActivity.partLimit) { oxygenUptakes.append((time, value)) }
            }
        case .weatherConditions: takeWeather(fields)
        default: return
        }
    }

    /// Whether the file declares another type than activity, such as a watch's daily data.
    var isOfDays: Bool { device.fileType.map { $0 != 4 } ?? false }

    private mutating func takeDay(_ fields: borrowing FITFields, _ place: FITPlace) {
        switch place.message {
        case .monitoring: day.takeMonitoring(fields, time: place.time)
        case .monitoringInfo: day.takeClock(local: fields.time(FITProfile.MonitoringInfo.localTimestamp), time: place.time)
        case .timestampCorrelation:
            day.takeClock(local: fields.time(FITProfile.TimestampCorrelation.localTimestamp), time: place.time)
        case .monitoringHrData: day.takeRestingHeartRate(fields, time: place.time)
        case .respirationRate: day.takeBreaths(fields, time: place.time)
        case .sleepLevel: night.takeLevel(fields, time: place.time)
        case .event: night.takeEvent(fields, time: place.time)
        case .hrvStatusSummary: night.takeSummary(fields, time: place.time)
        case .hrvValue: night.takeVariability(fields, time: place.time)
        // Hearth does not store these yet.
        case .stressLevel, .spo2Data, .sleepAssessment, .skinTempOvernight: day.leaveOut(place.message)
        default: return
        }
    }

    private mutating func hasRoom(_ count: Int, _ limit: Int) -> Bool {
        if count < limit { return true }
        surplus += 1
        return false
    }

    /// Prepares for records; called before the first record of each definition.
    mutating func prepareRecords(of definition: FITDefinition) { compressedDistance.prepare(definition) }

    /// Stores a record's position; its fields are read later, column by column.
    mutating func takeRecord(_ place: FITPlace, _ bytes: RawSpan) {
        let distance = compressedDistance.take(place, bytes)
        guard let time = place.time else {
            timelessRows += 1
            return
        }
        // Longer files are refused, and `FITWalker` limits the definitions, so both numbers fit.
        rows.append(
            FITRow(
                offset: UInt32(truncatingIfNeeded: place.offset), time: time, distance: distance,
                definition: UInt16(truncatingIfNeeded: place.definition)))
    }

    private mutating func takeActivity(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time else { return }
        offset = FITDay.ahead(local: fields.time(FITProfile.Activity.localTimestamp), time: time) ?? offset
    }

    private mutating func takeWeather(_ fields: borrowing FITFields) {
        typealias Weather = FITProfile.WeatherConditions
        // Report 0 is the current weather; others are forecasts. The first one is from the start.
        guard weather == nil, fields.code(Weather.weatherReport) == 0 else { return }
        let temperature = fields.value(Weather.temperature, in: -100...100)
        let humidity = fields.value(Weather.relativeHumidity, in: 0...100)
        let wind = fields.value(Weather.windSpeed, in: 0...60)
        if temperature != nil || humidity != nil { weather = (temperature, humidity, wind) }
    }
}
