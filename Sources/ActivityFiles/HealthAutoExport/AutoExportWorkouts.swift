import Measures
import Training

extension AutoExportReading {
    /// Reads one workout in either layout; the older one has totals where the newer one has series of the same name.
    mutating func read(workout: Int, of document: borrowing JSONDocument) {
        func member(_ name: StaticString) -> Int? { document.member(name, of: workout) }
        guard let start = AutoExportReading.stamp(member("start"), document),
            let end = AutoExportReading.stamp(member("end"), document), end.moment >= start.moment
        else { return unreadable("workout", at: workout, of: document) }
        var activity = member("name").map { HealthActivity(autoExportName: document.text($0)) } ?? HealthActivity()
        activity.place(document.string(member("location")) ?? "", isIndoor: document.flag(member("isIndoor")))
        let track = route(member("route"), of: document)
        var channels = track.channels(from: start.moment, outOfRange: &outOfRange)
        var names: [String] = []
        for series in AutoExportSeries.all {
            guard let channel = channel(series, member(series.name), start.moment, document, &names) else { continue }
            var known: Int?
            for (index, other) in channels.enumerated() where other.kind == channel.kind { known = index }
            if let known { channels[known] = channel } else { channels.append(channel) }
        }
        channels.sort { $0.kind.rawValue < $1.kind.rawValue }
        var heartRates = 0
        for channel in channels where channel.kind == .heartRate { heartRates = channel.values.count }
        let elevation = member("elevation")
        let heart = member("heartRate")
        let recording = Recording(
            source: Source(name: names.first ?? AutoExportReading.unnamed, origin: .healthAutoExport),
            sport: activity.refined, isIndoor: activity.isIndoor, start: start.moment, offset: start.offset,
            elapsed: end.moment - start.moment, timer: duration(member("duration"), document),
            distance: amount(member("distance"), .length, document).map { Distance(metres: $0) },
            ascent: (amount(member("elevationUp"), .length, document) ?? amount(elevation, .length, document, "ascent"))
                .map { Distance(metres: $0) },
            descent: (amount(member("elevationDown"), .length, document) ?? amount(elevation, .length, document, "descent"))
                .map { Distance(metres: $0) },
            meanHeartRate: rate(member("avgHeartRate") ?? document.member("avg", of: heart), document),
            maximumHeartRate: rate(member("maxHeartRate") ?? document.member("max", of: heart), document),
            activeEnergy: (amount(member("activeEnergyBurned"), .energy, document)
                ?? amount(member("activeEnergy"), .energy, document)).map { Energy(kilocalories: $0) },
            conditions: conditions(workout, document), channels: channels,
            points: track.points.isEmpty ? heartRates : track.points.count)
        recordings.append(recording)
    }

    /// Returns an amount such as `{"qty": 8.02, "units": "km"}` in our unit.
    private mutating func amount(
        _ node: Int?, _ dimension: HealthUnits.Dimension, _ document: borrowing JSONDocument, _ name: StaticString = "qty"
    ) -> Double? {
        let number = document.member(name, of: node)
        guard let number, let value = document.number(number),
            let factor = AutoExportReading.factor(document.member("units", of: node), dimension, document)
        else { return nil }
        let (plausible, what) = HealthUnits.total(dimension)
        return checked(value * factor, plausible, what, at: number, of: document)
    }

    /// Returns the seconds on the timer; the app writes zero for an unknown duration.
    private mutating func duration(_ node: Int?, _ document: borrowing JSONDocument) -> Double? {
        guard let node, let value = document.number(node), value != 0 else { return nil }
        return checked(value, PlausibleAmounts.seconds, "time", at: node, of: document)
    }

    /// Returns a rate from an amount or a plain number.
    private mutating func rate(_ node: Int?, _ document: borrowing JSONDocument) -> HeartRate? {
        guard let node, let value = document.number(document.member("qty", of: node)) ?? document.number(node), value != 0
        else { return nil }
        return checked(value, PlausibleAmounts.heartRates, "heart rate", at: node, of: document)
            .flatMap { HeartRate(summary: $0) }
    }

    private mutating func conditions(_ workout: Int, _ document: borrowing JSONDocument) -> Conditions? {
        var result = Conditions()
        let temperature = document.member("temperature", of: workout)
        if let temperature, let value = document.number(document.member("qty", of: temperature)),
            let unit = document.member("units", of: temperature)
        {
            var celsius: Double?
            if document.text(unit).isEqual(to: "degF") || document.text(unit).isEqual(to: "°F") {
                celsius = Temperature(fahrenheit: value).celsius
            } else if document.text(unit).isEqual(to: "degC") || document.text(unit).isEqual(to: "°C") {
                celsius = value
            }
            if let celsius {
                result.temperature =
                    checked(celsius, PlausibleAmounts.temperatures, "temperature", at: temperature, of: document)
                    .map { Temperature(celsius: $0) }
            }
        }
        if let humidity = document.member("humidity", of: workout),
            let value = document.number(document.member("qty", of: humidity))
        {
            result.humidityPercent = checked(
                value > 100 ? value / 100 : value, PlausibleAmounts.percentages, "humidity", at: humidity, of: document)
        }
        return result.temperature == nil && result.humidityPercent == nil ? nil : result
    }

