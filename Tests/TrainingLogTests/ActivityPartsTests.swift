import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Activities of recordings that follow each other: a restarted device, a paused recording, a recording that was cut and joined.
struct ActivityPartsTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)

    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    private func add(_ recordings: [Recording], to journal: Journal) async throws {
        for recording in recordings {
            let id = StoredRecording(recording).id
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: id, hash: ContentHash(of: Array(id.utf8)))
        }
    }

    /// An hour's run whose watch was restarted after 30 minutes, with a rest of 5 minutes; and a phone that recorded all of it.
    private func parts() -> (first: Recording, second: Recording, phone: Recording) {
        let first = ExampleRecordings.runInTaipei(start: morning, minutes: 30)
        let second = ExampleRecordings.runInTaipei(start: morning + 2100, minutes: 30)
        var phone = ExampleRecordings.phoneRun(start: morning + 20, minutes: 64)
        phone.channels.append(
            Channel(kind: .altitude, seconds: phone.channels[0].seconds, values: phone.channels[0].seconds.map { $0 / 60 }))
        return (first, second, phone)
    }

    @Test func `two halves that the athlete joins are one activity with sums, charts and a pause`() async throws {
        let journal = journal()
        let (first, second, _) = parts()
        try await add([first, second], to: journal)
        #expect(try await journal.activities().count == 2)
        let ids = [first, second].map { StoredRecording($0).id }
        let id = try await journal.join(ids[0], ids[1])
        let activity = try #require(try await journal.activity(id))
        let whole = activity.recording
        #expect(whole.start == morning && whole.elapsed == 3900 && whole.timer == 3600)
        #expect(whole.pauses == [Pause(start: 1800, end: 2100)])
        #expect(abs((whole.distance?.metres ?? 0) - 10_000) < 0.1)
        #expect(abs((activity.digest.distance?.metres ?? 0) - 10_000) < 0.1)
        #expect(activity.digest.elapsed == 3900)
        let distance = try #require(whole.channel(.distance))
        #expect(distance.seconds.last == 3900 && abs((distance.values.last ?? 0) - 10_000) < 1)
        #expect(zip(distance.seconds, distance.seconds.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(zip(distance.values, distance.values.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(whole.channel(.heartRate)?.values.count == 3602)
        #expect(whole.points == first.points + second.points)
        #expect(Set(activity.channelSources.filter { $0.kind == .heartRate }.map(\.source)) == [0, 1])
        #expect(activity.channelSources.allSatisfy { $0.others.isEmpty })
        let list = try await journal.activities()
        #expect(list.count == 1 && list.first?.start == morning)
    }

    @Test func `the route of a joined activity leads through all of its recordings`() async throws {
        let journal = journal()
        let (first, second, _) = parts()
        try await add([first, second], to: journal)
        func routes() async throws -> [RouteTrack] { try await journal.routes(of: try await journal.activities()) }
        let apart = try await routes()
        #expect(apart.count == 2)
        let ids = [first, second].map { StoredRecording($0).id }
        let id = try await journal.join(ids[0], ids[1])
        let whole = try #require(try await journal.activity(id)).recording
        let joined = try await routes()
        let expected = RouteTrack(
            sport: .running, day: apart[0].day, latitudes: whole.channel(.latitude)?.values ?? [],
            longitudes: whole.channel(.longitude)?.values ?? [])
        #expect(joined.map(\.latitudes) == [expected?.latitudes] && joined.map(\.longitudes) == [expected?.longitudes])
        #expect(joined[0].latitudes.count > apart.map(\.latitudes.count).max() ?? 0)
        // Separated again, each has its own half.
        try await journal.regroup(ids[1])
        #expect(try await routes() == apart)
    }

    @Test func `positions alone add no distance across the rest`() async throws {
        let journal = journal()
        var recordings = [parts().first, parts().second]
        for index in recordings.indices { recordings[index].channels.removeAll { $0.kind == .distance } }
        // The second half begins 3 km away: the athlete took a bus.
        recordings[1].channels = recordings[1].channels.map { channel in
            guard channel.kind == .longitude else { return channel }
            return Channel(kind: .longitude, seconds: channel.seconds, values: channel.values.map { $0 + 0.03 })
        }
        for index in recordings.indices {
            recordings[index].distance = nil
            recordings[index].source.origin = .gpx
        }
        try await add(recordings, to: journal)
        let apart = try await journal.activities().compactMap { $0.distance?.metres }
        #expect(apart.count == 2)
        let id = try await journal.join(StoredRecording(recordings[0]).id, StoredRecording(recordings[1]).id)
        let joined = try #require(try await journal.activity(id)?.digest.distance?.metres)
        #expect(abs(joined - apart.reduce(0, +)) < 1)
    }

    @Test func `laps follow each other, and a half without laps is one lap`() {
        var (first, second, _) = parts()
        first.laps = [Lap(start: 0, elapsed: 900, timer: 900), Lap(start: 900, elapsed: 900, timer: 900)]
        #expect(first.followed(by: second).laps.map(\.start) == [0, 900, 2100])
        second.laps = [Lap(start: 0, elapsed: 1800)]
        #expect(first.followed(by: second).laps.map(\.elapsed) == [900, 900, 1800])
        first.laps = []
        #expect(first.followed(by: second).laps.map(\.start) == [0, 2100])
        second.laps = []
        #expect(first.followed(by: second).laps.isEmpty)
    }

    @Test func `a total that one half lacks is absent, and an overlap counts once`() {
        var (first, second, _) = parts()
        first.activeEnergy = Energy(kilocalories: 300)
        #expect(first.followed(by: second).activeEnergy == nil)
        second.activeEnergy = Energy(kilocalories: 200)
        #expect(first.followed(by: second).activeEnergy == Energy(kilocalories: 500))
        second.start = morning + 1700
        let whole = first.followed(by: second)
        #expect(whole.elapsed == 3500 && whole.pauses.isEmpty)
        #expect(abs((whole.distance?.metres ?? 0) - 3500 * 10 / 3.6) < 3)
    }

    @Test func `no order of imports, and none of joining, changes a joined activity`() async throws {
        let (first, second, phone) = parts()
        let all = [first, second, phone]
        let ids = all.map { StoredRecording($0).id }
        var expected: Activity?
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            for decidesAfter in 0..<4 {
                let journal = journal()
                for (step, place) in (order + [3]).enumerated() {
                    if step == decidesAfter {
                        let pair = [GroupingDecision(ids[0], ids[1], .together), GroupingDecision(ids[0], ids[2], .together)]
                        try await journal.stores.activities.decide(
                            pair.compactMap { $0 }, forgetting: [], athlete: Journal.localAthlete, at: morning)
                    }
                    if place < 3 { try await add([all[place]], to: journal) }
                }
                let list = try await journal.activities()
                #expect(list.count == 1, "\(order) \(decidesAfter)")
                let id = try #require(list.first).id
                let activity = try #require(try await journal.activity(id))
                expected = expected ?? activity
                #expect(activity == expected, "\(order) \(decidesAfter)")
            }
        }
        // The watch has more channels and wins; the phone gives the altitude of both halves.
        #expect(expected?.recording.elapsed == 3900)
        #expect(expected?.recording.channel(.altitude)?.seconds.last ?? 0 > 3800)
        #expect(expected?.recording.channel(.heartRate)?.seconds.last == 3900)
    }

    @Test func `a recording that is cut, joined and regrouped is what it was`() async throws {
        let run = ExampleRecordings.runInTaipei(start: morning, minutes: 90)
        let id = StoredRecording(run).id
        for imports in [[run], [run, ExampleRecordings.phoneRun(start: morning + 60, minutes: 85)]] {
            let journal = journal()
            try await add(imports, to: journal)
            let before = try #require(try await journal.activity(id))
            let cut = try await journal.split(id, at: morning + 3600)
            #expect(cut.count == 2)
            let joinedID = try await journal.join(cut[0], cut[1])
            let joined = try #require(try await journal.activity(joinedID))
            #expect(try await journal.activities().count == 1)
            #expect(joined.recording.elapsed == 5400 && joined.recording.pauses.isEmpty)
            #expect(abs((joined.digest.distance?.metres ?? 0) - (before.digest.distance?.metres ?? 0)) < 1)
            #expect(joined.recording.channel(.heartRate) == before.recording.channel(.heartRate))
            #expect(joined.recording.channel(.distance)?.values.count == before.recording.channel(.distance)?.values.count)

            // The same elsewhere, from an export.
            let folder = try ScratchFolder()
            try await journal.exportArchive(to: folder.path + "/all.zip") { "\($0)" }
            let copy = self.journal()
            try await add(imports.reversed(), to: copy)
            _ = try await copy.importPaths([folder.path + "/all.zip"])
            let copied = try #require(try await copy.activity(joined.id))
            #expect(copied == joined)
            #expect(try await copy.activities().count == 1)

            _ = try await journal.regroup(joined.id)
            #expect(try await journal.activity(id) == before)
        }
    }

    @Test func `an export of cut recordings without originals restores them in an empty journal`() async throws {
        let journal = journal()
        var run = ExampleRecordings.runInTaipei(start: morning, minutes: 90)
        run.source.origin = .gpx
        try await add([run, ExampleRecordings.phoneRun(start: morning + 60, minutes: 85)], to: journal)
        let cut = try await journal.split(StoredRecording(run).id, at: morning + 3600)
        for isJoined in [false, true] {
            if isJoined { _ = try await journal.join(cut[0], cut[1]) }
            _ = try await journal.activities()
            let folder = try ScratchFolder()
            try await journal.exportArchive(to: folder.path + "/all.zip") { "\($0)" }
            let copy = self.journal()
            // The second import must change nothing.
            for _ in 0..<2 {
                _ = try await copy.importPaths([folder.path + "/all.zip"])
                let (ours, theirs) = (
                    try await JournalContent(of: journal.stores), try await JournalContent(of: copy.stores)
                )
                #expect(theirs.groups == ours.groups && theirs.recordings == ours.recordings)
                #expect(theirs.cuts == ours.cuts && theirs.decisions == ours.decisions)
                #expect(theirs.digests == ours.digests)
            }
        }
    }

    @Test func `an older export with a part as a file adds no recording where the whole exists`() async throws {
        let phone = ExampleRecordings.phoneRun(start: morning, minutes: 85)
        let whole = ExportLine.Named(StoredRecording(phone).id, phone)
        let later = try #require(StoredRecording(phone).parts(cutAt: [3600]).last).withChannels()
        var bytes: [UInt8] = []
        let zip = ZipWriter { bytes += $0 }
        let lines = [
            ExportLine(hearth: ExportLine.version), ExportLine(cut: ExportLine.Cut(of: whole, second: 3600)),
        ]
        let list = try lines.flatMap { try $0.encoded() }
        try zip.add(ExportLine.fileName) { put in try put(list) }
        let kept = KeptRecording.bytes(of: later)
        try zip.add(KeptFile.folder + ContentHash(of: kept).hexadecimal) { put in try put(kept) }
        try zip.finish()
        let folder = try ScratchFolder()
        try Data(bytes).write(to: URL(filePath: folder.path + "/all.zip"))

        let journal = journal()
        try await add([phone], to: journal)
        _ = try await journal.importPaths([folder.path + "/all.zip"])
        #expect(try await journal.activities().map(\.elapsed) == [1500, 3600])
        let empty = self.journal()
        _ = try await empty.importPaths([folder.path + "/all.zip"])
        #expect(try await empty.activities().map(\.elapsed) == [1500])
    }

    @Test func `recordings of other days, and rows of lists without a zone, are no parts`() {
        let (first, second, phone) = parts()
        #expect(ActivityParts([first, second]).parts == [0, 1])
        #expect(ActivityParts([second, first]).parts == [1, 0])
        #expect(ActivityParts([first, phone]).parts == [0])
        #expect(ActivityParts([first, phone, second]).parts == [0, 2])
        #expect(ActivityParts([first, phone, second]).others == [1])
        var later = second
        later.start = morning + 86_400
        #expect(ActivityParts([first, later]).parts == [0])
        var row = second
        row.source.origin = .garminConnect
        #expect(ActivityParts([first, row]).parts == [0] && ActivityParts([row, first]).parts == [0])
    }
}
