import Analysis
import Measures
import Testing
import Training
import TrainingLog

/// A digest with a value in every field.
func digest(of id: String, start: Moment) -> ActivityDigest {
    var digest = ActivityDigest(
        id: id, sport: .running, isIndoor: false, title: "LONG run", start: start, offset: LocalOffset(secondsAheadOfUTC: 3600),
        day: Day(of: start, at: LocalOffset(secondsAheadOfUTC: 3600)) ?? Day(number: 0), elapsed: 600, moving: 590.5,
        distance: Distance(metres: 1666.6), ascent: nil, meanHeartRate: HeartRate(150), maximumHeartRate: HeartRate(161),
        activeEnergy: Energy(99), load: SessionLoad(value: 55.5, method: .heartRate),
        conditions: ClimateConditions(
            temperature: Temperature(28), humidityPercent: 70, wetBulbGlobe: Temperature(25.1), heatIndex: nil,
            dewPoint: Temperature(22)),
        bestEfforts: [BestEffort(distance: 1000, seconds: 300, start: 12, isRace: true, levelSeconds: 306.5)],
        steadySegments: [SteadySegment(duration: 240, speed: 3.1, grade: 0.01, heartRate: 151)], efficiency: 1.3, decoupling: nil,
        gradeAdjustedSpeed: Speed(2.9), heartRateReserveFraction: 0.7, isRace: true,
        measures: SessionMeasures(
            normalisedSpeed: 3, speedSeconds: 580, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [1, 0, 579.5],
            lowestHeartRate: 149, heartRateCoverage: 0.98, peakHeartRate: 160, laterHeartRate: 151, isHeartRateDoubtful: false,
            perceivedEffort: 4))
    digest.hardSeconds = 481.5
    digest.notes = "Straße, nass"
    digest.conditions?.supposed.sun = true
    digest.conditions?.supposed.wind = true
    digest.conditions?.supposed.deviation = 1.25
    digest.conditions?.supposed.underCloud = Temperature(23.5)
    digest.measures?.secondsAtSpeed = [1, 0, 579]
    digest.measures?.lowestSpeed = 58
    digest.measures?.laterSpeed = 2.875
    digest.descent = Distance(metres: 31)
    return digest
}

extension StoreContract {
    func checkDigestsAreDue(_ stores: Stores) async throws {
        let runs = [0.0, 86_400].map { ExampleRecordings.steadyRun(start: morning + $0, minutes: 10) }
        try await stores.commit(file("runs", recordings: runs))
        let ids = runs.map { StoredRecording($0).id }.sorted()
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == ids)
        let one = digest(of: ids[0], start: morning)
        try await stores.derived.save([one, digest(of: "unknown", start: morning)], restingOn: "a", athlete: me)
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == [ids[1]])
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "b", athlete: me) == ids)
        #expect(try await stores.derived.digests(ActivityQuery(), athlete: me) == [one])
        try await stores.derived.save(ids.map { digest(of: $0, start: morning) }, restingOn: "b", athlete: me)
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "b", athlete: me).isEmpty)
    }

    func checkRegroupingInvalidates(_ stores: Stores) async throws {
        let watch = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let id = StoredRecording(watch).id
        try await stores.commit(file("watch.fit", recordings: [watch]))
        try await stores.derived.save([digest(of: id, start: morning)], restingOn: "a", athlete: me)
        try await stores.commit(file("other day", recordings: [ExampleRecordings.fullRecording(start: morning + 86_400)]))
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).contains(id) == false)
        try await stores.commit(
            file("phone.gpx", recordings: [ExampleRecordings.phoneRun(start: morning + 45, minutes: 29)]))
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).contains(id))
    }

    func checkDigestQueries(_ stores: Stores) async throws {
        let day = 86_400.0
        let runs = (0..<6).map { ExampleRecordings.steadyRun(start: morning + Double($0) * day, minutes: 10) }
        try await stores.commit(file("runs", recordings: runs))
        let digests = runs.map { digest(of: StoredRecording($0).id, start: $0.start) }
        try await stores.derived.save(digests, restingOn: "a", athlete: me)
        func found(_ query: ActivityQuery) async throws -> [Int] {
            try await stores.derived.digests(query, athlete: me).map { each in digests.firstIndex(of: each) ?? -1 }
        }
        #expect(try await found(ActivityQuery()) == [5, 4, 3, 2, 1, 0])
        #expect(try await found(ActivityQuery(limit: 2)) == [5, 4])
        #expect(try await found(ActivityQuery(limit: 0)) == [])
        #expect(try await found(ActivityQuery(from: digests[1].day, to: digests[3].day)) == [3, 2, 1])
        #expect(try await found(ActivityQuery(from: digests[1].day, limit: 2)) == [5, 4])
        #expect(try await found(ActivityQuery(from: digests[4].day, to: digests[1].day)) == [])
    }

    func checkDigestsCanBeDeleted(_ stores: Stores) async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        let id = StoredRecording(run).id
        try await stores.commit(file("run", recordings: [run]))
        try await stores.derived.save([digest(of: id, start: morning)], restingOn: "a", athlete: me)
        try await stores.derived.deleteAll(of: me)
        #expect(try await stores.derived.digests(ActivityQuery(), athlete: me).isEmpty)
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == [id])
    }
}
