import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalSharingTests {
    private static let now = Moment(secondsSince1970: 1_717_223_400)
    private static let run = ExampleRecordings.runInTaipei(start: Moment(secondsSince1970: 1_717_137_000), minutes: 30)
    private static let id = StoredRecording(run).id

    private static func journal(_ stores: Stores = MemoryStores().stores) async throws -> Journal {
        let journal = Journal(stores: stores, now: { now })
        try await journal.add(FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
        return journal
    }

    private static var home: Coordinate {
        get throws { try #require(Coordinate(latitude: 25.02, longitude: 121.53)) }
    }

    @Test func `a zone gets a centre away from its place, and a second press adds nothing`() async throws {
        let journal = try await Self.journal()
        var centres: [Coordinate] = []
        for radius in PrivacyZone.choices {
            let zone = try #require(
                try await journal.addPrivacyZone(named: "Home", at: try Self.home, radius: Double(radius)))
            #expect(zone.place.metres(to: zone.centre) <= Double(radius) / 2 + 1 && zone.centre != zone.place)
            centres.append(zone.centre)
            #expect(try await journal.addPrivacyZone(named: "Home", at: try Self.home, radius: Double(radius)) == zone)
        }
        #expect(Set(centres).count == PrivacyZone.choices.count)
        #expect(try await journal.privacyZones().count == PrivacyZone.choices.count)
        #expect(try await journal.addPrivacyZone(named: "", at: try Self.home, radius: 100) == nil)
        for number in 0..<PrivacyZone.limit {
            _ = try await journal.addPrivacyZone(named: "\(number)", at: try Self.home, radius: 300)
        }
        #expect(try await journal.privacyZones().count == PrivacyZone.limit)
    }

    @Test func `a removed zone returns with the same centre`() async throws {
        let journal = try await Self.journal()
        let zone = try #require(try await journal.addPrivacyZone(named: "Home", at: try Self.home, radius: 400))
        #expect(try await journal.removePrivacyZone(zone.id) == zone)
        #expect(try await journal.removePrivacyZone(zone.id) == nil)
        try await journal.restore(zone)
        try await journal.restore(zone)
        #expect(try await journal.privacyZones() == [zone])
    }

    @Test func `a secret opens its activity until the link ends or is revoked`() async throws {
        let journal = try await Self.journal()
        let made = try #require(
            try await journal.share(activity: Self.id, days: 7, content: .init(), at: Self.now))
        #expect(made.secret.count == 64)
        let found = try #require(try await journal.share(withSecret: made.secret, at: Self.now))
        #expect(found == FoundShare(athlete: journal.athleteID, share: made.share))
        #expect(try await journal.share(withSecret: made.secret, at: Self.now + 604_799) != nil)
        #expect(try await journal.share(withSecret: made.secret, at: Self.now + 604_800) == nil)
        for wrong in ["", "x", String(made.secret.dropLast()), String(repeating: "0", count: 64), made.secret.uppercased() + "0"]
        {
            #expect(try await journal.share(withSecret: wrong, at: Self.now) == nil)
        }
        #expect(try await journal.noteUse(of: found.share, secret: made.secret, at: Self.now + 5))
        #expect(try await !journal.noteUse(of: found.share, secret: made.secret, at: Self.now + 9), "only the first use counts")
        #expect(try await journal.shares().map { $0.opened } == [Self.now + 5])
        #expect(try await journal.removeShare(made.share.id))
        #expect(try await !journal.removeShare(made.share.id))
        #expect(try await journal.share(withSecret: made.secret, at: Self.now) == nil)
        #expect(
            try await !journal.noteUse(of: found.share, secret: made.secret, at: Self.now), "a revoked link does not come back")
        #expect(try await journal.shares().isEmpty)
    }

    @Test func `a new link removes those that ended, and there is a limit`() async throws {
        let journal = try await Self.journal()
        func share(days: Int?, at moment: Moment) async throws -> ActivityShare? {
            try await journal.share(activity: Self.id, days: days, content: .init(), at: moment)?.share
        }
        _ = try await share(days: 7, at: Self.now)
        let forever = try await share(days: nil, at: Self.now + 1)
        let next = try await share(days: 30, at: Self.now + 691_200)
        #expect(try await journal.shares() == [next, forever].compactMap { $0 })
        for _ in 2..<ActivityShare.limit { _ = try await share(days: nil, at: Self.now) }
        #expect(try await share(days: nil, at: Self.now) == nil)
        #expect(try await journal.shares().count == ActivityShare.limit)
    }

    @Test func `numbers of a cut activity are those of its visible part`() async throws {
        let journal = try await Self.journal()
        let share = try #require(
            try await journal.share(activity: Self.id, days: nil, content: .init(heartRate: true), at: Self.now)
        ).share
        let whole = try #require(try await journal.sharedActivity(share))
        let own = try #require(try await journal.activity(Self.id))
        #expect(!whole.shared.isCut && whole.digest == own.digest)
        let zone = try #require(try await journal.addPrivacyZone(named: "", at: try Self.home, radius: 400))
        let cut = try #require(try await journal.sharedActivity(share))
        #expect(cut.shared.isCut)
        let (all, visible) = (try #require(whole.digest?.distance), try #require(cut.digest?.distance))
        #expect(visible.metres < all.metres - 150 && visible.metres > 1000)
        #expect(cut.digest?.meanHeartRate == HeartRate(150))
        for latitude in try #require(cut.shared.recording.channel(.latitude)).values {
            let place = try #require(Coordinate(latitude: latitude, longitude: 121.53))
            #expect(zone.centre.metres(to: place) > zone.radius)
        }
        let gone = ActivityShare(id: share.id, activity: "gone", made: Self.now, ends: nil)
        #expect(try await journal.sharedActivity(gone) == nil)
    }

    @Test func `the file has the visible places only, without times, and only on request`() async throws {
        let journal = try await Self.journal()
        let zone = try #require(try await journal.addPrivacyZone(named: "", at: try Self.home, radius: 400))
        func activity(_ content: ActivityShare.Content) async throws -> SharedActivity? {
            let made = try await journal.share(activity: Self.id, days: nil, content: content, at: Self.now)
            guard let share = made?.share else { return nil }
            return try await journal.sharedActivity(share)
        }
        #expect(try await activity(.init())?.file(named: "Run") == nil)
        let bytes = try #require(try await activity(.init(file: true))?.file(named: "Run"))
        let course = try readGPXCourse(bytes.span)
        #expect(course.latitudes.count > 1000)
        for (latitude, longitude) in zip(course.latitudes, course.longitudes) {
            let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
            #expect(zone.centre.metres(to: place) > zone.radius - 0.2)
        }
        #expect(!String(decoding: bytes, as: UTF8.self).contains("time"))
    }

    @Test func `the note is shared on request only, and the note of the file never`() async throws {
        let journal = try await Self.journal()
        try await journal.edit(activity: Self.id, as: ActivityEdit(title: "Mine", note: "Sore knee"))
        func note(_ content: ActivityShare.Content) async throws -> String? {
            let made = try #require(try await journal.share(activity: Self.id, days: nil, content: content, at: Self.now))
            let activity = try #require(try await journal.sharedActivity(made.share))
            #expect(activity.title == "Mine" && activity.shared.recording.notes == nil)
            return activity.note
        }
        #expect(try await note(.init()) == nil)
        #expect(try await note(.init(note: true)) == "Sore knee")
    }

    @Test func `an export has the zones and no link, and erasing removes both`() async throws {
        let folder = try ScratchFolder()
        let journal = try await Self.journal()
        let zone = try #require(try await journal.addPrivacyZone(named: "Home", at: try Self.home, radius: 400))
        let made = try #require(try await journal.share(activity: Self.id, days: nil, content: .init(), at: Self.now))
        try await journal.exportArchive(to: folder.path + "/export.zip") { _ in "" }
        let other = Journal(stores: MemoryStores().stores, now: { Self.now })
        _ = try await other.importPaths([folder.path + "/export.zip"])
        #expect(try await other.privacyZones() == [zone])
        #expect(try await other.shares().isEmpty)
        #expect(try await other.share(withSecret: made.secret, at: Self.now) == nil)
        _ = try await other.importPaths([folder.path + "/export.zip"])
        #expect(try await other.privacyZones() == [zone], "importing again adds nothing")
        try await journal.eraseEverything()
        #expect(try await journal.privacyZones().isEmpty)
        #expect(try await journal.share(withSecret: made.secret, at: Self.now) == nil)
    }

    @Test func `a zone of an export outside the ranges is reported and left out`() throws {
        let text = """
            {"hearth":1}
            {"privacyZone":{"centreLatitude":0,"centreLongitude":0,"id":"00000000-0000-0001-0000-000000000001","latitude":0,\
            "longitude":0,"metres":400,"name":"a"}}
            {"privacyZone":{"centreLatitude":1,"centreLongitude":0,"id":"00000000-0000-0001-0000-000000000001","latitude":0,\
            "longitude":0,"metres":400,"name":"a"}}
            {"privacyZone":{"centreLatitude":0,"centreLongitude":0,"id":"x","latitude":0,"longitude":0,"metres":400,"name":"a"}}
            """
        let list = try #require(try ExportLine.list(Array(text.utf8)))
        #expect(list.lines.map { $0.privacyZone != nil } == [false, true, false, false])
        #expect(list.findings.map { $0.what } == [.valuesOutOfRange(what: "line", count: 2)])
    }
}
