public import Measures

/// Temperature and what follows from it.
public struct ClimateConditions: Equatable, Sendable {
    public var temperature: Temperature
    /// 0…100.
    public var humidityPercent: Double?
    /// Wet-bulb globe temperature, when it can be had.
    public var wetBulbGlobe: Temperature?
    public var heatIndex: Temperature?
    public var dewPoint: Temperature?
    /// Told by a weather archive that the athlete switched on, and not written beside the recording.
    public var isFromArchive: Bool
    /// What of `wetBulbGlobe` nobody measured.
    public var supposed = Supposed()

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

    /// What was taken for granted to find the wet-bulb globe temperature, and how much hangs on it.
    public struct Supposed: Equatable, Sendable {
        /// Light wind.
        public var wind = false
        /// Half a sky of cloud, while the sun was up.
        public var sun = false
        /// Nobody knows where it was, so that not even the sun's height is known: the simple formula, which stands for full sun by day.
        public var place = false
        /// The humidity of a heated room.
        public var humidity = false
        /// °C: standard deviation of the wet-bulb globe temperature that comes of it.
        public var deviation = 0.0
        /// What it would be under a covered sky; nil where no sun was supposed.
        public var underCloud: Temperature?

        public init() {}
    }

    /// Wet-bulb globe temperature that does not depend on an assumed sun: acclimation counts this one. Everything else uses
    /// `wetBulbGlobe`, the best estimate.
    public var certainWetBulbGlobe: Temperature? { supposed.underCloud ?? wetBulbGlobe }

    /// °C either way, four times of five: two for a station that stands elsewhere, and what wind and sun leave open.
    public var heatHalfWidth: Double {
        let open = NormalDistribution.halfWidth80 * supposed.deviation
        return (4 + open * open).squareRoot()
    }

    /// Nil where the wet-bulb globe temperature is unknown.
    public var isHeatStress: Bool? {
        wetBulbGlobe.map { $0.celsius >= ClimateConditions.heatStress }
    }

    /// °C of wet-bulb globe temperature from which on a run is one in heat.
    static let heatStress = HeatFlag.yellowFrom
}

/// What was measured of the open sky beside temperature and humidity.
public struct MeasuredSky: Equatable, Sendable {
    /// As weather stations measure it, 10 m above the ground.
    public var wind: Speed?
    /// W/m² on level ground.
    public var radiation: Double?
    /// 0…1.
    public var cloudCover: Double?
    /// hPa at the place.
    public var pressure: Double?

    public init(wind: Speed? = nil, radiation: Double? = nil, cloudCover: Double? = nil, pressure: Double? = nil) {
        self.wind = wind
        self.radiation = radiation
        self.cloudCover = cloudCover
        self.pressure = pressure
    }
}
