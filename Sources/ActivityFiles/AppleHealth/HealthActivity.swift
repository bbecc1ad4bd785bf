import Training

/// A HealthKit workout type with the details from its metadata.
struct HealthActivity {
    private(set) var sport: Sport = .other
    var isIndoor: Bool?
    /// 1 is a pool, 2 is open water.
    var swimmingLocation = 0

    init() {}

    /// - Parameter type: name of the type, such as `HKWorkoutActivityTypeRunning`.
    init(_ type: Span<UInt8>) {
        guard type.starts(with: "HKWorkoutActivityType") else { return }
        let name = type.extracting(21...)
        for (text, sport) in HealthActivity.sports where name.isEqual(to: text) {
            self.sport = sport
            return
        }
    }

    /// The sport, as specific as the metadata allow.
    var refined: Sport {
        switch sport {
        case .running where isIndoor == true: .treadmillRunning
        case .cycling where isIndoor == true: .indoorCycling
        case .rowing where isIndoor == true: .indoorRowing
        case .swimming where swimmingLocation == 1: .poolSwimming
        case .swimming where swimmingLocation == 2: .openWaterSwimming
        default: sport
        }
    }

    private static let sports: [(StaticString, Sport)] = [
        ("Running", .running), ("Walking", .walking), ("Hiking", .hiking), ("Cycling", .cycling), ("HandCycling", .cycling),
        ("Swimming", .swimming), ("Rowing", .rowing), ("PaddleSports", .paddling), ("Sailing", .sailing),
        ("SurfingSports", .surfing), ("CrossCountrySkiing", .crossCountrySkiing), ("DownhillSkiing", .alpineSkiing),
        ("Snowboarding", .snowboarding), ("SkatingSports", .skating), ("TraditionalStrengthTraining", .strength),
        ("FunctionalStrengthTraining", .strength), ("CoreTraining", .strength), ("CrossTraining", .strength), ("Yoga", .yoga),
        ("Pilates", .pilates), ("Flexibility", .stretching), ("Cooldown", .stretching), ("PreparationAndRecovery", .stretching),
        ("Elliptical", .elliptical), ("StairClimbing", .stairClimbing), ("Stairs", .stairClimbing),
        ("StepTraining", .stairClimbing), ("HighIntensityIntervalTraining", .intervals), ("Climbing", .climbing),
        ("Tennis", .racketSports), ("TableTennis", .racketSports), ("Badminton", .racketSports), ("Squash", .racketSports),
        ("Racquetball", .racketSports), ("Pickleball", .racketSports), ("Soccer", .teamSports), ("Basketball", .teamSports),
        ("Volleyball", .teamSports), ("Handball", .teamSports), ("Hockey", .teamSports), ("Rugby", .teamSports),
        ("AmericanFootball", .teamSports), ("AustralianFootball", .teamSports), ("Baseball", .teamSports),
        ("Softball", .teamSports), ("Cricket", .teamSports), ("Lacrosse", .teamSports), ("WaterPolo", .teamSports),
        ("Boxing", .martialArts), ("Kickboxing", .martialArts), ("MartialArts", .martialArts), ("Wrestling", .martialArts),
        ("TaiChi", .martialArts), ("Dance", .dance), ("CardioDance", .dance), ("SocialDance", .dance), ("Barre", .dance),
        ("DanceInspiredTraining", .dance), ("Golf", .golf), ("SwimBikeRun", .multisport), ("Transition", .transition),
    ]
}
