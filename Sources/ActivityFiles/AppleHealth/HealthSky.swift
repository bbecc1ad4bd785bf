/// How much of the sky was covered, as the weather condition beside a workout tells it.
///
/// The conditions are numbered as in HealthKit's `HKWeatherCondition` (0 is none). Those that name clouds are the terms of the US
/// National Weather Service, which tells them in eighths of opaque sky: clear 0, partly cloudy 3 to 4, mostly cloudy 5 to 7, cloudy
/// 8; fair is at most four tenths. Each stands for the middle of its range, and fog for a covered sky. Rain, wind and dust do not
/// say what is above them.
enum HealthSky {
    /// 0…1; nil where a condition tells nothing of clouds.
    static func cloudCover(condition: Int) -> Double? {
        switch condition {
        case 1: 0  // clear
        case 2: 0.2  // fair
        case 3: 0.4375  // partly cloudy
        case 4: 0.75  // mostly cloudy
        case 5, 6: 1  // cloudy, foggy
        default: nil
        }
    }
}
