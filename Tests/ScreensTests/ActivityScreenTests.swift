import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ActivityScreenTests {
    let context = Example.context(.english)

    func screen(_ recording: Recording, _ athlete: Athlete = Example.athlete) -> ActivityScreen {
        ActivityScreen(recording: recording, id: "x", digest: nil, athlete: athlete, context: context)
    }

    @Test func `every recorded channel has its chart, on one raster`() {
        let charts = screen(Example.recording).charts
        #expect(charts?.panels.map { $0.ink } == [.heart, .pace, .elevation, .cadence, .power, .step, .oscillation, .contact])
        for panel in charts?.panels ?? [] { #expect(panel.values.count == charts?.panels.first?.values.count) }
    }

    @Test func `channels that were not recorded are not shown`() {
        var bare = Example.recording
        bare.channels = []
        bare.laps = []
        bare.meanHeartRate = nil
        bare.ascent = nil
        bare.activeEnergy = nil
        bare.conditions = nil
        let screen = screen(bare)
        #expect(screen.charts == nil && screen.map == nil && screen.zones.isEmpty && screen.splits == nil && screen.laps == nil)
        #expect(!screen.tiles.contains { ["Heart rate", "Ascent", "Active energy", "Temperature"].contains($0.label) })
    }

    @Test func `a run without calories of the device estimates them from mass and distance, and states so`() throws {
        var bare = Example.recording
        bare.activeEnergy = nil
        bare.sport = .running
        var digest = try #require(Example.recordingDigest)
        digest.activeEnergy = nil
        digest.sport = .running
        func tile(_ mass: Double?) -> MetricTile? {
            ActivityScreen.tiles(bare, digest, day: Example.today, profile: AthleteProfile(mass: mass), heat: nil, context)
                .first { $0.label == "Active energy" }
        }
        let known = try #require(tile(60))
        #expect(known.note == "from weight, distance and slopes" && known.explanation?.inputs.isEmpty == false)
        #expect(known.explanation?.inputs.contains { $0.value == "60.0 kg" } == true)
        #expect(tile(nil) == nil)
    }

    @Test func `grade-adjusted pace states when it equals pace for lack of elevation, otherwise its uncertainty`() throws {
        func tile(_ recording: Recording) throws -> MetricTile {
            let tiles = ActivityScreen.tiles(
                recording, Example.recordingDigest, day: Example.today, profile: nil, heat: nil, context)
            return try #require(tiles.first { $0.label == "Grade-adjusted pace" })
        }
        var flat = Example.recording
        let hilly = try tile(flat)
        #expect(hilly.note == nil && hilly.explanation?.inputs.contains { $0.name == "80 % likely between" } == true)
        flat.channels.removeAll { $0.kind == .altitude }
        let bare = try tile(flat)
        #expect(bare.note == "no elevation: equals pace")
        #expect(bare.explanation?.inputs.contains { $0.name == "80 % likely between" } == false)
    }

    @Test func `a load from duration states why heart rate was not used`() throws {
        var digest = try #require(Example.recordingDigest)
        digest.load = SessionLoad(value: 50, method: .duration)
        func note(coverage: Double, isDoubtful: Bool) -> String? {
            digest.measures = SessionMeasures(
                normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [60],
                lowestHeartRate: 150, heartRateCoverage: coverage, peakHeartRate: nil, laterHeartRate: nil,
                isHeartRateDoubtful: isDoubtful, perceivedEffort: nil)
            return ActivityScreen.tiles(Example.recording, digest, day: Example.today, profile: nil, heat: nil, context)
                .first { $0.label == "Load" }?.note
        }
        #expect(note(coverage: 1, isDoubtful: true)?.hasSuffix("heart rate left out: the sensor counted steps") == true)
        #expect(note(coverage: 0.6, isDoubtful: false)?.hasSuffix("heart rate left out: it covers 60 % of the time") == true)
        #expect(note(coverage: 0, isDoubtful: false)?.contains("heart rate") == false)
    }

    @Test func `a mean heart rate of zero counts as missing`() {
        var silent = Example.recording
        silent.meanHeartRate = HeartRate(beatsPerMinute: 0)
        silent.maximumHeartRate = HeartRate(beatsPerMinute: 0)
        #expect(!screen(silent).tiles.contains { $0.label == "Heart rate" || $0.label == "Max. heart rate" })
    }

    @Test func `the load of an activity shows the threshold pace of its day`() throws {
        let measures = SessionMeasures(
            normalisedSpeed: 3.4, speedSeconds: 3600, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [3600],
            lowestHeartRate: 150, heartRateCoverage: 1, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
            perceivedEffort: 6)
        var digest = try #require(Example.recordingDigest)
        digest.measures = measures
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(50, .stated), maximumHeartRate: ProfileValue(190, .stated),
            thresholdHeartRate: ProfileValue(170, .stated), thresholdSpeed: ProfileValue(4, .stated))
        func rows(_ method: SessionLoad.Method, of value: Double?) throws -> [String: String] {
            let load = SessionLoad(value: try #require(value), method: method)
            let rows = ActivityScreen.loadInputs(digest, load, profile, context)
            return Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.value) })
        }
        let pace = try rows(.gradeAdjustedPace, of: PaceLoad.load(seconds: 3600, normalisedSpeed: 3.4, thresholdSpeed: 4))
        #expect(pace["Threshold pace"] == "4:10 /km" && pace["Share of threshold speed"] == "85 %")
        let beats = try rows(.heartRate, of: digest.load(by: .heartRate, for: profile))
        #expect(beats["Threshold heart rate"] == "170 bpm" && beats["Resting heart rate"] == "50 bpm")
        // The load used another profile, so this one's values are not shown as its inputs.
        #expect(try rows(.heartRate, of: 12).isEmpty)
        #expect(try rows(.perceivedEffort, of: 60)["Perceived effort"] == "6")
        #expect(try rows(.duration, of: 50) == ["Moving time": "1:00:01"])
    }

    @Test func `the receipt of a figure states its day`() throws {
        let screen = ActivityScreen(
            recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete, context: context)
        for tile in screen.tiles { #expect(tile.explanation?.rows.contains { $0.name == "As of" } ?? true, "\(tile.label)") }
        let drift = try #require(screen.tiles.first { $0.label == "Decou\u{AD}pling" }?.explanation)
        #expect(drift.inputs.contains { $0.name == "Grade-adjusted pace" })
    }

    @Test func `an excluded activity states why`() throws {
        var digest = try #require(Example.digests.last)
        digest.isLeftOut = true
        let undated = ActivityScreen(
            recording: Example.recording, id: "x", digest: digest, athlete: Example.athlete, context: context)
        #expect(undated.leftOut?.contains("clock was never set") == true)
        #expect(undated.badges.contains { $0.tone == .caution })
        let byHand = ActivityScreen(
            recording: Example.recording, id: "x", digest: digest, athlete: Example.athlete,
            remarks: ActivityScreen.Remarks(edit: ActivityEdit(isLeftOut: true)), context: context)
        #expect(byHand.leftOut?.contains("is left out") == true)
    }

    @Test func `cadence is computed from speed and step length if it was not recorded`() throws {
        var recording = Example.recording
        recording.channels.removeAll { $0.kind == .cadence }
        let panel = try #require(screen(recording).charts?.panels.first { $0.ink == .cadence })
        #expect(panel.title.contains("from speed and step length"))
        // 60 · 2.95 m/s ÷ 1.05 m are about 169 steps a minute.
        let values = panel.values.compactMap { Double($0) }
        let mean = values.reduce(0, +) / Double(values.count)
        #expect((160...180).contains(mean))
    }

    @Test func `positions a minute apart give a pace in one continuous line`() throws {
        var recording = Example.recording
        recording.channels = recording.channels.filter { $0.kind == .latitude || $0.kind == .longitude }.map { channel in
            let kept = channel.seconds.indices.filter { Int(channel.seconds[$0]) % 60 == 0 }
            return Channel(kind: channel.kind, seconds: kept.map { channel.seconds[$0] }, values: kept.map { channel.values[$0] })
        }
        let panel = try #require(screen(recording).charts?.panels.first { $0.ink == .pace })
        #expect(panel.geometry.runs.count == 1)
    }

    @Test func `an activity of several recordings states the contribution of each`() {
        let watch = Source(name: "Watch", origin: .fit)
        let phone = Source(name: "", origin: .gpx)
        let screen = ActivityScreen(
            recording: Example.recording, id: "x", digest: nil, athlete: Example.athlete,
            shares: [
                SourceShare(source: watch, kinds: [.latitude, .longitude, .heartRate]), SourceShare(source: phone, kinds: []),
            ],
            context: context)
        let rows = screen.sources.suffix(2)
        #expect(rows.first?.name.contains("Watch") == true)
        // Start and laps, positions and heart rate.
        #expect(rows.first?.value.split(separator: ",").count == 4)
        #expect(rows.last?.value == "kept; other sources recorded more")
        #expect(!screen.sources.contains { $0.name == "Recorded" })
    }

    @Test func `a split with a pause states it and has the pace of its moving time`() throws {
        var paused = Example.recording
        paused.pauses = []
        let plain = try #require(screen(paused).splits)
        paused.pauses = [Pause(start: 10, end: 70), Pause(start: 60, end: 100)]
        let splits = try #require(screen(paused).splits)
        #expect(splits.rows[0].note == "with a pause of 1:30" && splits.rows[1].note == nil && plain.rows[0].note == nil)
        #expect(splits.rows[0].cells[1] == plain.rows[0].cells[1] && splits.rows[0].cells[2] != plain.rows[0].cells[2])
        #expect(splits.rows[1].cells == plain.rows[1].cells)
    }

    @Test func `splits and laps of a ride use the unit of its speed`() throws {
        var ride = Example.recording
        ride.sport = .cycling
        #expect(try #require(screen(ride).splits).headers.contains("Speed (km/h)"))
    }

    @Test func `laps that a device ended at each kilometre are not shown beside the splits`() throws {
        var run = Example.recording
        let splits = Splits.rows(of: run, unit: 1000)
        func laps(_ lengths: [Double]) -> [Lap] {
            lengths.map { Lap(start: 0, elapsed: 300, distance: Distance(metres: $0)) }
        }
        let lengths = splits.map { $0.length }
        for same in [lengths, lengths.map { $0 + 8 }, lengths + [30]] {
            run.laps = laps(same)
            #expect(screen(run).laps == nil && screen(run).splits != nil, "\(same)")
        }
        // Laps of a workout, one less, and one of unknown length say more.
        run.laps = laps(lengths)
        run.laps[1].distance = nil
        #expect(screen(run).laps?.rows.count == lengths.count)
        for other in [lengths.map { 0.9 * $0 }, Array(lengths.dropLast()), lengths + [100]] {
            run.laps = laps(other)
            #expect(screen(run).laps?.rows.count == other.count, "\(other)")
        }
        // Splits are miles for who reads miles.
        run.laps = laps(lengths)
        #expect(ActivityScreen.laps(run, Example.context(.english, .imperial)) != nil)
    }

    @Test func `splits are kilometres and a rest that add up to the total`() throws {
        let splits = try #require(screen(Example.recording).splits)
        #expect(splits.rows.first?.cells.first == "1")
        #expect(splits.rows.last?.cells.first?.hasSuffix("km") == true)
        func seconds(_ clock: String) -> Int { clock.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) } }
        let total = splits.rows.map { seconds($0.cells[1]) }.reduce(0, +)
        #expect(abs(total - 3639) <= splits.rows.count)
    }

    @Test func `the rest of a race is not shown as a whole kilometre`() throws {
        var race = Example.recording
        let index = try #require(race.channels.firstIndex { $0.kind == .distance })
        // The course as the watch measured it: 9.998 km.
        let share = 9998 / (race.channels[index].values.last ?? 1)
        race.channels[index].values = race.channels[index].values.map { $0 * share }
        let splits = try #require(screen(race).splits)
        #expect(splits.rows.count == 10 && splits.rows.last?.cells.first == "0.99 km")
    }

    @Test func `a race over a standard distance has its name among the efforts`() {
        let race = ActivityScreen.effort(BestEffort(distance: 10_000, seconds: 2890, start: 0, isRace: true), context)
        #expect(race.label == "Fastest 10 km" && race.figure.text == "48:10" && race.badge?.text == "Race")
        #expect(ActivityScreen.effort(BestEffort(distance: 10_000, seconds: 2890, start: 0), context).badge == nil)
    }

    @Test func `a total that contradicts its track is marked as doubtful`() throws {
        var watch = Example.recording
        #expect(screen(watch).circumstances.isEmpty)
        let track = try #require(watch.channel(.distance)?.values.last)
        watch.distance = Distance(metres: track * 1.6)
        let note = try #require(screen(watch).circumstances.first)
        #expect(note.contains(context.exactDistance(Distance(metres: track * 1.6)).text))
        #expect(note.contains(context.exactDistance(Distance(metres: track)).text))
        // GPX has no total of its own, so the shown total is that of the track.
        watch.source.origin = .gpx
        #expect(screen(watch).circumstances.isEmpty)
    }

    @Test func `the distance has two decimals, as on the watch`() throws {
        let shown = try #require(screen(Example.recording).tiles.first { $0.label == "Distance" })
        #expect(shown.figure == context.exactDistance(try #require(Example.recording.distance)))
        #expect(shown.figure.number.split(separator: ".").last?.count == 2)
    }

    @Test func `zones without a maximum heart rate state what they need`() {
        let unknown = screen(Example.recording, Athlete(name: "nobody"))
        #expect(unknown.zones.isEmpty && unknown.zonesMissing != nil)
        let known = screen(Example.recording)
        #expect(known.zones.count == 6 && known.zonesMissing == nil)
        #expect(known.zones.first?.label == "Zone 5")
        var tested = Example.athlete
        tested.thresholdHeartRate = HeartRate(170)
        let parts = screen(Example.recording, tested)
        #expect(parts.zones.map { $0.label }.first == "Zone 5c" && parts.zones.last?.label == "Zone 1")
        #expect(parts.zones.map { $0.zone } == [5, 5, 5, 4, 3, 2, 1])
        #expect(parts.zones.first?.range == "from 181 bpm" && parts.zones.last?.range == "below 145 bpm")
    }

    @Test func `without a digest all recorded values are still shown`() {
        let labels = screen(Example.recording).tiles.map { $0.label }
        #expect(labels.contains("Distance") && labels.contains("Pace") && labels.contains("Max. heart rate"))
        #expect(!labels.contains("Load"))
    }

    @Test func `a class without a title has the name of its class type`() {
        var recording = Example.recording
        (recording.title, recording.sport) = (nil, .hotYoga)
        let context = Example.context(.english)
        let remarks = ActivityScreen.Remarks(
            edit: ActivityEdit(classType: UniqueID(high: 1, low: 1)), original: .init(recording))
        func screen(_ className: String?) -> ActivityScreen {
            ActivityScreen(
                recording: recording, id: "x", digest: nil, athlete: Example.athlete, remarks: remarks, className: className,
                context: context)
        }
        let named = screen("Hot flow")
        #expect(named.title == "Hot flow" && named.badges.map { $0.text }.contains("Hot yoga"))
        #expect(named.changes.contains { $0.value == "Hot flow" })
        #expect(screen(nil).title == "Hot yoga" && screen(nil).changes.contains { $0.value == "A class type that was removed" })
        recording.title = "Evening"
        #expect(screen("Hot flow").title == "Evening" && screen("Hot flow").badges.map { $0.text }.contains("Hot flow"))
    }
}
