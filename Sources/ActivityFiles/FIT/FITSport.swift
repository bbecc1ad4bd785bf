import Training

/// Sport and sub-sport numbers of the FIT profile. Unknown numbers become `other`.
enum FITSport {
    /// The reader and the writer share the table `codes`: what the writer writes, the reader reads as the same sport.
    static func sport(_ sport: Int?, _ subSport: Int?) -> Sport {
        guard let sport else { return .other }
        var general = Sport.other
        for code in codes where Int(code.sport) == sport {
            guard let exact = code.subSport else {
                general = code.meaning
                continue
            }
            if Int(exact) == subSport { return code.meaning }
        }
        return general
    }

    /// Returns the numbers to write for a sport: its first in the table, or those of the nearest sport that has numbers.
    static func code(_ sport: Sport) -> FITSportCode {
        let nearest = nearest(sport) ?? sport
        for code in codes where code.meaning == nearest { return code }
        return FITSportCode(0, nil, .other)
    }

    /// Returns the name to write beside the numbers, for a sport that they do not state; nil for all others.
    static func name(_ sport: Sport) -> String? {
        switch sport {
        case .hotYoga: "Hot Yoga"
        case .sauna: "Sauna"
        case .skating: "Skating"
        case .teamSports: "Team Sports"
        case .martialArts: "Martial Arts"
        default: nil
        }
    }

    /// Returns the sport of a session that has a name beside its numbers: the sport that the name states, if the writer would write it under
    /// the numbers of `sport`.
    static func sport(_ sport: Sport, named name: String?) -> Sport {
        guard let name else { return sport }
        let named = Sport(named: name)
        for special in [Sport.hotYoga, .sauna, .skating, .teamSports, .martialArts] {
            if nearest(special) == sport, named == special || self.name(special) == name { return special }
        }
        return sport
    }

    /// The sport under whose numbers a sport without a number of its own is written. The profile has numbers for basketball or ice skating
    /// only, which would state more than is known.
    private static func nearest(_ sport: Sport) -> Sport? {
        switch sport {
        case .hotYoga: .yoga
        case .sauna, .skating, .teamSports, .martialArts: .other
        default: nil
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
