import Analysis
import Measures

extension RunningScreen {
    // MARK: Response to heat

    /// Whose response to heat is shown, how sure it is and how well each account of heat predicts; nil while no weather is known.
    /// - Parameter gap: percent of load that pace does not see in the heat.
    static func response(_ weather: WeatherInsight, gap: Answer<Estimate>, _ reader: Reader) -> Section? {
        let own = weather.personalSlope.value
        guard own != nil || !weather.responseDoubts.isEmpty else { return nil }
        guard weather.runsWithWeather > 0 || weather.responseErrors.value != nil else { return nil }
        let title = reader.say(.heatResponse)
        var row: Row
        if let own {
            row = Row(reader.say(.heatSlope), reader.slope(.heatOwn, own.value), weight(own, reader))
        } else {
            let doubts = weather.responseDoubts.map { reader.say($0.phrase) }.joined(separator: reader.say(.clauseJoint))
            row = Row(reader.say(.heatSlope), reader.populationSlope, reader.say(.heatNotOwn, doubts))
        }
        var rows = [row]
        if let left = weather.sameRoutes.value {
            rows.append(
                Row(
                    left, "heat_on_same_routes", .sameRoutesLeft,
                    note: Phrase.sameRoutesRuns.counted(reader.language, left.count), reader
                ) { Figure(reader.perDegree($0, signed: true)) })
        }
        if let gap = gap.value {
            rows.append(
                Row(gap, "heat_load_gap", .heatGap, note: note(ofGap: gap, reader), reader) {
                    Figure(Numeral.signed($0), "%")
                })
        }
        var section = Section("heat-response", title, rows, responseReceipt(weather, title, reader))
        if let errors = weather.responseErrors.value {
            let accounts = [
                (Phrase.accountOwn, errors.own), (.accountPopulation, errors.population), (.accountNone, errors.withoutHeat),
            ]
            section.table = DataTable(
                caption: reader.say(.errorsTitle, Numeral.text(errors.own.count)),
                headers: [reader.say(.accountOfHeat), reader.say(.meanError)],
                rows: accounts.map { [reader.say($0.0), Numeral.text($0.1.value, decimals: 2) + " %"] })
        }
        return section
    }

    /// “in 4 hot runs of four weeks your heart rate showed 10 % less load than your pace”.
    private static func note(ofGap gap: Estimate, _ reader: Reader) -> String {
        let percent = Numeral.text(gap.value.magnitude)
        let phrase: Phrase = percent == "0" ? .heatGapNone : gap.value > 0 ? .heatGapMore : .heatGapLess
        return phrase.counted(reader.language, gap.count, percent)
    }

    /// “80 % likely between 0.31 and 0.52 % per °C · 88 % from your own runs, the rest from those of others”.
    private static func weight(_ slope: Estimate, _ reader: Reader) -> String {
        let range = slope.interval.map { interval in
            reader.say(
                .perDegreeBetween, reader.degreeNumber(interval.low), reader.degreeNumber(interval.high), reader.temperatures.unit
            )
        }
        return [range, reader.say(.ownShare, Numeral.percent(slope.quality))].compactMap { $0 }.joined(separator: " · ")
    }

    /// Of one's own slope, else of the fit that was not good enough.
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
    /// Percent for each degree Celsius, told for each degree that the reader knows.
    fileprivate func slope(_ phrase: Phrase, _ percent: Double) -> String {
        say(phrase, degreeNumber(percent), temperatures.unit)
    }

    fileprivate func degreeNumber(_ percent: Double, signed: Bool = false) -> String {
        let value = percent / temperatures.degreesPerKelvin
        return signed ? Numeral.signed(value, decimals: 2) : Numeral.text(value, decimals: 2)
    }

    fileprivate var populationSlope: String { slope(.heatPopulation, -100 * PersonalHeatResponse.prior.mean) }

    /// “0.42 % per °C”.
    fileprivate func perDegree(_ percent: Double, signed: Bool = false) -> String {
        say(.perDegree, degreeNumber(percent, signed: signed), temperatures.unit)
    }
}
