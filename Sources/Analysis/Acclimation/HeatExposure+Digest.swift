public import Measures
import Training

extension HeatExposure {
    /// One session in the heat.
    public struct Dose: Equatable, Sendable {
        public var activity: String
        public var day: Day
        public var mode: Mode
        /// 0…1.
        public var weight: Double
        /// Dose if the unmeasured sun was shining; equal to `weight` if no sunshine was assumed.
        public var possible: Double
        /// Standard deviation of `weight`.
        public var deviation: Double
        /// Whether wind, sun or a room's humidity was assumed.
        public var isSupposed: Bool
    }

    /// °C: standard deviation between the air at a station or thermostat and that of the athlete; our own.
    static let deviationOfAir = 1.0

    /// Returns an activity's dose for acclimation; nil if its heat is unknown or its kind is no exposure. With unmeasured sunshine, only
    /// heat under an overcast sky counts.
    public static func dose(of digest: ActivityDigest) -> Dose? {
        guard let mode = mode(of: digest), let climate = climate(of: digest), let degrees = climate.wetBulbGlobe?.celsius else {
            return nil
        }
        func weight(_ degrees: Double) -> Double? {
            HeatExposure.weight(minutes: digest.moving / 60, wetBulbGlobe: degrees, mode: mode)
        }
        guard let possible = weight(degrees) else { return nil }
        let certain = climate.certainWetBulbGlobe.flatMap { weight($0.celsius) } ?? possible
        let supposed = climate.supposed
        let spread = (deviationOfAir * deviationOfAir + supposed.deviation * supposed.deviation).squareRoot()
        let around = (weight(degrees - spread) ?? possible, weight(degrees + spread) ?? possible)
        return Dose(
            activity: digest.id, day: digest.day, mode: mode, weight: certain > 0 ? possible : 0, possible: possible,
            deviation: (around.1 - around.0) / 2, isSupposed: supposed.wind || supposed.sun || supposed.place || supposed.humidity
        )
    }

    static func mode(of digest: ActivityDigest) -> Mode? {
        switch digest.sport {
        case .hotYoga: return .hotYoga
        case .sauna: return .passive
        default:
            if digest.sport.isRunning { return .run }
            if digest.sport.isCycling { return .bike }
            // In a heated room, any activity counts as a heated class.
            let isInRoom = digest.isIndoor == true || digest.sport == .yoga || digest.sport == .pilates
            return isInRoom && digest.conditions?.temperature.isOfHeatedRoom == true ? .hotYoga : nil
        }
    }

    /// Returns the heat of an activity. A heated room of unknown humidity is assumed to have 40 %.
    static func climate(of digest: ActivityDigest) -> ClimateConditions? {
        guard let conditions = digest.conditions, conditions.wetBulbGlobe == nil else { return digest.conditions }
        switch mode(of: digest) {
        case .hotYoga, .passive:
            return ClimateConditions.indoors(
                temperature: Temperature(celsius: min(50, conditions.temperature.celsius)),
                humidityPercent: conditions.humidityPercent, assumesHumidity: true)
        case .run, .bike, nil: return conditions
        }
    }
}

extension ActivityDigest {
    /// Whether the activity is a class in a heated room.
    public var isHeatedClass: Bool { HeatExposure.mode(of: self) == .hotYoga }

    /// Class of the room of a heated class; nil for other activities, below 80 °F, and without a known temperature.
    public var heatedRoom: HeatedRoom? {
        guard isHeatedClass, let degrees = conditions?.temperature.fahrenheit, (-100.0...300.0).contains(degrees) else {
            return nil
        }
        return HeatedRoom.of(fahrenheit: Int(Rounding.halfUp(degrees)))
    }
}