    private mutating func route(_ node: Int?, of document: borrowing JSONDocument) -> HealthRoute {
        var route = HealthRoute()
        for entry in document.elements(of: node) {
            guard let stamp = AutoExportReading.stamp(document.member("timestamp", of: entry), document) else {
                unreadable("route", at: entry, of: document)
                continue
            }
            func number(_ name: StaticString) -> Double? { document.number(document.member(name, of: entry)) }
            var point = HealthRoute.Point(time: stamp.moment.secondsSince1970)
            point.latitude = number("latitude") ?? number("lat")
            point.longitude = number("longitude") ?? number("lon")
            point.altitude = number("altitude")
            point.speed = number("speed")
            point.accuracy = number("horizontalAccuracy")
            route.points.append(point)
        }
        return route
    }

    /// Returns a series of a workout. Amounts are summed up, each at the app's time for it.
    private mutating func channel(
        _ series: AutoExportSeries, _ node: Int?, _ start: Moment, _ document: borrowing JSONDocument, _ names: inout [String]
    ) -> Channel? {
        var pairs: [(second: Double, value: Double)] = []
        for entry in document.elements(of: node) {
            let date = document.member("date", of: entry)
            guard let stamp = AutoExportReading.stamp(date, document) else {
                unreadable("date", at: date ?? entry, of: document)
                continue
            }
            guard stamp.moment >= start else { continue }
            let unit = document.member("units", of: entry)
            guard let factor = AutoExportReading.factor(unit, series.kind.dimension, document) else {
                unreadable("unit", at: unit ?? entry, of: document)
                continue
            }
            guard let value = self.value(of: entry, series.kind, factor, document) else { continue }
            pairs.append((stamp.moment - start, value))
            if names.isEmpty, let name = document.string(document.member("source", of: entry)), !name.isEmpty {
                names.append(name)
            }
        }
        guard !pairs.isEmpty, let kind = series.kind.channel else { return nil }
        pairs.sort { $0.second < $1.second }
        var sum = 0.0
        var seconds: [Double] = []
        var values: [Double] = []
        for pair in pairs {
            sum += pair.value
            seconds.append(pair.second)
            values.append(series.kind.isCumulative ? sum : pair.value)
        }
        return Channel(kind: kind, seconds: seconds, values: values)
    }
}

/// The series of a workout in the app's files.
private struct AutoExportSeries {
    var name: StaticString
    var kind: HealthKind

    static let all = [
        AutoExportSeries(name: "heartRateData", kind: .heartRate), AutoExportSeries(name: "stepCount", kind: .steps),
        AutoExportSeries(name: "walkingAndRunningDistance", kind: .walkingRunningDistance),
        AutoExportSeries(name: "cyclingDistance", kind: .cyclingDistance),
        AutoExportSeries(name: "swimDistance", kind: .swimmingDistance),
        AutoExportSeries(name: "activeEnergy", kind: .activeEnergy),
        AutoExportSeries(name: "cyclingSpeed", kind: .cyclingSpeed), AutoExportSeries(name: "cyclingPower", kind: .cyclingPower),
        AutoExportSeries(name: "cyclingCadence", kind: .cyclingCadence),
        AutoExportSeries(name: "runningSpeed", kind: .runningSpeed),
        AutoExportSeries(name: "runningPower", kind: .runningPower),
    ]
}

extension HealthActivity {
    /// Creates an activity from names such as `Outdoor Run` or `Traditional Strength Training`: those of HealthKit with spaces, or of
    /// Apple's Fitness app.
    init(autoExportName name: Span<UInt8>) {
        var joined = Array("HKWorkoutActivityType".utf8)
        for index in 0..<name.count where name[index] != 0x20 { joined.append(name[index]) }
        self.init(joined.span)
        if sport != .other { return }
        let common: [(StaticString, StaticString, Bool?)] = [
            ("Outdoor Run", "HKWorkoutActivityTypeRunning", false), ("Indoor Run", "HKWorkoutActivityTypeRunning", true),
            ("Outdoor Walk", "HKWorkoutActivityTypeWalking", false), ("Indoor Walk", "HKWorkoutActivityTypeWalking", true),
            ("Outdoor Cycle", "HKWorkoutActivityTypeCycling", false), ("Indoor Cycle", "HKWorkoutActivityTypeCycling", true),
            ("Outdoor Cycling", "HKWorkoutActivityTypeCycling", false), ("Indoor Cycling", "HKWorkoutActivityTypeCycling", true),
            ("Pool Swim", "HKWorkoutActivityTypeSwimming", nil), ("Open Water Swim", "HKWorkoutActivityTypeSwimming", nil),
            ("Indoor Row", "HKWorkoutActivityTypeRowing", true),
            ("HIIT", "HKWorkoutActivityTypeHighIntensityIntervalTraining", nil),
            ("Hike", "HKWorkoutActivityTypeHiking", false), ("Multisport", "HKWorkoutActivityTypeSwimBikeRun", nil),
        ]
        for (text, type, indoor) in common where name.isEqual(to: text) {
            var bytes: [UInt8] = []
            for index in 0..<type.utf8CodeUnitCount { bytes.append(type.utf8Start[index]) }
            self.init(bytes.span)
            isIndoor = indoor
            if text.utf8CodeUnitCount == 9, name[0] == UInt8(ascii: "P") { swimmingLocation = 1 }
            if name[0] == UInt8(ascii: "O"), name[1] == UInt8(ascii: "p") { swimmingLocation = 2 }
            return
        }
    }

    /// - Parameter location: `Indoor`, `Outdoor`, `Pool` or `Open Water`.
    mutating func place(_ location: String, isIndoor flag: Bool?) {
        if let flag { isIndoor = flag }
        if isIndoor == nil, location == "Indoor" { isIndoor = true }
        if isIndoor == nil, location == "Outdoor" { isIndoor = false }
        if location == "Pool" { swimmingLocation = 1 }
        if location == "Open Water" { swimmingLocation = 2 }
    }
}
