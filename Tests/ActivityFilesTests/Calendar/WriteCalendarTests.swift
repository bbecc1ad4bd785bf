import ActivityFiles
import Measures
import Testing

struct WriteCalendarTests {
    private static let changed = Moment(secondsSince1970: 1_795_651_200)
    private static let day = Day(year: 2026, month: 11, day: 27)

    private static let berlin = CalendarZone(
        name: "Europe/Berlin", start: Moment(secondsSince1970: 1_792_800_000), offset: LocalOffset(secondsAheadOfUTC: 7200),
        isDaylight: true,
        changes: [
            .init(
                moment: Moment(secondsSince1970: 1_792_890_000), offset: LocalOffset(secondsAheadOfUTC: 3600), isDaylight: false)
        ])

    private func lines(_ events: [CalendarEvent], zone: CalendarZone = berlin) -> [String] {
        let bytes = writeCalendar(CalendarFile(name: "Plan, mine", events: events, changed: Self.changed, zone: zone))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        return text.split(separator: "\r\n").map { String($0) }
    }

    private func event(_ summary: String, _ text: String = "") throws -> CalendarEvent {
        CalendarEvent(id: "a@b", summary: summary, text: text, time: .wholeDay(try #require(Self.day)))
    }

    @Test func `an event of a whole day ends with the next day and leaves the athlete free`() throws {
        let lines = lines([try event("45 min")])
        for line in [
            "UID:a@b", "DTSTART;VALUE=DATE:20261127", "DTEND;VALUE=DATE:20261128", "TRANSP:TRANSPARENT", "SUMMARY:45 min",
            "DTSTAMP:20261126T000000Z", "LAST-MODIFIED:20261126T000000Z", "X-WR-CALNAME:Plan\\, mine",
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(!lines.contains { $0.hasPrefix("DESCRIPTION") })
    }

    @Test func `an event on the clock has local time with its zone and a duration`() throws {
        let day = try #require(Self.day)
        let lines = lines([CalendarEvent(id: "a@b", summary: "x", time: .clock(day, start: 390, minutes: 45))])
        #expect(lines.contains("DTSTART;TZID=Europe/Berlin:20261127T063000"))
        #expect(lines.contains("DURATION:PT45M"))
    }

    @Test func `the zone has an observance for each change of the clock, with local onsets`() {
        let lines = lines([])
        let daylight = lines.firstIndex(of: "BEGIN:DAYLIGHT") ?? 0
        let standard = lines.firstIndex(of: "BEGIN:STANDARD") ?? 0
        #expect(
            lines[daylight..<daylight + 4] == [
                "BEGIN:DAYLIGHT", "DTSTART:20261024T020000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0200",
            ])
        #expect(
            lines[standard..<standard + 4] == [
                "BEGIN:STANDARD", "DTSTART:20261025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
            ])
    }

    @Test func `text is escaped and control characters are left out`() throws {
        let lines = lines([try event("a;b,c\\d", "one\r\ntwo\u{1B}[0m\nEND:VEVENT")])
        #expect(lines.contains("SUMMARY:a\\;b\\,c\\\\d"))
        #expect(lines.contains("DESCRIPTION:one\\ntwo[0m\\nEND:VEVENT"))
        #expect(lines.filter { $0 == "END:VEVENT" }.count == 1)
    }

    @Test func `lines are folded at 75 bytes between characters`() throws {
        let summary = String(repeating: "熱適應課🔥", count: 30)
        let bytes = writeCalendar(
            CalendarFile(name: "", events: [try event(summary)], changed: Self.changed, zone: Self.berlin))
        var line: [UInt8] = []
        for byte in bytes {
            line.append(byte)
            guard byte == 0x0A else { continue }
            #expect(line.count <= 77)
            #expect(String(validating: line, as: UTF8.self) != nil)
            line = []
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.split(separator: "\r\n ").joined().contains("SUMMARY:" + summary))
    }

    @Test func `a name of a zone cannot leave its parameter`() throws {
        var zone = Self.berlin
        zone.name = "UTC+5\":X,Y\r\nBEGIN:VALARM"
        let day = try #require(Self.day)
        let lines = lines([CalendarEvent(id: "a@b", summary: "x", time: .clock(day, start: 0, minutes: 1))], zone: zone)
        #expect(lines.contains("DTSTART;TZID=\"UTC+5:X,Y BEGIN:VALARM\":20261127T000000"))
    }
}
