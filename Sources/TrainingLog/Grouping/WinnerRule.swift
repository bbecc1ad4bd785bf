import Training

extension RecordingHead {
    /// Which of two recordings of one activity stands for it: the one with more kinds of channels; then the file closer to the
    /// device; then the one with more points; then the lesser id.
    ///
    /// A total order that looks at content only, so that importing in another order gives the same activity.
    public func wins(over other: RecordingHead) -> Bool {
        if channelCount != other.channelCount { return channelCount > other.channelCount }
        if origin != other.origin { return origin.rank < other.origin.rank }
        if points != other.points { return points > other.points }
        return id < other.id
    }
}

extension Source.Origin {
    /// 0 is what a device wrote itself; higher went through more hands.
    var rank: Int {
        switch self {
        case .fit: 0
        case .tcx: 1
        case .gpx: 2
        case .appleHealth: 3
        case .healthAutoExport: 4
        case .strava: 5
        case .garminConnect: 6
        case .heartRateMonitor: 7
        case .csv: 8
        case .manual: 9
        case .demo: 10
        }
    }
}

extension Sport {
    /// Whether two devices may have meant the same by these: one says trail running, another running.
    func isOneFamily(with other: Sport) -> Bool { family == other.family || self == .other || other == .other }

    /// Sports that devices take for one another.
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
