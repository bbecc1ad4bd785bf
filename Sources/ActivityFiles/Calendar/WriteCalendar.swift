import Measures

/// Returns an iCalendar file of planned sessions: UTF-8, lines of at most 75 bytes that end with CR LF.
///
/// The zone is part of the file, with every change of its clock as an observance of its own. An event on the clock has a start in local time
/// and a duration, so that a night with another hour changes neither. Equal calendars give equal bytes.
///
/// There is no `SEQUENCE`: it counts an organiser's invitations, and subscribers compare `LAST-MODIFIED`.
/// Source: RFC 5545; `NAME` and `REFRESH-INTERVAL` of RFC 7986.
public func writeCalendar(_ file: CalendarFile) -> [UInt8] {
    var writer = CalendarWriter()
    writer.add("BEGIN", "VCALENDAR")
    writer.add("VERSION", "2.0")
    writer.add("PRODID", "-//Hearth//Plan//EN")
    writer.add("CALSCALE", "GREGORIAN")
    writer.add("NAME", CalendarWriter.text(file.name))
    writer.add("X-WR-CALNAME", CalendarWriter.text(file.name))
    writer.add("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
    writer.add("X-PUBLISHED-TTL", "PT1H")
    writer.add(file.zone)
    let changed = CalendarWriter.clock(file.changed, at: .utc) + "Z"
    for event in file.events { writer.add(event, changed: changed, zone: file.zone.name) }
    writer.add("END", "VCALENDAR")
    return writer.bytes
}

private struct CalendarWriter {
    private(set) var bytes: [UInt8] = []

    /// Bytes of a line without its end.
    private static let longestLine = 75

    /// Appends a line and folds it between characters. The space of a continuation counts.
    mutating func add(_ name: String, _ value: String) {
        var length = 0
        for scalar in (name + ":" + value).unicodeScalars {
            let encoded = Array(String(scalar).utf8)
            if length + encoded.count > CalendarWriter.longestLine {
                bytes += [0x0D, 0x0A, 0x20]
                length = 1
            }
            bytes += encoded
            length += encoded.count
        }
        bytes += [0x0D, 0x0A]
    }

    mutating func add(_ event: CalendarEvent, changed: String, zone: String) {
        add("BEGIN", "VEVENT")
        add("UID", CalendarWriter.text(event.id))
        add("DTSTAMP", changed)
        add("LAST-MODIFIED", changed)
        switch event.time {
        case .wholeDay(let day):
            add("DTSTART;VALUE=DATE", CalendarWriter.date(day))
            add("DTEND;VALUE=DATE", CalendarWriter.date(day + 1))
            add("TRANSP", "TRANSPARENT")
        case .clock(let day, let start, let minutes):
            let start = min(max(0, start), 24 * 60 - 1)
            let clock = CalendarWriter.two(start / 60) + CalendarWriter.two(start % 60) + "00"
            add("DTSTART;TZID=" + CalendarWriter.parameter(zone), CalendarWriter.date(day) + "T" + clock)
            add("DURATION", "PT\(max(1, minutes))M")
            add("TRANSP", "OPAQUE")
        }
        add("SUMMARY", CalendarWriter.text(event.summary))
        if !event.text.isEmpty { add("DESCRIPTION", CalendarWriter.text(event.text)) }
        add("END", "VEVENT")
    }

    mutating func add(_ zone: CalendarZone) {
        add("BEGIN", "VTIMEZONE")
        add("TZID", CalendarWriter.text(zone.name))
        var offset = zone.offset
        add(.init(moment: zone.start, offset: offset, isDaylight: zone.isDaylight), from: offset)
        for change in zone.changes {
            add(change, from: offset)
            offset = change.offset
        }
        add("END", "VTIMEZONE")
    }

    private mutating func add(_ change: CalendarZone.Change, from before: LocalOffset) {
        let name = change.isDaylight ? "DAYLIGHT" : "STANDARD"
        add("BEGIN", name)
        // The onset is local time before the change.
        add("DTSTART", CalendarWriter.clock(change.moment, at: before))
        add("TZOFFSETFROM", CalendarWriter.offset(before))
        add("TZOFFSETTO", CalendarWriter.offset(change.offset))
        add("END", name)
    }

    /// `20261127`
    private static func date(_ day: Day) -> String { String(ISO8601.text(day).filter { $0 != "-" }) }

    /// `20261127T063000` on a clock ahead of UTC.
    static func clock(_ moment: Moment, at offset: LocalOffset) -> String {
        let text = ISO8601.text(Moment(secondsSince1970: moment.secondsSince1970 + Double(offset.secondsAheadOfUTC)))
        return String(text.filter { $0 != "-" && $0 != ":" && $0 != "Z" })
    }

    /// `+0530`; seconds only where there are some.
    private static func offset(_ offset: LocalOffset) -> String {
        let size = abs(offset.secondsAheadOfUTC)
        let seconds = size % 60 == 0 ? "" : CalendarWriter.two(size % 60)
        return (offset.secondsAheadOfUTC < 0 ? "-" : "+") + CalendarWriter.two(size / 3600) + CalendarWriter.two(size / 60 % 60)
            + seconds
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// A value of type TEXT (RFC 5545, 3.3.11).
    static func text(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in PlainText.cleaned(text, keepsLines: true).unicodeScalars {
            switch scalar {
            case "\\", ";", ",":
                out.append("\\")
                out.append(scalar)
            case "\n":
                out.append("\\")
                out.append("n")
            default: out.append(scalar)
            }
        }
        return String(out)
    }

    /// A value of a parameter, which cannot hold a quote (RFC 5545, 3.2).
    private static func parameter(_ text: String) -> String {
        let text = String(PlainText.cleaned(text).filter { $0 != "\"" })
        return text.contains { ":;,".contains($0) } ? "\"" + text + "\"" : text
    }
}
