import Measures
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkForecast(_ stores: Stores) async throws {
        let place = try #require(RoundedPlace(latitude: 250, longitude: 1216))
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 10)
        try await stores.commit(file("run", recordings: [run]))
        let id = StoredRecording(run).id
        func hours(_ first: Int, _ temperature: Double) -> [WeatherHour] {
            (0..<3).map {
                WeatherHour(
                    hour: first + $0, temperature: temperature, humidity: $0 == 0 ? nil : 61, wind: $0 == 1 ? nil : 2.5,
                    radiation: $0 == 2 ? nil : 612.5, cloudCover: 35, pressure: 998.25)
            }
        }
        let store = stores.forecasts
        #expect(try await store.request(of: me) == nil)
        #expect(try await store.hours(of: me).isEmpty)
        let first = ForecastRequest(place: place, source: "a.example", asked: morning, answered: morning)
        #expect(try await !store.save(first, hours: hours(5, 20), for: "gone", athlete: me, at: morning))
        #expect(try await store.request(of: me) == nil)
        #expect(try await store.hours(of: me).isEmpty)
        let change = try await stores.athletes.lastChange(of: me)?.number ?? 0
        #expect(try await store.save(first, hours: hours(5, 20), for: id, athlete: me, at: morning))
        #expect(try await store.request(of: me) == first)
        #expect(try await store.hours(of: me) == hours(5, 20))
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)

        // A failure keeps the hours, and is no change.
        var failed = first
        (failed.asked, failed.failures, failed.problem, failed.retry) = (morning + 60, 2, "too_slow", morning + 3600)
        #expect(try await store.save(failed, hours: nil, for: id, athlete: me, at: morning + 60))
        #expect(try await store.request(of: me) == failed)
        #expect(try await store.hours(of: me) == hours(5, 20))
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)

        // A new forecast leaves nothing of the old one.
        let second = ForecastRequest(
            place: place, source: "b.example", asked: morning + 90, answered: morning + 90, isByFlag: true)
        #expect(try await store.save(second, hours: hours(7, 30), for: id, athlete: me, at: morning + 90))
        #expect(try await store.request(of: me) == second)
        #expect(try await store.hours(of: me) == hours(7, 30))
        #expect(try await store.request(of: "another athlete") == nil)
        #expect(try await store.hours(of: "another athlete").isEmpty)

        // It is no measured weather, and is erased with the athlete.
        #expect(try await stores.weather.hour(7, at: place, athlete: me) == nil)
        try await stores.athletes.eraseAll(of: me, at: morning + 100)
        #expect(try await store.request(of: me) == nil)
        #expect(try await store.hours(of: me).isEmpty)
    }
}
