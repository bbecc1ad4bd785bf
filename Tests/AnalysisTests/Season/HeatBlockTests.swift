import Measures
import Testing
import Training

@testable import Analysis

private let today = Day(number: 20_000)

/// Rest, easy, hard, easy, rest, easy, long.
private let week: [PlannedDay] = zip(1...7, [WorkoutType.rest, .easy, .tempo, .easy, .rest, .easy, .long]).map {
    number, workout in
    PlannedDay(
        day: today + number, workout: workout, minutes: workout == .rest ? nil : 45, load: 0,
        hardMinutes: workout == .tempo ? 20 : 0)
}

private func block(
    _ days: Int, warmth: Double = 26, doses: [Day] = [], asOf day: Day = today, plan: [PlannedDay] = week, baths: Int = 0
) -> HeatBlock? {
    let digests = doses.enumerated().map { index, day -> ActivityDigest in
        run("hot\(index)", day: day.number, hour: 12, wetBulbGlobe: 28, minutes: 60)
    }
    let acclimation = AcclimationHistory(digests: digests, firstKnownDay: today - 400, asOf: day)
    let offers = HeatDays(plan: plan, today: day)
    return HeatBlock(
        race: today + days, warmth: warmth, asOf: day, acclimation: acclimation, baths: baths, offers: { offers.offer(on: $0) })
}

struct HeatBlockTests {
    @Test func `a cool race, a past one and one of unknown heat have no block`() {
        #expect(block(30, warmth: 19.9) == nil)
        #expect(block(0) == nil && block(-3) == nil)
        #expect(block(30, warmth: .nan) == nil)
    }

    @Test func `heat lies on easy days in the last weeks and ends before the race`() throws {
        let plan = try #require(block(40))
        #expect(plan.mode == .passive && !plan.isOwnDose && abs(plan.dose - 0.4) < 1e-9)
        #expect(!plan.days.isEmpty && plan.days == plan.days.sorted() && Set(plan.days).count == plan.days.count)
        for day in plan.days {
            #expect((3...21).contains(today + 40 - day))
            // Neither the hard day, nor the days before hard and long ones.
            #expect([0, 3].contains((day - today - 1) % 7) || (day - today - 1) % 7 == 4)
        }
        let interval = try #require(plan.expected.interval)
        #expect(interval.low <= plan.expected.value && plan.expected.value <= interval.high)
        #expect(plan.expected.value > plan.without && plan.goal > plan.without)
    }

    @Test func `the first saunas of someone who is not used to them are short`() throws {
        let novice = try #require(block(16))
        #expect(Array(novice.minutes.prefix(3)) == [20, 30, 40] && novice.minutes.dropFirst(2).allSatisfy { $0 == 40 })
        #expect(novice.minutes.count == novice.days.count)
        #expect(try #require(block(16, baths: 1)).minutes.prefix(2) == [30, 40])
        let used = try #require(block(16, baths: 2))
        #expect(used.minutes.allSatisfy { $0 == 40 })
        // What the first ones lack begins earlier, or is missing.
        #expect(novice.days.count >= used.days.count && novice.expected.value <= used.expected.value + 1e-9)
        // A sauna of the athlete's own accustoms, too.
        var own = week
        own[0].stored = StoredDay(
            day: today + 1, sessions: [PlannedSession(kind: .sauna, intensity: .recovery, minutes: 15)], origin: .edited,
            decided: today)
        #expect(try #require(block(16, plan: own)).minutes.first == 30)
        // Runs in the heat have lengths of their own.
        #expect(try #require(block(40, doses: [today - 30, today - 20, today - 10])).minutes.isEmpty)
    }

    @Test func `own hot sessions give kind and dose`() throws {
        let plan = try #require(block(40, doses: [today - 30, today - 20, today - 10]))
        #expect(plan.mode == .run && plan.isOwnDose && plan.dose > 0.4)
        // Runs in the heat are no sessions of a day of rest.
        #expect(plan.days.allSatisfy { (($0 - today - 1) % 7) != 4 && (($0 - today - 1) % 7) != 0 })
    }

