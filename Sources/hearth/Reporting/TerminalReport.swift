import Analysis
import Measures
import Screens

/// Today for a terminal: on one screen, or with everything.
struct TerminalReport {
    var style: TerminalStyle
    var width: Int

    private let labelWidth = 24

    /// Everything that is known of the day.
    /// - Parameter lastActivity: day of the newest activity.
    func lines(_ screen: TodayScreen, insights: Insights, context: DisplayContext, lastActivity: Day?) -> [String] {
        var lines: [String] = []
        let title = style.bold("Hearth") + " · " + screen.date
        lines.append(title + (screen.updated.map { style.dim("   " + $0) } ?? ""))
        if let actionResult = StaleNotice.text(lastActivity: lastActivity, context) {
            lines += [""] + TextWidth.lines(actionResult, width: width - 2).map { "  " + style.toned($0, .caution) }
        }
        if let sentence = screen.sentence, !sentence.isAboutAge {
            lines += TextWidth.lines(sentence.text, width: width - 2).map { "  " + $0 }
        }
        lines += section(screen.title, screen.rings.flatMap { ring($0) })
        lines += section(screen.statsTitle, screen.stats.flatMap { tile($0) })
        lines += section(screen.bodyTitle, screen.body.flatMap { usual($0) })
        lines += section(screen.adviceTitle, (screen.advice + screen.moreAdvice).flatMap { advice($0) }, none: screen.noAdvice)
        lines += races(screen, insights, context)
        lines += section(screen.planTitle, screen.plan.map { plan($0) } + ["  " + style.dim(screen.planNote)])
        for part in RunningSections(insights: insights, context: context).sections {
            let lead = part.lead.map { TextWidth.lines($0, width: width - 2).map { "  " + $0 } } ?? []
            lines += section(part.title, lead + part.rows.flatMap { row($0) } + (part.table.map { table($0) } ?? []))
        }
        lines += section(screen.latestTitle, screen.latest.map { activity($0) } ?? [], none: screen.noActivity)
        return lines
    }

    /// Formats a table: each row is its name and its values, each after the name of its column.
    private func table(_ table: DataTable) -> [String] {
        table.rows.map { cells in
            let values = zip(table.headers, cells).dropFirst().map { style.dim($0 + " ") + $1 }
            return "  " + TextWidth.padded(cells.first ?? "", to: 2 * labelWidth) + " "
                + values.joined(separator: style.dim(" · "))
        }
    }

    private func section(_ title: String, _ content: [String], none: String? = nil) -> [String] {
        if content.isEmpty, none == nil { return [] }
        return ["", style.bold(title)] + (content.isEmpty ? ["  " + style.dim(none ?? "")] : content)
    }

    private func label(_ text: String) -> String { "  " + TextWidth.padded(text, to: labelWidth - 1) + " " }

    private func ring(_ ring: ScoreRing) -> [String] {
        switch ring.state {
        case .known(let known): [score(ring.title, known, bar: 20, trend: known.trend)] + below(known.doubt)
        case .absent(let reason, let needs): missing(ring.title, reason + " · " + needs)
        }
    }

    /// Formats a score: its bar of some characters, band and trend.
    func score(_ title: String, _ known: ScoreRing.Known, bar length: Int, trend: String?) -> String {
        let filled = min(length, max(0, known.value * length / 100))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
        return label(title) + TextWidth.leftPadded("\(known.value)", to: 4) + "  " + style.toned(bar, known.badge.tone) + "  "
            + style.toned(known.badge.text, known.badge.tone) + (trend.map { style.dim("  " + $0) } ?? "")
    }

    func missing(_ title: String, _ reason: String) -> [String] {
        let lines = TextWidth.lines(reason, width: width - labelWidth - 8)
        return lines.enumerated().map { index, line in
            index == 0
                ? label(title) + TextWidth.leftPadded("–", to: 4) + "  " + style.dim(line)
                : label("") + "      " + style.dim(line)
        }
    }

