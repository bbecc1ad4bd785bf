import ActivityFiles
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct ImportedRoutineTests {
    private static func document(_ text: String) throws -> PlanDocument {
        let bytes = Array(text.utf8)
        return try readPlan(bytes.span)
    }

    private static func imported(_ text: String, speed: Double? = nil) throws -> ImportedRoutine {
        try #require(
            ImportedRoutine(try document(text), id: UniqueID(high: 1, low: 2), name: "Autumn", speed: speed))
    }

    @Test func `a plan of weeks becomes a routine that is followed once`() throws {
        let found = try Self.imported("Mon,Wed\n45 min easy,Rest\n50 min tempo,Swim 2 km\n")
        let routine = found.routine
        #expect(routine.days.count == 14 && !routine.repeats)
        #expect(routine.goal == .own && routine.name.text(in: "en") == "Autumn")
        #expect(routine.days.map { $0.minutes } == [45, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0])
        #expect(routine.days[9].name.text(in: "en") == "Swim 2 km" && routine.days[9].hasTextOnly)
        #expect(routine.days.count { !$0.isRest } == 3 && routine.trainingDays == 3)
        #expect(found.notes.map { $0.day } == [10])
        #expect(found.estimatedDays.isEmpty)
    }

    @Test func `a single week repeats`() throws {
        #expect(try Self.imported("Mon,Wed\n45 min easy,Rest\n").routine.repeats)
    }

    @Test func `a plan of fewer days than a week becomes a week with rest, and says so`() throws {
        let one = try Self.imported("Day,Workout\n1,30 min\n")
        #expect(one.routine.days.map { $0.minutes } == [30, 0, 0, 0, 0, 0, 0] && one.routine.repeats && one.isFilledWeek)
        #expect(try !Self.imported("Mon,Wed\n45 min easy,Rest\n").isFilledWeek)
        #expect(try !Self.imported("Day,Workout\n1,30 min\n9,40 min\n").isFilledWeek)
    }

    @Test func `distances become minutes at the athlete's pace, or at an assumed one that is stated`() throws {
        let own = try Self.imported("Mon,Wed\n10 km,Rest\n", speed: 10_000 / 3000)
        #expect(own.routine.days[0].minutes == 50 && !own.isPaceAssumed && own.estimatedDays == [1])
        let assumed = try Self.imported("Mon,Wed\n10 km,Rest\n")
        #expect(assumed.routine.days[0].minutes == 65 && assumed.isPaceAssumed)
        #expect(try Self.imported("Mon,Wed\n10 km,Rest\n", speed: .nan).isPaceAssumed)
    }

    @Test func `a distance that takes longer than a session is shortened and reported`() throws {
        let found = try Self.imported("Mon,Wed\n200 km,20 km\n")
        #expect(found.routine.days[0].minutes == 600)
        #expect(found.notes.map { $0.kind } == [.shortened] && found.notes.map { $0.day } == [1])
        let huge = try Self.imported("Mon,Wed\n9999999 km,20 km\n")
        #expect(huge.routine.days[0].minutes == 600 && huge.notes.map { $0.kind } == [.limited])
    }

    @Test func `a stored plan comes back with its single pass`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let today = Day(number: 20_000)
        let document = try Self.document("Day,Workout\n1,30 min\n140,1h\n")
        let found = try #require(try await journal.importedRoutine(document, name: "x", asOf: today))
        #expect(try await journal.addOwnRoutine(found.routine) != nil)
        #expect(try await journal.ownRoutines() == [found.routine])
        let body = RoutineBody(found.routine)
        #expect(body.routine == found.routine && body.routine?.days.count == 140)
    }

    @Test func `there are at most a hundred own routines`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        for number in 0...Journal.mostOwnRoutines {
            let found = try #require(
                ImportedRoutine(
                    try Self.document("Day,Workout\n1,30 min\n"), id: UniqueID(high: 1, low: UInt64(number)), name: "x",
                    speed: nil))
            #expect((try await journal.addOwnRoutine(found.routine) != nil) == (number < Journal.mostOwnRoutines))
        }
    }
}
