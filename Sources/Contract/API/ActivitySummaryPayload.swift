public import Analysis
import Measures
public import Training

/// An activity in a list.
public struct ActivitySummaryPayload: Codable, Equatable, Sendable {
    public var id: String
    public var sport: Word<Sport>
    public var title: String?
    /// RFC 3339 with the local offset.
    public var start: String
    /// Local day of the start.
    public var day: String
    public var elapsedSeconds: Double
    public var movingSeconds: Double
    public var distanceMetres: Double?
    public var ascentMetres: Double?
    public var descentMetres: Double?
    public var meanHeartRate: Double?
    public var maximumHeartRate: Double?
    public var energyKilocalories: Double?
    public var load: Double?
    public var loadMethod: Word<SessionLoad.Method>?
    public var temperatureCelsius: Double?
    public var humidityPercent: Double?
    public var wetBulbGlobeCelsius: Double?
    /// Nil if unknown.
    public var isIndoor: Bool?
    public var isRace: Bool
    public var isHeatedClass: Bool
    /// Whether no figure and no sum uses it.
    public var isExcluded: Bool
    /// Every key without a number, with the reason.
    public var absent: [String: Word<Absence>]

    enum CodingKeys: String, CodingKey {
        case id, sport, title, start, day, load, absent
        case elapsedSeconds = "elapsed_s"
        case movingSeconds = "moving_s"
        case distanceMetres = "distance_m"
        case ascentMetres = "ascent_m"
        case descentMetres = "descent_m"
        case meanHeartRate = "mean_hr_bpm"
        case maximumHeartRate = "max_hr_bpm"
        case energyKilocalories = "energy_kcal"
        case loadMethod = "load_method"
        case temperatureCelsius = "temperature_c"
        case humidityPercent = "humidity_percent"
        case wetBulbGlobeCelsius = "wet_bulb_globe_c"
        case isIndoor = "is_indoor"
        case isRace = "is_race"
        case isHeatedClass = "is_heated_class"
        case isExcluded = "is_excluded"
    }

    public init(_ digest: ActivityDigest) {
        var missing: [String: Word<Absence>] = [:]
        func known(_ value: Double?, _ key: CodingKeys) -> Double? {
            guard let value, value.isFinite else {
                missing[key.rawValue] = Word(.noData)
                return nil
            }
            return value
        }
        id = digest.id
        sport = Word(digest.sport)
        title = digest.title
        start = ISO8601.text(digest.start, at: digest.offset)
        day = ISO8601.text(digest.day)
        elapsedSeconds = digest.elapsed
        movingSeconds = digest.moving
        distanceMetres = known(digest.distance?.metres, .distanceMetres)
        ascentMetres = known(digest.ascent?.metres, .ascentMetres)
        descentMetres = known(digest.descent?.metres, .descentMetres)
        meanHeartRate = known(digest.meanHeartRate?.beatsPerMinute, .meanHeartRate)
        maximumHeartRate = known(digest.maximumHeartRate?.beatsPerMinute, .maximumHeartRate)
        energyKilocalories = known(digest.activeEnergy?.kilocalories, .energyKilocalories)
        load = known(digest.load?.value, .load)
        loadMethod = digest.load.map { Word($0.method) }
        temperatureCelsius = known(digest.conditions?.temperature.celsius, .temperatureCelsius)
        humidityPercent = known(digest.conditions?.humidityPercent, .humidityPercent)
        wetBulbGlobeCelsius = known(digest.conditions?.wetBulbGlobe?.celsius, .wetBulbGlobeCelsius)
        isIndoor = digest.isIndoor
        isRace = digest.isRace
        isHeatedClass = digest.isHeatedClass
        isExcluded = digest.isLeftOut
        absent = missing
    }
}

/// A page of activities.
public struct ActivitiesPayload: Codable, Equatable, Sendable {
    /// Newest first.
    public var activities: [ActivitySummaryPayload]
    /// Cursor of the next page; nil on the last one.
    public var next: String?

    enum CodingKeys: String, CodingKey { case activities, next }

    /// - Parameters:
    ///   - digests: matching activities, descending by start, then id.
    ///   - cursor: place after which the page begins; nil for the first page.
    ///   - limit: most activities of the page.
    public init(_ digests: [ActivityDigest], after cursor: ActivityCursor?, limit: Int) {
        let rest = digests.drop { digest in cursor.map { !$0.isBefore(digest) } ?? false }
        activities = rest.prefix(limit).map { ActivitySummaryPayload($0) }
        if rest.count > limit, let last = rest.prefix(limit).last { next = ActivityCursor(last).text }
    }
}
