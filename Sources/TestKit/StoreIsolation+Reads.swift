import ActivityFiles
import Analysis
import Archives
import Measures
import Sync
import Testing
import Training
import TrainingLog

extension StoreIsolation {
    private static let (early, late) = (Moment(secondsSince1970: 0), Moment(secondsSince1970: 4e9))

    private static func reading(
        _ name: String, _ gives: @escaping @Sendable (Stores, Content, String) async throws -> Bool
    ) -> Call { Call(name: name, effect: .reads(gives)) }

    static let reads: [Call] =
        [
            reading("AthleteStore.athlete(_ id)") { try await $0.athletes.athlete($2) != nil },
            reading("AthleteStore.lastChange(of athlete)") { try await $0.athletes.lastChange(of: $2) != nil },
            reading("ImportStore.entry(_ hash, athlete)") { try await $0.imports.entry($1.file, athlete: $2) != nil },
            reading("ImportStore.entries(of athlete)") { try await !$0.imports.entries(of: $2).isEmpty },
            reading("ImportStore.outdated(_ current, athlete)") { stores, _, athlete in
                try await !stores.imports.outdated([.fit: 9], athlete: athlete).isEmpty
            },
            reading("ImportStore.kindsReadAgain(of athlete)") { try await !$0.imports.kindsReadAgain(of: $2).isEmpty },
            reading("OriginalStore.holds(_ hash, athlete)") { try await $0.originals.holds($1.original, athlete: $2) },
            reading("OriginalStore.hashes(of athlete)") { try await !$0.originals.hashes(of: $2).isEmpty },
            reading("OriginalStore.read(_ hash, athlete, visit)") { stores, content, athlete in
                var count = 0
                do {
                    try await stores.originals.read(content.original, athlete: athlete) { count += $0.count }
                } catch is StoreError {
                    return false
                } catch is ArchiveError {
                    return false
                }
                return count > 0
            },
            reading("ActivityStore.activityCount(of athlete)") { try await $0.activities.activityCount(of: $2) > 0 },
            reading("ActivityStore.recordings(ofActivity id, athlete)") {
                try await !$0.activities.recordings(ofActivity: $1.recordings[0], athlete: $2).isEmpty
            },
            reading("ActivityStore.columns(ofRecording id, kinds, athlete)") {
                try await !$0.activities.columns(ofRecording: $1.recordings[0], kinds: nil, athlete: $2).isEmpty
            },
            reading("ActivityStore.wholeRecording(_ id, athlete)") {
                try await $0.activities.wholeRecording($1.recordings[0], athlete: $2) != nil
            },
            reading("ActivityStore.groups(of athlete)") { try await !$0.activities.groups(of: $2).isEmpty },
            reading("ActivityStore.heads(from start, through end, athlete)") { stores, _, athlete in
                try await !stores.activities.heads(from: early, through: late, athlete: athlete).isEmpty
            },
            reading("ActivityStore.decisions(of athlete)") { try await !$0.activities.decisions(of: $2).isEmpty },
            reading("ActivityStore.cuts(of athlete)") { try await !$0.activities.cuts(of: $2).isEmpty },
            reading("BodyStore.samples(_ kinds, from, to, athlete)") { stores, _, athlete in
                try await !stores.body.samples(BodySampleKind.allCases, from: early, to: late, athlete: athlete).isEmpty
            },
            reading("BodyStore.totals(_ kinds, from, through, athlete)") {
                try await !$0.body.totals(DailyTotalKind.allCases, from: $1.day, through: $1.day, athlete: $2).isEmpty
            },
            reading("BodyStore.parts(_ kinds, from, through, athlete)") {
                try await !$0.body.parts(DailyTotalKind.allCases, from: $1.day, through: $1.day, athlete: $2).isEmpty
            },
            reading("BodyStore.sampleCount(of athlete)") { try await $0.body.sampleCount(of: $2) > 0 },
            reading("DerivedStore.activitiesWithoutDigest(restingOn basis, athlete)") { stores, _, athlete in
                try await !stores.derived.activitiesWithoutDigest(restingOn: "b", athlete: athlete).isEmpty
            },
            reading("DerivedStore.digests(_ query, athlete)") { stores, _, athlete in
                try await !stores.derived.digests(ActivityQuery(), athlete: athlete).isEmpty
            },
            reading("EditStore.edits(ofRecordings ids, athlete)") {
                try await !$0.edits.edits(ofRecordings: $1.recordings, athlete: $2).isEmpty
            },
            reading("EditStore.edits(of athlete)") { try await !$0.edits.edits(of: $2).isEmpty },
        ] + moreReads

