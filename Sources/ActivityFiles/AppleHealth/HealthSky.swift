/// Cloud cover by the weather condition of a workout.
///
/// Conditions have the numbers of HealthKit's `HKWeatherCondition` (0 is none). Those about clouds are terms of the US National Weather
/// Service, which defines them in eighths of opaque sky. Clear is 0, partly cloudy 3 to 4, mostly cloudy 5 to 7, and cloudy 8; fair is at
/// most four tenths. Each maps to the middle of its range, and fog to a covered sky. Rain, wind and dust imply no cloud cover.
enum HealthSky {
    /// Returns 0…1; nil for a condition without a statement about clouds.
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
