import Measures
import Testing
import Training

@testable import Analysis

struct WorkoutTargetsTests {
    static let ownZones = HeartRateZones.Scheme(
        way: .own, names: ["0", "1", "2", "3", "4", "5"], bounds: [100, 120, 140, 160, 180])
    private static let day = Day(number: 20_000)

    static let targets = WorkoutTargets(
        zones: ownZones, usualSpeed: 3, recoverySpeed: 2.5, thresholdSpeed: 4, intervalSpeed: 4.5, thresholdPower: 200,
        maximumHeartRate: 190)

    private func planned(
        _ workout: WorkoutType, _ minutes: Int?, hard: Int = 0, heat: WeekPlan.Heat? = nil
    ) -> PlannedDay {
        var planned = PlannedDay(day: Self.day, workout: workout, minutes: minutes, load: 10, heat: heat, hardMinutes: hard)
        planned.parts = SessionParts.planned(isInterval: workout == .interval, minutes: minutes ?? 0, most: hard)
        return planned
    }

    private func beats(_ low: Double, _ high: Double) -> WorkoutOutline.Target {
        .heartRate(HeartRate(beatsPerMinute: low), HeartRate(beatsPerMinute: high))
    }

    @Test func `an easy run is one step in the second zone`() throws {
        let outline = try #require(planned(.easy, 45).outlines(Self.targets).first)
        #expect(outline.blocks == [.step(.init(.work, seconds: 2700, target: beats(120, 140)))])
        #expect(outline.sport == .running)
    }

    @Test func `intervals are repeats of three minutes at interval pace between easy parts`() throws {
        let outline = try #require(planned(.interval, 60, hard: 15).outlines(Self.targets).first)
        guard case .repeats(5, let steps) = outline.blocks[1] else {
            Issue.record("no repeats: \(outline.blocks)")
            return
        }
        #expect(steps.map { $0.seconds } == [180, 120])
        #expect(steps[0].target == .speed(Speed(metresPerSecond: 4.5 * 0.98), Speed(metresPerSecond: 4.5 * 1.02)))
        #expect(steps[1].target == .none)
        // The last recovery is the beginning of the cool-down of 18 minutes.
        #expect(outline.blocks.first == .step(.init(.warmUp, seconds: 1140, target: beats(100, 140))))
        #expect(outline.blocks.last == .step(.init(.coolDown, seconds: 960, target: beats(100, 140))))
    }

    @Test func `a tempo run has its hard minutes at threshold pace in one piece`() throws {
        let outline = try #require(planned(.tempo, 50, hard: 20).outlines(Self.targets).first)
        #expect(outline.steps.map { $0.seconds } == [900, 1200, 900])
        #expect(outline.steps[1].target == .speed(Speed(metresPerSecond: 4 * 0.98), Speed(metresPerSecond: 4 * 1.02)))
    }

    @Test func `the end of a long run at the effort of a race is in the third zone`() throws {
        var long = planned(.long, 150)
        long.parts = .endingAtRaceEffort(minutes: 150)
        let steps = try #require(long.outlines(Self.targets).first).steps
        #expect(steps.map { $0.seconds } == [5700, 2700, 600] && steps.allSatisfy { $0.kind == .work })
        #expect(steps.map { $0.target } == [beats(120, 140), beats(140, 160), beats(120, 140)])
    }

    @Test func `a hot day has no target of pace`() throws {
        let tempo = try #require(planned(.tempo, 50, hard: 20, heat: .slower).outlines(Self.targets).first)
        #expect(tempo.steps[1].target == beats(160, 180))
        let intervals = try #require(planned(.interval, 60, hard: 15, heat: .slower).outlines(Self.targets).first)
        #expect(intervals.steps[1].target == .none)
    }

    @Test func `nothing known gives no targets`() {
        for workout in [WorkoutType.recovery, .easy, .moderate, .tempo, .interval, .long] {
            let outlines = planned(workout, 60, hard: workout == .tempo || workout == .interval ? 15 : 0).outlines(.none)
            #expect(outlines.flatMap { $0.steps }.allSatisfy { $0.target == .none })
        }
    }

