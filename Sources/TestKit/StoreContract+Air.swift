import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkAir(_ stores: Stores) async throws {
        let place = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        let elsewhere = try #require(RoundedPlace(latitude: 251, longitude: 1216))
        let day = try #require(Day(of: morning, at: .utc))
        let hour = day.number * 24 + 7
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        try await stores.commit(file("run", recordings: [run]))
        let id = StoredRecording(run).id
        try await stores.derived.save([digest(of: id, start: morning)], restingOn: "a", athlete: me)
        let air = [
            AirHour(hour: hour, index: 151, fineParticles: 55.5), AirHour(hour: hour + 1, index: nil, fineParticles: 0),
        ]
        let failed = ArchiveRequest(
            place: place, day: day, asked: morning, failures: 1, problem: "too_slow", retry: morning + 3600)
        #expect(try await stores.air.save([], failed, for: [id], forgettingDigestsOf: [], athlete: me, at: morning))
        #expect(try await stores.air.request(at: place, on: day, athlete: me) == failed)
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).isEmpty)
        let answered = ArchiveRequest(place: place, day: day, asked: morning + 1)
        #expect(try await !stores.air.save(air, answered, for: ["gone"], forgettingDigestsOf: [], athlete: me, at: morning))
        #expect(try await stores.air.hour(hour, at: place, athlete: me) == nil)
        let change = try await stores.athletes.lastChange(of: me)?.number ?? 0
        #expect(try await stores.air.save(air, answered, for: [id], forgettingDigestsOf: [id], athlete: me, at: morning + 1))
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me) == [id])
        for archived in air { #expect(try await stores.air.hour(archived.hour, at: place, athlete: me) == archived) }
        #expect(try await stores.air.request(at: place, on: day, athlete: me) == answered)
        #expect(try await stores.air.requests(of: me) == [answered])
        #expect(try await stores.air.requests(of: "another athlete").isEmpty)
        #expect(try await stores.air.hours(hour...hour + 1, at: place, athlete: me) == air)
        #expect(try await stores.air.hours(hour...hour, at: place, athlete: me) == [air[0]])
        #expect(try await stores.air.hours(hour...hour, at: elsewhere, athlete: me).isEmpty)
        #expect(try await stores.air.hour(hour, at: elsewhere, athlete: me) == nil)
        #expect(try await stores.air.hour(hour, at: place, athlete: "another athlete") == nil)
        #expect(try await stores.weather.hour(hour, at: place, athlete: me) == nil)
    }
}
