import ActivityFiles
import Analysis
import Archives
import Measures
import Sync
import Testing
import Training
import TrainingLog

extension StoreIsolation {
    private static func writing(
        _ name: String, _ write: @escaping @Sendable (Stores, Content, String) async throws -> Void
    ) -> Call { Call(name: name, effect: .writes(write)) }

    static let writes: [Call] = [
        writing("AthleteStore.save(_ athlete, as id, at moment)") { stores, _, athlete in
            try await stores.athletes.save(Athlete(name: "Other"), as: athlete, at: morning)
        },
        writing("ImportStore.commit(_ file, athlete, at moment)") { stores, _, athlete in
            let run = ExampleRecordings.steadyRun(start: morning + 200_000, minutes: 10)
            try await stores.commit(file("b.fit", recordings: [run]), athlete: athlete)
        },
        writing("ImportStore.retire(_ kind, readBefore version, athlete, at moment)") { stores, _, athlete in
            try await stores.imports.retire(.fit, readBefore: 2, athlete: athlete, at: morning)
        },
        writing("ImportStore.removeMeasurements(_ samples, _ totals, athlete, at moment)") { stores, _, athlete in
            let samples = try await stores.body.samples(
                BodySampleKind.allCases, from: Moment(secondsSince1970: -1e12), to: Moment(secondsSince1970: 1e12),
                athlete: me)
            try await stores.imports.removeMeasurements(samples, [], athlete: athlete, at: morning)
        },
        writing("ImportStore.remove(_ hash, recordings, heir, athlete, at moment)") {
            try await $0.imports.remove($1.file, recordings: $1.recordings, heir: nil, athlete: $2, at: morning)
        },
        writing("OriginalStore.keep(fileAt path, as hash, athlete)") {
            try await Content.keepOriginal("other", in: $1.folder, $0, $2)
        },
        writing("OriginalStore.doubt(_ hash, athlete)") { try await $0.originals.doubt($1.original, athlete: $2) },
        writing("OriginalStore.remove(_ hash, athlete)") { try await $0.originals.remove($1.original, athlete: $2) },
        writing("OriginalStore.eraseAll(of athlete)") { try await $0.originals.eraseAll(of: $2) },
        writing("ActivityStore.cut(_ cuts, forgetting, athlete, at moment)") {
            let (own, next) = (
                try #require(RecordingCut($1.recordings[0], at: 300)), try #require(RecordingCut($1.recordings[0], at: 200))
            )
            try await $0.activities.cut([next], forgetting: [own], athlete: $2, at: morning)
        },
        writing("ActivityStore.decide(_ decisions, forgetting, athlete, at moment)") {
            let together = try #require(GroupingDecision($1.recordings[0], $1.recordings[1], .together))
            let apart = try #require(GroupingDecision($1.recordings[0], $1.recordings[1], .apart))
            try await $0.activities.decide([together], forgetting: [apart], athlete: $2, at: morning)
        },
        writing("DerivedStore.save(_ digests, restingOn basis, athlete)") {
            try await $0.derived.save([digest(of: $1.recordings[1], start: morning)], restingOn: "a", athlete: $2)
        },
        writing("DerivedStore.deleteAll(of athlete)") { try await $0.derived.deleteAll(of: $2) },
        writing("EditStore.add(_ edit, athlete, at moment)") {
            let edit = StoredEdit(recording: $1.recordings[0], edit: ActivityEdit(title: "Other"), moment: morning)
            try await $0.edits.add(edit, athlete: $2, at: morning)
        },
        writing("EditStore.removeNewest(ofRecordings ids, athlete, at moment)") {
            // The stranger may have edits of the same ids from the call before, and only those are removed.
            _ = try await $0.edits.removeNewest(ofRecordings: $1.recordings, athlete: $2, at: morning)
        },
        writing("DiaryStore.add(_ entry, athlete, at moment)") { stores, _, athlete in
            let entry = StoredDiaryEntry(.shoesInUse(name: "Own"), moment: morning + 1)
            try await stores.diary.add(entry, athlete: athlete, at: morning)
        },
        writing("DiaryStore.removeNewest(about subject, athlete, at moment)") { stores, _, athlete in
            for _ in 1...2 { _ = try await stores.diary.removeNewest(about: .shoes("Own"), athlete: athlete, at: morning) }
        },
        writing("SessionStore.push(_ batch, stated, newEpoch, athlete, at moment)") {
            let batch = [try $1.record(1), try $1.record(2)]
            _ = try await $0.sessions.push(batch, stated: [:], newEpoch: $1.otherEpoch, athlete: $2, at: morning)
        },
        writing("SessionStore.add(_ workout, athlete, at moment)") {
            let workout = SessionWorkout(id: $1.workout, recording: $1.recordings[0], moment: morning)
            try await $0.sessions.add(workout, athlete: $2, at: morning)
        },
        writing("SessionStore.settingsVersion(ofContent content, newEpoch, athlete)") {
            _ = try await $0.sessions.settingsVersion(ofContent: "b", newEpoch: $1.otherEpoch, athlete: $2)
        },
        writing("ClassTypeStore.save(_ list, athlete, at moment)") { stores, _, athlete in
            try await stores.classTypes.save(ClassTypeList(), athlete: athlete, at: morning)
        },
        writing("RoutineStore.save(_ history, athlete, at moment)") { stores, _, athlete in
            try await stores.routines.save(RoutineHistory(), athlete: athlete, at: morning)
        },
        writing("RoutineStore.save(_ routines, athlete, at moment)") { stores, _, athlete in
            try await stores.routines.save([Routine](), athlete: athlete, at: morning)
        },
        writing("PlanStore.save(_ plan, athlete, at moment)") { stores, _, athlete in
            try await stores.plans.save(StoredPlan(), athlete: athlete, at: morning)
        },
        writing("CalendarStore.save(_ calendar, athlete, at moment)") {
            try await $0.calendars.save($1.calendar(ContentHash(of: [9])), athlete: $2, at: morning)
        },
        writing("RaceStore.save(_ races, athlete, at moment)") { stores, _, athlete in
            try await stores.races.save([], athlete: athlete, at: morning)
        },
        writing("SharingStore.save(_ zones, athlete, at moment)") { stores, _, athlete in
            try await stores.sharing.save([], athlete: athlete, at: morning)
        },
        writing("SharingStore.save(_ share, secret, athlete, at moment)") {
            // A link with the same id, as another athlete cannot know it.
            try await $0.sharing.save(
                $1.share(opened: morning), secret: ContentHash(of: Array($2.utf8)), athlete: $2, at: morning)
        },
        writing("SharingStore.removeShare(_ id, athlete, at moment)") {
            _ = try await $0.sharing.removeShare($1.share().id, athlete: $2, at: morning)
        },
        writing("SharingStore.save(_ access, athlete, at moment)") {
            try await $0.sharing.save($1.access("observer", ends: morning), athlete: $2, at: morning)
        },
        writing("SharingStore.removeObserver(_ id, athlete, at moment)") {
            _ = try await $0.sharing.removeObserver("observer", athlete: $2, at: morning)
        },
        writing("TableStore.save(_ tables, athlete, at moment)") { stores, _, athlete in
            try await stores.tables.save([], athlete: athlete, at: morning)
        },
        writing("ForecastStore.save(_ request, hours, for activity, athlete, at moment)") {
            _ = try await $0.forecasts.save(
                $1.forecast("b.example"), hours: [], for: $1.recordings[0], athlete: $2, at: morning)
        },
        writing("ArchiveStore.save(_ hours, _ request, for asking, forgettingDigestsOf activities, athlete, at moment)") {
            try await $1.saveWeather(30, in: $0, of: $2)
            try await $1.saveAir(90, in: $0, of: $2)
        },
        writing("AthleteStore.eraseAll(of athlete, at moment)") {
            try await $0.athletes.eraseAll(of: $2, at: morning)
        },
    ]
}