    @Test func `rest days and races have no steps`() {
        #expect(planned(.rest, nil).outlines(Self.targets).isEmpty)
        #expect(planned(.race, nil).outlines(Self.targets).isEmpty)
    }

    @Test func `the parts of every session last as long as the session`() {
        for workout in [WorkoutType.recovery, .easy, .moderate, .tempo, .interval, .long] {
            for minutes in 1...150 {
                for hard in [0, 1, 2, 3, 5, 9, 10, 15, 16, 20, 45, 149] where hard <= minutes {
                    let outlines = planned(workout, minutes, hard: hard).outlines(Self.targets)
                    #expect(outlines.map { $0.seconds } == [minutes * 60], "\(workout) \(minutes) \(hard)")
                }
            }
        }
    }

    @Test func `zones of a threshold begin with the second one`() {
        let scheme = HeartRateZones.Scheme(
            way: .threshold, names: ["1", "2", "3", "4", "5a", "5b", "5c"], bounds: [140, 149, 157, 165, 170, 175])
        let targets = WorkoutTargets(zones: scheme)
        #expect(targets.target(.easy, of: .running) == beats(140, 149))
        #expect(targets.target(.threshold, of: .running) == beats(157, 165))
        #expect(targets.target(.recovery, of: .running) == .none)
    }

    @Test func `a ride has ranges of power`() {
        #expect(Self.targets.target(.easy, of: .cycling) == .power(Power(watts: 0.56 * 200), Power(watts: 150)))
        #expect(WorkoutTargets(zones: Self.ownZones).target(.easy, of: .cycling) == beats(120, 140))
        #expect(Self.targets.target(.easy, of: .walking) == .none)
    }

