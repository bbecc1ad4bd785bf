import Analysis
import Measures
import Testing

struct AchievementsTests {
    @Test func `an Eddington number is the largest number of days with as many kilometres`() {
        #expect(EddingtonNumber.of([]) == 0)
        #expect(EddingtonNumber.of([0.4]) == 0)
        #expect(EddingtonNumber.of([10]) == 1)
        #expect(EddingtonNumber.of([3, 3, 3]) == 3)
        #expect(EddingtonNumber.of([5, 4, 4, 4, 1]) == 4)
        #expect(EddingtonNumber.of([20, 20, 2, 2.5, 1]) == 2)
    }

    @Test func `the Eddington number equals that of counting each candidate`() {
        var days: [Double] = []
        for index in 0..<200 { days.append(Double((index * 7919) % 31) + 0.5) }
        var slow = 0
        for number in 1...60 where days.count(where: { $0 >= Double(number) }) >= number { slow = number }
        #expect(EddingtonNumber.of(days) == slow)
    }

    @Test func `a streak ends with a day without a run, and two runs a day count once`() {
        let days = [1, 2, 2, 3, 7, 8, 20].map { Day(number: $0) }
        let streaks = Streak.all(days)
        #expect(streaks.map { $0.days } == [3, 2, 1])
        #expect(streaks.first?.last == Day(number: 3))
        #expect(Streak.all([]).isEmpty)
    }

    @Test func `records, streak and Eddington number of a history`() throws {
        let history = SyntheticHistory.history(days: 40) { $0 % 10 == 5 ? nil : 50 }
        let running = insights(asOf: SyntheticHistory.today, history: history).running
        #expect(running.streak.value?.value == 5)
        #expect(running.longestStreak.value?.value == 9)
        // 36 days of 10 km.
        #expect(running.eddington.value?.value == 10)
        #expect(running.records.isEmpty)
        let later = insights(asOf: SyntheticHistory.today + 2, history: history).running
        #expect(later.streak.value?.value == 0)
    }

    @Test func `a run that fitness sets aside gives no record and no best speed until another run confirms it`() throws {
        func run(back: Int, _ vdot: Double, speed: Double) throws -> ActivityDigest {
            let seconds = try #require(DanielsGilbert.time(metres: 5000, vdot: vdot))
            var run = SyntheticHistory.digest(back: back, efforts: [BestEffort(distance: 5000, seconds: seconds, start: 0)])
            run.traits = SessionTraits(
                speedCurve: MeanMaximal.durations.map { _ in speed }, heartRateCurve: [], powerCurve: [], heartRateDrop: nil,
                lateEfficiencyLoss: nil, fastestClimb: nil, stride: nil)
            return run
        }
        let usual = try (1...6).map { try run(back: 8 + 3 * (7 - $0), 42, speed: 3) }
        func fastest(_ more: [ActivityDigest]) throws -> (record: String?, curves: Set<String>) {
            let history = History(athlete: SyntheticHistory.athlete, digests: usual + more)
            let running = insights(asOf: SyntheticHistory.today, history: history).running
            return (
                running.records.first { $0.distance == 5000 }?.activity,
                Set(running.curves.filter { $0.kind == .speed }.flatMap { $0.points.map { $0.activity } })
            )
        }
        let ride = try run(back: 5, 70, speed: 9)
        #expect(try fastest([ride]).record != "run-5" && fastest([ride]).record != nil)
        #expect(try !fastest([ride]).curves.contains("run-5") && !fastest([ride]).curves.isEmpty)
        let confirmed = try fastest([ride, run(back: 2, 68, speed: 8)])
        #expect(confirmed.record == "run-5" && confirmed.curves == ["run-5"])
    }

    @Test func `crossing the date line keeps the streak and the kilometres of a repeated day`() {
        // In order of time: the fourteenth in the east, the thirteenth in the west, then the fourteenth again.
        var digests = (3...40).reversed().map { SyntheticHistory.digest(back: $0) }
        for (index, back) in [1, 2, 1].enumerated() {
            var run = SyntheticHistory.digest(back: back, kilometres: 6, id: "travel-\(index)")
            run.start = (SyntheticHistory.today - 2).start(at: .utc) + Double(20 + index) * 3600
            digests.append(run)
        }
        digests.append(SyntheticHistory.digest(back: 0))
        let running = insights(
            asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests)
        ).running
        #expect(running.streak.value?.value == 41 && running.longestStreak.value?.value == 41)
        let day = running.eddington.value?.inputs.first { $0.name == "run on " + ISO8601.text(SyntheticHistory.today - 1) }
        #expect(day?.value == 12)
        #expect(running.eddington.value?.count == 41)
    }

    @Test func `an Eddington number needs ten days with a run`() {
        func number(_ days: Int) -> Answer<Estimate> {
            insights(
                asOf: SyntheticHistory.today,
                history: History(
                    athlete: SyntheticHistory.athlete, digests: (0..<days).map { SyntheticHistory.digest(back: 2 * $0) })
            ).running.eddington
        }
        #expect(number(1) == .absent(.tooFew) && number(9) == .absent(.tooFew))
        #expect(number(10).value?.value == 10)
    }

    @Test func `a record is the fastest stretch, and the best of the last year is displayed beside an older one`() throws {
        let effort = { (seconds: Double) in [BestEffort(distance: 5000, seconds: seconds, start: 0)] }
        let digests = [
            SyntheticHistory.digest(back: 500, efforts: effort(1200)), SyntheticHistory.digest(back: 30, efforts: effort(1260)),
            SyntheticHistory.digest(back: 10, efforts: effort(1300)),
        ]
        let history = History(athlete: SyntheticHistory.athlete, digests: digests)
        let record = try #require(insights(asOf: SyntheticHistory.today, history: history).running.records.first)
        #expect(record.time.value == 1200 && record.distance == 5000 && record.activity == "run-500")
        #expect(record.recent?.seconds == 1260)
    }

    @Test func `a downhill record has its level time, an uphill one has none`() {
        func level(_ seconds: Double?) -> Double? {
            let effort = BestEffort(distance: 400, seconds: 90, start: 0, levelSeconds: seconds)
            let history = History(
                athlete: SyntheticHistory.athlete, digests: [SyntheticHistory.digest(back: 3, efforts: [effort])])
            return insights(asOf: SyntheticHistory.today, history: history).running.records.first?.levelSeconds
        }
        #expect(level(101) == 101 && level(84) == nil && level(nil) == nil)
    }
}
