import Contract
import Measures

/// The tools' answers as compact tables. Everything comes from the payloads of the JSON API.
struct MCPTools: Sendable {
    let reads: APIReads

    /// - Throws: `RequestFailure` for arguments that the tool does not take, and for things that do not exist.
    func answer(_ tool: MCPTool, _ arguments: [String: String]) async throws -> String {
        let values = try EndpointValues(tool.arguments, arguments)
        switch tool.name {
        case .today: return MCPTools.text(try await reads.today(values))
        case .activities: return MCPTools.text(try await reads.activities(values))
        case .activity: return MCPTools.text(try await reads.activity(values))
        case .trend: return MCPTools.text(try await reads.trends(values))
        case .heat: return MCPTools.text(try await reads.heat(values))
        case .predict: return MCPTools.prediction(try await reads.figures(values))
        case .plan: return MCPTools.text(try await reads.plan())
        case .explain: return MCPTools.text(try await reads.figure(values))
        }
    }

    private static func text(_ today: TodayPayload) -> String {
        var table = MCPTable()
        table.add("day", today.day)
        func score(_ name: String, _ payload: ScorePayload) -> [String] {
            let drivers = payload.drivers.map { $0.name + " " + MCPTable.number($0.points) }.joined(separator: ", ")
            return MCPTable.figure(name, payload.score, unit: "points") + [payload.band?.text ?? "", drivers]
        }
        table.add(
            "Scores, 0 to 100", MCPTable.figureColumns + ["band", "drivers"],
            [score("recovery", today.recovery), score("sleep", today.sleep), score("day_strain", today.strain)])
        var figures = today.stats.map { MCPTable.figure($0.name, $0.figure, unit: $0.unit) + ["", ""] }
        for (name, body) in [("resting_heart_rate", today.restingHeartRate), ("hrv", today.variability)] {
            figures.append(
                MCPTable.figure(name, body.today, unit: body.unit)
                    + [MCPTable.number(body.usualLow), MCPTable.number(body.usualHigh)])
        }
        table.add("Figures", MCPTable.figureColumns + ["usual_low", "usual_high"], figures)
        table.add("Advice", ["urgency", "rule", "text"], today.advice.map { [$0.urgency, $0.rule, $0.text] })
        table.add(
            "Next days", ["day", "workout", "minutes", "load", "distance_km"],
            today.plan.map {
                [
                    $0.day, $0.workout, $0.minutes.map { String($0) } ?? "", MCPTable.number($0.load),
                    MCPTable.number($0.distanceKilometres),
                ]
            })
        table.add("Newest activity", summaryColumns, today.latest.map { [row($0)] } ?? [])
        return table.text
    }

    private static let summaryColumns = [
        "id", "day", "sport", "title", "distance_m", "elapsed", "moving", "mean_hr_bpm", "max_hr_bpm", "ascent_m", "load",
        "load_method", "temperature_c", "flags",
    ]

    private static func row(_ summary: ActivitySummaryPayload) -> [String] {
        let flags = [
            summary.isRace ? "race" : nil, summary.isHeatedClass ? "heated_class" : nil, summary.isExcluded ? "excluded" : nil,
        ]
        return [
            summary.id, summary.day, summary.sport.text, MCPTable.quoted(summary.title),
            MCPTable.number(summary.distanceMetres), MCPTable.clock(summary.elapsedSeconds),
            MCPTable.clock(summary.movingSeconds), MCPTable.number(summary.meanHeartRate),
            MCPTable.number(summary.maximumHeartRate), MCPTable.number(summary.ascentMetres), MCPTable.number(summary.load),
            summary.loadMethod?.text ?? "", MCPTable.number(summary.temperatureCelsius),
            flags.compactMap { $0 }.joined(separator: ","),
        ]
    }

    private static func text(_ page: ActivitiesPayload) -> String {
        var table = MCPTable()
        table.add("Activities", summaryColumns, page.activities.map { row($0) })
        table.add("next", page.next ?? "none")
        return table.text
    }

    private static func text(_ activity: ActivityPayload) -> String {
        var table = MCPTable()
        table.add("Activity", summaryColumns, [row(activity.summary)])
        if let note = activity.note { table.add("note", MCPTable.quoted(note)) }
        if let note = activity.fileNote { table.add("note of the file", MCPTable.quoted(note)) }
        table.add(
            "Recordings", ["id", "source", "origin"],
            activity.recordings.map { [$0.id, MCPTable.quoted($0.source), $0.origin.text] })
        table.add(
            "Laps", ["number", "start", "elapsed", "distance_m", "speed_m_s", "mean_hr_bpm"],
            activity.laps.prefix(100).enumerated().map { index, lap in
                [
                    "\(index + 1)", MCPTable.clock(lap.startSeconds), MCPTable.clock(lap.elapsedSeconds),
                    MCPTable.number(lap.distanceMetres), MCPTable.number(lap.speed), MCPTable.number(lap.meanHeartRate),
                ]
            })
        table.add(
            "Splits", ["start", "length_m", "elapsed", "paused", "speed_m_s", "mean_hr_bpm"],
            activity.splits.map { split in
                [
                    MCPTable.clock(split.startSeconds), MCPTable.number(split.lengthMetres), MCPTable.clock(split.elapsedSeconds),
                    MCPTable.clock(split.pausedSeconds), MCPTable.number(split.speed), MCPTable.number(split.meanHeartRate),
                ]
            })
        table.add(
            "Heart-rate zones", ["zone", "from_bpm", "below_bpm", "time"],
            activity.zones.map {
                [$0.name, MCPTable.number($0.lowest), MCPTable.number($0.below), MCPTable.clock($0.seconds)]
            })
        table.add(
            "Best efforts", ["distance_m", "time", "start"],
            activity.bestEfforts.map {
                [MCPTable.number($0.distanceMetres), MCPTable.clock($0.seconds), MCPTable.clock($0.startSeconds)]
            })
        table.add(
            "Cost of heat", MCPTable.figureColumns, [MCPTable.figure("heat_cost_percent", activity.heatCost, unit: "%")])
        table.add(
            "Receipts", ["number", "origin", "model", "low", "high", "inputs"],
            activity.receipts.map { receipt in
                let inputs = receipt.inputs.map { $0.name + " " + MCPTable.number($0.value) }.joined(separator: ", ")
                return [
                    receipt.key, receipt.origin.text, receipt.model ?? "", MCPTable.number(receipt.low),
                    MCPTable.number(receipt.high), inputs,
                ]
            })
        return table.text
    }

