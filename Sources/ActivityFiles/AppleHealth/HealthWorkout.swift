import Measures
import Training

/// A workout as written in the file, before its samples and its route are added.
struct HealthWorkout {
    enum EventKind: UInt8 { case pause, resume, lap }

    struct Event {
        var kind: EventKind
        var second: Int
        var duration: Double
    }

    var activity: HealthActivity = .init()
    var source: UInt16 = 0
    var start = 0
    var end = 0
    /// From the zone in the workout, or from the local time in the name of its route.
    var offset: Int?
    var timer: Double?
    /// From the attributes of old exports.
    var statedDistance: Double?
    var statedEnergy: Double?
    /// From its own statistics and those of its activities, each kind of distance once.
    private var distances: [(kind: HealthKind, metres: Double)] = []
    private var ownEnergy: Double?
    private var partDistance: Double?
    private var partEnergy: Double?
    var meanHeartRate: Double?
    var maximumHeartRate: Double?
    var ascent: Double?
    var descent: Double?
    var temperature: Double?
    var humidity: Double?
    var cloudCover: Double?
    var events: [Event] = []
    /// Start and end of the parts of a multisport workout.
    var legs: [(start: Int, end: Int)] = []
    var routes: [String] = []
    /// Points in the main file, in exports of iOS 10 and 11.
    var points: HealthRoute?

    var energy: Double? { statedEnergy ?? ownEnergy ?? partEnergy }

    var distance: Double? {
        if let statedDistance { return statedDistance }
        if distances.isEmpty { return partDistance }
        var sum = 0.0
        for (_, metres) in distances { sum += metres }
        return sum
    }

    mutating func addEnergy(_ kilocalories: Double, isPart: Bool) {
        if isPart { partEnergy = (partEnergy ?? 0) + kilocalories } else { ownEnergy = kilocalories }
    }

    mutating func addDistance(_ metres: Double, _ kind: HealthKind, isPart: Bool) {
        if isPart {
            partDistance = (partDistance ?? 0) + metres
        } else if !distances.contains(where: { $0.kind == kind }) {
            distances.append((kind, metres))
        }
    }
}

extension HealthContent {
    mutating func startWorkout(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, _ clock: inout HealthClock) {
        openWorkout = nil
        insideActivity = false
        guard let start = seconds(scanner.value(of: "startDate"), bytes, &clock),
            let end = seconds(scanner.value(of: "endDate"), bytes, &clock), end >= start
        else { return unreadable("workout") }
        sawMoment(start)
        var workout = HealthWorkout()
        workout.start = start
        workout.end = end
        workout.source = source(scanner, bytes)
        if let type = scanner.value(of: "workoutActivityType") { workout.activity = HealthActivity(bytes.extracting(type)) }
        workout.timer = amount(scanner, bytes, "duration", "durationUnit", .minutes).map { $0 * 60 }
        workout.statedDistance = amount(scanner, bytes, "totalDistance", "totalDistanceUnit", .length)
        workout.statedEnergy = amount(scanner, bytes, "totalEnergyBurned", "totalEnergyBurnedUnit", .energy)
        openWorkout = workout
    }

    /// Returns the amount in one attribute with its unit in another. Without a unit it is in our unit: minutes for a duration.
    private mutating func amount(
        _ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, _ name: StaticString, _ unitName: StaticString,
        _ dimension: HealthUnits.Dimension
    ) -> Double? {
        guard let value = number(scanner, name) else { return nil }
        guard value >= 0 else {
            unreadable("value")
            return nil
        }
        guard let unit = scanner.value(of: unitName), !unit.isEmpty else {
            return dimension == .minutes ? total(value, dimension) : nil
        }
        return measured(value, bytes.extracting(unit), dimension)
    }

    /// Returns the number in an attribute; an unreadable number is reported.
    private mutating func number(_ scanner: borrowing XMLScanner, _ name: StaticString) -> Double? {
        guard let range = scanner.value(of: name), !range.isEmpty else { return nil }
        let number = scanner.number(range)
        if number == nil { unreadable("value") }
        return number
    }

