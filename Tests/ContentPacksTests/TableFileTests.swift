import ActivityFiles
import Testing

@testable import ContentPacks

/// Table descriptions as YAML.
struct TableFileTests {
    private static let scale = """
        # The scale in the kitchen.
        table: Scale
        row: measurement
        clock: Europe/Berlin
        dates: day-first
        columns:
          - {name: Messzeit, is: date}
          - name: "Masse: netto"
            is: body_mass
            unit: kg

        """

    private func read(_ text: String) throws(OwnTableError) -> OwnTable { try readTableFile(Array(text.utf8)) }

    @Test func `a description is read from YAML of any style`() throws {
        let table = try read(Self.scale)
        #expect(table.name == "Scale" && table.row == .measurement && table.clock == .zone("Europe/Berlin"))
        #expect(table.dates == .dayFirst && table.sport == nil)
        #expect(table.columns.map { $0.name } == ["Messzeit", "Masse: netto"])
        #expect(table.columns.map { $0.measure } == [.date, .bodyMass] && table.columns.map { $0.unit } == [nil, .kilograms])
    }

    static let refused: [(String, String, OwnTableError)] = [
        ("row: measurement", "row: race", OwnTableError(3, "row", .noneOf("race", OwnTable.Row.allCases.map { $0.rawValue }))),
        ("clock: Europe/Berlin\n", "", OwnTableError(nil, "clock", .missing)),
        (
            "dates: day-first", "order: day-first",
            OwnTableError(5, "order", .unknownField(["table", "row", "clock", "dates", "sport", "columns"]))
        ),
        ("unit: kg", "unit: km", OwnTableError(10, "columns[2].unit", .noneOf("km", ["kg", "lb", "stated"]))),
        ("    unit: kg\n", "", OwnTableError(8, "columns[2].unit", .needsUnit([.kilograms, .pounds, .stated]))),
        ("unit: kg", "units: kg", OwnTableError(10, "columns[2].units", .unknownField(["name", "is", "unit"]))),
        (
            "is: body_mass", "is: mass",
            OwnTableError(9, "columns[2].is", .noneOf("mass", TableMeasure.allCases.map { $0.rawValue }))
        ),
        ("is: body_mass", "is: [body_mass]", OwnTableError(9, "columns[2].is", .syntax("a text is expected"))),
        ("table: Scale", "table: &a Scale", OwnTableError(2, "", .syntax("anchors are not permitted"))),
        ("{name: Messzeit, is: date}", "Messzeit", OwnTableError(7, "columns[1]", .syntax("names with values are expected"))),
    ]

    @Test(arguments: refused.indices) func `an error names its line and field`(_ index: Int) throws {
        let (old, new, error) = Self.refused[index]
        #expect(throws: error) { try read(Self.scale.replacing(old, with: new)) }
    }

    @Test(arguments: ["", "- a\n", "text", "table: [\n", "\u{FFFF}: a"]) func `other texts are no descriptions`(_ text: String) {
        #expect(throws: OwnTableError.self) { try read(text) }
    }

    @Test func `a file that is not UTF-8 or too long is refused`() {
        #expect(throws: OwnTableError.self) { try readTableFile([0xFF, 0xFE, 0x41]) }
        #expect(throws: OwnTableError.self) { try read(Self.scale + "#" + String(repeating: "x", count: 1 << 18)) }
    }

    @Test(arguments: [
        "timestamp,\"Weight, \"\"net\"\" (kg)\",c: #d\n2026-04-03 07:00,70.5,x\n",
        "Datum;Dauer (min);Notiz;- a;'b;\\n;ü\u{A0}ü\n25.04.2026;60;# x: y;1;2;3;4\n",
        "日期,步數,true,null,~,12e3x\n2026/04/03,9500,1,2,3,4\n",
        "date,end,Sleep deep (h),{x},[y],&z,*w,!t,%u,@v,`q\n"
            + "2026-04-02T23:00:00Z,2026-04-03T06:00:00Z,1.5,1,2,3,4,5,6,7,8\n",
    ])
    func `a guessed description, written and read again, is the same`(_ text: String) throws {
        let bytes = Array(text.utf8)
        let beginning = TableSketch(bytes.span)
        let sketch = try #require(beginning)
        var draft = sketch.guess(name: "Mine: \"x\"")
        // What a person does with the guess: dates and ends that no name shows.
        if draft.columns[0].measure.text == "ignored" { draft.columns[0].measure = .init("date") }
        let table = try OwnTable(draft)
        let yaml = draft.yaml(samples: sketch.header.indices.map { sketch.sample($0) ?? "" })
        #expect(try read(yaml) == table, "\(yaml)")
        #expect(try read(OwnTableDraft.meanings + table.draft.yaml()) == table)
    }
}