    private static func text(_ trends: TrendsPayload) -> String {
        var table = MCPTable()
        for series in trends.series {
            if let latest = series.latest {
                table.add(
                    "Newest " + series.name.text, MCPTable.figureColumns,
                    [MCPTable.figure(series.name.text, latest, unit: series.unit)])
            }
            table.add(
                series.name.text + " in " + series.unit, ["day", "value"],
                series.points.map { [$0.day, MCPTable.number($0.value)] })
        }
        return table.text
    }

    private static func text(_ heat: HeatPayload) -> String {
        var table = MCPTable()
        table.add("day", heat.day)
        table.add("acclimation level", heat.level?.text ?? "unknown")
        table.add("last exposure", heat.lastExposure ?? "none")
        table.add(
            "Figures", MCPTable.figureColumns,
            [
                MCPTable.figure("heat_acclimation", heat.acclimation, unit: "0 to 1"),
                MCPTable.figure("slowdown", heat.slowdown, unit: "%"),
                MCPTable.figure("pace_degradation", heat.paceDegradation, unit: "s per mile"),
                MCPTable.figure("heat_slope", heat.slope, unit: "% per °C"),
            ])
        table.add("Cooler hours", ["from", "to"], heat.trainingHours.map { ["\($0.from):00", "\($0.to):00"] })
        table.add(
            "Exposures, newest first", ["day", "mode", "dose", "activity"],
            heat.exposures.map { [$0.day, $0.mode.text, MCPTable.number($0.dose), $0.activity] })
        return table.text
    }

    /// Figures of race times, and those that they rest on.
    static let predicted = [
        ("5k", "s"), ("10k", "s"), ("half_marathon", "s"), ("marathon", "s"), ("5k_on_race_day", "s"), ("10k_on_race_day", "s"),
        ("half_marathon_on_race_day", "s"), ("marathon_on_race_day", "s"),
    ]

    private static func prediction(_ figures: FiguresPayload) -> String {
        func rows(_ names: [(String, String)]) -> [[String]] {
            names.compactMap { name, unit in
                figures.figures.first { $0.name == name }.map { MCPTable.figure(name, $0.figure, unit: unit) }
            }
        }
        var table = MCPTable()
        table.add("day", figures.day)
        table.add(
            "Race times", MCPTable.figureColumns + ["time"],
            rows(predicted).map { row in row + [MCPTable.clock(Double(row[1]))] })
        table.add(
            "They rest on", MCPTable.figureColumns,
            rows([("vo2_max", "ml/kg/min"), ("data_quality_score", "0 to 1"), ("threshold_speed", "m/s")]))
        return table.text
    }

    private static func text(_ plan: PlanPayload) -> String {
        var table = MCPTable()
        table.add("today", plan.today)
        if let reason = plan.reason { table.add("reason", reason) }
        if let need = plan.need { table.add("needs", need) }
        table.add(
            "Days", ["day", "workout", "minutes", "load", "distance_km", "decided", "text", "why"],
            plan.days.map { day in
                [
                    day.day, day.workout, day.minutes.map { String($0) } ?? "", MCPTable.number(day.load),
                    MCPTable.number(day.distanceKilometres), day.isDecided ? "yes" : "no", MCPTable.quoted(day.text),
                    MCPTable.quoted(day.why),
                ]
            })
        return table.text
    }

    private static func text(_ figure: NamedFigurePayload) -> String {
        var table = MCPTable()
        table.add(
            "Figure", MCPTable.figureColumns, [MCPTable.figure(figure.name, figure.figure, unit: figure.model?.units ?? "")])
        for need in figure.needs ?? [] { table.add("needs", need.text) }
        if let model = figure.model {
            table.add("Model", ["id", "name", "units", "grade"], [[model.id, model.name, model.units, model.grade]])
            table.add("formula", model.formula)
            table.add("source", model.source)
            table.add("limits", model.limits)
        }
        let inputs = figure.figure.inputs ?? []
        table.add(
            "Inputs", ["name", "value", "unit", "activity"],
            inputs.prefix(200).map { [MCPTable.quoted($0.name), MCPTable.number($0.value), $0.unit, $0.activity ?? ""] })
        if inputs.count > 200 { table.add("further inputs", "\(inputs.count - 200)") }
        return table.text
    }
}
