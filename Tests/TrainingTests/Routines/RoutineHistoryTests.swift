import Measures
import Testing

@testable import Training

struct RoutineHistoryTests {
    static func routine(_ id: String, days: Int, note: String = "") throws -> Routine {
        let easy = TrainingMethod(
            id: try #require(ContentID("easy")), kind: .run, name: TranslatedText("Easy"), description: TranslatedText("Easy."),
            minutes: 40, intensity: .easy)
        let reference = try #require(RoutineReference("pack/" + id))
        return try #require(
            Routine(
                reference: reference, name: TranslatedText(id),
                description: TranslatedText(note), goal: .base, difficulty: .beginner,
                days: (1...days).map {
                    RoutineDay(
                        name: TranslatedText("Day \($0)"), description: TranslatedText(""),
                        sessions: $0 == days ? [] : [RoutineDay.Session(easy)])
                }))
    }

    static let monday = Day(number: 20_000)

    private func numbers(_ history: RoutineHistory, _ days: Range<Int>) -> [Int?] {
        days.map { history.planned(on: Self.monday + $0)?.number }
    }

    @Test func `a routine begins on its first day and repeats`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 3), packVersion: 1, from: Self.monday)
        #expect(numbers(history, -1..<5) == [nil, 1, 2, 3, 1, 2])
    }

    @Test func `it can begin with another day of the cycle`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 7), packVersion: 1, from: Self.monday, number: 6)
        #expect(numbers(history, 0..<4) == [6, 7, 1, 2])
    }

    @Test func `another choice leaves the days before it as they were`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 3), packVersion: 1, from: Self.monday)
        history.follow(try Self.routine("b", days: 2), packVersion: 1, from: Self.monday + 4)
        #expect(numbers(history, 0..<7) == [1, 2, 3, 1, 1, 2, 1])
        #expect(history.current?.routine.name.text(in: "en") == "b")
        history.follow(try Self.routine("c", days: 5), packVersion: 1, from: Self.monday + 4)
        #expect(history.stretches.count == 2, "a choice that never began is replaced")
    }

    @Test func `a history is as it was known on a day`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 3), packVersion: 1, from: Self.monday)
        history.follow(try Self.routine("b", days: 2), packVersion: 1, from: Self.monday + 10, decided: Self.monday + 5)
        func name(_ day: Int, knownOn known: Int) -> String? {
            history.known(on: Self.monday + known).planned(on: Self.monday + day)?.routine.name.text(in: "en")
        }
        #expect(name(12, knownOn: 4) == "a" && name(12, knownOn: 5) == "b" && name(9, knownOn: 5) == "a")
        #expect(name(2, knownOn: -1) == nil)
        #expect(history.known(on: Self.monday + 30) == history)
        history.pause(from: Self.monday + 20)
        #expect(name(21, knownOn: 19) == "b" && name(21, knownOn: 20) == nil)
    }

    @Test func `a shifted day becomes one of rest, and everything after it comes a day later`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 3), packVersion: 1, from: Self.monday)
        let result1 = history.shift(on: Self.monday + 1)
        #expect(result1)
        #expect(numbers(history, 0..<6) == [1, 2, 2, 3, 1, 2] && Self.isRest(history, 1))
        let result2 = history.shift(on: Self.monday + 2)
        #expect(result2)
        #expect(numbers(history, 0..<6) == [1, 2, 2, 2, 3, 1] && Self.isRest(history, 1) && Self.isRest(history, 2))
        // Whatever follows, the freed days stay days of rest.
        history.follow(try Self.routine("b", days: 2), packVersion: 1, from: Self.monday + 3)
        #expect(
            Self.isRest(history, 1) && Self.isRest(history, 2) && history.planned(on: Self.monday + 3)?.routine.days.count == 2)
    }

    @Test func `a shift of the first day moves the start`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 3), packVersion: 1, from: Self.monday)
        let result3 = history.shift(on: Self.monday)
        #expect(result3)
        #expect(numbers(history, 0..<3) == [1, 1, 2] && Self.isRest(history, 0))
        #expect(RoutineHistory(history.stretches) == history)
        #expect(history.known(on: Self.monday - 1).planned(on: Self.monday) == nil)
    }

    private static func isRest(_ history: RoutineHistory, _ offset: Int) -> Bool {
        history.planned(on: monday + offset)?.day.isRest == true
    }

    @Test func `a pause has no plan, and the cycle goes on where it was interrupted`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 5), packVersion: 1, from: Self.monday)
        history.pause(from: Self.monday + 2)
        #expect(history.current == nil && history.paused != nil)
        let result4 = history.resume(from: Self.monday + 9)
        #expect(result4)
        #expect(numbers(history, 0..<11) == [1, 2, nil, nil, nil, nil, nil, nil, nil, 3, 4])
        #expect(history.paused == nil)
        let result5 = history.resume(from: Self.monday + 12)
        #expect(!result5)
    }

    @Test func `a pause from tomorrow on leaves the day of today, and a move beyond tomorrow can be moved again`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 5), packVersion: 1, from: Self.monday)
        let chosen = history
        history.stop(from: Self.monday + 1, decided: Self.monday)
        // The plan of the evening knows it, that of the day before does not.
        for history in [history, history.known(on: Self.monday), RoutineHistory(history.stretches)] {
            #expect(numbers(history, 0..<3) == [1, nil, nil] && history.current == nil && history.paused == nil)
        }
        // After a pause, and after a move, too.
        for isMoved in [false, true] {
            history = chosen
            if isMoved {
                for day in 1...2 { _ = history.shift(on: Self.monday + day, decided: Self.monday) }
            } else {
                history.pause(from: Self.monday + 1, decided: Self.monday)
            }
            history.stop(from: Self.monday + 1, decided: Self.monday)
            for history in [history, history.known(on: Self.monday), RoutineHistory(history.stretches)] {
                #expect(numbers(history, 0..<5) == [1, nil, nil, nil, nil] && history.current == nil && history.paused == nil)
            }
        }
        history = chosen
        history.pause(from: Self.monday + 1, decided: Self.monday)
        for history in [history, history.known(on: Self.monday), RoutineHistory(history.stretches)] {
            #expect(numbers(history, 0..<3) == [1, nil, nil] && history.paused != nil)
        }
        let isResumed = history.resume(from: Self.monday + 1, decided: Self.monday)
        #expect(isResumed && numbers(history, 0..<3) == [1, 2, 3] && history.known(on: Self.monday) == history)
        history = chosen
        for day in 1...2 {
            let isMoved = history.shift(on: Self.monday + day, decided: Self.monday)
            #expect(isMoved && history.hasBegun(by: Self.monday) && !history.hasBegun(by: Self.monday - 1))
            #expect(history.start(of: history.current?.first ?? Self.monday) == Self.monday)
            #expect(RoutineHistory(history.stretches) == history)
        }
        #expect(numbers(history, 0..<5) == [1, 2, 2, 2, 3] && Self.isRest(history, 1) && Self.isRest(history, 2))
        history.pause(from: Self.monday + 1, decided: Self.monday)
        #expect(numbers(history.known(on: Self.monday), 3..<5) == [nil, nil])
        let isResumedLater = history.resume(from: Self.monday + 1, decided: Self.monday)
        #expect(isResumedLater && history.hasBegun(by: Self.monday) && history.planned(on: Self.monday + 3)?.number == 2)
    }

    @Test func `a routine that is paused on its first day waits with its first day`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 5), packVersion: 1, from: Self.monday, number: 2)
        history.pause(from: Self.monday)
        #expect(history.paused != nil && numbers(history, 0..<6) == [nil, nil, nil, nil, nil, nil])
        #expect(RoutineHistory(history.stretches) == history)
        let isResumed = history.resume(from: Self.monday + 1)
        #expect(isResumed && numbers(history, 0..<3) == [nil, 2, 3])
    }

    @Test func `a routine that is paused and resumed before its first day keeps its start`() throws {
        var history = RoutineHistory()
        history.follow(
            try Self.routine("a", days: 5), packVersion: 1, from: Self.monday + 3, number: 2, decided: Self.monday)
        let chosen = history
        history.pause(from: Self.monday)
        #expect(history.paused?.first == Self.monday + 3 && numbers(history, 0..<6) == [nil, nil, nil, nil, nil, nil])
        #expect(RoutineHistory(history.stretches) == history)
        let isResumed = history.resume(from: Self.monday)
        #expect(isResumed && history == chosen && numbers(history, 2..<5) == [nil, 2, 3])
        // Resumed later than the start, it begins then.
        history.pause(from: Self.monday + 1)
        history.resume(from: Self.monday + 5)
        #expect(numbers(history, 3..<7) == [nil, nil, 2, 3] && RoutineHistory(history.stretches) == history)
        // A paused start does not keep another routine from beginning before it.
        var other = chosen
        other.pause(from: Self.monday)
        other.follow(try Self.routine("b", days: 3), packVersion: 1, from: Self.monday + 1)
        #expect(other.stretches.count == 1 && other.current?.first == Self.monday + 1)
    }

    @Test func `a stopped routine cannot be resumed`() throws {
        var history = RoutineHistory()
        history.follow(try Self.routine("a", days: 5), packVersion: 1, from: Self.monday)
        history.stop(from: Self.monday + 2)
        let isResumed = history.resume(from: Self.monday + 3)
        #expect(history.current == nil && history.paused == nil && !isResumed)
        #expect(numbers(history, 0..<3) == [1, 2, nil])
    }

    @Test func `a new version changes only the days from its start on`() throws {
        let (old, new) = (try Self.routine("a", days: 3), try Self.routine("a", days: 4, note: "new"))
        var history = RoutineHistory()
        history.follow(old, packVersion: 1, from: Self.monday)
        let result6 = history.update(new, packVersion: 2, from: Self.monday + 2)
        #expect(result6)
        let result7 = history.update(new, packVersion: 2, from: Self.monday + 2)
        #expect(!result7)
        let result8 = history.update(try Self.routine("b", days: 4), packVersion: 2, from: Self.monday + 2)
        #expect(!result8)
        #expect(numbers(history, 0..<5) == [1, 2, 3, 4, 1])
        #expect(history.planned(on: Self.monday)?.routine == old && history.planned(on: Self.monday + 3)?.routine == new)
    }

    @Test func `stretches that overlap or follow an open one are left out`() throws {
        let routine = try Self.routine("a", days: 3)
        func stretch(_ first: Int, _ last: Int?) -> RoutineHistory.Stretch {
            RoutineHistory.Stretch(
                routine: routine, packVersion: nil, first: Self.monday + first, last: last.map { Self.monday + $0 },
                end: last == nil ? nil : .stopped)
        }
        let history = RoutineHistory([stretch(0, 5), stretch(3, 8), stretch(9, 7), stretch(9, nil), stretch(20, nil)])
        #expect(history.stretches == [stretch(0, 5), stretch(9, nil)])
    }

    @Test func `what a routine has for a day begins with its stretch, or with one that it continues`() throws {
        let routine = try Self.routine("a", days: 3)
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: Self.monday)
        history.shift(on: Self.monday + 4)
        history.update(try Self.routine("a", days: 3, note: "new"), packVersion: 2, from: Self.monday + 8)
        #expect(history.start(of: Self.monday + 9) == Self.monday && history.start(of: Self.monday - 1) == nil)
        history.restart(on: Self.monday + 11)
        #expect(history.start(of: Self.monday + 12) == Self.monday + 11, "a restart is a new beginning")
        history.pause(from: Self.monday + 13)
        history.resume(from: Self.monday + 14)
        #expect(history.start(of: Self.monday + 15) == Self.monday + 14)
    }

    /// After any sequence of changes: no overlap, at most one open stretch, and no day before the change differs.
    @Test func `no change touches an earlier day`() throws {
        let routines = try [2, 3, 7].map { try Self.routine("r\($0)", days: $0) }
        var generator = SplitMix(seed: 7)
        for _ in 1...300 {
            var history = RoutineHistory()
            var today = Self.monday
            for _ in 1...12 {
                let before = history
                let routine = routines[generator.next(routines.count)]
                switch generator.next(7) {
                case 0, 1: history.follow(routine, packVersion: 1, from: today, number: 1 + generator.next(routine.days.count))
                case 2: history.pause(from: today)
                case 3: history.resume(from: today)
                case 4: history.shift(on: today)
                case 5: history.stop(from: today)
                default: history.restart(on: today)
                }
                for offset in -30..<0 { #expect(history.planned(on: today + offset) == before.planned(on: today + offset)) }
                #expect(RoutineHistory(history.stretches) == history)
                #expect(history.stretches.dropLast().allSatisfy { $0.last != nil })
                today = today + generator.next(5)
            }
        }
    }
}

private struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
