import Analysis
import Localizations
import Measures

extension RunningSections {
    // MARK: Response to heat

    /// Section about the source of the heat response, its uncertainty, and how well each model predicts; nil while no weather is known.
    /// - Parameter gap: percentage of load in the heat that pace does not show.
    static func response(_ weather: WeatherInsight, gap: Answer<Estimate>, _ context: DisplayContext) -> Section? {
        let own = weather.personalSlope.value
        guard own != nil || !weather.responseDoubts.isEmpty else { return nil }
        guard weather.runsWithWeather > 0 || weather.responseErrors.value != nil else { return nil }
        let title = context.say(.heatResponse)
        var row: Row
        if let own {
            row = Row(context.say(.heatSlope), context.slope(Phrase.heatOwn, own.value), weight(own, context))
        } else {
            let doubts = weather.responseDoubts.map { context.say($0.phrase(context)) }.joined(
                separator: context.say(.clauseJoint))
            row = Row(context.say(.heatSlope), context.populationSlope, context.say(.heatNotOwn(reasons: doubts)))
        }
        var rows = [row]
        if let left = weather.sameRoutes.value {
            rows.append(
                Row(
                    left, "heat_on_same_routes", .sameRoutesLeft,
                    note: Phrase.sameRoutesRuns(count: left.count).text(context.language), context
                ) { Figure(context.perDegree($0, signed: true)) })
        }
        if let gap = gap.value {
            rows.append(
                Row(gap, "heat_load_gap", .heatGap, note: note(ofGap: gap, context), context) {
                    Figure(context.signed($0), "%")
                })
        }
        var section = Section("heat-response", title, rows, responseReceipt(weather, title, context))
        if let errors = weather.responseErrors.value {
            let accounts = [
                (Phrase.accountOwn, errors.own), (.accountPopulation, errors.population), (.accountNone, errors.withoutHeat),
            ]
            section.table = DataTable(
                caption: context.say(.errorsTitle(runs: context.number(errors.own.count))),
                headers: [context.say(.accountOfHeat), context.say(.meanError)],
                rows: accounts.map { [context.say($0.0), context.number($0.1.value, decimals: 2) + " %"] })
        }
        return section
    }

    /// Note such as “in 4 hot runs of four weeks your heart rate showed 10 % less load than your pace”.
    private static func note(ofGap gap: Estimate, _ context: DisplayContext) -> String {
        let percent = context.number(gap.value.magnitude)
        if percent == "0" { return context.say(.heatGapNone(count: gap.count)) }
        let phrase = gap.value > 0 ? Phrase.heatGapMore : Phrase.heatGapLess
        return context.say(phrase(gap.count, percent))
    }

    /// Note such as “80 % likely between 0.31 and 0.52 % per °C · 88 % from your own runs, the rest from those of others”.
    private static func weight(_ slope: Estimate, _ context: DisplayContext) -> String {
        let range = slope.interval.map { interval in
            context.say(
                .perDegreeBetween(
                    low: context.degreeNumber(interval.low), high: context.degreeNumber(interval.high),
                    unit: context.temperatures.unit))
        }
        return [range, context.say(.ownShare(share: context.percent(slope.quality)))].compactMap { $0 }.joined(separator: " · ")
    }

    /// Receipt of the athlete's own slope, or of the fit that was not good enough.
    private static func responseReceipt(_ weather: WeatherInsight, _ title: String, _ context: DisplayContext) -> Explanation {
        let (id, card) = ("why-heat_slope", PersonalHeatResponse.card)
        if let slope = weather.personalSlope.value {
            return ExplainText.explanation(slope, id: id, title: title, card: card, context: context) {
                Figure(context.perDegree($0))
            }
        }
        var receipt = ExplainText.explanation(of: card, id: id, title: title, context: context)
        if let errors = weather.responseErrors.value {
            receipt.inputs = context.rows(of: errors.own.inputs, asOf: errors.own.asOf)
        }
        return receipt
    }
}

extension PersonalHeatResponse.Doubt {
    func phrase(_ context: DisplayContext) -> Phrase {
        switch self {
        case .fewRuns: .doubtFewRuns(least: context.number(PersonalHeatResponse.leastRuns))
        case .fewHotRuns: .doubtFewHot(least: context.number(PersonalHeatResponse.leastHotRuns))
        case .fewCoolRuns: .doubtFewCool(least: context.number(PersonalHeatResponse.leastCoolRuns))
        case .littleSpread: .doubtSpread
        case .heatFollowsCalendar: .doubtCalendar
        case .mostlyPrior: .doubtPrior
        case .predictsWorse: .doubtWorse
        case .sameRoutesDisagree: .doubtSameRoutes
        }
    }
}

extension DisplayContext {
    /// Formats percent per degree Celsius, converted to the user's temperature unit.
    fileprivate func slope(_ phrase: (String, String) -> Phrase, _ percent: Double) -> String {
        say(phrase(degreeNumber(percent), temperatures.unit))
    }

    fileprivate func degreeNumber(_ percent: Double, signed isSigned: Bool = false) -> String {
        let value = percent / temperatures.degreesPerKelvin
        return isSigned ? signed(value, decimals: 2) : number(value, decimals: 2)
    }

    fileprivate var populationSlope: String { slope(Phrase.heatPopulation, -100 * PersonalHeatResponse.prior.mean) }

    /// Formats a slope such as “0.42 % per °C”.
    fileprivate func perDegree(_ percent: Double, signed: Bool = false) -> String {
        say(.perDegree(percent: degreeNumber(percent, signed: signed), unit: temperatures.unit))
    }
}