    func tile(_ tile: MetricTile) -> [String] {
        guard tile.figure.number != "–" else { return missing(tile.label, tile.note ?? "") }
        let badge = tile.badge.map { "  " + style.toned($0.text, $0.tone) } ?? tile.note.map { "  " + style.dim($0) } ?? ""
        // Beside a badge there is no room for the note, which holds the interval.
        return [label(tile.label) + TextWidth.padded(tile.figure.text, to: 16) + badge]
            + below(tile.badge == nil ? nil : tile.note)
    }

    /// Formats a note below a figure.
    private func below(_ note: String?) -> [String] {
        guard let note else { return [] }
        return TextWidth.lines(note, width: width - labelWidth - 2).map { label("") + style.dim($0) }
    }

    private func usual(_ range: UsualRange) -> [String] {
        switch range.state {
        case .known(let known):
            let line =
                label(range.label) + TextWidth.padded(known.figure.text, to: 16) + "  "
                + style.toned(known.badge.text, known.badge.tone) + style.dim("  " + known.rangeText)
            return [line] + (known.note.map { [label("") + style.dim($0)] } ?? [])
        case .absent(let reason): return missing(range.label, reason)
        }
    }

    func advice(_ advice: Advice) -> [String] {
        let command = AthleteText.command(for: advice.rule).map { " (" + $0 + ")" } ?? ""
        let lines = TextWidth.lines(advice.text + command, width: width - 4)
        let mark = advice.tone == .caution ? "!" : advice.tone == .good ? "+" : "·"
        return lines.enumerated().map { index, line in
            (index == 0 ? "  " + style.toned(mark, advice.tone) + " " : "    ") + line
        }
    }

    private func races(_ screen: TodayScreen, _ insights: Insights, _ context: DisplayContext) -> [String] {
        let rows = insights.fitness.predictions.map { prediction in
            let time = prediction.time
            let range = time.interval.map { DurationText.clock($0.low) + "–" + DurationText.clock($0.high) } ?? ""
            let pace = context.pace(secondsPerKilometre: time.value / prediction.race.distance.metres * 1000).text
            return label(context.name(of: prediction.race)) + TextWidth.leftPadded(DurationText.clock(time.value), to: 8)
                + style.dim("  " + TextWidth.padded(range, to: 18)) + "  " + pace
        }
        let title = screen.detailLinks.first { $0.route == .fitness }?.title ?? ""
        return section(title, rows)
    }

    /// Formats a label, its figure and its note. The note goes below when the line is too long.
    private func row(_ row: RunningSections.Row) -> [String] {
        let wide = TextWidth.of(row.label) >= labelWidth - 1
        var lines = wide && !row.figure.isEmpty ? ["  " + row.label, label("") + row.figure] : [label(row.label) + row.figure]
        guard let note = row.note else { return lines }
        let room = width - labelWidth - 18
        if TextWidth.of(row.figure) <= 16, TextWidth.of(note) <= room {
            lines[lines.count - 1] = label(wide ? "" : row.label) + TextWidth.padded(row.figure, to: 16) + "  " + style.dim(note)
            return lines
        }
        if row.figure.isEmpty { lines = row.label.isEmpty ? [] : ["  " + row.label] }
        return lines + TextWidth.lines(note, width: width - labelWidth).map { label("") + style.dim($0) }
    }

    /// - Parameter isShort: whether what speaks against the day is left out.
    func plan(_ day: PlanDay, isShort: Bool = false) -> String {
        let when = TextWidth.padded(day.weekday, to: 6) + TextWidth.padded(day.date, to: labelWidth - 6)
        let cautions = (isShort ? [] : [day.heatNote, day.caution]).compactMap { $0 }.map { "  " + style.toned($0, .caution) }
        let note = (day.work.map { "  " + $0 } ?? "") + cautions.joined()
        return "  " + (day.isToday ? style.bold(when) : when) + TextWidth.leftPadded(day.duration ?? "", to: 8) + "  "
            + style.toned(day.badge.text, day.badge.tone) + note
    }

    private func activity(_ card: ActivityCard) -> [String] {
        let figures = card.figures.map { $0.figure.text }.joined(separator: "  ")
        return [label(card.when) + PlainText.visible(card.title), label("") + figures]
    }
}
