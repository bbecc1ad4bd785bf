import Archives
import Foundation
import Measures
import Sync
import Testing
import Training
import TrainingLog

extension StoreIsolation {
    /// Content of the first athlete in every store, with the ids that a stranger might know.
    struct Content: Sendable {
        let folder: String
        let recordings: [String]
        let file: ContentHash
        let original: ContentHash
        let place: RoundedPlace
        let day: Day
        let hours: ClosedRange<Int>
        let device = UniqueID(high: 1, low: 1)
        let epoch = UniqueID(high: 7, low: 7)
        let otherEpoch = UniqueID(high: 8, low: 8)
        let workout = UniqueID(high: 2, low: 9)
        let secret = ContentHash(of: [1, 2, 3])
        let race: RaceGoal
        let classTypes: ClassTypeList
        let history: RoutineHistory
        let routine: Routine
        let plan: StoredPlan

        init(in stores: Stores) async throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-isolation-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            place = try #require(RoundedPlace(latitude: 250, longitude: 1216))
            day = try #require(Day(of: morning, at: .utc))
            hours = day.number * 24...day.number * 24 + 23
            let runs = [0.0, 86_400].map { ExampleRecordings.steadyRun(start: morning + $0, minutes: 10) }
            recordings = runs.map { StoredRecording($0).id }
            var read = TestKit.file(
                "a.fit", recordings: runs, samples: [bodySample(.sdnn, at: morning, 60)],
                totals: [dailyTotal(.steps, day: day.number, sum: 9000, count: 9)])
            file = read.entry.hash
            for version in [1, 2] {
                read.entry.readerVersion = version
                try await stores.commit(read)
            }
            original = try await Content.keepOriginal("own", in: folder, stores, me)
            race = try #require(
                RaceGoal(
                    id: UniqueID(high: 3, low: 1), day: day + 60, metres: 21_097.5, name: "Taipei", goal: 6300, celsius: 26,
                    humidity: 80, importance: .main, firstPlan: []))
            var list = ClassTypeList()
            list.set(
                try #require(
                    ClassType(
                        id: UniqueID(high: 1, low: 2), name: "Flow", symbol: nil,
                        defaultRoom: RoomTemperature(degrees: 40, isFahrenheit: false), sport: .hotYoga)))
            classTypes = list
            let pack = RoutineExamples.pack(version: 1)
            routine = try #require(RoutineExamples.routine(.own(UniqueID(high: 9, low: 1)), pack.methods))
            var history = RoutineHistory()
            history.follow(routine, packVersion: nil, from: day, number: 1)
            self.history = history
            var plan = StoredPlan()
            plan.store(StoredDay(day: day, sessions: [], origin: .accepted, decided: day))
            self.plan = plan
            try await fill(stores)
        }

        private func fill(_ stores: Stores) async throws {
            try await stores.athletes.save(Athlete(name: "Ada"), as: me, at: morning)
            for (number, cut) in [300, 240].enumerated() {
                try await stores.activities.cut(
                    [try #require(RecordingCut(recordings[number], at: cut))], forgetting: [], athlete: me, at: morning)
            }
            let apart = try #require(GroupingDecision(recordings[0], recordings[1], .apart))
            try await stores.activities.decide([apart], forgetting: [], athlete: me, at: morning)
            try await stores.edits.add(
                StoredEdit(recording: recordings[1], edit: ActivityEdit(title: "Own"), moment: morning), athlete: me, at: morning)
            try await stores.diary.add(
                StoredDiaryEntry(.shoesRetired(name: "Own", day: day), moment: morning), athlete: me, at: morning)
            _ = try await stores.sessions.push([try record(1)], stated: [:], newEpoch: epoch, athlete: me, at: morning)
            try await stores.sessions.add(
                SessionWorkout(id: workout, recording: recordings[1], moment: morning), athlete: me, at: morning)
            _ = try await stores.sessions.settingsVersion(ofContent: "a", newEpoch: epoch, athlete: me)
            try await stores.classTypes.save(classTypes, athlete: me, at: morning)
            try await stores.routines.save([routine], athlete: me, at: morning)
            try await stores.routines.save(history, athlete: me, at: morning)
            try await stores.plans.save(plan, athlete: me, at: morning)
            try await stores.calendars.save(calendar(secret), athlete: me, at: morning)
            try await stores.races.save([race], athlete: me, at: morning)
            try await stores.sharing.save([try SharingExamples.zone(1)], athlete: me, at: morning)
            try await stores.tables.save([try TableExamples.scale()], athlete: me, at: morning)
            try await stores.sharing.save(share(), secret: secret, athlete: me, at: morning)
            try await stores.sharing.save(access("observer"), athlete: me, at: morning)
            try await stores.sharing.save(access(me), athlete: "another athlete", at: morning)
            try await saveWeather(20, in: stores, of: me)
            try await saveAir(50, in: stores, of: me)
            _ = try await stores.forecasts.save(
                forecast("a.example"), hours: [WeatherHour(hour: hours.lowerBound, temperature: 20, humidity: 61)],
                for: recordings[1], athlete: me, at: morning)
            // Last: the calls above invalidate digests.
            try await stores.derived.save([digest(of: recordings[0], start: morning)], restingOn: "a", athlete: me)
        }

        func removeFiles() { try? FileManager.default.removeItem(atPath: folder) }  // the system deletes leftovers

        func record(_ number: UInt64) throws -> SessionRecord {
            let details = try SessionDetails(
                workout: workout, start: morning, end: morning + 3600, offset: LocalOffset(secondsAheadOfUTC: 0))
            return SessionRecord(
                id: UniqueID(high: 4, low: number), version: try #require(RecordVersion(device: device, counter: 1)),
                details: details)
        }

        func calendar(_ secret: ContentHash) -> PlanCalendarAccess {
            PlanCalendarAccess(id: UniqueID(high: 1, low: 2), secret: secret, made: morning)
        }

        func share(opened: Moment? = nil) -> ActivityShare {
            ActivityShare(
                id: UniqueID(high: 5, low: 1), activity: recordings[0], made: morning, ends: nil, opened: opened)
        }

        func access(_ observer: String, ends: Moment? = nil) -> ObserverAccess {
            ObserverAccess(observer: observer, made: morning, ends: ends)
        }

        func forecast(_ source: String) -> ForecastRequest {
            ForecastRequest(place: place, source: source, asked: morning, answered: morning)
        }

        private var request: ArchiveRequest { ArchiveRequest(place: place, day: day, asked: morning) }

        func saveWeather(_ temperature: Double, in stores: Stores, of athlete: String) async throws {
            try await stores.weather.save(
                [WeatherHour(hour: hours.lowerBound, temperature: temperature, humidity: 61)], request, for: recordings,
                forgettingDigestsOf: recordings, athlete: athlete, at: morning)
        }

        func saveAir(_ particles: Double, in stores: Stores, of athlete: String) async throws {
            try await stores.air.save(
                [AirHour(hour: hours.lowerBound, index: 40, fineParticles: particles)], request, for: recordings,
                forgettingDigestsOf: [], athlete: athlete, at: morning)
        }

        /// Stores a small original.
        @discardableResult
        static func keepOriginal(
            _ text: String, in folder: String, _ stores: Stores, _ athlete: String
        ) async throws -> ContentHash {
            let (path, bytes) = (folder + "/" + text, Array(text.utf8))
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let hash = ContentHash(of: bytes)
            try await stores.originals.keep(fileAt: path, as: hash, athlete: athlete)
            return hash
        }
    }
}
