import Measures
import Testing
import Training

@testable import Analysis

struct RaceOverDistanceTests {
    /// Whole seconds at 3.5 m/s give the distance; the watch measured `metres` of the course.
    static func race(_ metres: Double, sport: Sport = .running, title: String = "Riverside 10K Race") -> ActivityDigest {
        var run = SyntheticRun(seconds: Int(metres / 3.5), speed: { _ in 3.5 }, sport: sport, title: title)
        run.heartRate = nil
        return DigestTests.digested(run)
    }

    static func effort(_ digest: ActivityDigest, over metres: Double) -> BestEffort? {
        digest.bestEfforts.first { $0.distance == metres }
    }

    @Test func `a race measured short counts over its whole distance`() throws {
        let race = Self.race(9_985)
        #expect(race.isRace && (race.distance?.metres ?? 0) < 10_000)
        let effort = try #require(Self.effort(race, over: 10_000))
        #expect(effort.isRace && effort.seconds == race.elapsed && effort.start == 0)
        let distances = race.bestEfforts.map { $0.distance }
        #expect(distances == distances.sorted() && Set(distances).count == distances.count)
        #expect(race.bestEfforts.count(where: { $0.isRace }) == 1)
    }

    @Test func `a race measured long has the race's time, not that of a part`() throws {
        let race = Self.race(10_250)
        let effort = try #require(Self.effort(race, over: 10_000))
        #expect(effort.isRace && effort.seconds == race.elapsed)
        #expect(race.bestEfforts.count(where: { $0.distance == 10_000 }) == 1)
    }

    @Test func `only a plausible race over a standard distance becomes a race over it`() {
        for metres in [9_750.0, 10_350] { #expect(!Self.race(metres).bestEfforts.contains { $0.isRace }, "\(metres)") }
        #expect(!Self.race(9_985, sport: .treadmillRunning).bestEfforts.contains { $0.isRace })
        #expect(!Self.race(9_985, title: "Morning run").bestEfforts.contains { $0.isRace })
        var fast = Self.race(9_985)
        fast.bestEfforts = []
        fast.elapsed = 1500
        fast.countRace()
        #expect(fast.bestEfforts.isEmpty)
    }

    @Test func `two per cent short and three long are the limits`() {
        #expect(StandardDistances.race(measured: 9_800) == 10_000 && StandardDistances.race(measured: 9_799) == nil)
        #expect(StandardDistances.race(measured: 10_300) == 10_000 && StandardDistances.race(measured: 10_301) == nil)
        #expect(StandardDistances.race(measured: 41_400) == 42_195 && StandardDistances.race(measured: 0) == nil)
        // No course is near two distances.
        for (shorter, longer) in zip(StandardDistances.races, StandardDistances.races.dropFirst()) {
            #expect(shorter * 1.03 < longer * 0.98, "\(shorter)")
        }
    }

    @Test func `the record and its age grade are those of the race`() throws {
        var race = Self.race(9_985)
        race.elapsed = 2890
        race.bestEfforts.removeAll { $0.isRace }
        race.countRace()
        race.id = "race"
        let other = SyntheticHistory.digest(back: 0, efforts: [BestEffort(distance: 10_000, seconds: 3155, start: 0)])
        let history = History(athlete: SyntheticHistory.athlete, digests: [race, other])
        let records = PersonalRecords.all(asOf: SyntheticHistory.today, history: history)
        let record = try #require(records.first { $0.distance == 10_000 })
        #expect(record.activity == "race" && record.time.value == 2890 && record.isRace)
        #expect(record.time.inputs.first?.name == "race" && record.ageGrade.value != nil)
    }

    @Test func `the evidence for race times has the same distance`() throws {
        let short = try #require(EffortRecord(digests: [Self.race(9_985)]).efforts.first)
        #expect(short.isRace && short.metres == 10_000)
        let odd = try #require(EffortRecord(digests: [Self.race(9_750)]).efforts.first)
        #expect(odd.isRace && abs(odd.metres - 9_750) < 4)
    }

    @Test func `in heat a second more or less causes no jump`() throws {
        let heat = ClimateConditions(
            temperature: Temperature(celsius: 32), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: 26), heatIndex: nil,
            dewPoint: nil)
        let worth = [1079.0, 1081].map { seconds in
            var race = SyntheticHistory.race(back: 1, metres: 5000, seconds: seconds)
            race.conditions = heat
            return EffortRecord(digests: [race]).efforts.first?.vdot ?? 0
        }
        // 5.0 % for 13.5 °C above the threshold, below eighteen minutes as above.
        let cool = try #require(DanielsGilbert.vdot(metres: 5000, seconds: 1079))
        #expect(worth[0] > 1.04 * cool && worth[0] - worth[1] > 0 && worth[0] - worth[1] < 0.3)
        #expect(PopulationSlowdown.nearest(wetBulbGlobe: 40, hours: 9) == PopulationSlowdown.percent(wetBulbGlobe: 35, hours: 6))
        #expect(PopulationSlowdown.nearest(wetBulbGlobe: -40, hours: 0.1) == 0)
    }
}
