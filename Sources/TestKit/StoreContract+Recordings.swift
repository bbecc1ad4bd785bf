import ActivityFiles
import Archives
import Measures
import Testing
import Training
import TrainingLog

let morning = Moment(secondsSince1970: 1_714_545_000.5)
let me = Journal.localAthlete

/// Returns a file with this content; its hash derives from its path by default.
func file(
    _ path: String, hash: ContentHash? = nil, recordings: [Recording] = [], samples: [BodySample] = [],
    totals: [DailyTotal] = [], findings: [ImportFinding] = [], error: FileError? = nil
) -> ImportedFile {
    let verdict: Verdict = error != nil ? .rejected : findings.isEmpty ? .accepted : .recovered
    let entry = ImportRecord(
        hash: hash ?? ContentHash(of: Array(path.utf8)), path: path, kind: .fit, verdict: verdict, error: error,
        findings: findings, moment: morning)
    return ImportedFile(entry: entry, recordings: recordings.map { StoredRecording($0) }, samples: samples, totals: totals)
}

extension Stores {
    @discardableResult
    func commit(_ file: ImportedFile, athlete: String = me) async throws -> ImportCommit {
        try await imports.commit(file, athlete: athlete, at: morning)
    }
}

extension StoreContract {
    func checkProfileComesBack(_ stores: Stores) async throws {
        #expect(try await stores.athletes.athlete(me) == nil)
        let bare = Athlete(name: "雅婷")
        try await stores.athletes.save(bare, as: me, at: morning)
        #expect(try await stores.athletes.athlete(me) == bare)
        let full = Athlete(
            name: "Ada", birthYear: 1985, sex: .female, mass: Mass(61.5), height: Distance(metres: 1.7),
            restingHeartRate: HeartRate(48), maximumHeartRate: HeartRate(188), thresholdHeartRate: HeartRate(170),
            thresholdSpeed: Speed(4.1), functionalThresholdPower: Power(240), homeOffset: LocalOffset(secondsAheadOfUTC: -12_600),
            homeZone: "America/St_Johns",
            raceDay: Day(number: 20_793), thresholdTestDay: Day(number: 20_700),
            heartRateZones: [100, 120.5, 140, 155, 170].map { HeartRate($0) },
            availability: Availability(restWeekdays: [1, 7], hours: 6..<21), sleepNeedHours: 7.5)
        try await stores.athletes.save(full, as: me, at: morning)
        #expect(try await stores.athletes.athlete(me) == full)
        try await stores.athletes.save(.withEverySetting, as: me, at: morning)
        #expect(try await stores.athletes.athlete(me) == .withEverySetting)
    }

    func checkChangesAreCounted(_ stores: Stores) async throws {
        #expect(try await stores.athletes.lastChange(of: me) == nil)
        try await stores.athletes.save(Athlete(name: "a"), as: me, at: morning)
        #expect(try await stores.athletes.lastChange(of: me) == Change(number: 1, moment: morning))
        _ = try await stores.imports.commit(file("a"), athlete: me, at: morning + 60)
        #expect(try await stores.athletes.lastChange(of: me) == Change(number: 2, moment: morning + 60))
        #expect(try await stores.athletes.lastChange(of: "2") == nil)
    }

    func checkRecordingComesBack(_ stores: Stores) async throws {
        let recording = ExampleRecordings.fullRecording(start: morning)
        let stored = StoredRecording(recording)
        let result = try await stores.commit(file("a.fit", recordings: [recording]))
        #expect(result == ImportCommit(added: [stored.id]))
        #expect(try await stores.activities.activityCount(of: me) == 1)
        var found = try await stores.activities.recordings(ofActivity: stored.id, athlete: me)
        #expect(found.map(\.id) == [stored.id])
        #expect(found.first?.columns.isEmpty == true)
        #expect(found.first?.channelKinds == [.latitude, .longitude, .altitude, .heartRate])
        found[0].columns = try await stores.activities.columns(ofRecording: stored.id, kinds: nil, athlete: me)
        #expect(found[0] == stored)
        #expect(try found[0].withChannels() == recording)
    }

    func checkColumnsCanBeChosen(_ stores: Stores) async throws {
        let recording = ExampleRecordings.fullRecording(start: morning)
        let stored = StoredRecording(recording)
        try await stores.commit(file("a.fit", recordings: [recording]))
        let columns = try await stores.activities.columns(
            ofRecording: stored.id, kinds: [.heartRate, .latitude, .power], athlete: me)
        let chosen = try channels(in: columns)
        #expect(chosen == recording.channels.filter { $0.kind == .heartRate || $0.kind == .latitude })
        #expect(try await stores.activities.columns(ofRecording: stored.id, kinds: [.power], athlete: me).isEmpty)
    }

    func checkUnknownIsEmpty(_ stores: Stores) async throws {
        #expect(try await stores.activities.recordings(ofActivity: "unknown", athlete: me).isEmpty)
        #expect(try await stores.activities.columns(ofRecording: "unknown", kinds: nil, athlete: me).isEmpty)
        #expect(try await stores.activities.groups(of: me).isEmpty)
        #expect(try await stores.imports.entry(ContentHash(of: []), athlete: me) == nil)
        #expect(try await stores.originals.holds(ContentHash(of: []), athlete: me) == false)
        #expect(try await stores.originals.hashes(of: me).isEmpty)
        #expect(try await stores.derived.digests(ActivityQuery(), athlete: me).isEmpty)
    }

    func checkCommittingTwice(_ stores: Stores) async throws {
        let sample = bodySample(.restingHeartRate, at: morning, 48)
        let total = dailyTotal(.steps, day: 19_844, sum: 9000, count: 12)
        let content = file(
            "a.fit", recordings: [ExampleRecordings.fullRecording(start: morning)], samples: [sample], totals: [total],
            findings: [ImportFinding(.warning, .truncated, at: .offset(12))])
        try await stores.commit(content)
        let once = try await JournalContent(of: stores)
        let again = try await stores.commit(content)
        #expect(again == ImportCommit(knownRecordings: 1))
        #expect(try await JournalContent(of: stores) == once)
    }

    func checkOneRecordingFromTwoFiles(_ stores: Stores) async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        try await stores.commit(file("a.fit", recordings: [run]))
        let second = try await stores.commit(file("copy/a.fit", recordings: [run]))
        #expect(second.knownRecordings == 1)
        #expect(try await stores.activities.activityCount(of: me) == 1)
        #expect(try await stores.imports.entries(of: me).count == 2)
    }

    func checkAthletesAreApart(_ stores: Stores) async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        let content = file("a.fit", recordings: [run], samples: [bodySample(.sdnn, at: morning, 60)])
        try await stores.commit(content)
        let mine = try await JournalContent(of: stores)
        #expect(try await stores.activities.activityCount(of: "2") == 0)
        #expect(try await stores.commit(content, athlete: "2").added.count == 1)
        #expect(try await JournalContent(of: stores) == mine)
        #expect(try await JournalContent(of: stores, athlete: "2") == mine)
    }
}