    private static let moreReads: [Call] = [
        reading("DiaryStore.diary(of athlete)") { try await !$0.diary.diary(of: $2).isEmpty },
        // A new athlete has the epoch that the caller proposes.
        reading("SessionStore.pull(after cursor, limit, newEpoch, athlete, at moment)") {
            let answer = try await $0.sessions.pull(after: nil, limit: 9, newEpoch: $1.otherEpoch, athlete: $2, at: morning)
            return !answer.changes.isEmpty || answer.next?.epoch == $1.epoch
        },
        reading("SessionStore.lastCursor(newEpoch, athlete)") {
            try await $0.sessions.lastCursor(newEpoch: $1.otherEpoch, athlete: $2).epoch == $1.epoch
        },
        reading("SessionStore.records(of athlete)") { try await !$0.sessions.records(of: $2).isEmpty },
        reading("SessionStore.knownWorkouts(of athlete)") { try await !$0.sessions.knownWorkouts(of: $2).isEmpty },
        reading("SessionStore.record(ofRecordings ids, athlete)") {
            try await $0.sessions.record(ofRecordings: $1.recordings, athlete: $2) != nil
        },
        reading("SessionStore.workouts(of athlete)") { try await !$0.sessions.workouts(of: $2).isEmpty },
        reading("ClassTypeStore.classTypes(of athlete)") { try await $0.classTypes.classTypes(of: $2) == $1.classTypes },
        reading("RoutineStore.routineHistory(of athlete)") { try await $0.routines.routineHistory(of: $2) == $1.history },
        reading("RoutineStore.ownRoutines(of athlete)") { try await !$0.routines.ownRoutines(of: $2).isEmpty },
        reading("PlanStore.plan(of athlete)") { try await $0.plans.plan(of: $2) == $1.plan },
        reading("CalendarStore.calendar(of athlete)") { try await $0.calendars.calendar(of: $2) != nil },
        reading("RaceStore.races(of athlete)") { try await !$0.races.races(of: $2).isEmpty },
        reading("SharingStore.privacyZones(of athlete)") { try await !$0.sharing.privacyZones(of: $2).isEmpty },
        reading("SharingStore.shares(of athlete)") { try await !$0.sharing.shares(of: $2).isEmpty },
        reading("SharingStore.observers(of athlete)") { try await !$0.sharing.observers(of: $2).isEmpty },
        reading("SharingStore.accesses(by athlete)") { try await !$0.sharing.accesses(by: $2).isEmpty },
        reading("TableStore.tables(of athlete)") { try await !$0.tables.tables(of: $2).isEmpty },
        reading("ForecastStore.request(of athlete)") { try await $0.forecasts.request(of: $2) != nil },
        reading("ForecastStore.hours(of athlete)") { try await !$0.forecasts.hours(of: $2).isEmpty },
        reading("ArchiveStore.hour(_ hour, at place, athlete)") {
            let weather = try await $0.weather.hour($1.hours.lowerBound, at: $1.place, athlete: $2)
            let air = try await $0.air.hour($1.hours.lowerBound, at: $1.place, athlete: $2)
            return isSame(weather != nil, air != nil)
        },
        reading("ArchiveStore.hours(_ range, at place, athlete)") {
            let weather = try await $0.weather.hours($1.hours, at: $1.place, athlete: $2)
            let air = try await $0.air.hours($1.hours, at: $1.place, athlete: $2)
            return isSame(!weather.isEmpty, !air.isEmpty)
        },
        reading("ArchiveStore.request(at place, on day, athlete)") {
            let weather = try await $0.weather.request(at: $1.place, on: $1.day, athlete: $2)
            let air = try await $0.air.request(at: $1.place, on: $1.day, athlete: $2)
            return isSame(weather != nil, air != nil)
        },
        reading("ArchiveStore.requests(of athlete)") { stores, _, athlete in
            let (weather, air) = (
                try await stores.weather.requests(of: athlete), try await stores.air.requests(of: athlete)
            )
            return isSame(!weather.isEmpty, !air.isEmpty)
        },
    ]

    /// Both archives give something, or neither does.
    private static func isSame(_ weather: Bool, _ air: Bool) -> Bool {
        #expect(weather == air)
        return weather || air
    }
}
