import Analysis
public import Measures
import Training

/// Outcome of an attempt to fetch a forecast.
public enum ForecastOutcome: Equatable, Sendable {
    /// The last forecast is younger than six hours, or a failed request waits.
    case notDue
    /// No activity of the last weeks has a place outdoors.
    case placeUnknown
    case answered(hours: Int)
    /// `HourlyArchiveError.name`.
    case failed(problem: String, retry: Moment)

    public var hasFailed: Bool { if case .failed = self { true } else { false } }
}

extension Journal {
    /// Seconds between two forecasts.
    static let forecastInterval = 21_600.0
    /// Today and the next eight days of UTC: seven days of any time zone, also from a forecast of yesterday.
    static let forecastDays = 9
    /// Days in which the usual place is looked for.
    static let placeDays = 60

    /// Requests the forecast for the usual training place if it is due, and replaces the stored one.
    /// - Parameters:
    ///   - isByFlag: whether a flag of this command named the source.
    ///   - isNamed: whether this source is still set; checked before the request.
    public func fetchForecast(
        from source: any ForecastSource, askingAgain: Bool = false, isByFlag: Bool = false,
        isNamed: @Sendable () -> Bool = { true }
    ) async throws -> ForecastOutcome {
        let moment = now()
        let before = try await stores.forecasts.request(of: athleteID)
        guard before?.isDue(at: moment, from: source.host, askingAgain: askingAgain) ?? true else { return .notDue }
        try await refreshDigests()
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        guard let first = Day(of: moment, at: .utc), let usual = Journal.usualPlace(of: digests, at: moment) else {
            return .placeUnknown
        }
        guard isNamed() else { return .notDue }
        let answer: Result<[WeatherHour], HourlyArchiveError>
        do throws(HourlyArchiveError) {
            answer = .success(try await source.hours(at: usual.place, from: first, days: Journal.forecastDays))
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .success(let hours):
            let request = ForecastRequest(
                place: usual.place, source: source.host, asked: moment, answered: moment, isByFlag: isByFlag)
            let isKept = try await stores.forecasts.save(
                request, hours: hours, for: usual.activity, athlete: athleteID, at: now())
            return isKept ? .answered(hours: hours.count) : .placeUnknown
        case .failure(let error):
            let failures = min(100, (before?.failures ?? 0) + 1)
            let retry = moment + ArchiveRequest.wait(failures: failures, asked: error.shortestWait)
            // The stored hours keep their source and place.
            let request = ForecastRequest(
                place: before?.place ?? usual.place, source: before?.source ?? source.host, asked: moment,
                answered: before?.answered, failures: failures, problem: error.name, retry: retry,
                isByFlag: before?.isByFlag ?? isByFlag)
            try await stores.forecasts.save(request, hours: nil, for: usual.activity, athlete: athleteID, at: now())
            return .failed(problem: error.name, retry: retry)
        }
    }

    /// Returns where most activities of the last weeks began outdoors, the newest of equals, and the newest activity there.
    /// - Parameter digests: newest first.
    static func usualPlace(of digests: [ActivityDigest], at moment: Moment) -> (place: RoundedPlace, activity: String)? {
        var counts: [RoundedPlace: Int] = [:]
        var newest: [(place: RoundedPlace, activity: String)] = []
        for digest in digests where digest.isIndoor != true && !digest.isLeftOut {
            guard let place = digest.traits?.place,
                (0...Double(placeDays) * 86_400).contains(moment - digest.start)
            else { continue }
            if counts[place] == nil { newest.append((place, digest.id)) }
            counts[place, default: 0] += 1
        }
        var best: (place: RoundedPlace, activity: String)?
        for candidate in newest where counts[candidate.place, default: 0] > best.flatMap({ counts[$0.place] }) ?? 0 {
            best = candidate
        }
        return best
    }

    /// Returns the time of the stored forecast if it counts for a plan of a day: its source is still named, it is at most a day old, and
    /// was known on that day.
    func forecastTime(asOf day: Day) async throws -> Moment? {
        guard let request = try await stores.forecasts.request(of: athleteID), let answered = request.answered,
            countsForecast(request), WeatherForecast.isCurrent(answered: answered, at: now()),
            let known = Day(of: answered, at: try await homeClock().offset(at: answered)), known <= day
        else { return nil }
        return answered
    }

    /// Returns the stored forecast if it counts for a plan of a day.
    func forecast(asOf day: Day) async throws -> WeatherForecast? {
        guard let answered = try await forecastTime(asOf: day),
            let request = try await stores.forecasts.request(of: athleteID), request.answered == answered
        else { return nil }
        let clock = try await homeClock()
        let stored = try await stores.forecasts.hours(of: athleteID)
        let hours = stored.indices.compactMap { index in
            let next = index + 1 < stored.count && stored[index + 1].hour == stored[index].hour + 1 ? stored[index + 1] : nil
            return WeatherForecast.Hour(stored[index], next: next, at: request.place, clock)
        }
        return WeatherForecast(answered: answered, source: request.source, hours: hours)
    }
}

extension ForecastRequest {
    /// Whether the next request may be sent. A moment before the last request comes from a clock that was set back.
    fileprivate func isDue(at moment: Moment, from host: String, askingAgain: Bool) -> Bool {
        if askingAgain, problem != nil || host != source { return true }
        if let retry { return retry <= moment || moment < asked }
        return !(0..<Journal.forecastInterval).contains(moment - asked)
    }
}

extension WeatherForecast.Hour {
    /// The conditions of the hour that begins at this time. Nil for an hour outside the calendar, or without a temperature that is possible.
    /// - Parameter next: the hour after it, whose sunshine is the mean of this one.
    fileprivate init?(_ hour: WeatherHour, next: WeatherHour?, at place: RoundedPlace, _ clock: HomeClock) {
        let moment = Moment(secondsSince1970: Double(hour.hour) * 3600)
        let offset = clock.offset(at: moment)
        let sky = MeasuredSky(
            wind: hour.wind.map { Speed(metresPerSecond: $0) }, radiation: next?.radiation ?? hour.radiation,
            cloudCover: hour.cloudCover.map { $0 / 100 }, pressure: hour.pressure)
        guard let day = Day(of: moment, at: offset), let seconds = moment.wholeSeconds,
            let conditions = ClimateConditions.outdoors(
                temperature: Temperature(celsius: hour.temperature), humidityPercent: hour.humidity, at: moment + 1800,
                offset: offset, place: place.coordinate, sky: sky)
        else { return nil }
        let local = seconds + offset.secondsAheadOfUTC
        self.init(day: day, hour: ((local % 86_400 + 86_400) % 86_400) / 3600, conditions: conditions)
    }
}
