import ActivityFiles
import Foundation
import Measures
import Testing
import Training

struct HealthExportReaderTests {
    @Test func `a day's samples become totals per source, in fixed units`() throws {
        var export = HealthExport()
        export.record("StepCount", "100", unit: "count", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 08:10:00 +0200")
        export.record("StepCount", "20", unit: "count", from: "2025-06-01 09:00:00 +0200", to: "2025-06-01 09:10:00 +0200")
        export.record(
            "StepCount", "90", unit: "count", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 08:10:00 +0200",
            source: "Anna’s iPhone")
        export.record("DistanceWalkingRunning", "0.5", unit: "mi", from: "2025-06-01 08:00:00 +0200")
        export.record("DistanceWalkingRunning", "1.25", unit: "km", from: "2025-06-02 08:00:00 +0200")
        export.record("ActiveEnergyBurned", "41.84", unit: "kJ", from: "2025-06-01 08:00:00 +0200")
        export.record("BasalEnergyBurned", "3", unit: "Cal", from: "2025-06-01 08:00:00 +0200")
        export.record("RunningSpeed", "3.6", unit: "km/hr", from: "2025-06-01 08:00:00 +0200")
        export.record("RunningVerticalOscillation", "9", unit: "cm", from: "2025-06-01 08:00:00 +0200")
        export.record("RunningGroundContactTime", "250", unit: "ms", from: "2025-06-01 08:00:00 +0200")
        let reading = try export.reading()
        let steps = reading.totals(.steps)
        #expect(steps.map(\.source.name) == ["Anna’s Apple\u{a0}Watch", "Anna’s iPhone"])
        #expect(steps.map(\.sum) == [120, 90])
        #expect(steps.map(\.count) == [2, 1])
        #expect(steps.map(\.minimum) == [20, 90])
        #expect(steps.map(\.maximum) == [100, 90])
        #expect(steps.allSatisfy { ISO8601.text($0.day) == "2025-06-01" })
        let near: [(DailyTotalKind, [Double])] = [
            (.walkingRunningDistance, [804.672, 1250]), (.activeEnergy, [10]), (.basalEnergy, [3]), (.runningSpeed, [1]),
            (.verticalOscillation, [0.09]), (.groundContactTime, [0.25]),
        ]
        for (kind, expected) in near {
            let found = reading.totals(kind).map(\.sum)
            #expect(found.count == expected.count)
            for (one, other) in zip(found, expected) { #expect(abs(one - other) <= 1e-7 * other, "\(kind)") }
        }
        #expect(reading.verdict == .accepted)
    }

    @Test func `heart rate is kept by minute and source, on its local day`() throws {
        var export = HealthExport()
        let readings = [
            ("71.5", "08:03:59", "Watch"), ("61", "08:00:10", "Watch"), ("62", "08:00:50", "Watch"), ("90", "08:00:00", "Strap"),
            ("55", "00:30:00", "Watch"),
        ]
        for (value, clock, source) in readings {
            export.record("HeartRate", value, unit: "count/min", from: "2025-06-01 \(clock) +0200", source: source)
        }
        export.record("StepCount", "61", unit: "count", from: "2025-06-01 08:00:10 +0200", source: "Watch")
        let night = Int(try moment("2025-05-31T22:30:00Z").secondsSince1970) / 60
        let totals = try export.reading().totals(.heartRate).sorted { $0.source.name < $1.source.name }
        #expect(totals.map { ISO8601.text($0.day) } == ["2025-06-01", "2025-06-01"])
        #expect(totals.first?.minutes == HeartRateMinutes(first: night + 450, rates: [90]))
        let watch = [55] + [UInt8](repeating: 0, count: 449) + [62, 0, 0, 72]
        #expect(totals.last?.minutes == HeartRateMinutes(first: night, rates: watch))
        #expect(try export.reading().totals(.steps).map(\.minutes) == [nil])
    }

    @Test func `body measurements come with their unit and time`() throws {
        var export = HealthExport()
        export.record(
            "RestingHeartRate", "52", unit: "count/min", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 20:00:00 +0200")
        export.record("BodyMass", "154.324", unit: "lb", from: "2025-06-01 08:00:00 +0200")
        export.record("Height", "5.7742", unit: "ft", from: "2025-06-01 08:00:00 +0200")
        export.record("VO2Max", "48.5", unit: "mL/min·kg", from: "2025-06-01 08:00:00 +0200")
        export.record("RespiratoryRate", "14.5", unit: "count/min", from: "2025-06-01 03:00:00 +0200")
        export.record("HeartRateVariabilitySDNN", "61.5", unit: "ms", from: "2025-06-01 03:00:00 +0200")
        let reading = try export.reading()
        #expect(reading.values(.restingHeartRate) == [52])
        #expect(abs(try #require(reading.values(.bodyMass).first) - 70) < 0.001)
        #expect(abs(try #require(reading.values(.height).first) - 1.76) < 0.0001)
        #expect(reading.values(.oxygenUptake) == [48.5])
        #expect(reading.values(.respiratoryRate) == [14.5])
        #expect(reading.values(.sdnn) == [61.5])
        #expect(reading.samples(.restingHeartRate).first?.start == (try moment("2025-06-01T06:00:00Z")))
        #expect(reading.samples(.restingHeartRate).first?.end == (try moment("2025-06-01T18:00:00Z")))
        #expect(reading.samples(.restingHeartRate).first?.offset == LocalOffset(secondsAheadOfUTC: 7200))
        #expect(reading.findings.map(\.what) == [.oneOffsetForAll])
    }

    @Test func `pieces of any size give the same reading`() throws {
        var export = HealthExport()
        for second in 10...40 {
            export.record(
                "HeartRate", "\(100 + second)", unit: "count/min", from: "2025-06-01 08:00:\(second) +0200",
                children: "  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"2\"/>\n")
            export.record("StepCount", "7", unit: "count", from: "2025-06-01 08:00:\(second) +0200", source: "Anna’s iPhone")
        }
        export.record("HKCategoryTypeIdentifierMindfulSession", nil, from: "2025-06-01 08:00:00 +0200")
        export.workout("Running", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 08:01:00 +0200")
        let whole = try export.reading()
        #expect(whole.totals(.heartRate).map(\.count) == [31])
        #expect(whole.recordings.first?.channel(.heartRate)?.values == (10...40).map { Double(100 + $0) })
        for step in [1, 2, 3, 7, 16, 101, 1000, 4096] { #expect(try export.reading(step: step) == whole, "\(step)") }
    }

    @Test func `the order of attributes does not matter`() throws {
        var export = HealthExport()
        for second in 10...30 { export.record("HeartRate", "61", unit: "count/min", from: "2025-06-01 08:00:\(second) +0200") }
        let expected = try export.reading()
        var other = HealthExport()
        for second in 10...30 {
            other.body +=
                "<Record startDate='2025-06-01 08:00:\(second) +0200' value='61' type='HKQuantityTypeIdentifierHeartRate'"
            other.body += " unit='count/min' endDate='2025-06-01 08:00:\(second) +0200' sourceName='Anna’s Apple\u{a0}Watch'/>"
        }
        #expect(try other.reading() == expected)
    }

    @Test func `members of a correlation are counted once, at the top level`() throws {
        var export = HealthExport()
        export.record("BodyMass", "70", unit: "kg", from: "2025-06-01 08:00:00 +0200")
        let inner = export.body
        export.body += " <Correlation type=\"HKCorrelationTypeIdentifierFood\" sourceName=\"x\">\n" + inner + " </Correlation>\n"
        export.record("BodyMass", "71", unit: "kg", from: "2025-06-02 08:00:00 +0200")
        #expect(try export.reading().values(.bodyMass) == [70, 71])
    }

    @Test func `sleep stages keep their length and the zone of the night`() throws {
        let zone = "  <MetadataEntry key=\"HKTimeZone\" value=\"Asia/Tokyo\"/>\n"
        var export = HealthExport()
        let stages = ["InBed", "Awake", "AsleepCore", "AsleepDeep", "AsleepREM", "AsleepUnspecified", "Asleep"]
        for (index, stage) in stages.enumerated() {
            export.record(
                "HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysis" + stage,
                from: "2025-06-01 16:0\(index):00 +0200",
                to: "2025-06-01 16:30:00 +0200", children: zone)
        }
        export.record("StepCount", "9", unit: "count", from: "2025-06-01 17:30:00 +0200")
        let reading = try export.reading { name, _ in name == "Asia/Tokyo" ? LocalOffset(secondsAheadOfUTC: 32_400) : nil }
        #expect(reading.samples.map(\.kind) == [.inBed, .awake, .asleepCore, .asleepDeep, .asleepREM, .asleep, .asleep])
        #expect(reading.samples.map(\.value) == [30, 29, 28, 27, 26, 25, 24])
        #expect(reading.samples.allSatisfy { $0.offset == LocalOffset(secondsAheadOfUTC: 32_400) })
        // 00:30 the next day in Tokyo, regardless of the phone's clock on the day of the export.
        #expect(reading.totals(.steps).map { ISO8601.text($0.day) } == ["2025-06-02"])
        #expect(reading.findings.isEmpty)
    }

    @Test func `unusable values are counted and not guessed`() throws {
        var export = HealthExport()
        export.record("HeartRate", "abc", unit: "count/min", from: "2025-06-01 08:00:00 +0200")
        export.record("HeartRate", "0", unit: "count/min", from: "2025-06-01 08:00:01 +0200")
        export.record("BodyMass", "70", unit: "stones", from: "2025-06-01 08:00:00 +0200")
        export.record("StepCount", "5", unit: "count", from: "yesterday")
        export.record("StepCount", "5", unit: "count", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 07:00:00 +0200")
        let reading = try export.reading()
        #expect(reading.totals.isEmpty && reading.samples.isEmpty)
        #expect(
            reading.troubles == [
                .fieldUnreadable(what: "value", count: 1), .fieldUnreadable(what: "unit", count: 1),
                .fieldUnreadable(what: "date", count: 1), .valuesOutOfRange(what: "heart_rate", count: 1),
                .valuesOutOfRange(what: "steps", count: 1),
            ])
    }

    @Test func `an unreadable value is reported at the byte of its element, also after predicted records`() throws {
        var export = HealthExport()
        // Similar records, so that the third is predicted from the first two.
        for second in 0..<3 {
            export.record("HeartRate", "6\(second)", unit: "count/min", from: "2025-06-01 08:00:0\(second) +0200")
        }
        export.record("HeartRate", "6O", unit: "count/min", from: "2025-06-01 08:00:04 +0200")
        export.record("HeartRate", "900", unit: "count/min", from: "2025-06-01 08:00:05 +0200")
        export.record("HeartRate", "9O", unit: "count/min", from: "2025-06-01 08:00:06 +0200")
        export.workout(
            "Running", from: "2025-06-01 08:00:00 +0200", to: "2025-06-01 09:00:00 +0200",
            attributes: "duration=\"an hour\" durationUnit=\"min\" totalDistance=\"10\" totalDistanceUnit=\"leagues\"",
            children: """
                  <WorkoutEvent type="HKWorkoutEventTypePause" date="then"/>
                  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="much" unit="kcal"/>

                """)
        let (whole, pieces) = (try export.reading(), try export.reading(step: 100))
        #expect(whole == pieces)
        func byte(of text: String, from element: String) throws -> ImportFinding.Place {
            let found = try #require(export.text.range(of: text))
            let start = try #require(export.text[..<found.lowerBound].range(of: element, options: .backwards))
            return .offset(export.text[..<start.lowerBound].utf8.count)
        }
        #expect(
            whole.findings.filter { $0.severity != .note } == [
                ImportFinding(.warning, .fieldUnreadable(what: "value", count: 4), at: try byte(of: "\"6O\"", from: "<Record")),
                ImportFinding(.warning, .fieldUnreadable(what: "unit", count: 1), at: try byte(of: "leagues", from: "<Workout ")),
                ImportFinding(
                    .warning, .fieldUnreadable(what: "date", count: 1), at: try byte(of: "\"then\"", from: "<WorkoutEvent")),
                ImportFinding(
                    .warning, .valuesOutOfRange(what: "heart_rate", count: 1), at: try byte(of: "\"900\"", from: "<Record")),
            ])
        #expect(whole.recordings.count == 1)
    }

    @Test func `damage affects only the damaged elements`() throws {
        var export = HealthExport()
        export.record("BodyMass", "70", unit: "kg", from: "2025-06-01 08:00:00 +0200", source: "A & B\u{b}")
        export.body += " <Record type=HeartRate>\n"
        export.record("BodyMass", "71", unit: "kg", from: "2025-06-02 08:00:00 +0200")
        export.ending = " <Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceNa"
        let reading = try export.reading()
        #expect(reading.values(.bodyMass) == [70, 71])
        #expect(reading.samples.first?.source.name == "A & B")
        #expect(reading.troubles.contains(.truncated))
        #expect(reading.troubles.contains(.controlCharactersRemoved(count: 1)))
        #expect(reading.troubles.contains(.malformedMarkup(what: "tag")))
    }

    @Test func `other files and hostile files are refused`() throws {
        #expect(throws: FileError.empty) { try HealthExport.reading([]) }
        #expect(throws: FileError.self) { try HealthExport.reading(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) }
        #expect(throws: FileError.notThisKind(.appleHealth, offset: 1)) { try HealthExport.reading(Array("<gpx></gpx>".utf8)) }
        let bomb = "<!DOCTYPE HealthData [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><HealthData>&b;</HealthData>"
        #expect(throws: FileError.self) { try HealthExport.reading(Array(bomb.utf8)) }
        let endless = Array("<HealthData><Record type=\"".utf8) + [UInt8](repeating: 0x41, count: 6 << 20)
        #expect(throws: FileError.hostile(what: "tag", offset: 12)) { try HealthExport.reading(endless) }
    }

    @Test func `offsets that change within an old export are used`() throws {
        var export = HealthExport()
        export.record("StepCount", "1", unit: "count", from: "2015-01-10 23:30:00 -0800")
        export.record("StepCount", "2", unit: "count", from: "2015-07-10 23:30:00 -0700")
        let days = try export.reading().totals(.steps).map { ISO8601.text($0.day) }
        #expect(days == ["2015-01-10", "2015-07-10"])
    }

    @Test(arguments: [1, 7, 4096, Int.max])
    func `a byte that is not UTF-8 and a bare ampersand are reported with their places and have no other effect`(step: Int) throws
    {
        var export = HealthExport()
        export.record("BodyMass", "70", unit: "kg", from: "2025-06-01 08:00:00 +0200", source: "Rock & Roll")
        export.record("BodyMass", "71", unit: "kg", from: "2025-06-02 08:00:00 +0200", source: "L?we")
        var bytes = Array(export.text.utf8)
        let ampersand = try #require(bytes.firstRange(of: Array("& Roll".utf8))).lowerBound
        let odd = try #require(bytes.firstRange(of: Array("?we".utf8))).lowerBound
        bytes[odd] = 0xF6
        let reading = try HealthExport.reading(bytes, step: step)
        #expect(reading.samples.map(\.value) == [70, 71])
        #expect(Set(reading.samples.map(\.source.name)) == ["Rock & Roll", "Löwe"])
        #expect(reading.findings.contains(ImportFinding(.warning, .malformedMarkup(what: "ampersand"), at: .offset(ampersand))))
        #expect(reading.findings.contains(ImportFinding(.warning, .malformedMarkup(what: "encoding"), at: .offset(odd))))
    }
}