    @Test func `a missed day is planned again`() throws {
        let easy = (1...7).map { PlannedDay(day: today + $0, workout: .easy, minutes: 45, load: 30) }
        let before = try #require(block(16, plan: easy))
        // Nothing was done for four days.
        let after = try #require(
            block(16, asOf: today + 4, plan: easy.map { PlannedDay(day: $0.day + 4, workout: .easy, minutes: 45, load: 30) }))
        #expect(before.days.filter { $0 > today + 4 }.count <= after.days.count)
        #expect(after.days.allSatisfy { $0 > today + 4 })
        // A later beginning may reach the goal with a little more.
        #expect(after.isEnough || after.expected.value <= before.expected.value + 1e-9)
        #expect(after.now < before.now + 1e-9)
        #expect(after.days.count >= before.days.count { $0 > today + 4 } && !after.days.isEmpty)
    }

    @Test func `after six days with heat in a row only every third day holds what they gave`() {
        let days = (1...18).map { today + $0 }
        let spaced = HeatBlock.spaced(days, beside: []).map { $0 - today }
        #expect(spaced == [1, 2, 3, 4, 5, 6, 9, 12, 15, 18])
        // Days that are over or planned count.
        #expect(HeatBlock.spaced(days, beside: Set((0..<6).map { today - $0 })).map { $0 - today } == [3, 6, 9, 12, 15, 18])
        #expect(
            HeatBlock.spaced(days, beside: [today + 4, today + 5, today + 6]).map { $0 - today } == [1, 2, 3, 9, 12, 15, 18])
        // A week without heat allows another row.
        #expect(
            HeatBlock.spaced(days, beside: Set((7..<13).map { today - $0 })).map { $0 - today }
                == [1, 2, 3, 4, 5, 6, 9, 12, 15, 18])
        #expect(HeatBlock.spaced([], beside: [today]).isEmpty)
    }

    @Test func `random days with heat are never more than six in a row, and every third one after them`() {
        var random = SplitMix(state: 13)
        for round in 0..<3000 {
            let share = 1 + random.below(5)
            let possible = (1...18).filter { _ in random.below(5) < share }.map { today + $0 }
            let known = Set((-20...18).filter { _ in random.below(6) == 0 }.map { today + $0 })
            let open = possible.filter { !known.contains($0) }
            let chosen = HeatBlock.spaced(open, beside: known)
            #expect(Set(chosen).isSubset(of: open) && chosen == chosen.sorted(), "round \(round)")
            let all = (known.union(chosen)).sorted()
            for day in chosen {
                var (first, last) = (day, day)
                while all.contains(first - 1) { first = first - 1 }
                while all.contains(last + 1) { last = last + 1 }
                #expect(last - first < HeatBlock.mostInRow, "round \(round): \(first - today)…\(last - today)")
                // A row of six within the week before it is held, not continued.
                let before = (1...6).map { day - $0 }.first { all.contains($0) }
                guard let before, day - before < HeatBlock.holdEvery else { continue }
                var start = before
                while all.contains(start - 1) { start = start - 1 }
                #expect(before - start < HeatBlock.mostInRow - 1 || day - before >= HeatBlock.holdEvery, "round \(round)")
            }
        }
    }

    @Test func `someone who is acclimated needs fewer days`() throws {
        let hot = (0..<14).map { today - $0 }
        let without = try #require(block(8, doses: [today - 60, today - 61, today - 62]))
        let with = try #require(block(8, doses: hot))
        #expect(with.now > without.now && with.days.count <= without.days.count)
        #expect(with.without > without.without)
    }

    @Test func `random blocks keep within bounds`() {
        var random = SplitMix(state: 5)
        for _ in 0..<300 {
            let doses = (0..<random.below(12)).map { _ in today - random.below(120) }.sorted()
            let ahead = 1 + random.below(60)
            guard let plan = block(ahead, warmth: 20 + 12 * random.unit(), doses: doses) else { continue }
            #expect(plan.days.allSatisfy { $0 > today && (3...21).contains(today + ahead - $0) })
            #expect((0.0...1.0).contains(plan.expected.value) && (0.0...1.0).contains(plan.without))
            #expect(plan.expected.value >= plan.without - 1e-9)
            if let interval = plan.expected.interval {
                #expect((0...1).contains(interval.low) && (0...1).contains(interval.high))
            }
        }
    }
}
