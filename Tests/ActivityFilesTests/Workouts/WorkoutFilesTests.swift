import Foundation
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Workout files of every format. Those of `Tests/Commands/workouts` are read by independent parsers in `test_workouts.py`.
struct WorkoutFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Commands/workouts").standardizedFileURL

    static let references = WorkoutOutline.References(
        maximumHeartRate: HeartRate(beatsPerMinute: 190), thresholdSpeed: Speed(metresPerSecond: 4),
        thresholdPower: Power(watts: 250))

    static let intervals = WorkoutOutline(
        sport: .running,
        blocks: [
            .step(
                .init(
                    .warmUp, seconds: 615, target: .heartRate(HeartRate(beatsPerMinute: 110.4), HeartRate(beatsPerMinute: 139.6)))
            ),
            .repeats(
                5,
                [
                    .init(.work, seconds: 180, target: .speed(Speed(metresPerSecond: 4.41), Speed(metresPerSecond: 4.59))),
                    .init(.recovery, seconds: 90),
                ]), .step(.init(.coolDown, seconds: 3600)),
        ], references: references)

    static let ride = WorkoutOutline(
        sport: .cycling,
        blocks: [
            .step(.init(.warmUp, seconds: 600, target: .power(Power(watts: 112.5), Power(watts: 162.5)))),
            .repeats(
                3,
                [
                    .init(.work, seconds: 300, target: .power(Power(watts: 227.5), Power(watts: 262.5))),
                    .init(.recovery, seconds: 120, target: .power(Power(watts: 100), Power(watts: 137.5))),
                ]),
        ], references: references)

    static let strength = WorkoutOutline(sport: .strength, blocks: [.step(.init(.work, seconds: 1800))])

    private static let title = WorkoutTitle(
        name: "5 × 3 min <hard> & \"fast\"", text: "Intervals, 3x on the track:\nstay relaxed")

    private func text(_ export: WorkoutExport?) throws -> String {
        String(decoding: try #require(export).bytes, as: UTF8.self)
    }

    @Test func `the committed workouts are what the writer writes`() throws {
        let renewed = FileManager.default.temporaryDirectory.appending(path: "hearth-written-workouts")
        let files = [("intervals", Self.intervals), ("ride", Self.ride), ("strength", Self.strength)]
        for (name, outline) in files {
            for format in WorkoutFormat.allCases {
                guard let export = format.file(outline, Self.title, created: 1_800_000_000) else { continue }
                let file = name + "." + format.rawValue
                let committed = try? Data(contentsOf: Self.folder.appending(path: file))
                guard committed != Data(export.bytes) else { continue }
                try FileManager.default.createDirectory(at: renewed, withIntermediateDirectories: true)
                try Data(export.bytes).write(to: renewed.appending(path: file))
                Issue.record("\(file) differs. If the change is intended, copy it from \(renewed.path) to \(Self.folder.path).")
            }
        }
    }

    @Test func `a FIT workout holds every session exactly`() {
        for outline in [Self.intervals, Self.ride, Self.strength] {
            #expect(writeFITWorkout(outline, Self.title, created: 0).fidelity == .exact)
        }
    }

    @Test func `a long name is cut between characters and reported`() {
        let title = WorkoutTitle(name: String(repeating: "節奏跑", count: 30))
        let export = writeFITWorkout(Self.strength, title, created: 0)
        #expect(export.losses == [.text])
        #expect(String(decoding: export.bytes, as: UTF8.self).contains(String(repeating: "節奏跑", count: 6)))
    }

    @Test func `equal sessions give equal bytes`() {
        let one = writeFITWorkout(Self.intervals, Self.title, created: 1_800_000_000)
        #expect(one == writeFITWorkout(Self.intervals, Self.title, created: 1_800_000_000))
    }

    @Test func `a Zwift workout of a ride has shares of threshold power`() throws {
        let export = try #require(writeZwiftWorkout(Self.ride, Self.title))
        let text = String(decoding: export.bytes, as: UTF8.self)
        #expect(text.contains("<sportType>bike</sportType>"))
        #expect(text.contains("<Warmup Duration=\"600\" PowerLow=\"0.550\" PowerHigh=\"0.550\"/>"))
        #expect(
            text.contains(
                "<IntervalsT Repeat=\"3\" OnDuration=\"300\" OffDuration=\"120\" OnPower=\"0.980\" OffPower=\"0.475\"/>"))
        #expect(export.losses == [.range, .shareOfThresholdPower])
    }

    @Test func `a Zwift workout of a run leaves out heart rates and writes repeats with free recoveries out`() throws {
        let export = try #require(writeZwiftWorkout(Self.intervals, Self.title))
        let text = String(decoding: export.bytes, as: UTF8.self)
        #expect(text.contains("<name>5 × 3 min &lt;hard&gt; &amp; &quot;fast&quot;</name>"))
        #expect(text.components(separatedBy: "<SteadyState Duration=\"180\" Power=\"1.125\"/>").count == 6)
        #expect(text.components(separatedBy: "<FreeRide Duration=\"90\" FlatRoad=\"0\"/>").count == 6)
        #expect(export.losses == [.heartRate, .range, .shareOfThresholdPace, .kinds])
    }

    @Test func `a Zwift workout without a known threshold has no intensities and says so`() throws {
        var ride = Self.ride
        ride.references = .init()
        let export = try #require(writeZwiftWorkout(ride, Self.title))
        #expect(export.losses == [.power, .kinds])
        #expect(!String(decoding: export.bytes, as: UTF8.self).contains("Power"))
    }

    @Test func `Zwift supports running and cycling only`() {
        #expect(writeZwiftWorkout(Self.strength, Self.title) == nil)
    }

    @Test func `the text of intervals icu has a line for each step`() throws {
        #expect(
            try text(writeIntervalsText(Self.intervals, Self.title)) == """
                5 × 3 min <hard> & "fast"
                Intervals, 3× on the track: stay relaxed

                - Warmup 10m15s 58-73% HR

                5x
                - 3m 3:47-3:38/km Pace
                - Recovery 1m30s

                - Cooldown 1h

                """)
        #expect(writeIntervalsText(Self.intervals, Self.title).losses == [.shareOfMaximum])
        let ride = writeIntervalsText(Self.ride, Self.title)
        #expect(ride.fidelity == .exact)
        #expect(try text(ride).contains("- 5m 228-263w\n- Recovery 2m 100-138w"))
    }

    @Test func `the text leaves out heart rates without a known maximum`() {
        var outline = Self.intervals
        outline.references = .init()
        #expect(writeIntervalsText(outline, Self.title).losses == [.heartRate])
    }

    @Test func `a line of text never becomes a step`() throws {
        let export = writeIntervalsText(Self.strength, WorkoutTitle(name: " - 20m 300w", text: "--5X"))
        #expect(try text(export) == "20m 300w\n5×\n\n- 30m\n")
    }

    @Test func `numbers have fixed decimals`() {
        #expect(DecimalNumber.text(0.0456, decimals: 3) == "0.046")
        #expect(DecimalNumber.text(-1.5, decimals: 0) == "-2")
        #expect(DecimalNumber.text(.nan, decimals: 2) == "0")
        #expect(DecimalNumber.text(12.3, decimals: 1) == "12.3")
    }

    @Test func `hard parts without a target are named as what every format lacks`() {
        func outline(_ work: WorkoutOutline.Target) -> WorkoutOutline {
            WorkoutOutline(
                sport: .running,
                blocks: [
                    .step(.init(.warmUp, seconds: 600)), .step(.init(.work, seconds: 1200, target: work)),
                    .step(.init(.coolDown, seconds: 600)),
                ])
        }
        let pace = WorkoutOutline.Target.speed(Speed(metresPerSecond: 3.4), Speed(metresPerSecond: 3.6))
        for format in WorkoutFormat.allCases {
            #expect(format.losses(outline(.none), Self.title)?.contains(.targets) == true)
            #expect(format.losses(outline(pace), Self.title)?.contains(.targets) == false)
            // One easy step needs no target.
            let easy = WorkoutOutline(sport: .running, blocks: [.step(.init(.work, seconds: 1800))])
            #expect(format.losses(easy, Self.title) == [])
        }
    }
}
