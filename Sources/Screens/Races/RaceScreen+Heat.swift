import Analysis
import Localizations
import Measures

extension RaceScreen {
    /// Expected heat of the race, the days with heat before it, and the acclimation that they lead to.
    static func heat(_ season: SeasonInsight, _ context: DisplayContext) -> RunningSections.Section? {
        let title = context.say(.raceHeat)
        func section(_ lead: String, _ rows: [RunningSections.Row]) -> RunningSections.Section {
            RunningSections.Section(
                "heat", title, lead: lead, rows,
                ExplainText.explanation(of: HeatBlock.card, id: "why-heat", title: title, context: context))
        }
        guard let warmth = season.warmth.value else { return section(context.say(.raceHeatUnknown), []) }
        var rows = [warmthRow(warmth, season, context)]
        guard let block = season.heat else { return section(context.say(.raceHeatCool), rows) }
        func percent(_ state: Double) -> String { context.percent(state) }
        rows.append(.init(context.say(.raceHeatNow), percent(block.now)))
        rows.append(
            .init(
                context.say(.raceHeatExpected), percent(block.expected.value),
                block.expected.interval.map { context.say(.raceHeatRange(low: percent($0.low), high: percent($0.high))) }))
        rows.append(.init(context.say(.raceHeatWithout), percent(block.without)))
        let days = ((season.isHeatToday ? [context.today] : []) + block.days + block.decided).sorted()
        if !days.isEmpty {
            rows.append(
                .init(
                    context.say(.raceHeatDays(count: days.count)), "",
                    days.map { context.shortWeekdayDate($0) }.joined(separator: context.say(.listSeparator))))
            rows.append(.init(context.say(.raceHeatHow), "", how(block, context)))
        }
        let lead =
            days.isEmpty
            ? context.say(block.isEnough ? .raceHeatThere : .raceHeatNoDay)
            : context.say(block.isEnough ? .raceHeatPlan : .raceHeatShort)
        return section(context.sentences(lead, context.say(.raceHeatCare)), rows)
    }

    private static func warmthRow(_ warmth: Estimate, _ season: SeasonInsight, _ context: DisplayContext) -> RunningSections.Row {
        func degrees(_ celsius: Double) -> Figure { context.temperature(Temperature(celsius: celsius)) }
        let source = season.isStatedAir ? context.say(.raceHeatStated) : context.say(.raceHeatOwn(count: warmth.count))
        let range = warmth.interval.map { context.range(degrees($0.low), degrees($0.high)) }
        return RunningSections.Row(
            context.say(.raceDayHeat), degrees(warmth.value).text, [range, source].compactMap { $0 }.joined(separator: " · "))
    }

    private static func how(_ block: HeatBlock, _ context: DisplayContext) -> String {
        switch block.mode {
        case .run: return context.say(.raceHeatRun)
        case .bike: return context.say(.raceHeatRide)
        case .hotYoga: return context.say(.raceHeatClass)
        case .passive:
            func time(_ minutes: Int) -> String { DurationText.words(Double(minutes) * 60, context.language) }
            let short = Set(block.minutes).subtracting([HeatBlock.bathMinutes]).sorted()
            return context.sentences(
                context.say(.raceHeatBath(time: time(HeatBlock.bathMinutes))),
                short.isEmpty
                    ? nil : context.say(.raceHeatFirst(times: short.map(time).joined(separator: context.say(.listSeparator)))))
        }
    }
}
