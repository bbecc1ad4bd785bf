import Measures
import Training

/// Reads a plan from an iCalendar file: the date, summary and description of every event. The first date is day 1.
///
/// Zones do not matter, because the date on the wall clock is the day of the session; how long an event takes counts where its words state no
/// length. An event that repeats by days or weeks is on each of its days; by other rules it counts once.
/// Source: RFC 5545.
/// - Throws: `.notThisKind` if the file is no calendar; `.noActivity` without an event.
public func readPlanCalendar(_ bytes: Span<UInt8>) throws(FileError) -> PlanDocument {
    var lines = CalendarLines(bytes)
    guard let first = lines.next(), first.name == "BEGIN", first.value.loweredForWords == "vcalendar" else { throw .unknownKind }
    var document = PlanDocument()
    var events: [CalendarReadEvent] = []
    var event: CalendarReadEvent?
    // Alarms within events have descriptions of their own.
    var depth = 0
    var hasMore = false
    while let line = lines.next() {
        switch line.name {
        case "BEGIN":
            if event != nil {
                depth += 1
            } else if line.value.loweredForWords == "vevent" {
                event = CalendarReadEvent(line: lines.number)
            }
        case "END":
            if depth > 0 {
                depth -= 1
            } else if let ended = event {
                if ended.isCancelled, ended.replaced == nil {
                    // It does not take place.
                } else if ended.day == nil {
                    let line = ended.dateLine ?? ended.line
                    document.note(1, .invalidDay, PlainText.cleaned(ended.summary), line: line)
                } else if events.count < CalendarReadEvent.most {
                    events.append(ended)
                } else if !hasMore {
                    hasMore = true
                    document.note(Routine.mostDays + 1, .tooLong, PlainText.cleaned(ended.summary))
                }
                event = nil
            }
        case "X-WR-CALNAME", "NAME":
            if event == nil { document.title = PlanDocument(title: CalendarLines.text(line.value)).title }
        case "DTSTART":
            if depth == 0 {
                event?.start = CalendarTime(line.value)
                event?.dateLine = lines.number
            }
        case "DTEND": if depth == 0 { event?.end = CalendarTime(line.value) }
        case "DURATION": if depth == 0 { event?.duration = CalendarReadEvent.minutes(line.value) }
        case "SUMMARY": if depth == 0 { event?.summary = CalendarLines.text(line.value) }
        case "DESCRIPTION": if depth == 0 { event?.text = CalendarLines.text(line.value) }
        case "RRULE": if depth == 0 { event?.rules.append(CalendarRepetition(line.value)) }
        case "RDATE": if depth == 0 { event?.rules.append(nil) }
        case "EXDATE": if depth == 0 { event?.leftOut += CalendarReadEvent.days(line.value) }
        case "UID": if depth == 0 { event?.identifier = line.value }
        case "RECURRENCE-ID": if depth == 0 { event?.replaced = CalendarTime(line.value)?.day }
        case "STATUS": if depth == 0 { event?.isCancelled = line.value.loweredForWords == "cancelled" }
        default: continue
        }
    }
    let places = CalendarReadEvent.places(of: events)
    guard let span = places.span else { throw .noActivity(holds: "no events") }
    for (event, day) in places.events {
        guard span.contains(day) else {
            document.note(1, .strayDay, PlainText.cleaned(event.summary), line: event.dateLine ?? event.line)
            continue
        }
        let noted = document.notes.count
        let number = day - span.lowerBound + 1
        document.add(event.summary, day: number, more: event.text, minutes: event.minutes)
        if event.hasUnknownRule { document.note(number, .repetition, event.summary) }
        document.place(notesFrom: noted, line: event.line)
    }
    return try document.finished(wholeWeeks: places.weeks)
}

private struct CalendarReadEvent {
    /// Lines of its start and of its date, from 1 on.
    var line: Int
    var dateLine: Int?
    var summary = ""
    var text = ""
    /// How it repeats; nil for a rule that is not followed.
    var rules: [CalendarRepetition?] = []
    /// Days on which it does not take place although it repeats.
    var leftOut: [Day] = []
    /// What an event and the changes of single days of it have in common.
    var identifier = ""
    /// The day of the repeated event that this one replaces; nil for one of its own.
    var replaced: Day?
    var isCancelled = false

    /// When it begins and ends on the wall clock.
    var start: CalendarTime?
    var end: CalendarTime?
    /// Minutes, where the file states them instead of an end.
    var duration: Int?

    static let most = 2000
    /// Minutes of an event that can be those of a session. A longer one reserves a day.
    private static let sessionMinutes = 5...600

    var day: Day? { start?.day }

    /// Minutes from its beginning to its end; nil if they are unknown or not those of a session.
    var minutes: Int? {
        guard let start, let first = start.minutes else { return nil }
        var minutes = duration
        if let end, let last = end.minutes, end.isUTC == start.isUTC, (0...1).contains(end.day - start.day) {
            minutes = (end.day - start.day) * 1440 + last - first
        }
        return minutes.flatMap { CalendarReadEvent.sessionMinutes.contains($0) ? $0 : nil }
    }

