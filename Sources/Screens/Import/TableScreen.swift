public import ActivityFiles
import Localizations
import Measures
import Training

/// Page on which the athlete describes the columns of a table that Hearth does not know.
public struct TableScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var lead: String
    /// Id of the kept file.
    public var file: String
    /// Reason why the description cannot be used.
    public var problem: String?
    /// Fields about the whole table.
    public var fields: [FormField]
    public var columnsTitle: String
    public var columns: [Column]
    public var show: String
    public var add: String
    public var note: String
    public var discard: String
    public var previewTitle: String
    /// Nil while the description is not complete.
    public var preview: Preview?
    public var previewNone: String

    public struct Column: Equatable, Sendable {
        public var measure: FormField
        /// Nil for a meaning without units.
        public var unit: FormField?
    }

    public struct Preview: Equatable, Sendable {
        public var headers: [String]
        public var rows: [[Cell]]
        /// What the whole file gives; nil for a file too large to read for a page.
        public var whole: String?
        public var findings: [String]
    }

    public struct Cell: Equatable, Sendable {
        public var text: String
        /// Whether the value is not used.
        public var isProblem = false
        /// Whether the text stays on one line.
        public var isWhole = false
        /// Whether the text needs a wide column.
        public var isLong: Bool { !isWhole && text.count > Cell.lineLimit }

        /// Characters of a text that stays on one line.
        static let lineLimit = 24
    }

    /// What a description makes of a file.
    public struct Reading: Sendable {
        public var preview: TablePreview
        /// Nil for a file too large to read for a page.
        public var whole: FileReading?

        public init(preview: TablePreview, whole: FileReading?) {
            self.preview = preview
            self.whole = whole
        }
    }

    /// Highest number of findings on the page.
    static let mostFindings = 6

    /// - Parameters:
    ///   - file: id and name of the kept file.
    ///   - sketch: the beginning of the file.
    ///   - draft: the guess, or what the form stated.
    ///   - reading: what a complete description makes of the file.
    ///   - error: why the description was refused; nil if nothing was asked yet.
    ///   - context: display context: language, units and current time.
    public init(
        file: (id: String, name: String), _ sketch: TableSketch, draft: OwnTableDraft, reading: Reading?,
        error: OwnTableError?, context: DisplayContext
    ) {
        let language = context.language
        title = context.say(.tablesTitle)
        back = .importing
        backLabel = context.say(.tablesBack)
        lead = context.say(.tablesLead(file: file.name))
        self.file = file.id
        problem = error.map { OwnTableText.text($0, columns: sketch.header, language) }
        fields = TableScreen.fields(draft, isOrderOpen: sketch.leavesOrderOpen(draft), context)
        columnsTitle = OwnTableText.field("columns", language)
        columns = sketch.header.indices.map { TableScreen.column($0, sketch, draft, context) }
        show = context.say(.tablesShow)
        add = context.say(.tablesImport)
        note = context.say(.tablesImportNote)
        discard = context.say(.tablesDiscard)
        previewTitle = context.say(.tablesPreviewTitle)
        previewNone = context.say(.tablesPreviewNone)
        preview = reading.map { Preview($0, context) }
    }

    private static func fields(_ draft: OwnTableDraft, isOrderOpen: Bool, _ context: DisplayContext) -> [FormField] {
        let language = context.language
        typealias Option = FilterForm.Select.Option
        func field(_ name: TableForm.Field, _ value: OwnTableDraft.Field?, _ options: [(String, String)]) -> FormField {
            FormField(
                name: name.rawValue, label: OwnTableText.field(name.rawValue, language), hint: "",
                value: value?.text ?? "",
                options: options.map { Option(value: $0.0, label: $0.1, isChosen: $0.0 == value?.text ?? "") })
        }
        var clocks = [OwnTable.Clock.local, .utc, .stated].map { ($0.word, OwnTableText.clock($0, language)) }
        if let zone = draft.clock?.text, !zone.isEmpty, !clocks.contains(where: { $0.0 == zone }) { clocks.append((zone, zone)) }
        var fields = [
            field(.table, draft.name, []),
            field(.row, draft.row, OwnTable.Row.allCases.map { ($0.rawValue, OwnTableText.row($0, language)) }),
            field(.clock, draft.clock, clocks),
            field(
                .dates, draft.dates,
                [("", context.say(isOrderOpen ? .tablesDatesOpen : .tablesDatesByFile))]
                    + OwnTable.Dates.allCases.map { ($0.rawValue, OwnTableText.dates($0, language)) }),
        ]
        if draft.row?.text == OwnTable.Row.session.rawValue {
            fields.append(
                field(
                    .sport, draft.sport,
                    [("", context.say(.tablesSportOfRow))]
                        + Sport.allCases.filter { $0 != .transition }.map { ($0.rawValue, context.say(.sport($0))) }))
        }
        return fields
    }

    private static func column(
        _ index: Int, _ sketch: TableSketch, _ draft: OwnTableDraft, _ context: DisplayContext
    ) -> Column {
        let language = context.language
        let stated = draft.columns.indices.contains(index) ? draft.columns[index] : nil
        let name = sketch.header[index]
        let chosen = stated?.measure.text ?? TableMeasure.ignored.rawValue
        let measures = [TableMeasure.ignored] + TableMeasure.allCases.filter { $0 != .ignored }
        let measure = FormField(
            name: TableForm.measure(index), label: name,
            hint: sketch.sample(index).map { context.say(.tablesExample(value: $0)) } ?? context.say(.tablesEmpty),
            options: measures.map {
                .init(value: $0.rawValue, label: OwnTableText.measure($0, language), isChosen: $0.rawValue == chosen)
            })
        let units = TableMeasure(rawValue: chosen)?.units ?? []
        guard !units.isEmpty else { return Column(measure: measure) }
        let unit = stated?.unit?.text ?? ""
        return Column(
            measure: measure,
            unit: FormField(
                name: TableForm.unit(index), label: context.say(.tablesUnitOf(column: name)), hint: "",
                options: [.init(value: "", label: context.say(.tablesUnitOpen), isChosen: unit.isEmpty)]
                    + units.map {
                        .init(value: $0.rawValue, label: OwnTableText.unit($0, language), isChosen: $0.rawValue == unit)
                    }))
    }
}

