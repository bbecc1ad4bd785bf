public import Measures

/// Temperature with derived values.
public struct ClimateConditions: Equatable, Sendable {
    public var temperature: Temperature
    /// Relative humidity in percent, 0…100.
    public var humidityPercent: Double?
    /// Wet-bulb globe temperature; nil if unknown.
    public var wetBulbGlobe: Temperature?
    public var heatIndex: Temperature?
    public var dewPoint: Temperature?
    /// Whether the values come from a weather archive that the athlete enabled, rather than from the recording.
    public var isFromArchive: Bool
    /// Unmeasured inputs of `wetBulbGlobe`.
    public var supposed = Assumptions()

    public init(
        temperature: Temperature, humidityPercent: Double?, wetBulbGlobe: Temperature?, heatIndex: Temperature?,
        dewPoint: Temperature?, isFromArchive: Bool = false
    ) {
        self.temperature = temperature
        self.humidityPercent = humidityPercent
        self.wetBulbGlobe = wetBulbGlobe
        self.heatIndex = heatIndex
        self.dewPoint = dewPoint
        self.isFromArchive = isFromArchive
    }

    /// Assumed inputs of the wet-bulb globe temperature, and their effect.
    public struct Assumptions: Equatable, Sendable {
        /// Light wind is assumed.
        public var wind = false
        /// A sky half covered by clouds is assumed, during daylight.
        public var sun = false
        /// The place is unknown, and so is the sun's position. The simple formula applies, which assumes full sun by day.
        public var place = false
        /// The humidity of a heated room is assumed.
        public var humidity = false
        /// °C: resulting standard deviation of the wet-bulb globe temperature.
        public var deviation = 0.0
        /// Value under an overcast sky; nil if no sunshine was assumed.
        public var underCloud: Temperature?

        public init() {}
    }

    /// Wet-bulb globe temperature without assumed sunshine, used for acclimation. All other models use `wetBulbGlobe`, the best estimate.
    public var certainWetBulbGlobe: Temperature? { supposed.underCloud ?? wetBulbGlobe }

    /// Half-width of the 80 % interval in °C: two for the distance to the station, and the effect of unmeasured wind and sun.
    public var heatHalfWidth: Double {
        let open = NormalDistribution.halfWidth80 * supposed.deviation
        return (4 + open * open).squareRoot()
    }

    /// Whether the heat counts as stress; nil if the wet-bulb globe temperature is unknown.
    public var isHeatStress: Bool? {
        wetBulbGlobe.map { $0.celsius >= ClimateConditions.heatStress }
    }

    /// Wet-bulb globe temperature in °C from which a run counts as one in heat.
    static let heatStress = 18.4
}

/// Measured values of the sky besides temperature and humidity.
public struct MeasuredSky: Equatable, Sendable {
    /// Wind as measured by weather stations, 10 m above the ground.
    public var wind: Speed?
    /// Solar radiation on level ground in W/m².
    public var radiation: Double?
    /// Cloud cover, 0…1.
    public var cloudCover: Double?
    /// Pressure at the place in hPa.
    public var pressure: Double?

    public init(wind: Speed? = nil, radiation: Double? = nil, cloudCover: Double? = nil, pressure: Double? = nil) {
        self.wind = wind
        self.radiation = radiation
        self.cloudCover = cloudCover
        self.pressure = pressure
    }
}
