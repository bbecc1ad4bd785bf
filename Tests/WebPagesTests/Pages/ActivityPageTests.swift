import Analysis
import Localizations
import Markup
import Measures
import Testing
import Training
import WebPages

@testable import Screens

/// Structure of the page of an activity. `PageSweepTests` checks what all pages have in common.
struct ActivityPageTests {
    private func page(_ recording: Recording, digest: ActivityDigest? = nil, _ language: Language = .english) -> String {
        let context = Example.context(language)
        let screen = ActivityScreen(
            recording: recording, id: "x", digest: digest, athlete: Example.athlete,
            neighbours: ActivityScreen.Neighbours(older: nil, newer: nil), context: context)
        let frame = SiteFrame(current: .activity("x", in: ActivitiesQuery()), theme: .system, context: context)
        return ActivityPage(screen, frame: frame).body.rendered()
    }

    private func count(_ part: String, in page: String) -> Int {
        var (found, rest) = (0, page[...])
        while let place = rest.firstRange(of: part) {
            found += 1
            rest = rest[place.upperBound...]
        }
        return found
    }

    @Test func `distance, time and pace are over the route and not repeated below it`() {
        let page = page(Example.recording, digest: Example.recordingDigest)
        #expect(count("<dl class=\"over\">", in: page) == 1)
        #expect(
            count("<dt class=\"caption\">Distance</dt>", in: page) == 1
                && count("<dt class=\"caption\">Moving time</dt>", in: page) == 1)
        #expect(count("<span>Distance</span>", in: page) == 0 && count("<span>Moving time</span>", in: page) == 0)
    }

    @Test func `an activity without a route has no empty hero, and all figures are in the summary`() {
        var indoors = Example.recording
        indoors.channels.removeAll { $0.kind == .latitude || $0.kind == .longitude }
        let page = page(indoors, digest: Example.recordingDigest)
        #expect(count("class=\"over\"", in: page) == 0 && count("class=\"route\"", in: page) == 0)
        #expect(count("<span>Distance</span>", in: page) == 1)
    }

    @Test(arguments: Language.allCases)
    func `repetitions have their card with coloured bars`(language: Language) {
        var run = Example.recording
        run.sport = .running
        run.pauses = []
        let seconds = (0..<3600).map { Double($0) }
        var (metres, distances) = (0.0, [Double]())
        for second in 0..<3600 {
            distances.append(metres)
            metres += (900..<2280).contains(second) && (second - 900) % 300 < 180 ? 4.2 : 2.4
        }
        run.channels = run.channels.filter { $0.kind == .latitude || $0.kind == .longitude }
        run.distance = Distance(metres: metres)
        run.channels.append(Channel(kind: .distance, seconds: seconds, values: distances))
        let page = page(run, digest: nil, language)
        #expect(count("card s12 intervals", in: page) == 1 && page.contains("5 × 3:00"))
        #expect(count("<svg aria-hidden=\"true\" data-class=", in: page) >= 5)
    }
}
