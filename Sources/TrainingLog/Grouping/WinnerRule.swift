import Training

extension RecordingHead {
    /// Whether this recording represents the activity of both. The one with more kinds of channels wins; then the file closer to the
    /// device; then more points; then the lesser id.
    ///
    /// This total order depends on content only, so that the order of imports has no effect.
    public func wins(over other: RecordingHead) -> Bool {
        if channelCount != other.channelCount { return channelCount > other.channelCount }
        if origin != other.origin { return origin.rank < other.origin.rank }
        if points != other.points { return points > other.points }
        return id < other.id
    }
}

extension Source.Origin {
    /// 0 for files that the device wrote itself; higher for files that other programs converted.
    var rank: Int {
        switch self {
        case .fit: 0
        case .tcx: 1
        case .gpx: 2
        case .appleHealth: 3
        case .healthAutoExport: 4
        case .strava: 5
        case .garminConnect: 6
        case .accountExport: 7
        case .localAccountExport: 8
        case .heartRateMonitor: 9
        case .csv: 10
        case .ownTable: 11
        case .localOwnTable: 12
        case .manual: 13
        case .sessionRecord: 14
        case .demo: 15
        }
    }
}

extension Sport {
    /// Whether two devices may use these sports for the same activity, such as trail running and running.
    func isOneFamily(with other: Sport) -> Bool { family == other.family || self == .other || other == .other }

    /// Groups of sports that devices confuse.
    private enum Family: Equatable { case foot, cycling, swimming, paddling, snow, indoor, single(Sport) }

    private var family: Family {
        switch self {
        case .running, .trailRunning, .trackRunning, .treadmillRunning, .walking, .hiking: .foot
        case .cycling, .mountainBiking, .gravelCycling, .indoorCycling: .cycling
        case .swimming, .poolSwimming, .openWaterSwimming: .swimming
        case .rowing, .indoorRowing, .kayaking, .paddling: .paddling
        case .crossCountrySkiing, .alpineSkiing, .snowboarding, .snowshoeing: .snow
        case .strength, .yoga, .hotYoga, .pilates, .stretching, .elliptical, .stairClimbing, .intervals: .indoor
        case .sailing, .surfing, .skating, .climbing, .racketSports, .teamSports, .martialArts, .dance, .golf, .sauna,
            .multisport,
            .transition, .other:
            .single(self)
        }
    }
}