    /// Minutes of a duration such as `PT1H30M`; nil for one of days, and for what is none.
    static func minutes(_ text: String) -> Int? {
        let scalars = Array(text.loweredForWords.unicodeScalars)
        guard scalars.count > 2, scalars[0] == "p", scalars[1] == "t" else { return nil }
        var (total, number) = (0, 0)
        for scalar in scalars[2...] {
            switch scalar {
            case "0"..."9": number = min(100_000, number * 10 + Int(scalar.value) - 0x30)
            case "h": (total, number) = (total + number * 60, 0)
            case "m": (total, number) = (total + number, 0)
            case "s": number = 0
            default: return nil
            }
        }
        return total
    }

    /// The dates of a list.
    static func days(_ list: String) -> [Day] { list.split(separator: ",").compactMap { CalendarTime(String($0))?.day } }

    var hasUnknownRule: Bool { rules.count > 1 || rules.contains { $0 == nil } }

    private var rule: CalendarRepetition? { hasUnknownRule ? nil : rules.first ?? nil }

    /// Whether it repeats without an end.
    private var isEndless: Bool { rule.map { !$0.isBounded } ?? false }

    /// The days of a plan, each event with each of its days in the order of the file, and the number of weeks of a calendar without an end.
    struct Places {
        /// Nil without an event.
        var span: ClosedRange<Day>?
        var events: [(event: CalendarReadEvent, day: Day)]
        var weeks = 0
    }

    /// An event without an end repeats beside those that have one. Without those, the weeks from the newest beginning on are the whole plan: one,
    /// or as many as pass until all have repeated.
    static func places(of events: [CalendarReadEvent]) -> Places {
        let endless = events.filter { $0.isEndless }
        var replaced: [String: Set<Day>] = [:]
        for event in events where !event.identifier.isEmpty {
            if let day = event.replaced { replaced[event.identifier, default: []].insert(day) }
        }
        let days = events.map { $0.isEndless ? [] : $0.days(in: nil, without: replaced[$0.identifier] ?? []) }
        let ended = events.indices.filter { !events[$0].isEndless && (endless.isEmpty || events[$0].replaced == nil) }
        let span = PlanDocument.span(of: ended.flatMap { days[$0] })
        var places = Places(span: span, events: [])
        if let first = endless.compactMap({ $0.day }).min(), let last = endless.compactMap({ $0.day }).max() {
            let start = last - first < 7 ? first : last.startOfWeek
            if let span, span.upperBound >= first {
                // A single event does not hide the rest of its week.
                let lower = (0...PlanDocument.longestGap).contains(span.lowerBound - start) ? start : span.lowerBound
                let isNear = (0..<Routine.mostDays - 6).contains(start - lower)
                places.span = lower...max(span.upperBound, lower + 6, isNear ? start + 6 : lower)
            } else {
                places.weeks = endless.compactMap { $0.rule?.weeks }.max() ?? 1
                places.span = start...(start + (7 * places.weeks - 1))
            }
        }
        for (event, days) in zip(events, days) {
            let all = event.isEndless ? event.days(in: places.span, without: replaced[event.identifier] ?? []) : days
            places.events += all.map { (event, $0) }
        }
        return places
    }

    /// - Parameters:
    ///   - window: days to which an event without an end belongs; nil for one that has an end.
    ///   - replaced: days on which another event takes its place.
    private func days(in window: ClosedRange<Day>?, without replaced: Set<Day>) -> [Day] {
        guard let first = day, !isCancelled else { return [] }
        guard let rule else { return [first] }
        // What is beyond the longest plan is noted as that.
        let range = window ?? first...(first + 2 * Routine.mostDays)
        let days = rule.days(from: first, at: start?.minutes, within: range)
        // One that is not on any of these days is still there to be named.
        return days.isEmpty ? [first] : days.filter { !leftOut.contains($0) && !replaced.contains($0) }
    }
}

/// The unfolded lines of an iCalendar file, without their parameters.
private struct CalendarLines: ~Escapable {
    private let bytes: Span<UInt8>
    private var position: Int
    private var ended = 0
    /// Line of the file at which the current one begins, from 1 on.
    private(set) var number = 1

    private static let longest = 8192

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) {
        self.bytes = bytes
        position = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    /// Returns the name in upper case and the value of the next line; nil at the end.
    mutating func next() -> (name: String, value: String)? {
        while position < bytes.count {
            var line: [UInt8] = []
            number = ended + 1
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == 0x0D { continue }
                if byte != 0x0A {
                    if line.count < CalendarLines.longest { line.append(byte) }
                    continue
                }
                ended += 1
                // A line that begins with a space continues the one before.
                guard position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 else { break }
                position += 1
            }
            if let parts = CalendarLines.parts(line) { return parts }
        }
        return nil
    }

    /// Splits at the first colon outside of quotation marks. Parameters stand between the name and the colon.
    private static func parts(_ line: [UInt8]) -> (name: String, value: String)? {
        var name: [UInt8] = []
        var isQuoted = false
        var isName = true
        for (index, byte) in line.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ":"), !isQuoted {
                return (String(decoding: name, as: UTF8.self), String(decoding: line[(index + 1)...], as: UTF8.self))
            }
            if byte == UInt8(ascii: ";") { isName = false }
            if isName { name.append((0x61...0x7A).contains(byte) ? byte - 0x20 : byte) }
        }
        return nil
    }

    /// A value of type TEXT without its escapes; line ends become spaces.
    static func text(_ value: String) -> String {
        var out = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in value.unicodeScalars {
            if isEscaped {
                out.append(scalar == "n" || scalar == "N" ? " " : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                out.append(scalar)
            }
        }
        return String(out)
    }
}