    @Test func `a day that the plan shortened has the same parts after it is accepted`() throws {
        for intensity in [TrainingMethod.Intensity.tempo, .interval] {
            let method = TrainingMethod(
                id: try #require(ContentID("s")), kind: .run, name: TranslatedText("Session"),
                description: TranslatedText("Warm up, work hard, cool down."), minutes: 60, intensity: intensity)
            let whole = RoutineDay(
                name: TranslatedText("Session"), description: TranslatedText("Warm up, then 5 × 4 minutes hard."),
                sessions: [RoutineDay.Session(method)])
            var short = PlannedDay(whole.with(whole.sessions.map { $0.shortened(to: 45) }), on: Self.day, scale: 1)
            short.original = whole
            let parts = short.outlines(Self.targets).map { $0.blocks }
            #expect(parts.first?.first.map { if case .step(let step) = $0 { step.kind == .warmUp } else { false } } == true)
            let accepted = StoredDay(day: Self.day, sessions: try #require(short.sessions), origin: .accepted, decided: Self.day)
            #expect(PlannedDay(accepted, scale: 1).outlines(Self.targets).map { $0.blocks } == parts)
            // The whole day keeps the words, which say more than the planned parts would.
            let words = try #require(PlannedDay(whole, on: Self.day, scale: 1).sessions?.first)
            #expect(words.words?.text(in: "en").contains("5 × 4 minutes") == true && words.hardMinutes == 20)
        }
    }

    @Test func `stated parts of a routine are steps with targets, also after the day is accepted or shortened`() throws {
        func blocks(_ parts: SessionParts?, _ intensity: TrainingMethod.Intensity, shortenedTo short: Int? = nil) throws
            -> [WorkoutOutline.Block]
        {
            let parts = try #require(parts)
            let method = TrainingMethod(
                id: try #require(ContentID("s")), kind: .run, name: TranslatedText("Session"),
                description: TranslatedText("Warm up, work hard, cool down."), minutes: parts.minutes, intensity: intensity)
            let whole = RoutineDay(
                name: TranslatedText("Session"), description: TranslatedText("As the parts say."),
                sessions: [RoutineDay.Session(method, parts: parts)])
            var planned = PlannedDay(
                short.map { length in whole.with(whole.sessions.map { $0.shortened(to: length) }) } ?? whole, on: Self.day,
                scale: 1)
            if short != nil { planned.original = whole }
            let outline = try #require(planned.outlines(Self.targets).first)
            #expect(!outline.hasStepsInWords && outline.seconds == 60 * (short ?? parts.minutes))
            let accepted = StoredDay(
                day: Self.day, sessions: try #require(planned.sessions), origin: .accepted, decided: Self.day)
            #expect(PlannedDay(accepted, scale: 1).outlines(Self.targets).map { $0.blocks } == [outline.blocks])
            return outline.blocks
        }
        let fast = WorkoutOutline.Target.speed(Speed(metresPerSecond: 4.5 * 0.98), Speed(metresPerSecond: 4.5 * 1.02))
        let steady = WorkoutOutline.Target.speed(Speed(metresPerSecond: 4 * 0.98), Speed(metresPerSecond: 4 * 1.02))
        let around = beats(100, 140)
        let intervals = SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12)
        #expect(
            try blocks(intervals, .interval) == [
                .step(.init(.warmUp, seconds: 900, target: around)),
                .repeats(5, [.init(.work, seconds: 180, target: fast), .init(.recovery, seconds: 120)]),
                .step(.init(.coolDown, seconds: 600, target: around)),
            ])
        // Fewer repeats in a shorter session.
        #expect(
            try blocks(intervals, .interval, shortenedTo: 40) == [
                .step(.init(.warmUp, seconds: 660, target: around)),
                .repeats(4, [.init(.work, seconds: 180, target: fast), .init(.recovery, seconds: 120)]),
                .step(.init(.coolDown, seconds: 540, target: around)),
            ])
        let tempo = SessionParts(warmUp: 20, repeats: 2, work: 12, recovery: 4, coolDown: 3)
        #expect(
            try blocks(tempo, .tempo) == [
                .step(.init(.warmUp, seconds: 1200, target: around)), .step(.init(.work, seconds: 720, target: steady)),
                .step(.init(.recovery, seconds: 240)), .step(.init(.work, seconds: 720, target: steady)),
                .step(.init(.coolDown, seconds: 180, target: around)),
            ])
        #expect(
            try blocks(SessionParts(warmUp: 0, work: 30, coolDown: 0), .tempo) == [
                .step(.init(.work, seconds: 1800, target: steady))
            ])
    }

    @Test func `strides and other sessions with parts in words have no target, and say so`() throws {
        func session(_ kind: TrainingMethod.Kind, _ minutes: Int, _ words: String) throws -> RoutineDay.Session {
            RoutineDay.Session(
                TrainingMethod(
                    id: try #require(ContentID("s")), kind: kind, name: TranslatedText("S"), description: TranslatedText(words),
                    minutes: minutes, intensity: .moderate))
        }
        let sessions = [
            try session(.run, 10, "Six strides"), try session(.ride, 60, "Steady"), try session(.heatedClass, 60, ""),
        ]
        let day = RoutineDay(name: TranslatedText("Day"), description: TranslatedText("Do it"), sessions: sessions)
        let outlines = day.outlines(Self.targets)
        #expect(outlines.allSatisfy { $0.steps.map { $0.target } == [.none] })
        #expect(outlines.map { $0.hasStepsInWords } == [true, true, false])
        // A day that the athlete keeps has the same steps and the words of the routine.
        var planned = planned(.moderate, 130)
        planned.routine = day
        let kept = try #require(planned.sessions)
        #expect(kept.map { $0.words?.text(in: "en") } == ["Do it\nSix strides", "Steady", nil])
        planned.stored = StoredDay(day: Self.day, sessions: kept, origin: .accepted, decided: Self.day)
        planned.routine = nil
        #expect(planned.outlines(Self.targets).map { $0.blocks } == outlines.map { $0.blocks })
        #expect(planned.outlines(Self.targets).map { $0.hasStepsInWords } == [true, true, false])
        // The usual pace is that of easy runs.
        let withoutHeart = WorkoutTargets(usualSpeed: 3)
        #expect(withoutHeart.target(.moderate, of: .running) == .none && withoutHeart.target(.easy, of: .running) != .none)
    }

    @Test func `a routine's sessions are one step each, hard ones without a target, and practice is none`() throws {
        func method(_ id: String, _ kind: TrainingMethod.Kind, _ intensity: TrainingMethod.Intensity) throws -> TrainingMethod {
            TrainingMethod(
                id: try #require(ContentID(id)), kind: kind, name: TranslatedText(id), description: TranslatedText("How"),
                minutes: 40, intensity: intensity)
        }
        let sessions = [
            RoutineDay.Session(try method("easy", .run, .easy)), .init(try method("hills", .run, .interval)),
            .init(try method("ride", .ride, .recovery), isOptional: true), .init(try method("class", .heatedClass, .moderate)),
            .init(try method("practice", .practice, .easy)),
        ]
        let day = RoutineDay(name: TranslatedText("Day"), description: TranslatedText(""), sessions: sessions)
        let outlines = day.outlines(Self.targets)
        #expect(outlines.map { $0.sport } == [.running, .running, .hotYoga])
        #expect(outlines.map { $0.seconds } == [2400, 2400, 2400])
        #expect(outlines.map { $0.steps[0].target } == [beats(120, 140), .none, .none])
        #expect(outlines.map { $0.routine.first?.method.id.text } == ["easy", "hills", "class"])
        var planned = planned(.interval, 120)
        planned.routine = day
        #expect(planned.outlines(Self.targets) == outlines)
    }

    @Test func `strides after a run of a routine are in its file, and a second run of the day is not`() throws {
        func day(_ second: Int) throws -> RoutineDay {
            let methods = try ["run", "strides"].map { name in
                TrainingMethod(
                    id: try #require(ContentID(name)), kind: .run, name: TranslatedText(name), description: TranslatedText(name),
                    minutes: 30, intensity: name == "run" ? .easy : .moderate)
            }
            return RoutineDay(
                name: TranslatedText("D"), description: TranslatedText("D"),
                sessions: [RoutineDay.Session(methods[0], minutes: 40), RoutineDay.Session(methods[1], minutes: second)])
        }
        let joined = try day(10).outlines(Self.targets)
        #expect(joined.count == 1 && joined.first?.steps.map { $0.seconds } == [2400, 600])
        #expect(joined.first?.routine.map { $0.minutes } == [40, 10])
        let targets = try #require(joined.first).steps.map { $0.target }
        #expect(targets[0] != targets[1])
        #expect(try day(30).outlines(Self.targets).map { $0.seconds } == [2400, 1800])
    }

    @Test func `a run that is in warmth on purpose has no pace, also once its day is kept`() throws {
        let method = TrainingMethod(
            id: try #require(ContentID("warm-run")), kind: .run, name: TranslatedText("Warm"),
            description: TranslatedText("By effort."),
            minutes: 45, intensity: .easy, isInHeat: true)
        let paces = WorkoutTargets(usualSpeed: 3, recoverySpeed: 2.5)
        var day = planned(.easy, 45)
        #expect(day.outlines(paces).first?.steps.first?.target != WorkoutOutline.Target.none)
        day.routine = RoutineDay(
            name: TranslatedText("Warm"), description: TranslatedText(""), sessions: [RoutineDay.Session(method)])
        #expect(day.outlines(paces).first?.steps.first?.target == WorkoutOutline.Target.none)
        let sessions = try #require(day.sessions)
        let kept = PlannedDay(StoredDay(day: Self.day, sessions: sessions, origin: .accepted, decided: Self.day), scale: 1)
        #expect(kept.outlines(paces).first?.steps.first?.target == WorkoutOutline.Target.none)
        // Its length stays one that counts as heat.
        let shorter = RoutineDay.Session(method).shortened(to: 30)
        #expect(shorter.method.isInHeat && shorter.minutes == 30)
    }
}
