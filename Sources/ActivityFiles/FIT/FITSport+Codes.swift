import Training

/// The sport of a pair of numbers in the FIT profile (types `sport` and `sub_sport`).
struct FITSportCode {
    var sport: UInt8
    /// Nil for every sub-sport without a row of its own.
    var subSport: UInt8?
    var meaning: Sport

    init(_ sport: UInt8, _ subSport: UInt8?, _ meaning: Sport) {
        self.sport = sport
        self.subSport = subSport
        self.meaning = meaning
    }
}

extension FITSport {
    /// The writer uses the first row of a sport.
    static let codes: [FITSportCode] = [
        FITSportCode(0, nil, .other),
        FITSportCode(1, nil, .running), FITSportCode(1, 1, .treadmillRunning), FITSportCode(1, 45, .treadmillRunning),
        FITSportCode(1, 3, .trailRunning), FITSportCode(1, 4, .trackRunning),
        FITSportCode(2, nil, .cycling), FITSportCode(2, 6, .indoorCycling), FITSportCode(2, 5, .indoorCycling),
        FITSportCode(2, 8, .mountainBiking), FITSportCode(2, 9, .mountainBiking), FITSportCode(2, 47, .mountainBiking),
        FITSportCode(2, 46, .gravelCycling),
        FITSportCode(3, nil, .transition),
        // Training: the reader accepts these sub-sports also for fitness equipment.
        FITSportCode(10, 43, .yoga), FITSportCode(10, 44, .pilates), FITSportCode(10, 19, .stretching),
        FITSportCode(10, 20, .strength), FITSportCode(62, nil, .intervals),
        FITSportCode(10, 70, .intervals), FITSportCode(10, 73, .intervals), FITSportCode(10, 74, .intervals),
        FITSportCode(10, 75, .intervals),
        FITSportCode(4, 43, .yoga), FITSportCode(4, 44, .pilates), FITSportCode(4, 19, .stretching),
        FITSportCode(4, 20, .strength), FITSportCode(4, 70, .intervals), FITSportCode(4, 73, .intervals),
        FITSportCode(4, 74, .intervals), FITSportCode(4, 75, .intervals),
        // Fitness equipment.
        FITSportCode(4, 15, .elliptical), FITSportCode(4, 16, .stairClimbing), FITSportCode(4, 14, .indoorRowing),
        FITSportCode(4, 1, .treadmillRunning), FITSportCode(4, 45, .treadmillRunning), FITSportCode(4, 5, .indoorCycling),
        FITSportCode(4, 6, .indoorCycling),
        FITSportCode(5, nil, .swimming), FITSportCode(5, 17, .poolSwimming), FITSportCode(5, 18, .openWaterSwimming),
        FITSportCode(6, nil, .teamSports), FITSportCode(7, nil, .teamSports), FITSportCode(9, nil, .teamSports),
        FITSportCode(49, nil, .teamSports), FITSportCode(71, nil, .teamSports), FITSportCode(72, nil, .teamSports),
        FITSportCode(73, nil, .teamSports), FITSportCode(74, nil, .teamSports), FITSportCode(75, nil, .teamSports),
        FITSportCode(64, nil, .racketSports), FITSportCode(8, nil, .racketSports),
        FITSportCode(11, nil, .walking), FITSportCode(12, nil, .crossCountrySkiing), FITSportCode(13, nil, .alpineSkiing),
        FITSportCode(14, nil, .snowboarding),
        FITSportCode(15, nil, .rowing), FITSportCode(15, 14, .indoorRowing),
        FITSportCode(17, nil, .hiking), FITSportCode(16, nil, .hiking),
        FITSportCode(18, nil, .multisport), FITSportCode(19, nil, .paddling), FITSportCode(37, nil, .paddling),
        FITSportCode(21, nil, .cycling), FITSportCode(21, 47, .mountainBiking),
        FITSportCode(25, nil, .golf), FITSportCode(69, nil, .golf),
        FITSportCode(30, nil, .skating), FITSportCode(33, nil, .skating),
        FITSportCode(31, nil, .climbing), FITSportCode(48, nil, .climbing),
        FITSportCode(32, nil, .sailing), FITSportCode(35, nil, .snowshoeing), FITSportCode(38, nil, .surfing),
        FITSportCode(41, nil, .kayaking), FITSportCode(47, nil, .martialArts), FITSportCode(80, nil, .martialArts),
        FITSportCode(83, nil, .dance),
    ]
}
