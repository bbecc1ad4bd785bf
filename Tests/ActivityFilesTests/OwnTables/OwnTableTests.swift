import Measures
import Testing
import Training

@testable import ActivityFiles

/// Tables that the athlete described.
struct OwnTableTests {
    static func table(
        _ row: String, clock: String = "local", dates: String? = nil, sport: String? = nil,
        _ columns: [(name: String, measure: String, unit: String?)]
    ) throws(OwnTableError) -> OwnTable {
        try OwnTable(
            OwnTableDraft(
                name: .init("Mine"), row: .init(row), clock: .init(clock), dates: dates.map { .init($0) },
                sport: sport.map { .init($0) },
                columns: columns.map { .init(name: .init($0.name), measure: .init($0.measure), unit: $0.unit.map { .init($0) }) })
        )
    }

    private func read(
        _ text: String, _ table: OwnTable, zones: @escaping ZoneOffsets = { _, _ in nil }
    ) throws(FileError) -> FileReading {
        let bytes = Array(text.utf8)
        return try readOwnTable(bytes.span, as: table, zones: zones)
    }

    @Test func `a weight in pounds on a day-first date is read at its local time`() throws {
        let table = try Self.table(
            "measurement", dates: "day-first",
            [("Messzeit", "date", nil), ("Masse", "body_mass", "lb"), ("Farbe", "ignored", nil)])
        let reading = try read("Farbe;Masse;Messzeit\nrot;150,5;03.04.2026 07:15\nblau;152;4.4.2026 07:20\n", table)
        #expect(reading.kind == .ownTable)
        #expect(reading.samples.map { $0.kind } == [.bodyMass, .bodyMass])
        let first = try #require(reading.samples.first)
        #expect(abs(first.value - 150.5 * 0.453_592_37) < 1e-9)
        #expect(first.start == ISO8601.stamp("2026-04-03T07:15:00Z")?.moment && first.offset == .utc)
        #expect(first.source == Source(name: "Mine", origin: .localOwnTable))
        #expect(
            reading.findings.map { $0.what } == [.columnIgnored(name: "Farbe", count: 2), .localTimeWithoutZone])
    }

    @Test(arguments: [("day-first", "2026-04-03T12:00:00Z"), ("month-first", "2026-03-04T12:00:00Z")])
    func `the stated order decides an ambiguous date`(_ dates: String, _ moment: String) throws {
        let table = try Self.table("measurement", dates: dates, [("When", "date", nil), ("Pulse", "resting_heart_rate", nil)])
        let reading = try read("When,Pulse\n03/04/2026,48\n", table)
        #expect(reading.samples.map { $0.start } == [ISO8601.stamp(moment)?.moment])
        #expect(reading.findings.map { $0.what } == [.localTimeWithoutZone])
    }

    @Test func `a date that contradicts the stated order is reported`() throws {
        let table = try Self.table(
            "measurement", dates: "month-first", [("When", "date", nil), ("Pulse", "resting_heart_rate", nil)])
        let reading = try read("When,Pulse\n03/04/2026,48\n25/04/2026,49\n", table)
        #expect(
            reading.findings.contains(
                ImportFinding(.warning, .dateOrderMixed(isMonthFirst: true, count: 1), at: .line(3))))
    }

    @Test func `runs in a zone have its offset, summer or winter, and a date beside its time`() throws {
        let table = try Self.table(
            "session", clock: "Europe/Berlin", sport: "running",
            [
                ("Tag", "date", nil), ("Uhr", "time", nil), ("Zeit", "duration", "mm:ss"), ("Weg", "distance", "km"),
                ("Puls", "mean_heart_rate", nil),
            ])
        // Summer time begins on 29 March 2026 at 01:00 UTC.
        let reading = try read(
            "Tag,Uhr,Zeit,Weg,Puls\n2026-03-28,18:00,42:30,8.5,141\n2026-03-29,18:00,1:02:30,12,0\n", table
        ) { zone, moment in
            guard zone == "Europe/Berlin" else { return nil }
            let isSummer = moment.secondsSince1970 >= 1_774_746_000
            return LocalOffset(secondsAheadOfUTC: isSummer ? 7200 : 3600)
        }
        #expect(
            reading.recordings.map { $0.start }
                == [
                    ISO8601.stamp("2026-03-28T17:00:00Z")?.moment, ISO8601.stamp("2026-03-29T16:00:00Z")?.moment,
                ].compactMap { $0 })
        #expect(reading.recordings.map { $0.offset?.secondsAheadOfUTC } == [3600, 7200])
        #expect(reading.recordings.map { $0.elapsed } == [2550, 3750])
        #expect(reading.recordings.map { $0.sport } == [.running, .running])
        #expect(reading.recordings.map { $0.distance?.metres } == [8500, 12_000])
        #expect(reading.recordings.map { $0.meanHeartRate?.beatsPerMinute } == [141, nil])
        #expect(reading.findings.isEmpty)
    }

    @Test func `a time in an unknown zone is reported and not guessed`() throws {
        let table = try Self.table(
            "measurement", clock: "Mars/Olympus", [("When", "date", nil), ("Pulse", "resting_heart_rate", nil)])
        let reading = try read("When,Pulse\n2026-04-03 07:00,48\n", table)
        #expect(reading.samples.isEmpty && reading.verdict == .recovered)
    }

    @Test func `a fixed offset needs no list of zones`() throws {
        let table = try Self.table(
            "measurement", clock: "+08:00", [("When", "date", nil), ("Pulse", "resting_heart_rate", nil)])
        let sample = try #require(try read("When,Pulse\n2026-04-03 07:00,48\n", table).samples.first)
        #expect(sample.start == ISO8601.stamp("2026-04-02T23:00:00Z")?.moment)
        #expect(sample.offset?.secondsAheadOfUTC == 28_800)
    }

    @Test(arguments: [("seconds", "1775199600"), ("milliseconds", "1775199600000")])
    func `counts since 1970 are moments in UTC`(_ dates: String, _ cell: String) throws {
        let table = try Self.table("measurement", dates: dates, [("t", "date", nil), ("rmssd", "hrv_rmssd", nil)])
        let sample = try #require(try read("t,rmssd\n\(cell),52.5\n", table).samples.first)
        #expect(sample.start == Moment(secondsSince1970: 1_775_199_600) && sample.value == 52.5 && sample.kind == .rmssd)
        #expect(sample.source.origin == .ownTable)
    }

    @Test func `nights give minutes of their stages, and a day its totals`() throws {
        let night = try Self.table(
            "night", clock: "stated",
            [("from", "date", nil), ("to", "end", nil), ("deep", "sleep_deep", "h:mm"), ("rem", "sleep_rem", "min")])
        let slept = try read("from,to,deep,rem\n2026-04-02T23:00:00+02:00,2026-04-03T06:30:00+02:00,1:15,80\n", night)
        #expect(slept.samples.map { $0.kind } == [.asleepDeep, .asleepREM] && slept.samples.map { $0.value } == [75, 80])
        let day = try Self.table("day", [("day", "date", nil), ("n", "steps", nil), ("weg", "distance_on_foot", "km")])
        let walked = try read("day,n,weg\n2026-04-03,9500,6.2\n2026-04-03,9600,6.1\n", day)
        #expect(walked.totals.map { $0.sum } == [9600, 6200], "a day counts once")
    }

    @Test func `a heated room makes a class without a known sport a heated one`() throws {
        let table = try Self.table(
            "session",
            [("When", "date", nil), ("Min", "duration", "min"), ("Room", "room_temperature", "°F"), ("Class", "sport", nil)])
        let recording = try #require(try read("When,Min,Room,Class\n2026-04-03 18:00,60,105,Fire\n", table).recordings.first)
        #expect(recording.sport == .hotYoga && recording.isIndoor == true && recording.elapsed == 3600)
        let celsius = try #require(recording.conditions?.temperature?.amount)
        #expect(abs(celsius - 40.555_555) < 1e-3)
    }

    @Test func `a unit after a value outweighs the described one, and a stated one must be there`() throws {
        let table = try Self.table(
            "measurement", [("When", "date", nil), ("Masse", "body_mass", "kg")])
        #expect(
            try read("When,Masse\n2026-04-03,150 lb\n2026-04-04,70\n", table).samples.map { $0.value } == [
                150 * 0.453_592_37, 70,
            ])
        let stated = try Self.table("measurement", [("When", "date", nil), ("Masse", "body_mass", "stated")])
        let reading = try read("When,Masse\n2026-04-03,150\n", stated)
        #expect(reading.samples.isEmpty)
        #expect(reading.findings.contains(ImportFinding(.warning, .unitMissing(what: "Masse", count: 1), at: .line(2))))
    }

    typealias Column = (name: String, measure: String, unit: String?)
    static let refused: [(row: String, clock: String, columns: [Column], OwnTableError)] = [
        (
            "race", "local", [("a", "date", nil)],
            OwnTableError(nil, "row", .noneOf("race", OwnTable.Row.allCases.map { $0.rawValue }))
        ),
        (
            "day", "noon", [("a", "date", nil)],
            OwnTableError(nil, "clock", .noneOf("noon", ["local", "utc", "stated", "Europe/Berlin"]))
        ),
        ("day", "local", [], OwnTableError(nil, "columns", .missing)),
        ("day", "local", [("a", "steps", nil)], OwnTableError(nil, "columns", .lacks([.date]))),
        ("session", "local", [("a", "date", nil)], OwnTableError(nil, "columns", .lacks([.duration, .end]))),
        ("day", "local", [("a", "date", nil), ("A ", "steps", nil)], OwnTableError(nil, "columns[2].name", .repeated("A"))),
        ("day", "local", [("a", "date", nil), ("b", "date", nil)], OwnTableError(nil, "columns[2].is", .repeated("date"))),
        (
            "day", "local", [("a", "date", nil), ("b", "distance", "km")],
            OwnTableError(nil, "columns[2].is", .notOfRow(.distance, .day))
        ),
        (
            "day", "local", [("a", "date", nil), ("b", "body_mass", nil)],
            OwnTableError(nil, "columns[2].unit", .needsUnit([.kilograms, .pounds, .stated]))
        ),
        (
            "day", "local", [("a", "date", nil), ("b", "body_mass", "km")],
            OwnTableError(nil, "columns[2].unit", .noneOf("km", ["kg", "lb", "stated"]))
        ),
        (
            "day", "local", [("a", "date", nil), ("b", "steps", "km")],
            OwnTableError(nil, "columns[2].unit", .hasNoUnit(.steps))
        ),
        ("day", "local", [("a", "date", nil), ("", "steps", nil)], OwnTableError(nil, "columns[2].name", .missing)),
        (
            "day", "local", [("a", "date", nil), (String(repeating: "x", count: 201), "steps", nil)],
            OwnTableError(nil, "columns[2].name", .tooLong(200))
        ),
    ]

    @Test(arguments: refused.indices) func `an incomplete description is refused with its field`(_ index: Int) {
        let (row, clock, columns, error) = Self.refused[index]
        #expect(throws: error) { try Self.table(row, clock: clock, columns) }
    }

    @Test func `a description has at most two hundred columns`() throws {
        let columns: [Column] = (0..<200).map { ("c\($0)", $0 == 0 ? "date" : $0 == 1 ? "steps" : "ignored", nil) }
        #expect(try Self.table("day", columns).columns.count == 200)
        #expect(throws: OwnTableError(nil, "columns", .tooMany(200))) {
            try Self.table("day", columns + [("more", "ignored", nil)])
        }
    }

    @Test func `a table without a described column is refused before it is read`() throws {
        let table = try Self.table("measurement", [("When", "date", nil), ("Masse", "body_mass", "kg")])
        #expect(table.missing(in: ["masse", "Farbe"]) == ["When"])
        #expect(throws: FileError.unknownKind) { try read("Masse,Farbe\n70,rot\n", table) }
        #expect(table.describes(["MASSE", "When"]) && !table.describes(["When"]) && !table.describes(["When", "Masse", "x"]))
        let whole = table.completed(with: ["When", "Masse", "Farbe"])
        #expect(whole.columns.map { $0.measure } == [.date, .bodyMass, .ignored] && whole.describes(["Farbe", "Masse", "When"]))
    }

    private func ordered(_ table: OwnTable, _ text: String) -> OwnTable.Dates?? {
        let bytes = Array(text.utf8)
        return table.withOrder(of: bytes.span).map { $0.dates }
    }

    @Test func `the order of day and month comes from the dates or from a person`() throws {
        let table = try Self.table("session", [("Wann", "date", nil), ("Bis", "end", nil)])
        #expect(ordered(table, "Wann,Bis\n03/04/2026 7:00,03/04/2026 8:00\n") == .none)
        #expect(ordered(table, "Wann,Bis\n2026-04-03 07:00,03/04/2026 8:00\n") == .none, "the end is open")
        #expect(ordered(table, "Wann,Bis\n03/04/2026 7:00,25/04/2026 8:00\n") == .some(.dayFirst))
        #expect(ordered(table, "Wann,Bis\n03/04/2026 7:00,04/25/2026 8:00\n") == .some(.monthFirst))
        #expect(ordered(table, "Wann,Bis\n25/04/2026 7:00,04/25/2026 8:00\n") == .none, "they contradict each other")
        #expect(ordered(table, "Wann,Bis\n2026-04-03 07:00,3 Apr 2026 08:00\n") == .some(nil))
        let bytes = Array("Wann,Bis\n25/04/2026 7:00,25/04/2026 8:00\n".utf8)
        for (dates, applies) in [("day-first", true), ("month-first", false), ("seconds", true)] {
            let stated = try Self.table("session", dates: dates, [("Wann", "date", nil), ("Bis", "end", nil)])
            #expect((stated.applied(to: bytes.span) != nil) == applies, "\(dates)")
            #expect(stated.withOrder(of: bytes.span) == stated)
        }
    }

    @Test(arguments: ["13.04.2026 07", "13.04.2026 7", "2026-04-13 07", "13 Apr 2026 07"])
    func `an hour without minutes is no time`(_ cell: String) throws {
        for dates in [nil, "seconds", "milliseconds"] {
            let table = try Self.table("measurement", dates: dates, [("t", "date", nil), ("Pulse", "resting_heart_rate", nil)])
            let reading = try read("t,Pulse\n\(cell),48\n", table)
            #expect(reading.samples.isEmpty)
            #expect(reading.findings.contains { $0.what == .fieldUnreadable(what: "t", count: 1) })
        }
    }

    @Test(arguments: ["07", "7.15", "0715"]) func `a time of day that cannot be read is not taken for noon`(_ clock: String)
        throws
    {
        let table = try Self.table(
            "measurement", [("t", "date", nil), ("Uhr", "time", nil), ("Pulse", "resting_heart_rate", nil)])
        let reading = try read("t,Uhr,Pulse\n2026-04-13,\(clock),48\n2026-04-14,,49\n2026-04-15,7:15,50\n", table)
        #expect(reading.samples.map { $0.value } == [49, 50])
        #expect(reading.findings.contains { $0.what == .fieldUnreadable(what: "Uhr", count: 1) })
    }

    @Test func `a column of offsets gives the local time of UTC, and the zone of local times`() throws {
        func first(_ clock: String, _ row: String) throws -> BodySample {
            let table = try Self.table(
                "measurement", clock: clock, [("t", "date", nil), ("zone", "offset", nil), ("Pulse", "resting_heart_rate", nil)])
            return try #require(
                try read("t,zone,Pulse\n\(row),48\n", table) { _, _ in LocalOffset(secondsAheadOfUTC: 3600) }.samples.first)
        }
        let text = "2026-04-03 07:00,+02:00"
        for (clock, start) in [
            ("utc", "T07:00:00Z"), ("local", "T05:00:00Z"), ("stated", "T05:00:00Z"), ("Europe/Berlin", "T05:00:00Z"),
        ] {
            let sample = try first(clock, text)
            #expect(sample.start == ISO8601.stamp("2026-04-03" + start)?.moment, "\(clock)")
            #expect(sample.offset?.secondsAheadOfUTC == 7200 && sample.source.origin == .ownTable)
        }
        #expect(try first("Europe/Berlin", "2026-04-03 07:00,").start == ISO8601.stamp("2026-04-03T06:00:00Z")?.moment)
    }

    @Test func `durations of two parts follow the described unit, or are reported`() throws {
        func seconds(_ unit: String, _ name: String = "Zeit") throws -> [Double] {
            let table = try Self.table("session", [("t", "date", nil), (name, "duration", unit)])
            return try read("t,\(name)\n2026-04-03,1:30\n", table).recordings.map { $0.elapsed }
        }
        #expect(try seconds("h:mm") == [5400] && seconds("h") == [5400])
        #expect(try seconds("mm:ss") == [90] && seconds("min") == [90])
        #expect(try seconds("s").isEmpty && seconds("stated").isEmpty, "hours or minutes is not stated")
        #expect(try seconds("stated", "Zeit (mm:ss)") == [90])
    }

    @Test func `a sign before three digits of steps groups thousands`() throws {
        let table = try Self.table("day", [("t", "date", nil), ("n", "steps", nil)])
        let reading = try read("t;n\n2026-04-03;12,345\n2026-04-04;9.500\n2026-04-05;800\n2026-04-06;1 200\n", table)
        #expect(reading.totals.map { $0.sum } == [12_345, 9500, 800, 1200])
    }
}
