import Measures
import Training

extension AutoExportReading {
    /// Reads one value of a metric.
    mutating func read(entry: Int, of document: borrowing JSONDocument, _ kind: HealthKind, factor: Double) {
        let date = document.member("date", of: entry)
        guard let stamp = AutoExportReading.stamp(date, document) else {
            return unreadable("date", at: date ?? entry, of: document)
        }
        guard let value = self.value(of: entry, kind, factor, document) else { return }
        guard PlausibleTime.ofPeople.contains(stamp.moment.secondsSince1970) else {
            return implausible("date", at: date ?? entry, of: document)
        }
        let source = document.string(document.member("source", of: entry)) ?? AutoExportReading.unnamed
        keep(
            kind, value, minimum: document.number(document.member("Min", of: entry)).map { $0 * factor },
            maximum: document.number(document.member("Max", of: entry)).map { $0 * factor }, stamp, source: source, entry,
            document)
    }

    /// Returns the value of an entry in the kind's unit; nil, with a note, for an unreadable or impossible one.
    mutating func value(
        of entry: Int, _ kind: HealthKind, _ factor: Double, _ document: borrowing JSONDocument
    ) -> Double? {
        let written = document.member("qty", of: entry) ?? document.member("Avg", of: entry)
        guard let number = document.number(written) else {
            unreadable("value", at: written ?? entry, of: document)
            return nil
        }
        return checked(number * factor, kind.plausible, kind.name, at: written ?? entry, of: document)
    }

    private mutating func keep(
        _ kind: HealthKind, _ value: Double, minimum: Double?, maximum: Double?, _ stamp: ISO8601.Stamp, source: String,
        _ entry: Int, _ document: borrowing JSONDocument
    ) {
        if let total = kind.total {
            let offset = stamp.offset ?? .utc
            guard let day = Day(of: stamp.moment, at: offset) else { return unreadable("date", at: entry, of: document) }
            var (least, most) = (minimum ?? value, maximum ?? value)
            // They may differ slightly from a rounded mean; on the wrong side of it, they are not a minimum or maximum.
            let slack = abs(value) * 0.01
            if least > value + slack || most < value - slack || !kind.plausible.contains(least) || !kind.plausible.contains(most)
            {
                unreadable("value", at: entry, of: document)
                (least, most) = (value, value)
            }
            add(
                value, minimum: min(least, value), maximum: max(most, value), to: total, at: stamp.moment, on: day,
                since: day.start(at: offset), source: source)
        } else if let body = kind.body {
            samples.append(
                BodySample(
                    kind: body, start: stamp.moment, end: stamp.moment, offset: stamp.offset, value: value,
                    source: Source(name: source, origin: .healthAutoExport)))
        }
    }

    /// Reads a stage of a night, or a night as the sums of its stages in hours.
    mutating func readSleep(_ entry: Int, of document: borrowing JSONDocument, factor: Double) {
        let source = document.string(document.member("source", of: entry)) ?? AutoExportReading.unnamed
        guard let value = document.member("value", of: entry) else {
            return readNight(entry, of: document, factor: factor, source)
        }
        guard let kind = BodySampleKind(autoExportStage: document.text(value)),
            let start = AutoExportReading.stamp(document.member("startDate", of: entry), document),
            let end = AutoExportReading.stamp(document.member("endDate", of: entry), document), end.moment >= start.moment
        else { return unreadable("sleep", at: entry, of: document) }
        addSleep(kind, start, end, minutes: (end.moment - start.moment) / 60, source)
    }

