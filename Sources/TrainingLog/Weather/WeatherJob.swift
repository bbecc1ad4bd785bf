import Measures

/// Completes the weather, and the air where an archive for that is named, beside a running server: as soon as somebody is named,
/// after every change, and every hour for what failed.
public struct WeatherJob: Sendable {
    /// Whom to ask now.
    public struct Archives: Sendable {
        /// Another one for other archives.
        var name: String
        var weather: any WeatherArchive
        var air: (any AirArchive)?

        public init(name: String, weather: any WeatherArchive, air: (any AirArchive)?) {
            self.name = name
            self.weather = weather
            self.air = air
        }
    }

    let journal: Journal
    /// Nil asks nobody. It is asked for again and again: whom the owner names or leaves takes effect at once.
    let archives: @Sendable () -> Archives?
    let tick: Duration
    /// Ticks between two looks whether anything changed.
    static let look = 15
    /// Ticks without a change after which it asks all the same; a multiple of `look`.
    static let patience = 1800

    public init(journal: Journal, tick: Duration = .seconds(2), archives: @escaping @Sendable () -> Archives?) {
        self.journal = journal
        self.archives = archives
        self.tick = tick
    }

    /// Until its task is cancelled.
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
                    // The pages' own requests will say what is wrong with the stores; the next look tries again.
                    ticks = WeatherJob.patience - WeatherJob.look
                }
            }
            ticks += 1
            do { try await Task.sleep(for: tick) } catch { return }
        }
    }

    private func complete(from asked: Archives, askingAgain: Bool) async throws {
        let isNamed: @Sendable () -> Bool = { archives()?.name == asked.name }
        _ = try await journal.completeWeather(from: asked.weather, askingAgain: askingAgain, isNamed: isNamed)
        guard let air = asked.air else { return }
        _ = try await journal.completeAir(from: air, askingAgain: askingAgain, isNamed: isNamed)
    }
}
