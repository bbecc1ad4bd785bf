import Training

/// Numbers of sports in exports of adidas Running.
///
/// 1 to 76 agree in two independent lists: the types of the vendor's interface (Metalnem/runtastic) and a printed export
/// (schnatterer/Runtastic2FitoTrack). Later numbers are in the second one only; it repeats some above 110, which are left out.
enum RuntasticSport {
    /// - Returns: nil for an unknown number or one of a sport that Hearth does not have.
    static func sport(_ number: Span<UInt8>) -> Sport? {
        guard let number = Numeral.integer(number) else { return nil }
        for (sport, numbers) in numbers where numbers.contains(number) { return sport }
        return nil
    }

    static let numbers: [(Sport, [Int])] = [
        (.running, [1, 84]), (.trailRunning, [82]), (.treadmillRunning, [14]),
        // 2 is Nordic walking.
        (.walking, [2, 19]), (.hiking, [7]),
        // 22 is race cycling, 36 a hand bike, 86 an electric one.
        (.cycling, [3, 22, 36, 86]), (.mountainBiking, [4]), (.indoorCycling, [15, 46]), (.swimming, [18]), (.rowing, [17]),
        (.indoorRowing, [88]), (.kayaking, [44]), (.paddling, [76]), (.sailing, [29]), (.surfing, [30, 42, 43]),
        // 53 is ski touring.
        (.crossCountrySkiing, [8, 53]), (.alpineSkiing, [9]), (.snowboarding, [10]), (.snowshoeing, [13]),
        (.skating, [6, 37, 54]),
        // Push-ups, sit-ups, pull-ups, squats, training without and with weights.
        (.strength, [34, 63, 64, 65, 66, 69, 77, 78, 80, 92, 94, 95, 96, 97]), (.yoga, [26]), (.pilates, [31]),
        (.stretching, [98]), (.elliptical, [16]), (.stairClimbing, [89]), (.intervals, [93]),
        (.climbing, [32, 100, 101]), (.racketSports, [23, 24, 25, 51, 102]),
        (.teamSports, [35, 38, 45, 52, 67, 68, 71, 75, 105, 106]), (.martialArts, [28, 104]), (.dance, [70, 73]), (.golf, [21]),
    ]
}
