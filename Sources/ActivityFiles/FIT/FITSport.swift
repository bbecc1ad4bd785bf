import Training

/// Sport and sub-sport numbers of the FIT profile. Unknown numbers become `other`.
enum FITSport {
    static func sport(_ sport: Int?, _ subSport: Int?) -> Sport {
        switch sport {
        case 1: running(subSport)
        case 2: cycling(subSport)
        case 3: .transition
        case 4: equipment(subSport)
        case 5: subSport == 17 ? .poolSwimming : subSport == 18 ? .openWaterSwimming : .swimming
        case 6, 7, 9, 49, 71, 72, 73, 74, 75: .teamSports
        case 8, 64: .racketSports
        case 10: training(subSport)
        case 11: .walking
        case 12: .crossCountrySkiing
        case 13: .alpineSkiing
        case 14: .snowboarding
        case 15: subSport == 14 ? .indoorRowing : .rowing
        case 16, 17: .hiking
        case 18: .multisport
        case 19, 37: .paddling
        case 21: subSport == 47 ? .mountainBiking : .cycling
        case 25, 69: .golf
        case 30, 33: .skating
        case 31, 48: .climbing
        case 32: .sailing
        case 35: .snowshoeing
        case 38: .surfing
        case 41: .kayaking
        case 47, 80: .martialArts
        case 62: .intervals
        case 83: .dance
        default: .other
        }
    }

    private static func running(_ subSport: Int?) -> Sport {
        switch subSport {
        case 1, 45: .treadmillRunning
        case 3: .trailRunning
        case 4: .trackRunning
        default: .running
        }
    }

    private static func cycling(_ subSport: Int?) -> Sport {
        switch subSport {
        case 5, 6: .indoorCycling
        case 8, 9, 47: .mountainBiking
        case 46: .gravelCycling
        default: .cycling
        }
    }

    private static func equipment(_ subSport: Int?) -> Sport {
        switch subSport {
        case 1, 45: .treadmillRunning
        case 5, 6: .indoorCycling
        case 14: .indoorRowing
        case 15: .elliptical
        case 16: .stairClimbing
        default: training(subSport)
        }
    }

    private static func training(_ subSport: Int?) -> Sport {
        switch subSport {
        case 19: .stretching
        case 20: .strength
        case 43: .yoga
        case 44: .pilates
        case 70, 73, 74, 75: .intervals
        default: .other
        }
    }

    /// Returns nil if the sub-sport does not imply it.
    static func isIndoor(_ subSport: Int?) -> Bool? {
        switch subSport {
        // Treadmill, spin, indoor cycling, rowing, skiing, walking, running, climbing, bouldering; virtual activities.
        case 1, 5, 6, 14, 15, 16, 25, 27, 45, 58, 68, 69: true
        // Street, trail, road, mountain, downhill, cyclo-cross, open water, backcountry, whitewater, gravel, commuting.
        case 2, 3, 7, 8, 9, 11, 18, 37, 41, 46, 47, 48: false
        default: nil
        }
    }

    /// Whether strides count two steps each in a sport.
    static func isOnFoot(_ sport: Sport) -> Bool {
        switch sport {
        case .running, .trailRunning, .trackRunning, .treadmillRunning, .walking, .hiking, .snowshoeing: true
        default: false
        }
    }
}
