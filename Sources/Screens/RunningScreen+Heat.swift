import Analysis
import Measures

extension RunningScreen {
    // MARK: Heat

    /// How used to heat the athlete is, and since when that fades; nil while no heat is known, and where neither a session that
    /// counted nor the weather of a run says anything.
    static func heat(_ weather: WeatherInsight, asOf day: Day, _ reader: Reader) -> Section? {
        guard let acclimation = weather.acclimation.value else { return nil }
        guard acclimation.lastExposure != nil || acclimation.isBuilding || weather.runsWithWeather > 0 else { return nil }
        let row = Row(reader.say(.acclimation), reader.say(acclimation.level.phrase), note(acclimation, asOf: day, reader))
        return Section("heat", reader.say(.heatTitle), [row])
    }

    /// “likely between 31 and 58 % · last exposure 3 days ago · building: 9 days of history, begun at nothing”.
    static func note(_ acclimation: AcclimationInsight, asOf day: Day, _ reader: Reader) -> String {
        var parts: [String] = []
        if let range = acclimation.state.interval {
            parts.append(reader.say(.acclimationBetween, Numeral.text(100 * range.low), Numeral.percent(range.high)))
        }
        if let last = acclimation.lastExposure {
            parts.append(day <= last ? reader.say(.lastExposureToday) : reader.count(.lastExposure, day - last))
        } else {
            parts.append(reader.say(.noExposure))
        }
        if let warmth = acclimation.seasonMaximum {
            parts.append(reader.say(.acclimationStartSeason, reader.temperature(Temperature(celsius: warmth)).text))
        } else if acclimation.isBuilding {
            parts.append(reader.count(.acclimationStartNothing, acclimation.daysOfHistory))
        }
        return parts.joined(separator: " · ")
    }

    // MARK: A distance to confirm

    /// Nil while every effort is believable.
    static func confirmation(_ fitness: FitnessInsight, _ reader: Reader) -> Section? {
        guard let leap = fitness.leap, let effort = leap.gain.inputs.first?.value else { return nil }
        var row = Row(
            reader.say(.confirmRow, name(ofDistance: leap.metres, reader), reader.shortDate(leap.day)),
            DurationText.clock(leap.seconds),
            reader.say(
                .confirmNote, Numeral.text(effort, decimals: 1), Numeral.text(effort - leap.gain.value, decimals: 1)))
        row.route = .activity(leap.activity)
        let title = reader.say(.confirmTitle)
        return Section(
            "confirm", title, [row],
            ExplainText.explanation(ofRowsBy: EffortLeap.card, id: "why-confirm", title: title, reader: reader))
    }

    // MARK: Months

    /// Newest first; nil without a month that has enough runs.
    static func months(_ running: RunningInsight, newest count: Int, _ reader: Reader) -> Section? {
        let title = reader.say(.monthsTitle)
        let rows = running.months.suffix(count).reversed().map { month in
            Row(
                reader.monthName(year: month.year, month: month.month),
                reader.pace(Speed(metresPerSecond: month.speed)).text,
                reader.say(
                    .monthNote, Numeral.text(month.heartRate), reader.say(.beatsPerMinute), reader.count(.runCount, month.runs)))
        }
        return Section(
            "months", title, Array(rows),
            ExplainText.explanation(ofRowsBy: MonthOfRunning.card, id: "why-months", title: title, reader: reader)
        ).unlessEmpty
    }
}
