import Analysis
import Measures

extension ExportLine {
    /// Request to an archive of weather or air about a place and a day, and its answer. It cannot be derived from the originals, and asking
    /// again costs the archive's operator.
    struct ArchivedExchange<Hour: Codable & Equatable & Sendable>: Codable, Equatable {
        /// In tenths of a degree.
        var latitude: Int
        var longitude: Int
        /// Day of UTC since 1970-01-01.
        var day: Int
        /// Seconds since 1970.
        var askedAt: Double
        var failures: Int?
        var problem: String?
        var retryAt: Double?
        var hours: [Hour]?
    }

    struct Weather: Codable, Equatable {
        /// Hours since 1970-01-01T00:00Z.
        var hour: Int
        var celsius: Double
        var humidityPercent: Double?
        var windMetresPerSecond: Double?
        var radiationWatts: Double?
        var cloudPercent: Double?
        var pressureHectopascals: Double?
    }

    struct Air: Codable, Equatable {
        /// Hours since 1970-01-01T00:00Z.
        var hour: Int
        /// Air quality index of the US EPA.
        var index: Double?
        /// PM2.5 in µg/m³.
        var fineParticles: Double?
    }
}

extension ExportLine.ArchivedExchange {
    init(_ request: WeatherRequest, _ hours: [Hour]) {
        self.init(
            latitude: request.place.latitude, longitude: request.place.longitude, day: request.day.number,
            askedAt: request.asked.secondsSince1970, failures: request.failures == 0 ? nil : request.failures,
            problem: request.problem, retryAt: request.retry?.secondsSince1970, hours: hours.isEmpty ? nil : hours)
    }

    /// Nil for an invalid place.
    var request: WeatherRequest? {
        RoundedPlace(latitude: latitude, longitude: longitude).map {
            WeatherRequest(
                place: $0, day: Day(number: day), asked: Moment(secondsSince1970: askedAt), failures: failures ?? 0,
                problem: problem, retry: retryAt.map { Moment(secondsSince1970: $0) })
        }
    }
}

extension Journal {
    /// Returns requests with at least a partial answer. A failed one is repeated wherever an archive is set.
    func weatherLines() async throws -> [ExportLine] {
        var lines: [ExportLine] = []
        for request in try await stores.weather.requests(of: athleteID) {
            let hours = try await stores.weather.hours(request.hours, at: request.place, athlete: athleteID)
            guard request.problem == nil || !hours.isEmpty else { continue }
            lines.append(ExportLine(weather: ExportLine.ArchivedExchange(request, hours.map { ExportLine.Weather($0) })))
        }
        return lines
    }

    func airLines() async throws -> [ExportLine] {
        var lines: [ExportLine] = []
        for request in try await stores.air.airRequests(of: athleteID) {
            let hours = try await stores.air.airHours(request.hours, at: request.place, athlete: athleteID)
            guard request.problem == nil || !hours.isEmpty else { continue }
            lines.append(ExportLine(air: ExportLine.ArchivedExchange(request, hours.map { ExportLine.Air($0) })))
        }
        return lines
    }

    /// Adds the archive answers of an export. Existing answers stay. Without any activity no place is stored.
    func takeOverArchives(_ lines: [ExportLine]) async throws {
        guard lines.contains(where: { $0.weather != nil || $0.air != nil }),
            let anyone = try await stores.activities.groups(of: athleteID).first?.id
        else { return }
        // Invalidate digests that depend on the new answers. Those of new activities are not computed yet.
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        let weathers = digests.compactMap { digest in WeatherNeed(digest).map { (activity: digest.id, need: $0) } }
        let airs = digests.compactMap { digest in WeatherNeed(placeOf: digest).map { (activity: digest.id, need: $0) } }
        for line in lines {
            if let told = line.weather, let request = told.request {
                let known = try await stores.weather.request(at: request.place, on: request.day, athlete: athleteID)
                guard request.says(moreThan: known) else { continue }
                try await stores.weather.save(
                    (told.hours ?? []).map(\.archived), request, for: [anyone],
                    forgettingDigestsOf: request.concerned(of: weathers) ?? [anyone], athlete: athleteID, at: now())
            }
            if let told = line.air, let request = told.request {
                let known = try await stores.air.airRequest(at: request.place, on: request.day, athlete: athleteID)
                guard request.says(moreThan: known) else { continue }
                try await stores.air.save(
                    (told.hours ?? []).map(\.archived), request, for: [anyone],
                    forgettingDigestsOf: request.concerned(of: airs) ?? [anyone], athlete: athleteID, at: now())
            }
        }
    }
}

extension WeatherRequest {
    /// The hours of its day, since 1970.
    var hours: ClosedRange<Int> { day.number * 24...day.number * 24 + 23 }

    /// Returns the activities that need the answer; nil for none. The sunshine of an hour comes with the next hour, which may be the first
    /// of this day.
    fileprivate func concerned(of needs: [(activity: String, need: WeatherNeed)]) -> [String]? {
        let known = hours.lowerBound - 1...hours.upperBound
        let concerned = needs.filter { $0.need.place == place && known.contains($0.need.hour) }.map(\.activity)
        return concerned.isEmpty ? nil : concerned
    }

    /// Whether this request replaces a known one: an answer replaces a failure, and every request replaces a missing one.
    fileprivate func says(moreThan known: WeatherRequest?) -> Bool {
        guard let known else { return true }
        return known.problem != nil && problem == nil
    }
}

extension ExportLine.Weather {
    init(_ hour: ArchivedHour) {
        self.init(
            hour: hour.hour, celsius: hour.temperature, humidityPercent: hour.humidity, windMetresPerSecond: hour.wind,
            radiationWatts: hour.radiation, cloudPercent: hour.cloudCover, pressureHectopascals: hour.pressure)
    }

    fileprivate var archived: ArchivedHour {
        ArchivedHour(
            hour: hour, temperature: celsius, humidity: humidityPercent, wind: windMetresPerSecond, radiation: radiationWatts,
            cloudCover: cloudPercent, pressure: pressureHectopascals)
    }
}

extension ExportLine.Air {
    init(_ air: ArchivedAir) { self.init(hour: air.hour, index: air.index, fineParticles: air.fineParticles) }

    fileprivate var archived: ArchivedAir { ArchivedAir(hour: hour, index: index, fineParticles: fineParticles) }
}
