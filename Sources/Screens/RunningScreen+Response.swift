import Analysis
import Localizations
import Measures

extension RunningScreen {
    // MARK: Response to heat

    /// Section about the source of the heat response, its uncertainty, and how well each model predicts; nil while no weather is known.
    /// - Parameter gap: percentage of load in the heat that pace does not show.
    static func response(_ weather: WeatherInsight, gap: Answer<Estimate>, _ reader: Reader) -> Section? {
        let own = weather.personalSlope.value
        guard own != nil || !weather.responseDoubts.isEmpty else { return nil }
        guard weather.runsWithWeather > 0 || weather.responseErrors.value != nil else { return nil }
        let title = reader.say(.heatResponse)
        var row: Row
        if let own {
            row = Row(reader.say(.heatSlope), reader.slope(Phrase.heatOwn, own.value), weight(own, reader))
        } else {
            let doubts = weather.responseDoubts.map { reader.say($0.phrase) }.joined(separator: reader.say(.clauseJoint))
            row = Row(reader.say(.heatSlope), reader.populationSlope, reader.say(.heatNotOwn(reasons: doubts)))
        }
        var rows = [row]
        if let left = weather.sameRoutes.value {
            rows.append(
                Row(
                    left, "heat_on_same_routes", .sameRoutesLeft,
                    note: Phrase.sameRoutesRuns(count: left.count).text(reader.language), reader
                ) { Figure(reader.perDegree($0, signed: true)) })
        }
        if let gap = gap.value {
            rows.append(
                Row(gap, "heat_load_gap", .heatGap, note: note(ofGap: gap, reader), reader) {
                    Figure(reader.signed($0), "%")
                })
        }
        var section = Section("heat-response", title, rows, responseReceipt(weather, title, reader))
        if let errors = weather.responseErrors.value {
            let accounts = [
                (Phrase.accountOwn, errors.own), (.accountPopulation, errors.population), (.accountNone, errors.withoutHeat),
            ]
            section.table = DataTable(
                caption: reader.say(.errorsTitle(runs: reader.number(errors.own.count))),
                headers: [reader.say(.accountOfHeat), reader.say(.meanError)],
                rows: accounts.map { [reader.say($0.0), reader.number($0.1.value, decimals: 2) + " %"] })
        }
        return section
    }

    /// Note such as “in 4 hot runs of four weeks your heart rate showed 10 % less load than your pace”.
    private static func note(ofGap gap: Estimate, _ reader: Reader) -> String {
        let percent = reader.number(gap.value.magnitude)
        if percent == "0" { return reader.say(.heatGapNone(count: gap.count)) }
        let phrase = gap.value > 0 ? Phrase.heatGapMore : Phrase.heatGapLess
        return reader.say(phrase(gap.count, percent))
    }

    /// Note such as “80 % likely between 0.31 and 0.52 % per °C · 88 % from your own runs, the rest from those of others”.
    private static func weight(_ slope: Estimate, _ reader: Reader) -> String {
        let range = slope.interval.map { interval in
            reader.say(
                .perDegreeBetween(
                    low: reader.degreeNumber(interval.low), high: reader.degreeNumber(interval.high),
                    unit: reader.temperatures.unit))
        }
        return [range, reader.say(.ownShare(share: reader.percent(slope.quality)))].compactMap { $0 }.joined(separator: " · ")
    }

    /// Receipt of the athlete's own slope, or of the fit that was not good enough.
    private static func responseReceipt(_ weather: WeatherInsight, _ title: String, _ reader: Reader) -> Explanation {
        let (id, card) = ("why-heat_slope", PersonalHeatResponse.card)
        if let slope = weather.personalSlope.value {
            var receipt = ExplainText.explanation(slope, id: id, title: title, card: card, reader: reader) {
                Figure(reader.perDegree($0))
            }
            receipt.rows.append(ExplainText.formula(of: card, reader))
            return receipt
        }
        var receipt = ExplainText.explanation(ofRowsBy: card, id: id, title: title, reader: reader)
        if let errors = weather.responseErrors.value {
            receipt.inputs = reader.rows(of: errors.own.inputs, asOf: errors.own.asOf)
        }
        return receipt
    }
}

extension PersonalHeatResponse.Doubt {
    var phrase: Phrase {
        switch self {
        case .fewRuns: .doubtFewRuns
        case .fewHotRuns: .doubtFewHot
        case .fewCoolRuns: .doubtFewCool
        case .littleSpread: .doubtSpread
        case .heatFollowsCalendar: .doubtCalendar
        case .mostlyPrior: .doubtPrior
        case .predictsWorse: .doubtWorse
        case .sameRoutesDisagree: .doubtSameRoutes
        }
    }
}

extension Reader {
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
