/// Kind of activity. The raw values are stored and part of the API: never rename, only add.
public enum Sport: String, CaseIterable, Sendable {
    case running, trailRunning = "trail_running", trackRunning = "track_running", treadmillRunning = "treadmill_running"
    case walking, hiking
    case cycling, mountainBiking = "mountain_biking", gravelCycling = "gravel_cycling", indoorCycling = "indoor_cycling"
    case swimming, poolSwimming = "pool_swimming", openWaterSwimming = "open_water_swimming"
    case rowing, indoorRowing = "indoor_rowing", kayaking, paddling, sailing, surfing
    case crossCountrySkiing = "cross_country_skiing", alpineSkiing = "alpine_skiing", snowboarding, snowshoeing, skating
    case strength, yoga, hotYoga = "hot_yoga", pilates, stretching, elliptical, stairClimbing = "stair_climbing", intervals
    case climbing, racketSports = "racket_sports", teamSports = "team_sports", martialArts = "martial_arts", dance, golf
    case sauna
    case multisport, transition
    case other

    /// Whether the sport is a form of running, which race predictions and pace models use.
    public var isRunning: Bool {
        switch self {
        case .running, .trailRunning, .trackRunning, .treadmillRunning: true
        default: false
        }
    }

    /// Whether the athlete moves on foot, in shoes.
    public var isOnFoot: Bool { isRunning || self == .walking || self == .hiking }

    public var isCycling: Bool {
        switch self {
        case .cycling, .mountainBiking, .gravelCycling, .indoorCycling: true
        default: false
        }
    }

    public var isSwimming: Bool {
        switch self {
        case .swimming, .poolSwimming, .openWaterSwimming: true
        default: false
        }
    }
}
