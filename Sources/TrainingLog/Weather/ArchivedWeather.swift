import Analysis
import Measures
import Training

extension Journal {
    /// The weather that an archive told of an activity which says nothing of its own; nil where none was told.
    func archivedConditions(for digest: ActivityDigest) async throws -> ClimateConditions? {
        guard let need = WeatherNeed(digest) else { return nil }
        guard let hour = try await stores.weather.hour(need.hour, at: need.place, athlete: athleteID) else { return nil }
        let middle = digest.start + digest.elapsed / 2
        var sky = MeasuredSky(
            wind: hour.wind.map { Speed(metresPerSecond: $0) }, radiation: hour.radiation,
            cloudCover: hour.cloudCover.map { $0 / 100 }, pressure: hour.pressure)
        // Sunshine is told as the mean of the hour before: after the full hour, the next one's tells of the middle.
        if middle.secondsSince1970 > Double(need.hour) * 3600,
            let next = try await stores.weather.hour(need.hour + 1, at: need.place, athlete: athleteID)?.radiation
        {
            sky.radiation = next
        }
        var conditions = ClimateConditions.outdoors(
            temperature: Temperature(celsius: hour.temperature), humidityPercent: hour.humidity, at: middle,
            offset: digest.offset,
            place: need.place.coordinate, altitude: digest.traits?.altitude, sky: sky)
        conditions?.isFromArchive = true
        return conditions
    }
}

/// The place and hour whose weather an activity lacks.
struct WeatherNeed: Hashable {
    var place: RoundedPlace
    /// Hours since 1970, the one nearest to the middle of the activity.
    var hour: Int
    /// Of UTC.
    var day: Day { Day(number: Int((Double(hour) / 24).rounded(.down))) }

    /// Nil for what was indoors, has no place, or says its weather itself.
    init?(_ digest: ActivityDigest) {
        guard digest.conditions == nil || digest.conditions?.isFromArchive == true else { return nil }
        self.init(placeOf: digest)
    }

    /// The same of an activity whatever is known of its weather.
    init?(placeOf digest: ActivityDigest) {
        guard digest.isIndoor != true else { return nil }
        guard let place = digest.traits?.place else { return nil }
        let middle = digest.start + min(86_400, max(0, digest.elapsed)) / 2
        let hours = (middle.secondsSince1970 / 3600 + 0.5).rounded(.down)
        // Weather archives begin in 1940; a clock set to another century asks for nothing.
        guard hours > -263_000, hours < 1_140_000 else { return nil }
        self.place = place
        hour = Int(hours)
    }
}
