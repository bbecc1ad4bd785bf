import Analysis
import DemoAthletes
import Measures
import Testing
import Training

@testable import Contract

struct ActivityCursorTests {
    private static func digest(_ id: String, _ seconds: Double) -> ActivityDigest {
        ActivityDigest(
            id: id, sport: .running, isIndoor: nil, title: nil, start: Moment(secondsSince1970: seconds), offset: .utc,
            day: Day(number: Int(seconds / 86_400)), elapsed: 60, moving: 60, distance: nil, ascent: nil, meanHeartRate: nil,
            maximumHeartRate: nil, activeEnergy: nil, load: nil, conditions: nil, bestEfforts: [], steadySegments: [],
            efficiency: nil, decoupling: nil, gradeAdjustedSpeed: nil, heartRateReserveFraction: nil, isRace: false)
    }

    private static func sorted(_ digests: [ActivityDigest]) -> [ActivityDigest] {
        digests.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
    }

    @Test(arguments: [1, 2, 3, 7, 50, 500])
    func `every activity comes exactly once while others are added and removed`(limit: Int) throws {
        var random = SystemRandomNumberGenerator()
        // Many activities share their start, so that the id decides.
        let original = (0..<120).map { Self.digest("a\($0)", Double($0 / 5) * 3600) }
        var list = original
        var (seen, cursor, pages) = ([String](), ActivityCursor?.none, 0)
        repeat {
            let page = ActivitiesPayload(Self.sorted(list), after: cursor, limit: limit)
            #expect(page.activities.count <= limit)
            seen += page.activities.map(\.id)
            cursor = try page.next.map { try #require(ActivityCursor($0)) }
            pages += 1
            list.append(Self.digest("b\(pages)", Double.random(in: 0...90_000, using: &random)))
            // The activity that the cursor names may be gone.
            if pages % 3 == 0 { list.removeAll { $0.id == seen.last } }
        } while cursor != nil && pages < 1000
        let known = Set(original.map(\.id))
        #expect(seen.filter { known.contains($0) }.sorted() == original.map(\.id).sorted())
        #expect(Set(seen).count == seen.count)
    }

    @Test func `a text that no server made is no cursor`() {
        let cursor = ActivityCursor(Self.digest("x.y", -12.5))
        #expect(ActivityCursor(cursor.text) == cursor)
        for text in ["", ".", "1.a", "zzzzzzzzzzzzzzzz.a", "7ff8000000000000.a", cursor.text.replacing("x.y", with: "")] {
            #expect(ActivityCursor(text) == nil, "\(text)")
        }
    }
}
