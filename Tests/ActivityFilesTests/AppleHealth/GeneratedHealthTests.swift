import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

/// Exports whose content is known beforehand: the generator beside the given data writes the truth next to each.
@Suite(.needsGivenTools) struct GeneratedHealthTests {
    static let zones: ZoneRule = { name, moment in
        TimeZone(identifier: name).map {
            LocalOffset(secondsAheadOfUTC: $0.secondsFromGMT(for: Date(timeIntervalSince1970: moment.secondsSince1970)))
        }
    }

    /// Returns the reading of a generated export, with its truth.
    private func generate(_ options: [String]) throws -> (reading: FileReading, truth: [String: Any]) {
        let generator = try #require(GivenFiles.tools).appending(path: "make_health_export.py").path
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-health-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["python3", generator, "--density", "light", "--seed", "5", "--quiet", "--out", folder.path] + options
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let name = options.firstIndex(of: "--xml-name").map { options[$0 + 1] } ?? "export.xml"
        let root = folder.appendingPathComponent("apple_health_export")
        let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
        var routes: [String: [UInt8]] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("workout-routes").path) {
            routes[file] = [UInt8](try Data(contentsOf: root.appendingPathComponent("workout-routes/" + file)))
        }
        let reading = try HealthExport.reading(bytes, step: 100_003, routes: routes, zone: GeneratedHealthTests.zones)
        let truth = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent("truth.json")))
        return (reading, try #require(truth as? [String: Any]))
    }

    @Test(arguments: [
        ["--days", "16", "--end", "2022-09-22T09:41:00"],
        ["--days", "10", "--style", "legacy"],
        ["--days", "10", "--style", "modern", "--dtd", "13"],
        ["--days", "10", "--locale", "de_DE", "--tz", "Europe/Berlin"],
        ["--days", "10", "--locale", "fr_FR", "--tz", "Europe/Paris", "--units", "us"],
        ["--days", "10", "--locale", "en_GB", "--tz", "Asia/Kathmandu"],
        ["--days", "10", "--dtd", "12"],
        ["--days", "12", "--offset-mode", "local", "--end", "2025-11-08T09:41:00"],
        ["--days", "12", "--end", "2025-11-08T09:41:00"],
        ["--days", "6", "--xml-name", "导出.xml"],
        ["--days", "10", "--broken", "vt"],
        ["--days", "6", "--broken", "badentity"],
        ["--days", "6", "--broken", "crlf"],
        ["--days", "6", "--broken", "latin1"],
    ])
    func `an export equals its truth`(options: [String]) throws {
        let (reading, truth) = try generate(options)
        try compareCounts(reading, truth)
        try compareWorkouts(reading, truth)
        let damage: [String: ImportFinding.What] = [
            "vt": .controlCharactersRemoved(count: 1), "badentity": .malformedMarkup(what: "ampersand"),
            "latin1": .malformedMarkup(what: "encoding"),
        ]
        let expected = options.compactMap { damage[$0] }
        #expect(reading.troubles.filter { $0 != .valuesOutOfRange(what: "sleep", count: 1) } == expected)
    }

    @Test func `what is left of a truncated export is read`() throws {
        let (reading, truth) = try generate(["--days", "10", "--broken", "truncated"])
        #expect(reading.troubles.contains(.truncated))
        let records = try #require(truth["records"] as? [String: Int])
        // Kinds stand one after another: the first ones are whole, the workouts at the end are lost.
        #expect(reading.totals(.heartRate).map(\.count).reduce(0, +) == records["HKQuantityTypeIdentifierHeartRate"])
        #expect(reading.recordings.isEmpty)
    }

    private func compareCounts(_ reading: FileReading, _ truth: [String: Any]) throws {
        let records = try #require(truth["records"] as? [String: Int])
        let sums = try #require(truth["sums"] as? [String: Double])
        let arguments = try #require(truth["args"] as? [String: Any])
        let locale = try #require(arguments["locale"] as? String)
        let isUS = (arguments["units"] as? String ?? (locale == "en_US" ? "us" : "metric")) == "us"
        let energy = locale == "de_DE" ? 1 / 4.184 : 1
        let distance = isUS ? 1609.344 : 1000
        let kinds: [(String, DailyTotalKind, Double)] = [
            ("HeartRate", .heartRate, 1), ("StepCount", .steps, 1), ("DistanceWalkingRunning", .walkingRunningDistance, distance),
            ("DistanceCycling", .cyclingDistance, distance), ("DistanceSwimming", .swimmingDistance, isUS ? 0.9144 : 1),
            ("ActiveEnergyBurned", .activeEnergy, energy), ("BasalEnergyBurned", .basalEnergy, energy),
            ("FlightsClimbed", .flightsClimbed, 1), ("AppleExerciseTime", .exerciseTime, 1), ("AppleStandTime", .standTime, 1),
            ("RunningSpeed", .runningSpeed, isUS ? 0.44704 : 1 / 3.6), ("RunningPower", .runningPower, 1),
            ("RunningStrideLength", .stepLength, 1), ("RunningVerticalOscillation", .verticalOscillation, 0.01),
            ("RunningGroundContactTime", .groundContactTime, 0.001),
        ]
        for (name, kind, factor) in kinds {
            let totals = reading.totals(kind)
            #expect(totals.map(\.count).reduce(0, +) == records["HKQuantityTypeIdentifier" + name] ?? 0, "\(name)")
            let expected = (sums["HKQuantityTypeIdentifier" + name] ?? 0) * factor
            #expect(abs(totals.map(\.sum).reduce(0, +) - expected) <= 1e-6 * expected, "\(name)")
        }
        let steps = try #require((truth["per_source"] as? [String: [String: Int]])?["StepCount"])
        for (name, expected) in [("iPhone", steps["iPhone"] ?? 0), ("Watch", steps["Watch"] ?? 0)] {
            let totals = reading.totals(.steps).filter { $0.source.name.hasSuffix(name) }
            #expect(totals.map(\.sum).reduce(0, +) == Double(expected))
        }
        let body: [(String, BodySampleKind)] = [
            ("RestingHeartRate", .restingHeartRate), ("HeartRateVariabilitySDNN", .sdnn), ("VO2Max", .oxygenUptake),
            ("RespiratoryRate", .respiratoryRate), ("BodyMass", .bodyMass), ("Height", .height),
        ]
        for (name, kind) in body {
            #expect(reading.samples(kind).count == records["HKQuantityTypeIdentifier" + name] ?? 0, "\(name)")
        }
        let nights = reading.samples.filter { $0.kind.isSleep }.count + (reading.troubles.isEmpty ? 0 : outOfRange(reading))
        #expect(nights == records["HKCategoryTypeIdentifierSleepAnalysis"] ?? 0)
        // Every variability record of the generator has enough beats, but some miss too many.
        var lacking = 0
        for case .beatsMissing(let count) in reading.findings.map(\.what) { lacking += count }
        #expect(reading.samples(.rmssd).count + lacking == reading.samples(.sdnn).count)
    }

    private func outOfRange(_ reading: FileReading) -> Int {
        var result = 0
        for case .valuesOutOfRange("sleep", let count) in reading.troubles { result += count }
        return result
    }

    private func compareWorkouts(_ reading: FileReading, _ truth: [String: Any]) throws {
        let workouts = try #require(truth["workouts"] as? [[String: Any]])
            .sorted { ($0["start"] as? String ?? "") < ($1["start"] as? String ?? "") }
        #expect(reading.recordings.count == workouts.count)
        let zone = try #require(truth["tz"] as? String)
        for (recording, workout) in zip(reading.recordings, workouts) {
            func number(_ key: String) -> Double? { (workout[key] as? NSNumber)?.doubleValue }
            #expect(ISO8601.text(recording.start) == workout["start"] as? String)
            #expect(ISO8601.text(recording.end) == workout["end"] as? String)
            // Moments are in whole seconds, and the timer in thousandths: a workout lasts at least as long as its timer ran.
            let whole = number("elapsed_s") ?? 0
            #expect(recording.elapsed == max(whole, recording.timer ?? 0) && recording.elapsed < whole + 1)
            #expect(abs((recording.timer ?? 0) - (number("duration_s") ?? 0)) <= 0.001)
            #expect(near(recording.distance?.metres, number("distance_m"), 0.00001))
            #expect(near(recording.activeEnergy?.kilocalories, number("active_kcal"), 0.00001))
            #expect(near(recording.ascent?.metres, number("elevation_m"), 0.00001))
            #expect(near(recording.conditions?.temperature?.celsius, number("temp_c"), 0.0006))
            #expect(near(recording.conditions?.humidityPercent, number("humidity").map { $0 * 100 }, 1e-9))
            #expect(recording.isIndoor == workout["indoor"] as? Bool)
            #expect(recording.pauses.count == workout["pauses"] as? Int)
            if let rates = recording.channel(.heartRate)?.values {
                #expect(near(rates.reduce(0, +) / Double(rates.count), number("avg_hr"), 0.005))
                #expect(rates.max() == number("max_hr"))
            } else {
                // The generator's watch measures now and then, and a short workout may fall in between.
                #expect(recording.elapsed < 2400)
            }
            if let points = workout["route_points"] as? Int, points > 0 { #expect(recording.points == points) }
            #expect(recording.offset == GeneratedHealthTests.zones(zone, recording.start))
        }
    }

    private func near(_ one: Double?, _ other: Double?, _ tolerance: Double) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return abs(one - other) <= tolerance * max(1, abs(other))
    }
}
