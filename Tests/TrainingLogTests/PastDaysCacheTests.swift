import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct PastDaysCacheTests {
    private static let today = Day(number: 19_875)
    private static let day = PastRoutineDay(
        RoutineDay(name: TranslatedText("D"), description: TranslatedText("D"), sessions: []))

    private static func key(change: Int = 1, today: Day = today) -> PastDaysCache.Key {
        PastDaysCache.Key(today: today, change: change, routines: RoutineHistory())
    }

    @Test func `days are known within the range that was planned, until something changes`() {
        var cache = PastDaysCache()
        let (first, last) = (Self.today - 9, Self.today - 1)
        #expect(cache.days(first...last, of: Self.key()) == nil)
        #expect(cache.range(with: first...last, of: Self.key()) == first...last)
        cache.keep([first: Self.day, last: Self.day], planned: first...last, for: Self.key(), bytes: 7)
        #expect(cache.bytes == 7)
        #expect(cache.days(first...last, of: Self.key()) == [first: Self.day, last: Self.day])
        #expect(cache.days((first + 1)...last, of: Self.key()) == [last: Self.day])
        #expect(cache.days((first - 1)...last, of: Self.key()) == nil)
        #expect(cache.days(first...(last + 1), of: Self.key()) == nil)
        #expect(cache.range(with: (first - 20)...(first - 10), of: Self.key()) == (first - 20)...last)
        // The days between a page of last year and this week are not planned for it.
        #expect(cache.range(with: (first - 400)...(first - 390), of: Self.key()) == (first - 400)...(first - 390))
        for other in [Self.key(change: 2), Self.key(today: Self.today + 1)] {
            #expect(cache.days(first...last, of: other) == nil)
            #expect(cache.range(with: last...last, of: other) == last...last)
        }
    }

    private static func journal(_ stores: Stores, _ cache: AnalysisCache = AnalysisCache()) -> Journal {
        Journal(stores: stores, athleteID: "0", cache: cache)
    }

    private static func run(_ ago: Int, minutes: Int = 40) -> Recording {
        let start = Moment(secondsSince1970: 86_400 * Double((today - ago).number) + 25_200)
        return ExampleRecordings.steadyRun(start: start, minutes: minutes)
    }

    @Test func `kept days equal those that are planned anew, also after a change`() async throws {
        let stores = MemoryStores().stores
        let journal = Self.journal(stores)
        let runs = stride(from: 56, to: 1, by: -2).map { Self.run($0) }
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        let routine = try #require(RoutineExamples.pack(version: 1).routines.first)
        try await journal.changeRoutineHistory { $0.follow(routine, packVersion: 1, from: Self.today - 21) }
        let (near, far) = ((Self.today - 7)...(Self.today - 1), (Self.today - 20)...(Self.today - 8))

        func compare(_ range: ClosedRange<Day>) async throws -> [RoutineDay?] {
            let kept = try await journal.dayPlans(asOf: Self.today, past: range)
            let anew = try await Self.journal(stores).dayPlans(asOf: Self.today, past: range)
            let days = (range.lowerBound.number...range.upperBound.number).map { Day(number: $0) }
            #expect(days.map { kept.planned(on: $0) } == days.map { anew.planned(on: $0) })
            return days.map { kept.planned(on: $0)?.routine }
        }
        let first = try await compare(near)
        #expect(first.contains { $0?.isRest == false })
        #expect(try await compare(near) == first)
        _ = try await compare(far)
        #expect(try await compare(near) == first)
        // Nothing was recorded for weeks before: the routine waits after the break.
        let later = Self.journal(stores)
        for activity in try await later.activities() where activity.day > Self.today - 30 {
            _ = try await later.edit(activity: activity.id, as: ActivityEdit(isLeftOut: true))
        }
        #expect(try await compare(near) != first)
    }
}
