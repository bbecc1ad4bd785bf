import Measures

/// Requests missing weather, and air quality and the forecast if their sources are set, beside a running server: as soon as an archive is set, after every
/// change, and every hour for failed requests.
public struct WeatherJob: Sendable {
    /// Archives to use now.
    public struct Archives: Sendable {
        /// Identifies the archives; different for others.
        var name: String
        var weather: any HourlyArchive<WeatherHour>
        var air: (any HourlyArchive<AirHour>)?
        var forecast: (any ForecastSource)?
        /// Whether a flag of the command named the forecast.
        var isForecastByFlag: Bool

        public init(
            name: String, weather: any HourlyArchive<WeatherHour>, air: (any HourlyArchive<AirHour>)?,
            forecast: (any ForecastSource)? = nil, isForecastByFlag: Bool = false
        ) {
            self.name = name
            self.weather = weather
            self.air = air
            self.forecast = forecast
            self.isForecastByFlag = isForecastByFlag
        }
    }

    let journal: Journal
    /// Returns the current archives; nil means none. It is called repeatedly, so that a change of the setting takes effect at once.
    let archives: @Sendable () -> Archives?
    let tick: Duration
    /// Ticks between two checks for changes.
    static let look = 15
    /// Ticks without a change after which it runs all the same; a multiple of `look`.
    static let patience = 1800

    public init(journal: Journal, tick: Duration = .seconds(2), archives: @escaping @Sendable () -> Archives?) {
        self.journal = journal
        self.archives = archives
        self.tick = tick
    }

    /// Runs until its task is cancelled.
    public func run() async {
        var seen: Moment?
        var asked = archives()?.name
        var isAnother = false
        var ticks = WeatherJob.patience
        while !Task.isCancelled {
            let archives = archives()
            if archives?.name != asked {
                asked = archives?.name
                isAnother = true
                ticks = WeatherJob.patience
            }
            if let archives, ticks % WeatherJob.look == 0 {
                do {
                    if try await journal.lastChange() != seen || ticks >= WeatherJob.patience {
                        try await complete(from: archives, askingAgain: isAnother)
                        seen = try await journal.lastChange()
                        isAnother = false
                        ticks = 0
                    }
                } catch {
                    // The requests of the pages report errors of the stores. The next check tries again.
                    ticks = WeatherJob.patience - WeatherJob.look
                }
            }
            ticks += 1
            do { try await Task.sleep(for: tick) } catch { return }
        }
    }

    private func complete(from asked: Archives, askingAgain: Bool) async throws {
        let isNamed: @Sendable () -> Bool = { archives()?.name == asked.name }
        if let forecast = asked.forecast {
            _ = try await journal.fetchForecast(
                from: forecast, askingAgain: askingAgain, isByFlag: asked.isForecastByFlag, isNamed: isNamed)
        }
        _ = try await journal.completeWeather(from: asked.weather, askingAgain: askingAgain, isNamed: isNamed)
        guard let air = asked.air else { return }
        _ = try await journal.completeAir(from: air, askingAgain: askingAgain, isNamed: isNamed)
    }
}
