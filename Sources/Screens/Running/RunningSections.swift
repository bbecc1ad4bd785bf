public import Analysis
import Localizations
import Measures

/// Sections for experienced runners: forecast, records, pacing, zones and the accuracy of estimates.
public struct RunningSections: Equatable, Sendable {
    public var sections: [Section]

    public struct Section: Equatable, Sendable {
        /// Unique name of its card.
        public var name: String
        public var title: String
        /// A sentence before the rows.
        public var lead: String?
        public var rows: [Row]
        /// Table for figures in more than one column; nil for most sections.
        public var table: DataTable?
        /// Receipt of all rows, if one model computed them.
        public var explanation: Explanation?

        init(_ name: String, _ title: String, lead: String? = nil, _ rows: [Row], _ explanation: Explanation? = nil) {
            self.name = name
            self.title = title
            self.lead = lead
            self.rows = rows
            self.explanation = explanation
        }

        /// The section, or nil when it has no content.
        var unlessEmpty: Section? { rows.isEmpty && lead == nil && table == nil ? nil : self }
    }

    /// A label, a figure, and a few words about it.
    public struct Row: Equatable, Sendable {
        public var label: String
        /// Empty when the words suffice.
        public var figure: String
        public var note: String?
        /// Activity that the figure comes from.
        public var route: Route?
        /// Nil when the section has one receipt for all its rows.
        public var explanation: Explanation?
        /// Bars that replace the note if there is room.
        public var zones: [ZoneRow] = []

        init(_ label: String, _ figure: String, _ note: String? = nil) {
            self.label = label
            self.figure = figure
            self.note = note
        }
    }

    /// Omits sections without content.
    public init(insights: Insights, context: DisplayContext) {
        let running = insights.running
        let before = [
            RunningSections.outlook(insights.load, context), RunningSections.confirmation(insights.fitness, context),
            RunningSections.records(running, context),
        ]
        let after = [
            RunningSections.months(running, newest: 6, context), RunningSections.stride(running, context),
            RunningSections.zones(running, context), RunningSections.shoes(running, context),
            RunningSections.niggles(insights.load, context), RunningSections.heat(insights.weather, asOf: insights.asOf, context),
            RunningSections.measured(insights.weather, context), RunningSections.heated(insights.weather, context),
            RunningSections.effects(insights.weather, context),
            RunningSections.response(insights.weather, gap: insights.load.heatGap, context),
            RunningSections.tested(running, context),
        ]
        sections = before.compactMap { $0 } + RunningSections.figures(running, context) + after.compactMap { $0 }
    }

    // MARK: Forecast

    /// Section of the forecast; nil without a forecast and without a break to return from.
    static func outlook(_ load: LoadInsight, _ context: DisplayContext) -> Section? {
        var rows: [[String]] = []
        for course in LoadForecast.Course.allCases {
            guard let forecast = load.outlook?.forecast(course) else { continue }
            for ahead in [7, 28] {
                guard let point = forecast[ahead] else { continue }
                rows.append([
                    context.say(.outlookWhen(course: context.say(course.phrase), when: context.say(.inDays(count: ahead)))),
                    context.number(point.acute),
                    point.ratio.map { context.number($0, decimals: 2) } ?? "–", context.signed(point.form),
                ])
            }
        }
        let title = context.say(.outlook)
        var section = Section(
            "outlook", title, lead: load.returning.map { context.say(.returning(count: $0.days)) }, [],
            outlookReceipt(load, title, context))
        if !rows.isEmpty {
            let headers: [Phrase] = [.outlookCourse, .outlookLoad, .loadRatio, .formLine]
            section.table = DataTable(caption: title, headers: headers.map { context.say($0) }, rows: rows)
        }
        return section.unlessEmpty
    }

    private static func outlookReceipt(_ load: LoadInsight, _ title: String, _ context: DisplayContext) -> Explanation? {
        var receipt: Explanation?
        // Every forecast depends on the same state and the same days. The plan's own figures are on the page.
        if let form = load.outlook?.estimate(.form, .rest, ahead: LoadForecast.horizons[0]).value {
            var made = ExplainText.explanation(
                form, id: "why-outlook", title: title, card: LoadForecast.card, context: context
            ) { Figure(context.signed($0)) }
            made.value = ""
            receipt = made
        }
        guard load.returning != nil else { return receipt }
        var made = receipt ?? ExplainText.explanation(id: "why-outlook", title: title, rows: [], context: context)
        made.rows += ExplainText.rows(of: Returning.card, context)
        return made
    }

    // MARK: Records

    static func records(_ running: RunningInsight, _ context: DisplayContext) -> Section? {
        let title = context.say(.records)
        let card = running.records.first.flatMap { ModelCatalogue.card($0.time.method) }
        return Section(
            "records", title, running.records.map { record($0, context) },
            card.map { ExplainText.explanation(of: $0, id: "why-records", title: title, context: context) }
        ).unlessEmpty
    }

    private static func record(_ record: PersonalRecord, _ context: DisplayContext) -> Row {
        let recent = record.recent.map { context.say(.withinAYear(time: DurationText.clock($0.seconds))) }
        let grade = record.ageGrade.value.map { context.say(.gradeOfRecord(percent: context.number($0.value, decimals: 1))) }
        let race = record.isRace ? context.say(.raceBadge) : nil
        let level = record.levelSeconds.map { context.say(.recordDownhill(time: DurationText.clock($0))) }
        let notes = [context.shortDate(record.day), race, level, recent, grade].compactMap { $0 }
        var row = Row(
            name(ofDistance: record.distance, context), DurationText.clock(record.time.value), notes.joined(separator: " · "))
        row.route = .activity(record.activity)
        return row
    }

    static func name(ofDistance metres: Double, _ context: DisplayContext) -> String {
        for race in RaceDistance.allCases where abs(race.distance.metres - metres) < 1 { return context.say(race.phrase) }
        if abs(metres - Distance.metresPerMile) < 1 { return "1 mi" }
        return metres < 1000 ? context.number(metres) + " m" : context.number(metres / 1000) + " km"
    }
}

extension DisplayContext {
    public func name(of race: RaceDistance) -> String { say(race.phrase) }
}

extension LoadForecast.Course {
    var phrase: Phrase {
        switch self {
        case .rest: .ifResting
        case .plan: .onPlan
        }
    }
}
