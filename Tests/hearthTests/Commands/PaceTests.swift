import Testing

@testable import hearth

struct PaceTests {
    @Test func `a goal is parsed as runners write it`() throws {
        #expect(try GoalTime.seconds("3:30:00") == 12_600)
        #expect(try GoalTime.seconds("45:00") == 2700)
        #expect(try GoalTime.seconds("90:00") == 5400)
        #expect(try GoalTime.seconds("0:59") == 59)
    }

    @Test(arguments: ["", "3", "3:30:00:00", "3:60", "a:00", "3:-5", "3:", ":30", "99999999999999999999:00", "3.5:00", "１:00"])
    func `an invalid goal is refused with the accepted formats`(_ text: String) {
        do {
            _ = try GoalTime.seconds(text)
            Issue.record("\(text) was taken")
        } catch {
            #expect(error.code == .usage && error.sentence.contains("3:30:00"))
        }
    }
}
