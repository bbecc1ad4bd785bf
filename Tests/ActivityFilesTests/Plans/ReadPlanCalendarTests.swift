import Measures
import Testing
import Training

@testable import ActivityFiles

struct ReadPlanCalendarTests {
    @Test(arguments: [
        ("DTSTART:20261201T063000\nDTEND:20261201T072000", 50.0), ("DTSTART:20261201T063000Z\nDURATION:PT1H15M", 75),
        ("DTSTART;TZID=Europe/Berlin:20261201T233000\nDTEND;TZID=Europe/Berlin:20261202T001500", 45),
        // Whole days, ends before the start, other zones and whole days of hours say nothing about a session.
        ("DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261202", 0), ("DTSTART:20261201T063000\nDTEND:20261201T053000", 0),
        ("DTSTART:20261201T063000Z\nDTEND:20261201T073000", 0), ("DTSTART:20261201T000000\nDURATION:P1D", 0),
        ("DTSTART:20261201T000000\nDURATION:PT999999H", 0),
    ])
    func `an event without a length in its words takes as long as the calendar says`(times: String, wanted: Double) throws {
        func calendar(_ summary: String) throws -> PlanDocument {
            try PlanDocument(reading: "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(times)\nSUMMARY:\(summary)\nEND:VEVENT\nEND:VCALENDAR\n")
        }
        let read = try calendar("Easy run")
        #expect(read.minutes == [wanted] && read.days[0].text == "Easy run")
        #expect(read.notes.map { $0.kind } == (wanted > 0 ? [] : [.noDuration]))
        // The words come first, and what is no session gets no length.
        #expect(try calendar("40 min easy").minutes == [40])
        #expect(try calendar("Rest").minutes == [0])
        // Repeats without recoveries take as long as the event.
        let repeats = try calendar("Intervals 6 x 800 m")
        #expect(wanted == 0 || repeats.minutes == [wanted] && repeats.notes.isEmpty)
        #expect(wanted > 0 || repeats.notes.contains { $0.kind == .noRecoveries })
        #expect(try calendar("Dentist").minutes == [0])
    }
}

extension PlanDocument {
    /// Reads the text of a file.
    init(reading text: String) throws {
        let bytes = Array(text.utf8)
        self = try readPlan(bytes.span)
    }

    /// Minutes of each day.
    var minutes: [Double] { days.map { $0.sessions.reduce(0) { $0 + $1.minutes } } }
}