    private mutating func measured(_ value: Double, _ unit: Span<UInt8>, _ dimension: HealthUnits.Dimension) -> Double? {
        guard let factor = HealthUnits.factor(unit, dimension) else {
            unreadable("unit")
            return nil
        }
        return total(value * factor, dimension)
    }

    /// Returns a total of the workout; nil for an implausible one, which is reported.
    private mutating func total(_ value: Double, _ dimension: HealthUnits.Dimension) -> Double? {
        let (plausible, name) = HealthUnits.total(dimension)
        return implausibleCounts.checked(value, plausible, name, at: elementStart)
    }

    mutating func workoutChild(
        _ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, name: Span<UInt8>, isSelfClosing: Bool, _ clock: inout HealthClock
    ) {
        guard openWorkout != nil else { return }
        if name.isEqual(to: "MetadataEntry") {
            guard !insideActivity, let key = scanner.value(of: "key"), let value = scanner.value(of: "value") else { return }
            metadata(scanner, key: bytes.extracting(key), bytes.extracting(value), text: value)
        } else if name.isEqual(to: "WorkoutStatistics") {
            statistics(scanner, bytes)
        } else if name.isEqual(to: "WorkoutEvent") {
            event(scanner, bytes, &clock)
        } else if name.isEqual(to: "FileReference") {
            if let path = scanner.value(of: "path") { openWorkout?.routes.append(HealthRoute.name(of: scanner.string(path))) }
        } else if name.isEqual(to: "Location") {
            location(scanner, bytes, &clock)
        } else if name.isEqual(to: "WorkoutActivity") {
            insideActivity = !isSelfClosing
            guard let start = seconds(scanner.value(of: "startDate"), bytes, &clock),
                let end = seconds(scanner.value(of: "endDate"), bytes, &clock), end >= start
            else { return unreadable("date") }
            openWorkout?.legs.append((start, end))
        }
    }

    mutating func endWorkoutChild(_ name: Span<UInt8>) {
        if name.isEqual(to: "WorkoutActivity") { insideActivity = false }
    }

    mutating func finishOpenWorkout() {
        if var workout = openWorkout {
            if workout.offset == nil {
                for name in workout.routes where workout.offset == nil {
                    workout.offset = HealthRouteName(name)?.offset(endingAt: workout.end)
                }
                if let offset = workout.offset { zones.sawClock(offset: offset, at: workout.end) }
            }
            workouts.append(workout)
        }
        openWorkout = nil
        insideActivity = false
    }

    /// Reads metadata. The file contains it twice, before and after the statistics; the second time changes nothing.
    private mutating func metadata(_ scanner: borrowing XMLScanner, key: Span<UInt8>, _ value: Span<UInt8>, text: Range<Int>) {
        if key.isEqual(to: "HKTimeZone") {
            let start = openWorkout?.start ?? 0
            openWorkout?.offset = zones.sawZone(scanner.string(text), at: start)?.secondsAheadOfUTC
        } else if key.isEqual(to: "HKIndoorWorkout") {
            if let flag = Numeral.integer(value) { openWorkout?.activity.isIndoor = flag != 0 }
        } else if key.isEqual(to: "HKSwimmingLocationType") {
            if let place = Numeral.integer(value) { openWorkout?.activity.swimmingLocation = place }
        } else if key.isEqual(to: "HKWeatherCondition") {
            openWorkout?.cloudCover = Numeral.integer(value).flatMap { HealthSky.cloudCover(condition: $0) }
        } else if let amount = HealthUnits.amount(value) {
            let unit = value.extracting(amount.unitStart...)
            if key.isEqual(to: "HKWeatherTemperature") {
                let temperature = celsius(amount.value, unit).flatMap {
                    implausibleCounts.checked($0, PlausibleAmounts.temperatures, "temperature", at: elementStart)
                }
                openWorkout?.temperature = temperature
            } else if key.isEqual(to: "HKWeatherHumidity") {
                // A fraction times 100 % (`6400 %`) since iOS 11, a percentage before.
                let percent = amount.value > 100 ? amount.value / 100 : amount.value
                let humidity = implausibleCounts.checked(percent, PlausibleAmounts.percentages, "humidity", at: elementStart)
                openWorkout?.humidity = humidity
            } else if key.isEqual(to: "HKElevationAscended") {
                let ascent = measured(amount.value, unit, .length)
                openWorkout?.ascent = ascent
            } else if key.isEqual(to: "HKElevationDescended") {
                let descent = measured(amount.value, unit, .length)
                openWorkout?.descent = descent
            }
        }
    }

