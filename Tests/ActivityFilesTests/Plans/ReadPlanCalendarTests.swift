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

    /// Reads events with a date and further lines each: days with a session, 1 is the first, number of all days, and notes.
    private func read(
        _ events: [(day: String, more: String)]
    ) throws -> (days: [Int], length: Int, notes: [PlanDocument.Note.Kind]) {
        let text = events.enumerated().map { index, event in
            "BEGIN:VEVENT\nDTSTART;VALUE=DATE:\(event.day)\nSUMMARY:\(30 + 5 * index) min easy\n\(event.more)\nEND:VEVENT\n"
        }
        let document = try PlanDocument(reading: "BEGIN:VCALENDAR\n" + text.joined() + "END:VCALENDAR\n")
        let minutes = document.minutes
        return (minutes.indices.filter { minutes[$0] > 0 }.map { $0 + 1 }, document.days.count, document.notes.map { $0.kind })
    }

    // 2026-12-01 is a Tuesday. The days are those of RFC 5545, by hand.
    @Test(arguments: [
        ("RRULE:FREQ=WEEKLY;COUNT=3", [1, 8, 15]), ("RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3", [1, 15, 29]),
        ("RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261215T235959Z", [1, 3, 8, 10, 15]),
        ("RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4", [1, 3, 5, 7]), ("RRULE:FREQ=DAILY;BYDAY=MO,TU;UNTIL=20261209", [1, 7, 8]),
        // The first one counts whatever its weekday is.
        ("RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=SU", [1, 6, 13]),
        // With weeks from Sunday on, the Sunday after Tuesday belongs to the next one.
        ("RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", [1, 6, 15, 20]),
        ("RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", [1, 13, 15, 27]),
        ("RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=DATE:20261208", [1, 15]),
        ("rrule:freq=weekly;count=2", [1, 8]),
    ])
    func `an event that repeats by days or weeks is on each of its days`(rule: String, wanted: [Int]) throws {
        let read = try read([("20261201", rule)])
        #expect(read.days == wanted && read.notes.isEmpty, "\(read)")
    }

    @Test(arguments: [
        "RRULE:FREQ=MONTHLY;COUNT=3", "RRULE:FREQ=WEEKLY;BYDAY=2MO", "RRULE:COUNT=3", "RRULE:FREQ=WEEKLY;COUNT=0", "RRULE:",
        "RRULE:FREQ=WEEKLY;INTERVAL=99999999999999999999", "RRULE:FREQ=WEEKLY;BYSETPOS=1", "RDATE:20261205,20261206",
        "RRULE:FREQ=WEEKLY;COUNT=2;UNTIL=20261231", "RRULE:FREQ=WEEKLY\nRRULE:FREQ=DAILY",
    ])
    func `an event that repeats by another rule counts once, and says so`(rule: String) throws {
        let read = try read([("20261201", rule)])
        #expect(read.days == [1] && read.notes == [.repetition], "\(read)")
    }

    @Test func `events without an end are a week, and repeat beside those with one`() throws {
        let weekly = "RRULE:FREQ=WEEKLY"
        let week = try read([("20261201", weekly), ("20261203", weekly), ("20261205", weekly + ";BYDAY=SA,SU")])
        #expect(week.days == [1, 3, 5, 6] && week.length == 7 && week.notes.isEmpty, "\(week)")
        // The weekly session of years ago is beside the four weeks of the plan.
        let beside = try read([("20230103", weekly), ("20261202", weekly + ";COUNT=4")])
        #expect(beside.days == [1, 7, 8, 14, 15, 21, 22] && beside.notes.isEmpty, "\(beside)")
        // Of sessions that began years apart, the week in which the newest began counts.
        let old = try read([("20230103", weekly), ("20261203", weekly)])
        #expect(old.days == [2, 4] && old.length == 7 && old.notes.isEmpty, "\(old)")
        let far = try read([("00010102", weekly), ("99991230", weekly)])
        #expect(far.length == 7)
        // A single event hides nothing of the weeks beside it, whatever side it is on.
        let schedule = [("20261201", weekly), ("20261203", weekly)]
        #expect(try read(schedule + [("20261216", "")]).days == [1, 3, 8, 10, 15, 16])
        let before = try read(schedule + [("20261120", "")])
        #expect(before.days == [1, 3] && before.notes == [.strayDay], "\(before)")
        let other = try read(schedule + [("20261203", "UID:b"), ("20210301", "")])
        #expect(other.days == [1, 3] && other.notes == [.strayDay], "\(other)")
        // Weeks that alternate are both there.
        let alternating = try read([("20261201", weekly + ";INTERVAL=2"), ("20261210", weekly + ";INTERVAL=2")])
        #expect(alternating.days == [4, 9] && alternating.length == 14 && alternating.notes.isEmpty, "\(alternating)")
        // A moved day of a series without an end belongs to its week.
        let moved = try read([("20261201", "UID:a\n" + weekly), ("20261204", "UID:a\nRECURRENCE-ID:20261201")])
        #expect(moved.days == [4] && moved.length == 7, "\(moved)")
    }

    /// The end is the moment of the last event, or the last second of its day, in New York, Taipei, Berlin, Auckland and Honolulu.
    @Test(arguments: [
        ("20261201T200000", "20261204T010000Z"), ("20261201T060000", "20261202T220000Z"), ("20261201T063000", "20261203T225959Z"),
        ("20261201T200000", "20261204T045959Z"), ("20261201T200000", "20261203T235959"), ("20261201T060000", "20261203"),
        ("20261201T060000Z", "20261203T060000Z"), ("20261201T041500", "20261202T151500Z"),
        ("20261201T041500", "20261203T105959Z"), ("20261201T041500", "20261203T141500Z"),
    ])
    func `an end in UTC is on the day of the last event`(start: String, end: String) throws {
        #expect(try read([(start, "RRULE:FREQ=DAILY;UNTIL=" + end)]).days == [1, 2, 3])
    }

    @Test func `of an event that repeats for longer than a plan the first days are read, and the rest is noted`() throws {
        let long = try read([("20261201", "RRULE:FREQ=WEEKLY;COUNT=30")])
        #expect(long.days == stride(from: 1, through: 134, by: 7).map { $0 } && Set(long.notes) == [.tooLong], "\(long)")
    }

    @Test func `a changed day of an event that repeats is where it was moved to, and a cancelled one is gone`() throws {
        let series = "UID:a\nRRULE:FREQ=WEEKLY;COUNT=3"
        let moved = try read([("20261201", series), ("20261210", "UID:a\nRECURRENCE-ID;VALUE=DATE:20261208")])
        #expect(moved.days == [1, 10, 15] && moved.notes.isEmpty, "\(moved)")
        let cancelled = try read([
            ("20261201", series), ("20261208", "UID:a\nRECURRENCE-ID;VALUE=DATE:20261208\nSTATUS:CANCELLED"),
        ])
        #expect(cancelled.days == [1, 15] && cancelled.notes.isEmpty, "\(cancelled)")
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
