import Measures
import Testing
import Training

@testable import ActivityFiles

struct ReadPlanTableTests {
    @Test func `without a date that decides, day and month are in the order in which the days lie closer together`() throws {
        let american = try PlanDocument(
            reading: "Date,Workout\n12/01/2026,40 min easy\n12/03/2026,30 min tempo\n12/06/2026,90 min long\n")
        #expect(american.minutes == [40, 0, 30, 0, 0, 90])
        let british = try PlanDocument(
            reading: "Date,Workout\n01/12/2026,40 min easy\n03/12/2026,30 min tempo\n06/12/2026,90 min long\n")
        #expect(british.minutes == [40, 0, 30, 0, 0, 90])
        // A date that can be read in one order only decides for all.
        let decided = try PlanDocument(reading: "Date,Workout\n30/11/2026,40 min easy\n01/12/2026,30 min tempo\n")
        #expect(decided.minutes == [40, 30])
    }

    @Test func `two columns of a weekday are two sessions of its day`() throws {
        let plan = try PlanDocument(reading: "Week,Mon,Mon,Tue\n1,30 min easy,20 min yoga,40 min easy\n2,,45 min strength,\n")
        #expect(plan.minutes.prefix(9) == [50, 40, 0, 0, 0, 0, 0, 45, 0])
        #expect(plan.days[0].sessions.map { $0.kind } == [.run, .mobility])
        #expect(throws: FileError.unknownKind) { try PlanDocument(reading: "Mon,Mon\n30 min,20 min\n") }
    }

    @Test(arguments: [
        ("Mon", "Mon 2", "Tue"), ("Monday", "Monday session 2", "Tuesday"), ("Monday (AM)", "Monday (PM)", "Tuesday (AM)"),
        ("Mo früh", "Mo abends", "Di früh"), ("週一 上午", "週一 下午", "週二"),
    ])
    func `a title may say more than the weekday`(first: String, second: String, tuesday: String) throws {
        let plan = try PlanDocument(reading: "\(first),\(second),\(tuesday)\n30 min easy,30 min strength,40 min easy\n")
        #expect(plan.minutes.prefix(3) == [60, 40, 0])
        #expect(plan.days[0].sessions.map { $0.kind } == [.run, .strength])
    }

    @Test(arguments: ["-", "–", "—", "--", " - "]) func `a dash in a cell is a day of rest`(dash: String) throws {
        let plan = try PlanDocument(reading: "Mon,Tue,Wed\n30 min,\(dash),40 min\n")
        #expect(plan.minutes == [30, 0, 40, 0, 0, 0, 0] && plan.notes.isEmpty)
        #expect(!plan.days[1].isOpen && plan.days[1].text.isEmpty)
    }
}
