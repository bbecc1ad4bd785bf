public import Localizations
public import Training

extension Phrase {
    /// Name of a sport, which is also the heading of an activity without a title.
    public static func sport(_ sport: Sport) -> Phrase {
        switch sport {
        case .running: .sportRunning
        case .trailRunning: .sportTrailRunning
        case .trackRunning: .sportTrackRunning
        case .treadmillRunning: .sportTreadmillRunning
        case .walking: .sportWalking
        case .hiking: .sportHiking
        case .cycling: .sportCycling
        case .mountainBiking: .sportMountainBiking
        case .gravelCycling: .sportGravelCycling
        case .indoorCycling: .sportIndoorCycling
        case .swimming: .sportSwimming
        case .poolSwimming: .sportPoolSwimming
        case .openWaterSwimming: .sportOpenWaterSwimming
        case .rowing: .sportRowing
        case .indoorRowing: .sportIndoorRowing
        case .kayaking: .sportKayaking
        case .paddling: .sportPaddling
        case .sailing: .sportSailing
        case .surfing: .sportSurfing
        case .crossCountrySkiing: .sportCrossCountrySkiing
        case .alpineSkiing: .sportAlpineSkiing
        case .snowboarding: .sportSnowboarding
        case .snowshoeing: .sportSnowshoeing
        case .skating: .sportSkating
        case .strength: .sportStrength
        case .yoga: .sportYoga
        case .hotYoga: .sportHotYoga
        case .pilates: .sportPilates
        case .stretching: .sportStretching
        case .elliptical: .sportElliptical
        case .stairClimbing: .sportStairClimbing
        case .intervals: .sportIntervals
        case .climbing: .sportClimbing
        case .racketSports: .sportRacketSports
        case .teamSports: .sportTeamSports
        case .martialArts: .sportMartialArts
        case .dance: .sportDance
        case .golf: .sportGolf
        case .sauna: .sportSauna
        case .multisport: .sportMultisport
        case .transition: .sportTransition
        case .other: .sportOther
        }
    }
}
