public import Measures
import Training

extension HeatExposure {
    /// One session that counted.
    public struct Dose: Equatable, Sendable {
        public var activity: String
        public var day: Day
        /// 0…1.
        public var weight: Double
    }

    /// What an activity adds to acclimation; nil when its heat is unknown or it is no kind of exposure.
    public static func dose(of digest: ActivityDigest) -> Dose? {
        guard let mode = mode(of: digest), let degrees = wetBulbGlobe(of: digest) else { return nil }
        guard let weight = weight(minutes: digest.moving / 60, wetBulbGlobe: degrees, mode: mode) else { return nil }
        return Dose(activity: digest.id, day: digest.day, weight: weight)
    }

    private static func mode(of digest: ActivityDigest) -> Mode? {
        switch digest.sport {
        case .hotYoga: return .hotYoga
        case .sauna: return .passive
        case .yoga, .pilates:
            // A class in a room from 80 °F on is a heated one, whatever it was called.
            return (digest.conditions?.temperature.fahrenheit ?? 0) >= 80 ? .hotYoga : nil
        default:
            if digest.sport.isRunning { return .run }
            return digest.sport.isCycling ? .bike : nil
        }
    }

    /// A heated room whose humidity nobody noted is taken for 40 %.
    private static func wetBulbGlobe(of digest: ActivityDigest) -> Double? {
        guard let conditions = digest.conditions else { return nil }
        if let known = conditions.wetBulbGlobe?.celsius { return known }
        switch digest.sport {
        case .hotYoga, .sauna, .yoga, .pilates:
            let humidity = conditions.humidityPercent ?? ClimateConditions.assumedRoomHumidity
            return IndoorWetBulbGlobe.celsius(temperature: min(50, conditions.temperature.celsius), humidity: humidity)
        default: return nil
        }
    }
}
