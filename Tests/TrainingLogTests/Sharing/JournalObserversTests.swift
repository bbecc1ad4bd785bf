import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalObserversTests {
    private static let now = Moment(secondsSince1970: 1_717_223_400)
    private static let run = ExampleRecordings.runInTaipei(start: Moment(secondsSince1970: 1_717_137_000), minutes: 30)
    private static let id = StoredRecording(run).id

    private static func journal() async throws -> Journal {
        let journal = Journal(stores: MemoryStores().stores, now: { now })
        try await journal.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
        return journal
    }

    @Test func `an access holds until it ends or is revoked, and one person has one`() async throws {
        let journal = try await Self.journal()
        let (coach, me) = (journal.journal(of: "coach"), journal.athleteID)
        #expect(try await journal.addObserver(me, days: nil, at: Self.now) == nil, "not the athlete")
        let first = try #require(try await journal.addObserver("coach", days: 30, at: Self.now))
        #expect(try await coach.observed(at: Self.now + 2_591_999) == [FoundAccess(athlete: me, access: first)])
        #expect(try await coach.observed(at: Self.now + 30 * 86_400).isEmpty)
        #expect(try await journal.access(of: "coach", at: Self.now + 30 * 86_400) == nil)
        #expect(try await journal.access(of: "friend", at: Self.now) == nil)
        try await journal.noteUse(by: "coach", at: Self.now + 5)
        try await journal.noteUse(by: "coach", at: Self.now + 9)
        try await journal.noteUse(by: "friend", at: Self.now + 9)
        #expect(try await journal.observers().map(\.opened) == [Self.now + 5])
        // Another end keeps the beginning; an access after the end is a new one.
        let longer = try await journal.addObserver("coach", days: nil, at: Self.now + 60)
        #expect(longer == ObserverAccess(observer: "coach", made: Self.now, ends: nil, opened: Self.now + 5))
        _ = try await journal.addObserver("coach", days: 30, at: Self.now)
        let again = try await journal.addObserver("coach", days: 30, at: Self.now + 31 * 86_400)
        #expect(again?.made == Self.now + 31 * 86_400 && again?.opened == nil)
        #expect(try await journal.removeObserver("coach"))
        #expect(try await !journal.removeObserver("coach"))
        #expect(try await coach.observed(at: Self.now).isEmpty)
    }

    @Test func `ended accesses make room`() async throws {
        let journal = try await Self.journal()
        for number in 0..<ObserverAccess.limit {
            #expect(try await journal.addObserver("\(number + 10)", days: number == 0 ? 30 : nil, at: Self.now) != nil)
        }
        #expect(try await journal.addObserver("more", days: nil, at: Self.now) == nil)
        #expect(try await journal.addObserver("10", days: 90, at: Self.now) != nil, "a known person needs no room")
        #expect(try await journal.addObserver("more", days: nil, at: Self.now + 91 * 86_400) != nil)
        #expect(try await journal.observers().count == ObserverAccess.limit)
    }

    @Test func `an observer gets no position inside a zone, in activities and in routes`() async throws {
        let journal = try await Self.journal()
        let guest = journal.outsidePrivacyZones()
        #expect(try await guest.activity(Self.id)?.recording == journal.activity(Self.id)?.recording)
        let digests = try await journal.activities()
        #expect(try await guest.routes(of: digests) == journal.routes(of: digests))
        // The run goes to the north; the zone is around its middle.
        let middle = try #require(Coordinate(latitude: 25.029, longitude: 121.53))
        let zone = try #require(try await journal.addPrivacyZone(named: "Home", at: middle, radius: 400))
        let shown = try #require(try await guest.activity(Self.id))
        let (north, east) = (
            try #require(shown.recording.channel(.latitude)?.values), try #require(shown.recording.channel(.longitude)?.values)
        )
        #expect(north.count < Self.run.points && shown.hidden.count == 1)
        for index in north.indices {
            let place = try #require(Coordinate(latitude: north[index], longitude: east[index]))
            #expect(place.metres(to: zone.centre) > zone.radius)
        }
        #expect(shown.digest == (try await journal.activity(Self.id))?.digest, "numbers are those of the whole activity")
        // Both kinds of routes are in one cache.
        for _ in 1...2 {
            let route = try #require(try await guest.routes(of: digests).first)
            #expect(route.breaks.count == 1)
            for index in route.latitudes.indices {
                let place = try #require(
                    Coordinate(
                        latitude: Double(route.latitudes[index]) / RouteTrack.unitsPerDegree,
                        longitude: Double(route.longitudes[index]) / RouteTrack.unitsPerDegree))
                #expect(place.metres(to: zone.centre) > zone.radius - 2)
            }
            #expect(try await journal.routes(of: digests).first?.breaks == [])
        }
        #expect(try await journal.activity(Self.id)?.recording.channel(.latitude)?.values.count == Self.run.points)
    }

    @Test func `the data of either side end the access, and no export has it`() async throws {
        let journal = try await Self.journal()
        let coach = journal.journal(of: "coach")
        _ = try await journal.addObserver("coach", days: nil, at: Self.now)
        _ = try await coach.addObserver(journal.athleteID, days: nil, at: Self.now)
        try await coach.eraseEverything()
        #expect(try await journal.observers().isEmpty)
        #expect(try await journal.observed(at: Self.now).isEmpty)
        _ = try await journal.addObserver("coach", days: nil, at: Self.now)
        try await journal.eraseEverything()
        #expect(try await coach.observed(at: Self.now).isEmpty)
    }
}