    /// Adds samples as long as each stage, across the night: the app states durations of stages, not their times.
    private mutating func readNight(_ entry: Int, of document: borrowing JSONDocument, factor: Double, _ source: String) {
        func minutes(_ name: StaticString) -> Double? {
            let node = document.member(name, of: entry)
            guard let value = document.number(node), value > 0 else { return nil }
            return checked(value * factor, PlausibleAmounts.stages, "sleep", at: node ?? entry, of: document)
        }
        guard let start = AutoExportReading.stamp(document.member("sleepStart", of: entry), document),
            let end = AutoExportReading.stamp(document.member("sleepEnd", of: entry), document), end.moment >= start.moment
        else { return unreadable("sleep", at: entry, of: document) }
        var hasStages = false
        let stages: [(StaticString, BodySampleKind)] = [("core", .asleepCore), ("deep", .asleepDeep), ("rem", .asleepREM)]
        for (name, kind) in stages {
            guard let length = minutes(name) else { continue }
            hasStages = true
            addSleep(kind, start, end, minutes: length, source)
        }
        if let length = minutes("awake") { addSleep(.awake, start, end, minutes: length, source) }
        if !hasStages, let length = minutes("asleep") ?? minutes("totalSleep") {
            addSleep(.asleep, start, end, minutes: length, source)
        }
        if let length = minutes("inBed") {
            let begin = AutoExportReading.stamp(document.member("inBedStart", of: entry), document) ?? start
            let finish = AutoExportReading.stamp(document.member("inBedEnd", of: entry), document) ?? end
            guard finish.moment >= begin.moment else { return unreadable("sleep", at: entry, of: document) }
            addSleep(.inBed, begin, finish, minutes: length, source)
        }
    }

    private mutating func addSleep(
        _ kind: BodySampleKind, _ start: ISO8601.Stamp, _ end: ISO8601.Stamp, minutes: Double, _ source: String
    ) {
        samples.append(
            BodySample(
                kind: kind, start: start.moment, end: end.moment, offset: start.offset, value: minutes,
                source: Source(name: source, origin: .healthAutoExport)))
    }

    static let unnamed = "Health Auto Export"

    static func stamp(_ node: Int?, _ document: borrowing JSONDocument) -> ISO8601.Stamp? {
        guard let node else { return nil }
        return ISO8601.stamp(document.text(node))
    }

    /// Returns the factor for values with the unit in a node; the unit may be missing if the kind has only one.
    static func factor(_ node: Int?, _ dimension: HealthUnits.Dimension, _ document: borrowing JSONDocument) -> Double? {
        guard let node else { return HealthUnits.factor(document.bytes.extracting(0..<0), dimension) }
        return HealthUnits.factor(document.text(node), dimension)
    }
}

extension HealthKind {
    /// Creates a kind from the app's name of a metric.
    init(autoExportName name: Span<UInt8>) {
        self = .other
        for (text, kind) in HealthKind.autoExportNames where name.isEqual(to: text) {
            self = kind
            return
        }
    }

    private static let autoExportNames: [(StaticString, HealthKind)] = [
        ("heart_rate", .heartRate), ("step_count", .steps), ("walking_running_distance", .walkingRunningDistance),
        ("cycling_distance", .cyclingDistance), ("swimming_distance", .swimmingDistance), ("active_energy", .activeEnergy),
        ("basal_energy_burned", .basalEnergy), ("flights_climbed", .flightsClimbed), ("apple_exercise_time", .exerciseTime),
        ("apple_stand_time", .standTime), ("running_speed", .runningSpeed), ("running_power", .runningPower),
        ("running_stride_length", .stepLength), ("running_vertical_oscillation", .verticalOscillation),
        ("running_ground_contact_time", .groundContactTime), ("resting_heart_rate", .restingHeartRate),
        ("heart_rate_variability", .sdnn), ("heart_rate_variability_sdnn", .sdnn),
        ("heart_rate_variability_rmssd", .recoveryRMSSD), ("recovery_hrv", .recoveryRMSSD),
        ("recovery_heart_rate_variability", .recoveryRMSSD), ("vo2_max", .oxygenUptake), ("respiratory_rate", .respiratoryRate),
        ("weight_body_mass", .bodyMass), ("body_mass", .bodyMass), ("height", .height), ("sleep_analysis", .sleep),
    ]
}

extension BodySampleKind {
    /// Creates a stage from the app's name of it.
    fileprivate init?(autoExportStage text: Span<UInt8>) {
        let stages: [(StaticString, BodySampleKind)] = [
            ("Awake", .awake), ("Asleep", .asleep), ("Unspecified", .asleep), ("In Bed", .inBed), ("InBed", .inBed),
            ("Core", .asleepCore), ("Deep", .asleepDeep), ("REM", .asleepREM),
        ]
        for (word, kind) in stages where text.isEqual(to: word) {
            self = kind
            return
        }
        return nil
    }
}
