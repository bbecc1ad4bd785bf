import Measures
import Testing
import Training

@testable import ActivityFiles

struct ReadPlanTests {
    private func plan(_ text: String) throws -> PlanDocument { try PlanDocument(reading: text) }

    private func minutes(_ document: PlanDocument) -> [Double] { document.minutes }

    @Test(arguments: [
        "Week,Mon,Tue,Wed,Thu,Fri,Sat,Sun", "Woche,Mo,Di,Mi,Do,Fr,Sa,So", "週,週一,週二,週三,週四,週五,週六,週日",
        "W,一,二,三,四,五,六,日",
    ])
    func `a table of weeks has a day for each column`(header: String) throws {
        let plan = try plan(header + "\n1,Rest,45 min easy,,30 min tempo,Rest,,1h30 long\n2,Rest,50 min easy,,,,,2h long\n")
        #expect(minutes(plan) == [0, 45, 0, 30, 0, 0, 90, 0, 50, 0, 0, 0, 0, 120])
        #expect(plan.notes.isEmpty)
        #expect(plan.days[0].text == "Rest" && plan.days[2].text.isEmpty)
    }

    @Test func `the steps of a FIT workout are the parts of its session`() throws {
        func parts(_ blocks: [WorkoutOutline.Block]) throws -> SessionParts? {
            let outline = WorkoutOutline(sport: .running, blocks: blocks)
            let written = writeFITWorkout(outline, WorkoutTitle(name: "Intervals"), created: 0)
            return try #require(try readPlan(written.bytes.span).days.first?.sessions.first).parts
        }
        func step(_ kind: WorkoutOutline.Kind, _ minutes: Int) -> WorkoutOutline.Block {
            .step(.init(kind, seconds: 60 * minutes))
        }
        func pair(_ work: Int, _ recovery: Int) -> [WorkoutOutline.Step] {
            [.init(.work, seconds: 60 * work), .init(.recovery, seconds: 60 * recovery)]
        }
        // The last recovery is the beginning of the cool-down.
        #expect(
            try parts([step(.warmUp, 15), .repeats(5, pair(3, 2)), step(.coolDown, 10)])
                == SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        #expect(
            try parts([step(.warmUp, 15), .repeats(4, pair(3, 2)), step(.work, 3), step(.coolDown, 12)])
                == SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        #expect(
            try parts([step(.warmUp, 20), step(.work, 12), step(.recovery, 4), step(.work, 12), step(.coolDown, 2)])
                == SessionParts(warmUp: 20, repeats: 2, work: 12, recovery: 4, coolDown: 2))
        #expect(try parts([step(.work, 30)]) == SessionParts(warmUp: 0, work: 30, coolDown: 0))
        // Ladders, other recoveries and half minutes are no parts, and too many repeats are none.
        #expect(try parts([step(.work, 3), step(.recovery, 2), step(.work, 4), step(.coolDown, 5)]) == nil)
        #expect(
            try parts([step(.work, 3), step(.recovery, 2), step(.work, 3), step(.recovery, 1), step(.work, 3)]) == nil)
        #expect(try parts([.step(.init(.work, seconds: 90)), step(.coolDown, 5)]) == nil)
        #expect(try parts([.repeats(60, pair(1, 1)), step(.coolDown, 5)]) == nil)
        #expect(try parts([step(.warmUp, 15), step(.coolDown, 12)]) == nil)
    }

    @Test func `columns of a few weekdays leave the others free`() throws {
        let plan = try plan("Tuesday;Thursday;Sunday\n40 min;30 min;1h\n45 min;30 min;Rest\n")
        #expect(minutes(plan) == [40, 0, 30, 0, 0, 60, 0, 45, 0, 30, 0, 0, 0, 0])
    }

    @Test func `rows with dates begin with the first date, in any order`() throws {
        let plan = try plan("Date,Workout,Minutes\n2026-12-03,Easy,40\n2026-12-01,Tempo,30\n2026-12-07,Long run,90\n")
        #expect(minutes(plan) == [30, 0, 40, 0, 0, 0, 90])
        #expect(plan.days[0].sessions[0].intensity == .tempo && plan.days[6].sessions[0].intensity == .long)
        let german = try self.plan("Datum;Einheit;Strecke (km)\n1.12.2026;locker;8\n2.12.2026;Ruhetag;\n")
        #expect(german.days.map { $0.sessions.reduce(0) { $0 + $1.metres } } == [8000, 0])
    }

    @Test func `rows with numbers or weekdays of weeks are read`() throws {
        #expect(minutes(try plan("Day,Description\n1,30 min\n3,40 min\n")) == [30, 0, 40])
        let weeks = try plan("Week,Day,Description\n1,Mon,30 min\n1,Wed,40 min\n2,Tue,50 min\n")
        #expect(minutes(weeks) == [30, 0, 40, 0, 0, 0, 0, 0, 50])
        #expect(minutes(try plan("Tag,Training\nMo,30 min\nFr,40 min\nDi,50 min\n")) == [30, 0, 0, 0, 40, 0, 0, 0, 50])
    }

    @Test func `what is not understood stays as text and is reported with its day`() throws {
        let plan = try plan("Mon,Tue\nSwim 2 km,Yoga\n10 x 400 m,be happy\n")
        #expect(plan.days[0].text == "Swim 2 km" && plan.days[0].sessions.isEmpty)
        #expect(plan.notes.map { $0.day } == [1, 2, 8, 9])
        #expect(plan.notes.map { $0.kind } == [.noPace, .noDuration, .noRecoveries, .notUnderstood])
    }

    @Test func `a plan ends after twenty weeks, and says so`() throws {
        let plan = try plan("Mon,Sun\n" + String(repeating: "30 min,40 min\n", count: 22))
        #expect(plan.days.count == Routine.mostDays)
        #expect(plan.notes.map { $0.kind } == [.tooLong])
        let far = try self.plan("Day,Workout\n1,30 min\n900,40 min\n")
        #expect(far.days.count == 1 && far.notes.map { $0.kind } == [.tooLong])
    }

    @Test func `a calendar is read by dates, folded and escaped lines included`() throws {
        let plan = try plan(
            """
            BEGIN:VCALENDAR\r\nX-WR-CALNAME:My \\, plan\r\nBEGIN:VTIMEZONE\r\nDTSTART:19700101T000000\r\nEND:VTIMEZONE\r\n\
            BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261203\r\nSUMMARY:Intervals\r\nDESCRIPTION:5 x 3 min\\, 20 m\r\n in easy\r\n\
            BEGIN:VALARM\r\nDESCRIPTION:Alarm 99 min\r\nEND:VALARM\r\nEND:VEVENT\r\n\
            BEGIN:VEVENT\r\nDTSTART;TZID="Europe/Berlin:x":20261201T063000\r\nSUMMARY:45 min easy\r\nRRULE:FREQ=MONTHLY\r\nEND:VEVENT\r\n\
            END:VCALENDAR\r\n
            """)
        #expect(plan.title == "My , plan")
        #expect(minutes(plan) == [45, 0, 35])
        #expect(plan.days[2].text == "Intervals: 5 x 3 min, 20 min easy")
        #expect(
            plan.notes.map { $0.kind } == [.repetition, .noRecoveries]
                || plan.notes.map { $0.kind } == [.noRecoveries, .repetition])
    }

    @Test func `a plan that Hearth wrote as a calendar is read again`() throws {
        let day = try #require(Day(year: 2026, month: 12, day: 1))
        let zone = CalendarZone(name: "UTC", start: Moment(secondsSince1970: 0), offset: .utc)
        let events = [
            CalendarEvent(id: "a", summary: "45 min · Easy", text: "Why; not, \\ this", time: .wholeDay(day)),
            CalendarEvent(
                id: "b", summary: "60 min · Tempo · 20 min at threshold", time: .clock(day + 2, start: 360, minutes: 60)),
        ]
        let bytes = writeCalendar(
            CalendarFile(name: "Hearth plan", events: events, changed: Moment(secondsSince1970: 0), zone: zone))
        let plan = try readPlan(bytes.span)
        #expect(plan.title == "Hearth plan" && plan.days.count == 3)
        #expect(plan.days[0].sessions.map { $0.minutes } == [45])
        #expect(plan.days[2].sessions.map { $0.intensity } == [.tempo] && minutes(plan) == [45, 0, 60])
    }

    @Test func `workouts that Hearth wrote are read again with their repeats`() throws {
        let written = writeFITWorkout(WorkoutFilesTests.intervals, WorkoutTitle(name: "Five times"), created: 1_800_000_000)
        let plan = try readPlan(written.bytes.span)
        #expect(plan.title == "Five times")
        let session = try #require(plan.days.first?.sessions.first)
        #expect(session.kind == .run && session.intensity == .interval)
        #expect(abs(session.minutes - Double(WorkoutFilesTests.intervals.seconds) / 60) < 1e-9)
        let ride = writeFITWorkout(WorkoutFilesTests.ride, WorkoutTitle(name: "Ride"), created: 0)
        #expect(try readPlan(ride.bytes.span).days.first?.sessions.first?.kind == .ride)
        let both = try #require(PlanDocument.joined([plan, try readPlan(ride.bytes.span)], names: []))
        #expect(both.days.count == 2 && both.title == "Five times")
    }

    @Test func `rows without a valid day are left out with their line, and the rest is read`() throws {
        let plan = try plan("Day,Workout\n1,30 min\n2.5,40 min\n,remark\n\"4\",\"50\nmin\"\n5000,60 min\n")
        #expect(minutes(plan) == [30, 0, 0, 50])
        #expect(plan.notes.map { $0.kind } == [.invalidDay, .invalidDay])
        #expect(plan.notes.map { $0.line } == [3, 7] && plan.notes.map { $0.text } == ["2.5: 40 min", "5000: 60 min"])
        let dated = try self.plan("Date,Workout\r\n2026-12-01,30 min\r\n2026-02-31,40 min\r\n")
        #expect(minutes(dated) == [30] && dated.notes.map { $0.line } == [3])
    }

    @Test func `an event without a valid date is left out with its line, and the rest is read`() throws {
        let plan = try plan(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:40\r\n  min\r\nDTSTART:20260231\r\nEND:VEVENT\r\n"
                + "BEGIN:VEVENT\r\nSUMMARY:None\r\nEND:VEVENT\r\nX-WR-CALNAME:Mine\r\n"
                + "BEGIN:VEVENT\r\nDTSTART:20260301\r\nSUMMARY:45 min\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        #expect(minutes(plan) == [45] && plan.title == "Mine")
        #expect(plan.notes.map { $0.kind } == [.invalidDay, .invalidDay] && plan.notes.map { $0.line } == [5, 7])
        #expect(plan.notes.map { $0.text } == ["40 min", "None"])
    }

    @Test(arguments: [true, false], [true, false])
    func `a table in two bytes a character is read, with and without a byte-order mark`(isLittle: Bool, hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "Mon,Tue\n30 min easy,休息\n"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isLittle ? [low, high] : [high, low]
        }
        let plan = try readPlan(bytes.span)
        #expect(minutes(plan) == [30, 0, 0, 0, 0, 0, 0] && plan.days[1].text == "休息")
    }

    @Test func `a session beyond the longest one is reported`() throws {
        let plan = try plan("Mon,Tue\n700 min easy,600 min easy\n")
        #expect(plan.notes.map { $0.kind } == [.shortened] && plan.notes.map { $0.day } == [1])
    }

    @Test func `a distance of a swim or row gives no time, and says so beside other sessions, too`() throws {
        let plan = try plan("Mon,Tue,Wed,Thu\nSwim 2 km,Row 5 km,Swim 2 km in 50 min,5 km easy + swim 1 km\n")
        #expect(plan.notes.map { $0.kind } == [.noPace, .noPace, .noPace] && plan.notes.map { $0.day } == [1, 2, 4])
        #expect(plan.days.prefix(4).map { $0.isOpen } == [true, true, false, false])
        #expect(plan.days[2].sessions.map { $0.minutes } == [50] && plan.days[3].sessions.map { $0.metres } == [5000])
    }

    @Test func `a date far from the others is left out with its line, and the rest of the table is read`() throws {
        let plan = try plan(
            "Date,Workout\n1926-12-01,10 min\n2026-12-01,30 min\n2026-12-03,40 min\n2062-12-05,50 min\n")
        #expect(minutes(plan) == [30, 0, 40])
        #expect(plan.notes.map { $0.kind } == [.strayDay, .strayDay] && plan.notes.map { $0.line } == [2, 5])
        let events = [("20261201", "30 min"), ("20261203", "40 min"), ("20770101", "50 min")].map { day, text in
            "BEGIN:VEVENT\r\nDTSTART:\(day)\r\nSUMMARY:\(text)\r\nEND:VEVENT\r\n"
        }
        let calendar = try self.plan("BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n")
        #expect(minutes(calendar) == [30, 0, 40])
        #expect(calendar.notes.map { $0.kind } == [.strayDay] && calendar.notes.map { $0.line } == [11])
    }

    @Test func `a plan longer than the longest keeps its first days, and a break of weeks within a short one stays`() throws {
        let days = ["01", "05", "09", "13", "17", "21", "25"]
        let rows = (1...7).flatMap { month in days.map { "2026-0\(month)-\($0),30 min\n" } }
        let long = try plan("Date,Workout\n" + rows.joined())
        let only: Set<PlanDocument.Note.Kind> = [.tooLong]
        #expect(long.days.count == 137 && Set(long.notes.map { $0.kind }) == only)
        let paused = try plan("Date,Workout\n2026-01-05,30 min\n2026-03-05,40 min\n")
        #expect(paused.days.count == 60 && paused.notes.isEmpty)
    }

    @Test func `numbers beyond every session are limited and reported`() throws {
        let plan = try plan("Mon,Tue,Wed\n9999999999 km easy,900000 x 400 m,200 x 400 m\n")
        #expect(plan.notes.filter { $0.kind == .limited }.map { $0.day } == [1, 2])
        #expect(plan.days[0].sessions[0].metres == 500_000 && plan.days[1].sessions[0].metres == 500_000)
        #expect(plan.days[2].sessions[0].metres == 80_000)
    }

    @Test(arguments: [
        ("99999 min easy", 1440.0, [PlanDocument.Note.Kind.shortened]), ("-45 min", 0, [.notUnderstood]),
        ("NaN min", 0, [.notUnderstood]), ("1e308 min", 0, [.notUnderstood]), ("1E3 min", 0, [.notUnderstood]),
        ("inf min easy", 0, [.noDuration]), ("0 min easy", 0, [.noDuration]), ("400 m x 5000", 0, [.limited, .noRecoveries]),
        ("10 km @ 0:01/km", 0, [.limited]), ("30-40 min", 35, []), ("Easy - 45 min", 45, []), ("5-km-Lauf in 30 min", 30, []),
        ("10 km @ 1:30/km", 0, [.limited]), ("Ride 40 km @ 1:30/km", 60, []), ("0.0001 km", 0, [.limited]),
        ("0.2 min", 0, [.limited]), ("3 x -400 m", 0, [.notUnderstood]), ("1/2 h easy", 30, []), ("3/4 h easy", 45, []),
    ]) func `numbers that no session can have are named with their line and text`(
        _ text: String, _ minutes: Double, _ kinds: [PlanDocument.Note.Kind]
    ) throws {
        let documents = [
            try plan("Mon,Tue\n30 min,\n\"\(text)\",\n"), try plan("Day,Workout\n1,30 min\n8,\"\(text)\"\n"),
            try plan("Date,Workout\n2026-03-02,30 min\n2026-03-09,\"\(text)\"\n"),
        ]
        for document in documents {
            let day = try #require(document.days.dropFirst(7).first)
            #expect(day.sessions.reduce(0) { $0 + $1.minutes } == minutes, "\(document)")
            #expect(document.notes.map { $0.kind } == kinds && document.notes.allSatisfy { $0.line == 3 && $0.day == 8 })
            #expect(document.notes.allSatisfy { $0.text == text })
        }
    }

    @Test func `a column of minutes or weeks with such a number is noted, and no row counts as another week`() throws {
        let minutes = try plan("Day,Workout,Minutes\n1,Easy,30\n2,Easy,-45\n3,Easy,99999\n4,Easy,1e308\n5,Easy,NaN\n")
        #expect(minutes.days.map { $0.sessions.first?.minutes } == [30, nil, 1440, nil, nil])
        #expect(minutes.notes.map { $0.line } == [3, 4, 5, 6] && minutes.notes.map { $0.day } == [2, 3, 4, 5])
        #expect(minutes.notes[0].text == "Easy: -45 min")
        let weeks = try plan("Week,Day,Workout\n1,Mon,30 min\n400,Mon,40 min\n5000,Tue,50 min\n-2,Wed,60 min\n,Thu,70 min\n")
        #expect(self.minutes(weeks) == [30] && weeks.notes.map { $0.kind } == [.tooLong, .invalidDay, .invalidDay, .tooLong])
        #expect(weeks.notes.map { $0.line } == [nil, 4, 5, nil])
        // Weeks count down to a race, and have names.
        let wide = try plan("Week,Mon,Tue\n3,30 min,\n5000,40 min,\n-2,50 min,\nTaper,60 min,\n1,70 min,\n")
        #expect(self.minutes(wide).filter { $0 > 0 } == [30, 60, 70])
        #expect(wide.notes.map { $0.kind } == [.invalidDay, .invalidDay] && wide.notes.map { $0.line } == [3, 4])
        #expect(wide.notes.map { $0.text } == ["5000: 40 min", "-2: 50 min"])
    }

    @Test func `half a kilometre is no two, and a choice of distances is not divided`() {
        #expect(PlanLine.read("1/2 km").sessions.map { $0.metres } == [500])
        #expect(PlanLine.read("5/10 km").sessions.map { $0.metres } == [10_000])
    }

    @Test func `texts and events beyond the most are reported`() throws {
        let rows = (0..<3100).map { "\($0 % 100 + 1),Rest\n" }.joined()
        let table = try plan("Day,Workout\n1,30 min\n" + rows)
        #expect(table.notes.filter { $0.kind == .tooLong }.count == 1)
        let events = String(repeating: "BEGIN:VEVENT\r\nDTSTART:20260302\r\nSUMMARY:10 min\r\nEND:VEVENT\r\n", count: 2100)
        let calendar = try plan("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events + "END:VCALENDAR\r\n")
        #expect(calendar.notes.contains { $0.kind == .tooLong })
    }

    @Test func `an event with such a number states its line`() throws {
        let event = "BEGIN:VEVENT\r\nDTSTART:20260302\r\nSUMMARY:99999 min easy\r\nEND:VEVENT\r\n"
        let calendar = try plan("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + event + "END:VCALENDAR\r\n")
        #expect(calendar.notes.map { $0.kind } == [.shortened] && calendar.notes.map { $0.line } == [3])
    }

    @Test func `an event that was cancelled is no day of the plan`() throws {
        let events = [("20261201", "30 min", "CONFIRMED"), ("20261203", "40 min", "CANCELLED")].map { day, text, status in
            "BEGIN:VEVENT\r\nDTSTART:\(day)\r\nSUMMARY:\(text)\r\nSTATUS:\(status)\r\nEND:VEVENT\r\n"
        }
        #expect(try minutes(plan("BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n")) == [30])
    }

    @Test func `notes about lines of several files state the file`() throws {
        let first = try plan("Day,Workout\n1,30 min\nx,40 min\n2,dance\n")
        let second = try plan("Day,Workout\nzero,40 min\n1,50 min\n")
        let both = try #require(PlanDocument.joined([first, second], names: ["a.csv", "b.csv"]))
        #expect(both.notes.map { $0.file } == ["a.csv", "a.csv", "b.csv"] && both.notes.map { $0.line } == [3, 4, 2])
        #expect(PlanDocument.joined([first], names: ["a.csv"])?.notes.allSatisfy { $0.file == nil } == true)
    }

    @Test func `a workout of swimming has the time of its steps`() throws {
        var swim = WorkoutFilesTests.intervals
        swim.sport = .swimming
        let timed = writeFITWorkout(swim, WorkoutTitle(name: "Swim"), created: 0)
        #expect(try readPlan(timed.bytes.span).days.first?.sessions.first?.kind == .swim)
        #expect(try readPlan(timed.bytes.span).notes.isEmpty)
    }

    @Test func `files without a plan are refused`() {
        for text in ["", "hello", "a,b\n1,2\n", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "Mon,Tue\n,\n", "{\"a\":1}"] {
            #expect(throws: FileError.self, "\(text)") { try plan(text) }
        }
        #expect(throws: FileError.tooLarge(what: "bytes", limit: PlanDocument.mostBytes)) {
            let bytes = [UInt8](repeating: 0x41, count: PlanDocument.mostBytes + 1)
            _ = try readPlan(bytes.span)
        }
    }

    @Test func `damaged workouts give what is readable, and no bytes break the reader`() {
        var generator = SystemRandomNumberGenerator()
        let whole = writeFITWorkout(WorkoutFilesTests.intervals, WorkoutTitle(name: "x"), created: 0).bytes
        for _ in 0..<2000 {
            var bytes = Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
            for _ in 0..<3 where !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: .min ... .max, using: &generator)
            }
            guard let plan = try? readPlan(bytes.span) else { continue }
            for session in plan.days.flatMap({ $0.sessions }) {
                #expect(session.minutes.isFinite && session.minutes <= 1441 && session.metres <= 500_001)
            }
        }
    }
}
