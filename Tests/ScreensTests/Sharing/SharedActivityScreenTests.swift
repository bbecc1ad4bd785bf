import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct SharedActivityScreenTests {
    /// A run of 5.4 km straight to the north.
    private static let run: Recording = {
        let seconds = (0...1800).map { Double($0) }
        func channel(_ kind: ChannelKind, _ value: (Double) -> Double) -> Channel {
            Channel(kind: kind, seconds: seconds, values: seconds.map(value))
        }
        return Recording(
            source: Source(name: "Watch", origin: .fit), sport: .running, start: Moment(secondsSince1970: 1_717_137_000),
            offset: .utc, elapsed: 1800,
            channels: [
                channel(.latitude) { 25.03 + 3 * $0 / 111_195 }, channel(.longitude) { _ in 121.56 },
                channel(.altitude) { $0 / 10 }, channel(.speed) { _ in 3 }, channel(.heartRate) { 140 + $0 / 100 },
            ])
    }()

    private func screen(
        zonesAt metres: [Double], _ content: ActivityShare.Content = .init(), _ language: Language = .english
    ) throws -> SharedActivityScreen {
        let start = try #require(Coordinate(latitude: 25.03, longitude: 121.56))
        let zones = try metres.map {
            let place = start.moved(metres: $0, bearing: 0)
            return try #require(PrivacyZone(id: UniqueID(high: 1, low: 1), name: "", place: place, centre: place, radius: 400))
        }
        let shared = SharedRecording(Self.run, outside: zones, showsHeartRate: content.heartRate)
        let made = digest(
            of: shared.recording, id: "", athlete: Athlete(name: ""), profile: AthleteProfile(), isRace: false)
        return SharedActivityScreen(
            shared, digest: shared.recording.channels.isEmpty ? nil : made, title: nil, day: Example.today, note: nil,
            content: content, secret: "abc", colour: .pace, context: Example.context(language))
    }

    @Test func `no line of the map leads across a hidden part`() throws {
        func longest(_ screen: SharedActivityScreen) throws -> Double {
            let path = try #require(screen.map?.path)
            let unit = path.metresAcross / Double(path.width)
            return path.lines.flatMap { $0 }.map { line in
                zip(line, line.dropFirst()).map { Double(abs($1.y - $0.y)) * unit }.reduce(0, +)
            }.max() ?? 0
        }
        let whole = try screen(zonesAt: [])
        #expect(whole.hidden == nil)
        #expect(abs(try longest(whole) - 5400) < 20)
        // 2.3 km before the zone, and as much after it.
        let cut = try screen(zonesAt: [2700])
        #expect(cut.hidden == Phrase.sharedHidden.text(.english))
        #expect(abs(try longest(cut) - 2300) < 20)
        let places = try #require(cut.map?.path.places)
        let path = try #require(cut.map?.path)
        // The frame has 4.6 km of visible line in 5.4 km; the cursor is never in the hidden 800 m in the middle.
        let middle = (path.start.y + path.finish.y) / 2
        let reach = Double(400) / path.metresAcross * Double(path.width) - 5
        #expect(places.allSatisfy { Double(abs($0.y - middle)) >= reach })
    }

    @Test(arguments: Language.allCases) func `heart rate appears only when it is shared`(language: Language) throws {
        let rate = Phrase.heartRate.text(language)
        let plain = try screen(zonesAt: [0], .init(), language)
        #expect(!plain.tiles.contains { $0.label == rate } && plain.splits?.headers.count == 3)
        #expect(plain.charts?.panels.contains { $0.ink == .heart } == false)
        #expect(plain.map?.choices.contains { $0.label == rate } == false)
        let open = try screen(zonesAt: [0], .init(heartRate: true), language)
        #expect(open.tiles.contains { $0.label == rate } && open.splits?.headers.count == 4)
        #expect(open.charts?.panels.contains { $0.ink == .heart } == true)
    }

    @Test func `every link of the page stays within the link`() throws {
        let screen = try screen(zonesAt: [0], .init(file: true))
        #expect(screen.file?.path == "/shared/abc/activity.gpx")
        #expect(screen.map?.choices.allSatisfy { $0.path.hasPrefix("/shared/abc") } == true)
        #expect(screen.charts?.columnsPath == "/shared/abc" && screen.map?.ground == nil)
        #expect(screen.splits?.rows.allSatisfy { $0.route == nil } == true)
    }

    @Test func `a hidden activity has no numbers, and says why`() throws {
        let screen = try screen(zonesAt: Array(stride(from: 0.0, through: 5400, by: 500)), .init(file: true))
        #expect(screen.tiles.isEmpty && screen.map == nil && screen.charts == nil && screen.splits == nil && screen.file == nil)
        #expect(screen.hidden == Phrase.sharedAllHidden.text(.english))
        #expect(screen.title == "Run")
    }
}
