import Measures

/// Completes the weather, and the air where an archive for that is named, beside a running server: after every change, and every hour for what failed.
public struct WeatherJob: Sendable {
    let journal: Journal
    let archive: any WeatherArchive
    let air: (any AirArchive)?
    /// Between two looks whether anything changed.
    let look: Duration
    /// Looks without a change after which it asks all the same.
    static let patience = 120

    public init(journal: Journal, archive: any WeatherArchive, air: (any AirArchive)? = nil, look: Duration = .seconds(30)) {
        self.journal = journal
        self.archive = archive
        self.air = air
        self.look = look
    }

    /// Until its task is cancelled.
    public func run() async {
        var seen: Moment?
        var quietLooks = WeatherJob.patience
        while !Task.isCancelled {
            do {
                if try await journal.lastChange() != seen || quietLooks >= WeatherJob.patience {
                    _ = try await journal.completeWeather(from: archive)
                    if let air { _ = try await journal.completeAir(from: air) }
                    seen = try await journal.lastChange()
                    quietLooks = 0
                }
            } catch {
                // The pages' own requests will say what is wrong with the stores; the next look tries again.
                quietLooks = WeatherJob.patience
            }
            quietLooks += 1
            do { try await Task.sleep(for: look) } catch { return }
        }
    }
}