extension TableScreen.Preview {
    fileprivate init(_ reading: TableScreen.Reading, _ context: DisplayContext) {
        let measures = reading.preview.measures
        headers = measures.map { OwnTableText.measure($0, context.language) }
        rows = reading.preview.rows.map { row in zip(measures, row).map { TableScreen.Cell($1, $0, context) } }
        whole = reading.whole.map { whole in
            context.say(
                .tablesWhole(
                    sessions: context.say(.tablesSessions(count: whole.recordings.count)),
                    measurements: context.say(.tablesMeasurements(count: whole.samples.count)),
                    days: context.say(.tablesDays(count: whole.totals.count))))
        }
        let findings = (reading.whole?.findings ?? []).filter { finding in
            switch finding.what {
            // The athlete stated both.
            case .columnIgnored, .localTimeWithoutZone: return false
            default: return true
            }
        }
        self.findings = findings.prefix(TableScreen.mostFindings).map { FindingText.text($0, context.language) }
    }
}

extension TableScreen.Cell {
    fileprivate init(_ cell: TablePreview.Cell, _ measure: TableMeasure, _ context: DisplayContext) {
        typealias Cell = TableScreen.Cell
        switch cell {
        case .empty: self.init(text: "–")
        case .text(let value): self.init(text: Cell.shortened(value), isWhole: value.count <= Cell.lineLimit)
        case .number(let value): self.init(text: measure.figure(value, context).text)
        case .moment(let moment, let offset): self.init(text: Cell.text(moment, offset), isWhole: true)
        case .unreadable(let value):
            self.init(text: context.say(.tablesUnreadable(text: Cell.shortened(value))), isProblem: true)
        case .withoutUnit(let value):
            self.init(text: context.say(.tablesWithoutUnit(text: Cell.shortened(value))), isProblem: true)
        case .outOfRange(let value):
            self.init(text: context.say(.tablesOutOfRange(text: Cell.shortened(value))), isProblem: true)
        }
    }

    /// Returns date and time as the table's clock shows them, with a known offset: `2026-04-03 07:15 +02:00`.
    private static func text(_ moment: Moment, _ offset: LocalOffset?) -> String {
        let text = ISO8601.text(moment, at: offset ?? .utc)
        return text.prefix(10) + " " + text.dropFirst(11).prefix(5) + (offset == nil ? "" : " " + text.dropFirst(19))
    }

    private static func shortened(_ text: String) -> String { text.count > 60 ? String(text.prefix(60)) + "…" : text }
}

extension TableMeasure {
    /// Returns a value in the athlete's units.
    fileprivate func figure(_ value: Double, _ context: DisplayContext) -> Figure {
        switch self {
        case .duration, .movingTime: Figure(DurationText.clock(value))
        case .asleep, .asleepCore, .asleepDeep, .asleepREM, .awake, .inBed:
            Figure(DurationText.words(value * 60, context.language))
        case .distance, .walkedDistance: context.exactDistance(Distance(metres: value))
        case .ascent: context.height(value)
        case .energy, .activeEnergy: Figure(context.number(value), "kcal")
        case .roomTemperature: context.temperature(Temperature(celsius: value), decimals: 1)
        case .bodyMass: Figure(context.number(value, decimals: 1), "kg")
        case .meanHeartRate, .maximumHeartRate, .restingHeartRate:
            context.heartRate(HeartRate(beatsPerMinute: value))
        case .rmssd, .sdnn: Figure(context.number(value, decimals: 1), "ms")
        case .humidity: Figure(context.number(value), "%")
        case .steps: Figure(context.number(value))
        default: Figure(context.number(value, decimals: 1))
        }
    }
}
