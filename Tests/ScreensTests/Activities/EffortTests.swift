import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct EffortTests {
    let context = Example.context(.english)

    /// Returns activities with these loads.
    func digests(_ loads: [Double?]) -> [ActivityDigest] {
        loads.enumerated().compactMap { index, load in
            guard var digest = Example.digests.first else { return nil }
            digest.id = "\(index)"
            digest.start = digest.start + Double(-index)
            digest.load = load.map { SessionLoad(value: $0, method: .heartRate) }
            return digest
        }
    }

    func screen(_ loads: [Double?]) -> ActivitiesScreen {
        ActivitiesScreen(digests: digests(loads), query: ActivitiesQuery(), context: context)
    }

    @Test func `bars are proportional to the load, and the legend states the load of a full one`() {
        let screen = screen([160, 80, 0])
        #expect(screen.rows.map(\.effort) == [100, 50, 0])
        #expect(screen.effortLegend == "The bar is the training load. It is full from 160 on.")
        #expect(screen.rows.map { $0.figures.last?.kind } == [.load, .load, .load])
        #expect(screen.rows.first?.figures.last?.figure.number == "160")
    }

    @Test func `easy activities alone look easy, and a very long one does not make the others invisible`() {
        #expect(screen([50, 25]).rows.map(\.effort) == [50, 25])
        let long = screen([900, 100])
        #expect(long.rows.map(\.effort) == [100, 50] && long.rows.first?.figures.last?.figure.number == "900")
        #expect(long.effortLegend?.contains("200") == true)
    }

    @Test func `an activity without a load has neither a bar nor a zero`() {
        let rows = screen([100, nil, 50]).rows
        #expect(rows.map(\.effort) == [100, nil, 50])
        #expect(rows[1].figures.allSatisfy { $0.kind != .load })
        var digests = digests([100, 80, 60])
        digests[1].isLeftOut = true
        let left = ActivitiesScreen(digests: digests, query: ActivitiesQuery(), context: context)
        #expect(left.rows.map(\.effort) == [100, nil, 60])
    }

    @Test func `a single load is compared with nothing`() {
        let screen = screen([100, nil])
        #expect(screen.effortLegend == nil && screen.rows.allSatisfy { $0.effort == nil })
    }

    @Test func `only lists have bars`() throws {
        #expect(ActivityCard(try #require(Example.digests.last), context).effort == nil)
    }

    @Test(arguments: Sport.allCases) func `every sport has the colour of its family`(_ sport: Sport) {
        let family = SportFamily(sport)
        if sport.isRunning { #expect(family == .run) }
        if sport.isCycling { #expect(family == .ride) }
        if sport.isSwimming { #expect(family == .swim) }
        if sport == .sauna || sport == .hotYoga { #expect(family == .heat) }
        if sport == .other || sport == .multisport { #expect(family == .other) }
    }
}
