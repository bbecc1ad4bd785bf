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
    init(_ request: ArchiveRequest, _ hours: [Hour]) {
        self.init(
            latitude: request.place.latitude, longitude: request.place.longitude, day: request.day.number,
            askedAt: request.asked.secondsSince1970, failures: request.failures == 0 ? nil : request.failures,
            problem: request.problem, retryAt: request.retry?.secondsSince1970, hours: hours.isEmpty ? nil : hours)
    }

    /// Nil for an invalid place.
    var request: ArchiveRequest? {
        RoundedPlace(latitude: latitude, longitude: longitude).map {
            ArchiveRequest(
                place: $0, day: Day(number: day), asked: Moment(secondsSince1970: askedAt), failures: failures ?? 0,
                problem: problem, retry: retryAt.map { Moment(secondsSince1970: $0) })
        }
    }
}

extension Journal {
    func weatherLines() async throws -> [ExportLine] {
        try await exchanges(of: stores.weather) { ExportLine.Weather($0) }.map { ExportLine(weather: $0) }
    }

    func airLines() async throws -> [ExportLine] {
        try await exchanges(of: stores.air) { ExportLine.Air($0) }.map { ExportLine(air: $0) }
    }

    /// Returns requests with at least a partial answer. A failed one is repeated wherever an archive is set.
    private func exchanges<Hour, Line>(
        of store: any ArchiveStore<Hour>, _ line: (Hour) -> Line
    ) async throws -> [ExportLine.ArchivedExchange<Line>] {
        var exchanges: [ExportLine.ArchivedExchange<Line>] = []
        for request in try await store.requests(of: athleteID) {
            let hours = try await store.hours(request.hours, at: request.place, athlete: athleteID)
            guard request.problem == nil || !hours.isEmpty else { continue }
            exchanges.append(ExportLine.ArchivedExchange(request, hours.map(line)))
        }
        return exchanges
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
            if let exchange = line.weather {
                try await takeOver(exchange, to: stores.weather, weathers, for: anyone) { $0.archived }
            }
            if let exchange = line.air { try await takeOver(exchange, to: stores.air, airs, for: anyone) { $0.archived } }
        }
    }

    private func takeOver<Hour, Line>(
        _ exchange: ExportLine.ArchivedExchange<Line>, to store: any ArchiveStore<Hour>,
        _ needs: [(activity: String, need: WeatherNeed)],
        for anyone: String, _ hour: (Line) -> Hour
    ) async throws {
        guard let request = exchange.request,
            request.says(moreThan: try await store.request(at: request.place, on: request.day, athlete: athleteID))
        else { return }
        try await store.save(
            (exchange.hours ?? []).map(hour), request, for: [anyone],
            forgettingDigestsOf: request.concerned(of: needs) ?? [anyone], athlete: athleteID, at: now())
    }
}

extension ArchiveRequest {
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
    fileprivate func says(moreThan known: ArchiveRequest?) -> Bool {
        guard let known else { return true }
        return known.problem != nil && problem == nil
    }
}

extension ExportLine.Weather {
    init(_ hour: WeatherHour) {
        self.init(
            hour: hour.hour, celsius: hour.temperature, humidityPercent: hour.humidity, windMetresPerSecond: hour.wind,
            radiationWatts: hour.radiation, cloudPercent: hour.cloudCover, pressureHectopascals: hour.pressure)
    }

    fileprivate var archived: WeatherHour {
        WeatherHour(
            hour: hour, temperature: celsius, humidity: humidityPercent, wind: windMetresPerSecond, radiation: radiationWatts,
            cloudCover: cloudPercent, pressure: pressureHectopascals)
    }
}

extension ExportLine.Air {
    init(_ air: AirHour) { self.init(hour: air.hour, index: air.index, fineParticles: air.fineParticles) }

    fileprivate var archived: AirHour { AirHour(hour: hour, index: index, fineParticles: fineParticles) }
}