    private func celsius(_ value: Double, _ unit: Span<UInt8>) -> Double? {
        if unit.isEqual(to: "degF") { return Temperature(fahrenheit: value).celsius }
        if unit.isEqual(to: "degC") { return value }
        return unit.isEqual(to: "K") ? value - 273.15 : nil
    }

    /// Reads statistics. Those of the workout take precedence over those of its activities, which are equal for a single activity and
    /// partial for several.
    private mutating func statistics(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>) {
        guard let type = scanner.value(of: "type"), type.count > 24 else { return }
        let name = bytes.extracting(type.lowerBound + 24..<type.upperBound)
        let unit = scanner.value(of: "unit") ?? 0..<0
        func stated(_ attribute: StaticString, _ dimension: HealthUnits.Dimension) -> Double? {
            number(scanner, attribute).flatMap { measured($0, bytes.extracting(unit), dimension) }
        }
        if name.isEqual(to: "HeartRate") {
            guard !insideActivity else { return }
            let (mean, maximum) = (stated("average", .rate), stated("maximum", .rate))
            openWorkout?.meanHeartRate = mean
            openWorkout?.maximumHeartRate = maximum
        } else if name.isEqual(to: "ActiveEnergyBurned") {
            if let sum = stated("sum", .energy) { openWorkout?.addEnergy(sum, isPart: insideActivity) }
        } else if name.starts(with: "Distance") {
            let kind = HealthKind(bytes.extracting(type))
            if let sum = stated("sum", .length) { openWorkout?.addDistance(sum, kind, isPart: insideActivity) }
        }
    }

    private mutating func event(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, _ clock: inout HealthClock) {
        guard let type = scanner.value(of: "type") else { return }
        guard let second = seconds(scanner.value(of: "date"), bytes, &clock) else { return unreadable("date") }
        var event = HealthWorkout.Event(kind: .lap, second: second, duration: 0)
        if scanner.isEqual(type, "HKWorkoutEventTypePause") || scanner.isEqual(type, "HKWorkoutEventTypeMotionPaused") {
            event.kind = .pause
        } else if scanner.isEqual(type, "HKWorkoutEventTypeResume") || scanner.isEqual(type, "HKWorkoutEventTypeMotionResumed") {
            event.kind = .resume
        } else if scanner.isEqual(type, "HKWorkoutEventTypeLap") {
            event.duration = (amount(scanner, bytes, "duration", "durationUnit", .minutes) ?? 0) * 60
        } else {
            return  // segments overlap: kilometres and miles mark the same distance
        }
        openWorkout?.events.append(event)
    }

    private mutating func location(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, _ clock: inout HealthClock) {
        guard let second = seconds(scanner.value(of: "date"), bytes, &clock) else { return unreadable("date") }
        var point = HealthRoute.Point(time: Double(second))
        point.latitude = number(scanner, "latitude")
        point.longitude = number(scanner, "longitude")
        point.altitude = number(scanner, "altitude")
        point.speed = number(scanner, "speed")
        point.accuracy = number(scanner, "horizontalAccuracy")
        if openWorkout?.points == nil { openWorkout?.points = HealthRoute() }
        openWorkout?.points?.points.append(point)
    }
}
