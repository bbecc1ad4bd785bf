import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct ActivityRepairsTests {
    static func recording(spikes: Set<Int>) -> Recording {
        let seconds = (0...600).map { Double($0) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            offset: .utc, elapsed: 600,
            channels: [
                Channel(
                    kind: .heartRate, seconds: seconds,
                    values: seconds.indices.map { spikes.contains($0) ? 250 : 150 })
            ], points: 601)
    }

    @Test func `omitted values are counted and timed in both languages with the rule, and not drawn`() throws {
        for (language, words) in [(Language.english, "3 values left out, the first at"), (.traditionalChinese, "略過 3 個數值")] {
            let screen = ActivityScreen(
                recording: ActivityRepairsTests.recording(spikes: [60, 61, 300]), id: "x", digest: nil,
                athlete: Example.athlete, context: Example.context(language))
            let row = try #require(screen.repairs.first)
            #expect(screen.repairs.count == 1)
            #expect(row.value.contains(words))
            #expect(row.value.contains("230"))
            #expect(screen.charts?.panels.first?.summary.contains("250") == false)
        }
    }

    @Test func `a gap is stated with its length in both languages, without a link to an identical view`() throws {
        var recording = ActivityRepairsTests.recording(spikes: [])
        recording.channels[0].seconds.removeSubrange(101..<112)
        recording.channels[0].values.removeSubrange(101..<112)
        for (language, words) in [(Language.english, "1 gap of 0:12 at"), (.traditionalChinese, "1 處中斷，共 0:12")] {
            let screen = ActivityScreen(
                recording: recording, id: "x", digest: nil, athlete: Example.athlete, context: Example.context(language))
            #expect(screen.repairs.count == 1)
            #expect(screen.repairs.first?.value.contains(words) == true)
            #expect(screen.repairs.first?.value.contains("30") == true)
            #expect(screen.recordedView == nil)
        }
        #expect(Repairable.recorded(in: recording) == [.heartRate, .gaps])
    }

    /// A run along a meridian at 3 m/s without a counted distance. Its track jumps a kilometre aside for five seconds.
    private static var leaping: Recording {
        let seconds = (0...900).map { Double($0) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            offset: .utc, elapsed: 900,
            channels: [
                Channel(kind: .latitude, seconds: seconds, values: seconds.map { 25 + $0 * 3 / 111_195 }),
                Channel(
                    kind: .longitude, seconds: seconds, values: seconds.map { (400..<405).contains($0) ? 121.51 : 121.5 }),
            ], points: 901)
    }

    @Test func `the unrepaired view applies to splits and climbs as well as to curves`() throws {
        func screen(_ view: ActivityView) -> ActivityScreen {
            ActivityScreen(
                recording: Self.leaping, id: "x", digest: nil, athlete: Example.athlete, view: view,
                context: Example.context(.english))
        }
        let (repaired, recorded) = (screen(ActivityView()), screen(ActivityView(isAsRecorded: true)))
        #expect(repaired.repairs.count == 1 && recorded.repairs.isEmpty)
        #expect(repaired.splits != recorded.splits && repaired.charts?.panels != recorded.charts?.panels)
        #expect(recorded.recordedView?.path == "/activities/x" && repaired.recordedView?.path == "/activities/x?recorded=1")
    }

    @Test func `a view keeps its colour, its repairs and the message in links`() throws {
        let list = ActivitiesQuery(sport: .running)
        let screen = ActivityScreen(
            recording: Self.leaping, id: "x", digest: nil, athlete: Example.athlete,
            remarks: .init(count: 1, actionResult: .saved), view: ActivityView(colour: .elevation, isAsRecorded: true),
            list: list,
            context: Example.context(.english))
        #expect(screen.path == "/activities/x?sport=running&colour=elevation&recorded=1")
        #expect(screen.partPath == screen.path + "&saved=1")
        #expect(screen.recordedView?.path == "/activities/x?sport=running&colour=elevation")
        #expect(screen.map?.choices.map(\.path) == ["/activities/x?sport=running&recorded=1"])
    }

    @Test func `a recording without repairs has no repair section`() {
        let screen = ActivityScreen(
            recording: ActivityRepairsTests.recording(spikes: []), id: "x", digest: nil,
            athlete: Example.athlete, context: Example.context(.english))
        #expect(screen.repairs.isEmpty)
    }
}
