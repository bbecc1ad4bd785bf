import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct MinorRecordingsTests {
    let context = Example.context(.english)

    /// Returns recordings of one day in the order of the list, the newest first.
    /// - Parameter legs: sport and minutes of each, the earliest first.
    func day(_ legs: [(Sport, Double)]) -> [ActivityDigest] {
        legs.enumerated().compactMap { index, leg in
            guard var digest = Example.digests.first else { return nil }
            digest.id = "\(index)"
            digest.sport = leg.0
            digest.start = digest.start + Double(index) * 600
            (digest.elapsed, digest.moving) = (leg.1 * 60, leg.1 * 60)
            if leg.1 < 3 { (digest.distance, digest.meanHeartRate, digest.load) = (nil, nil, nil) }
            return digest
        }.reversed()
    }

    func rows(_ digests: [ActivityDigest], _ query: ActivitiesQuery = ActivitiesQuery()) -> [String] {
        ActivitiesScreen(digests: digests, query: query, context: context).rows.map { row in
            row.sport + (row.parts.isEmpty ? "" : ": " + row.parts.map { $0.label + " " + $0.time }.joined(separator: ", "))
        }
    }

    @Test func `transitions and empty recordings are below the multisport activity`() {
        let race = day([(.multisport, 150), (.swimming, 30), (.transition, 2), (.cycling, 70), (.transition, 1), (.other, 0.2)])
        #expect(rows(race) == ["Ride", "Swim", "Multisport: Transition 2:00, Transition 1:00, Empty recording 0:12"])
    }

    @Test func `without such an activity, a transition is below the leg that it leads to, and the last one below the leg before`()
    {
        let race = day([(.swimming, 30), (.transition, 2), (.cycling, 70), (.transition, 1)])
        #expect(rows(race) == ["Ride: Transition 2:00, Transition 1:00", "Swim"])
    }

    @Test func `a short recording of another day keeps its row`() {
        #expect(rows(day([(.running, 30), (.other, 0.2)])).count == 2)
    }

    @Test func `a transition without another activity keeps its row`() {
        #expect(rows(day([(.transition, 2)])) == ["Transition"])
    }

    @Test func `a recording with distance or heart rate is not empty`() {
        var race = day([(.multisport, 150), (.other, 0.2)])
        race[0].meanHeartRate = HeartRate(beatsPerMinute: 120)
        #expect(rows(race).count == 2)
    }

    @Test func `a list of transitions has a row for each`() {
        let race = day([(.swimming, 30), (.transition, 2), (.cycling, 70), (.transition, 1)])
        #expect(rows(race, ActivitiesQuery(sport: .transition)) == ["Transition", "Transition"])
    }

    @Test func `parts do not count for the length of a page`() {
        var digests = day([(.swimming, 30), (.transition, 2), (.cycling, 70)])
        for number in 0..<48 {
            guard var digest = Example.digests.first else { continue }
            digest.id = "r\(number)"
            digest.day = digest.day - 2
            digest.start = digest.start + Double(-172_800 - number)
            digests.append(digest)
        }
        let screen = ActivitiesScreen(digests: digests, query: ActivitiesQuery(), context: context)
        #expect(screen.rows.count == 50 && screen.pager == nil && screen.count == "51 activities")
    }
}
