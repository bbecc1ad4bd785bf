import ActivityFiles
import Testing
import Training

struct PlanWeekTests {
    /// Workouts that Hearth wrote: hard ones and easy ones.
    private static func workouts(_ areHard: [Bool]) throws -> PlanDocument {
        let documents = try areHard.map { isHard in
            let outline = isHard ? WorkoutFilesTests.intervals : WorkoutFilesTests.strength
            return try readPlan(writeFITWorkout(outline, WorkoutTitle(name: isHard ? "Five" : "Easy"), created: 0).bytes.span)
        }
        return try #require(PlanDocument.joined(documents, names: documents.indices.map { "\($0).fit" }))
    }

    private static func places(_ plan: PlanDocument) -> [Int] {
        plan.days.indices.filter { !plan.days[$0].text.isEmpty || !plan.days[$0].sessions.isEmpty }
    }

    @Test(arguments: [(1, [0]), (2, [0, 3]), (3, [0, 2, 4])])
    func `up to three workouts become a week with rest between them`(count: Int, places: [Int]) throws {
        let plan = try Self.workouts(Array(repeating: true, count: count))
        #expect(plan.days.count == count && plan.isLessThanAWeek)
        #expect(plan.wholeWeek.days.count == 7 && Self.places(plan.wholeWeek) == places)
    }

    @Test(arguments: 4...6) func `more workouts have hard ones apart and none twice`(count: Int) throws {
        for hard in 0..<(1 << count) where hard.nonzeroBitCount <= 3 {
            let areHard = (0..<count).map { hard & 1 << $0 != 0 }
            let week = try Self.workouts(areHard).wholeWeek
            #expect(week.days.count == 7 && Self.places(week).count == count)
            let isHard = week.days.map { $0.sessions.contains { $0.intensity.isHard } }
            #expect(isHard.count { $0 } == hard.nonzeroBitCount)
            guard count == 4, hard.nonzeroBitCount == 2 else { continue }
            #expect(!(0..<7).contains { isHard[$0] && isHard[($0 + 1) % 7] })
        }
    }

    @Test func `days that a table numbers keep their places`() throws {
        let bytes = Array("Day,Workout\n1,30 min\n2,Row 5 km\n4,40 min\n".utf8)
        let plan = try readPlan(bytes.span)
        #expect(plan.days.count == 4 && Self.places(plan.wholeWeek) == [0, 1, 3] && plan.wholeWeek.days.count == 7)
        #expect(plan.wholeWeek.notes == plan.notes)
    }

    @Test func `a week and a longer plan stay as they are`() throws {
        #expect(try Self.workouts(Array(repeating: false, count: 7)).wholeWeek.days.count == 7)
        let plan = try Self.workouts(Array(repeating: false, count: 9))
        #expect(plan.wholeWeek == plan && !plan.isLessThanAWeek)
    }
}
