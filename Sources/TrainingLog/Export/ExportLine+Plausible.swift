import Measures
import Sync

/// Checks of untrusted lists: values that no form accepts are removed.
extension ExportLine {
    /// Days from 1970 to 2199.
    static let days = 0...84_005
    fileprivate static let moments = 0.0...7_258_118_400.0
    /// Seconds within a recording, up to a hundred days.
    fileprivate static let seconds = 1...8_640_000

    /// Removes implausible values.
    /// - Returns: whether everything was plausible.
    mutating func keepWhatIsPlausible() -> Bool {
        var isWhole = athlete?.keepWhatIsPlausible() ?? true
        func drops<Part>(_ part: inout Part?, unless isSound: (Part) -> Bool) {
            guard let value = part, !isSound(value) else { return }
            part = nil
            isWhole = false
        }
        drops(&demo) { ExportLine.days.contains($0.lastDay) }
        drops(&cut) { ExportLine.seconds.contains($0.second) }
        drops(&edit) { ExportLine.moments.contains($0.madeAt) }
        drops(&weather) { exchange in exchange.isPlausible { exchange.holds($0.hour) && $0.isPlausible } }
        drops(&air) { exchange in exchange.isPlausible { exchange.holds($0.hour) && $0.isPlausible } }
        drops(&diary) { ExportLine.moments.contains($0.madeAt) && ($0.day.map { ExportLine.days.contains($0) } ?? true) }
        drops(&session) { $0.record != nil }
        drops(&classType) { $0.entry != nil }
        drops(&routine) { $0.routine != nil }
        drops(&followed) { $0.stretch != nil }
        drops(&race) { $0.race != nil }
        drops(&privacyZone) { $0.zone != nil }
        drops(&ownTable) { $0.description != nil }
        drops(&plannedDay) { ExportLine.days.contains($0.day) && $0.correction != nil }
        drops(&storedDay) { $0.isPlausible }
        drops(&workout) { UniqueID($0.id) != nil && ExportLine.moments.contains($0.madeAt ?? 0) }
        return isWhole
    }
}

extension ExportLine.ArchivedExchange {
    fileprivate func isPlausible(_ hour: (Hour) -> Bool) -> Bool {
        guard ExportLine.days.contains(day), RoundedPlace(latitude: latitude, longitude: longitude) != nil,
            ExportLine.moments.contains(askedAt), ExportLine.moments.contains(retryAt ?? 0), (0...100).contains(failures ?? 0),
            (problem ?? "a").wholeMatch(of: /[a-z0-9_]{1,60}/) != nil
        else { return false }
        let hours = hours ?? []
        return hours.count <= 24 && hours.allSatisfy(hour)
    }

    /// Whether an hour since 1970 is on this day. The day must have been checked before.
    fileprivate func holds(_ hour: Int) -> Bool { (day * 24...day * 24 + 23).contains(hour) }
}

extension ExportLine.Weather {
    fileprivate var isPlausible: Bool {
        WeatherHour.temperatures.contains(celsius) && (humidityPercent.map { WeatherHour.humidities.contains($0) } ?? true)
            && (windMetresPerSecond.map { WeatherHour.winds.contains($0) } ?? true)
            && (radiationWatts.map { WeatherHour.radiations.contains($0) } ?? true)
            && (cloudPercent.map { WeatherHour.cloudCovers.contains($0) } ?? true)
            && (pressureHectopascals.map { WeatherHour.pressures.contains($0) } ?? true)
    }
}

extension ExportLine.Air {
    fileprivate var isPlausible: Bool {
        (index.map { AirHour.indices.contains($0) } ?? true)
            && (fineParticles.map { AirHour.particles.contains($0) } ?? true)
    }
}
