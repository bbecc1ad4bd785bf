import Analysis
import Localizations
import Measures

extension FitnessScreen {
    /// Section about the stated race day: its heat as far as it is known, and each distance in it compared with cool weather. Nil without a
    /// future race, and for an entered one, whose page has it.
    static func raceDay(_ fitness: FitnessInsight, _ context: DisplayContext) -> RunningSections.Section? {
        guard let forecast = fitness.raceDay, !forecast.isEntered, !fitness.predictions.isEmpty else { return nil }
        var rows = [heat(forecast, context)]
        for time in forecast.times {
            var words = [
                context.say(
                    .raceDayCool(time: DurationText.clock(time.cool), percent: context.number(time.slowdown, decimals: 1)))
            ]
            if let range = time.time.interval {
                words.insert(
                    context.say(.fourOfFive(low: DurationText.clock(range.low), high: DurationText.clock(range.high))), at: 0)
            }
            rows.append(
                RunningSections.Row(
                    context.say(time.race.phrase), DurationText.clock(time.time.value), words.joined(separator: " · ")))
        }
        let title = context.say(.raceDayTitle(date: context.longDate(forecast.day)))
        return RunningSections.Section(
            "race-day", title, rows,
            ExplainText.explanation(of: RaceDayForecast.card, id: "why-race-day", title: title, context: context))
    }

    private static func heat(_ forecast: RaceDayForecast, _ context: DisplayContext) -> RunningSections.Row {
        guard let heat = forecast.heat.value, let season = forecast.season else {
            return RunningSections.Row(context.say(.raceDayHeat), "–", context.say(.raceDayHeatUnknown))
        }
        let from =
            switch season {
            case .lastDays: context.say(.raceDayLastDays(count: heat.count))
            case .earlierYears: context.say(.raceDayEarlierYears(count: heat.count))
            }
        let flag = HeatFlag.of(wetBulbGlobe: heat.value).map { context.words(of: $0) }
        return RunningSections.Row(
            context.say(.raceDayHeat), context.temperature(Temperature(celsius: heat.value)).text,
            [flag, from].compactMap { $0 }.joined(separator: " · "))
    }
}

extension DisplayContext {
    /// Name and range of a WBGT band, such as “red flag (22–28 °C)”. It states nothing about its effect on a person.
    func words(of flag: HeatFlag) -> String {
        func degrees(_ celsius: Double?) -> Figure { celsius.map { temperature(Temperature(celsius: $0)) } ?? Figure("–") }
        let (low, high) = (degrees(flag.lowest), degrees(flag.end))
        let between = say(.range(low: low.number, high: high.text))
        return switch flag {
        case .white: say(.flagWhite(limit: high.text))
        case .green: say(.flagGreen(range: between))
        case .yellow: say(.flagYellow(range: between))
        case .red: say(.flagRed(range: between))
        case .black: say(.flagBlack(limit: low.text))
        }
    }
}
