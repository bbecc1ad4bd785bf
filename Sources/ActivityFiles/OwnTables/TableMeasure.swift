import Training

/// What a column of an athlete's own table means. The raw values are written to descriptions: never rename them.
public enum TableMeasure: String, CaseIterable, Sendable {
    /// The day, with or without a time. Every description has one.
    case date
    /// The time of day, where the date has none.
    case time
    case end
    /// Offset of the row's local times from UTC, such as `+02:00`.
    case offset
    case sport, title, note
    case duration
    case movingTime = "moving_time"
    case distance, ascent, energy
    case meanHeartRate = "mean_heart_rate"
    case maximumHeartRate = "maximum_heart_rate"
    /// 0…10.
    case effort
    case roomTemperature = "room_temperature"
    case humidity
    case bodyMass = "body_mass"
    case restingHeartRate = "resting_heart_rate"
    case rmssd = "hrv_rmssd"
    case sdnn = "hrv_sdnn"
    case respiratoryRate = "respiratory_rate"
    case oxygenUptake = "vo2max"
    case asleep = "sleep"
    case asleepCore = "sleep_light"
    case asleepDeep = "sleep_deep"
    case asleepREM = "sleep_rem"
    case awake = "sleep_awake"
    case inBed = "sleep_in_bed"
    case steps
    case walkedDistance = "distance_on_foot"
    case activeEnergy = "active_energy"
    /// A column that is not used.
    case ignored

    /// The column of a session, a night, a measurement or a day.
    enum Place { case anywhere, session, body, night, day }

    var place: Place {
        switch self {
        case .date, .time, .offset, .ignored: .anywhere
        case .end, .sport, .title, .note, .duration, .movingTime, .distance, .ascent, .energy, .meanHeartRate,
            .maximumHeartRate, .effort, .roomTemperature, .humidity:
            .session
        case .bodyMass, .restingHeartRate, .rmssd, .sdnn, .respiratoryRate, .oxygenUptake: .body
        case .asleep, .asleepCore, .asleepDeep, .asleepREM, .awake, .inBed: .night
        case .steps, .walkedDistance, .activeEnergy: .day
        }
    }

    /// Whether a column with this meaning is of use in such a row.
    public func isOf(_ row: OwnTable.Row) -> Bool {
        switch place {
        case .anywhere: true
        case .session: row == .session || self == .end && row == .night
        case .body: row != .session
        case .night: row == .night
        case .day: row == .day
        }
    }

    /// What the column measures, if its numbers have units.
    var quantity: WrittenAmount.Quantity? {
        switch self {
        case .duration, .movingTime, .asleep, .asleepCore, .asleepDeep, .asleepREM, .awake, .inBed: .duration
        case .distance, .walkedDistance: .distance
        case .ascent: .height
        case .energy, .activeEnergy: .energy
        case .roomTemperature: .temperature
        case .bodyMass: .mass
        default: nil
        }
    }

    /// Units that the column's numbers can have; empty for texts, times and numbers with one unit only.
    public var units: [TableUnit] {
        switch quantity {
        case .duration: [.minutesAndSeconds, .hoursAndMinutes, .seconds, .minutes, .hours, .stated]
        case .distance: [.kilometres, .metres, .miles, .yards, .stated]
        case .height: [.metres, .feet, .stated]
        case .energy: [.kilocalories, .kilojoules, .stated]
        case .temperature: [.celsius, .fahrenheit, .stated]
        case .mass: [.kilograms, .pounds, .stated]
        default: []
        }
    }

    /// The kind of sample that the column becomes.
    var sample: BodySampleKind? {
        switch self {
        case .bodyMass: .bodyMass
        case .restingHeartRate: .restingHeartRate
        case .rmssd: .rmssd
        case .sdnn: .sdnn
        case .respiratoryRate: .respiratoryRate
        case .oxygenUptake: .oxygenUptake
        case .asleep: .asleep
        case .asleepCore: .asleepCore
        case .asleepDeep: .asleepDeep
        case .asleepREM: .asleepREM
        case .awake: .awake
        case .inBed: .inBed
        default: nil
        }
    }

    /// What the column means to the reader of tables.
    var meaning: ColumnMeaning {
        if let sample { return .sample(sample) }
        return switch self {
        case .date: .start
        case .time: .clock
        case .end: .end
        case .offset: .zone
        case .sport: .sport
        case .title: .title
        case .note: .notes
        case .duration: .duration
        case .movingTime: .timer
        case .distance: .distance
        case .ascent: .ascent
        case .energy: .energy
        case .meanHeartRate: .meanHeartRate
        case .maximumHeartRate: .maximumHeartRate
        case .effort: .effort
        case .roomTemperature: .roomTemperature
        case .humidity: .humidity
        case .steps: .total(.steps)
        case .walkedDistance: .total(.walkingRunningDistance)
        case .activeEnergy: .total(.activeEnergy)
        default: .unused
        }
    }
}

/// Unit of a column's numbers. The raw values are written to descriptions: never rename them.
public enum TableUnit: String, CaseIterable, Sendable {
    case kilograms = "kg"
    case pounds = "lb"
    case kilometres = "km"
    case metres = "m"
    case miles = "mi"
    case yards = "yd"
    case feet = "ft"
    case seconds = "s"
    case minutes = "min"
    case hours = "h"
    /// `1:30` is an hour and a half.
    case hoursAndMinutes = "h:mm"
    /// `1:30` is ninety seconds.
    case minutesAndSeconds = "mm:ss"
    case kilocalories = "kcal"
    case kilojoules = "kJ"
    case celsius = "°C"
    case fahrenheit = "°F"
    /// The column's name or each value states its unit.
    case stated

    /// The words by which a table names the unit; nil if they are beside the value or in the column's name.
    var words: [String]? {
        switch self {
        case .stated, .hoursAndMinutes, .minutesAndSeconds: nil
        case .kilojoules: ["kj"]
        case .celsius: ["c"]
        case .fahrenheit: ["f"]
        default: [rawValue]
        }
    }

    /// Meaning of durations such as `1:30`; nil if the unit leaves it open.
    var twoParts: WrittenClock.TwoParts? {
        switch self {
        case .hoursAndMinutes, .hours: .hoursAndMinutes
        case .minutesAndSeconds, .minutes: .minutesAndSeconds
        default: nil
        }
    }
}
