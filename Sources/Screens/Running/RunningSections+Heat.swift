import Analysis
import Localizations
import Measures

extension RunningSections {
    // MARK: Heat

    /// Section about heat acclimation and its decay. Nil while no heat is known, and when neither a session nor the weather of a run gives
    /// information.
    static func heat(_ weather: WeatherInsight, asOf day: Day, _ context: DisplayContext) -> Section? {
        guard let acclimation = weather.acclimation.value else { return nil }
        guard acclimation.lastExposure != nil || acclimation.isHistoryShort || weather.runsWithWeather > 0 else { return nil }
        let row = Row(context.say(.acclimation), context.say(acclimation.level.phrase), note(acclimation, asOf: day, context))
        return Section("heat", context.say(.heatTitle), [row])
    }

    /// Note such as “likely between 31 and 58 % · last exposure 3 days ago · building: 9 days of history, started at zero”.
    static func note(_ acclimation: AcclimationInsight, asOf day: Day, _ context: DisplayContext) -> String {
        var parts: [String] = []
        if let range = acclimation.state.interval {
            parts.append(
                context.say(.acclimationBetween(low: context.number(100 * range.low), high: context.percent(range.high))))
        }
        if let last = acclimation.lastExposure {
            parts.append(day <= last ? context.say(.lastExposureToday) : context.say(.lastExposure(count: day - last)))
        } else {
            parts.append(context.say(.noExposure))
        }
        if let warmth = acclimation.seasonMaximum {
            parts.append(
                context.say(.acclimationStartSeason(temperature: context.temperature(Temperature(celsius: warmth)).text)))
        } else if acclimation.isHistoryShort {
            parts.append(context.say(.acclimationStartNothing(count: acclimation.daysOfHistory)))
        }
        return parts.joined(separator: " · ")
    }

    // MARK: Heated sessions

    /// One row for each class of room; nil without a session.
    static func heated(_ weather: WeatherInsight, _ context: DisplayContext) -> Section? {
        let rows = weather.heated.map { row(of: $0, context) }
        return Section("heated", context.say(.heatedTitle), lead: rows.isEmpty ? nil : context.say(.heatedLead), rows).unlessEmpty
    }

    /// Row about what is usual in one class of room, with its receipt.
    static func row(of sessions: HeatedSessions, _ context: DisplayContext) -> Row {
        let figure: (Double) -> Figure = { Figure(context.number($0), context.say(.beatsPerMinute)) }
        var row = Row(sessions.room.text(context), figure(sessions.baseline.value).text, note(sessions, context))
        row.explanation = ExplainText.explanation(
            sessions.baseline, id: "why-heated-" + sessions.room.rawValue, title: row.label,
            card: ModelCatalogue.card(sessions.baseline.method), context: context, figure: figure)
        if let alike = sessions.newestSession.flatMap({ alike($0, context) }) { row.explanation?.rows.append(alike) }
        if sessions.signal != nil { row.explanation?.rows += ExplainText.rows(of: HeatedTrend.card, context) }
        return row
    }

    /// Note such as “as usual: 112 bpm in the 10 classes before”, or “… in the 4 earlier classes as warm and humid”.
    static func note(_ session: HeatedSession, _ context: DisplayContext) -> String {
        guard let verdict = session.verdict, let usual = session.usual else {
            return context.say(.heatedFirst(count: session.before))
        }
        let phrase = session.isByWarmth ? Phrase.heatedAgainstAlike : Phrase.heatedAgainstUsual
        return context.say(phrase(session.before, context.say(verdict.phrase), context.number(usual)))
    }

    /// Row about the classes that it was compared with; nil when these are all classes of the room.
    static func alike(_ session: HeatedSession, _ context: DisplayContext) -> Explanation.Row? {
        guard session.isByWarmth else { return nil }
        let near = context.number(HeatedSessions.sameWarmth * context.temperatures.degreesPerKelvin, decimals: 1)
        return .init(
            context.say(.heatedAlike),
            Phrase.heatedAlikeOf(count: session.before, difference: near + " " + context.temperatures.unit).text(context.language)
        )
    }

    /// Section about the heart rate that the model expected of the newest class; nil unless the model beats the mean of such rooms.
    static func expected(_ weather: WeatherInsight, _ context: DisplayContext) -> Section? {
        guard let expectation = weather.heatedModel.expectation.value, let range = expectation.expected.interval else {
            return nil
        }
        let phrase: (String) -> Phrase =
            switch expectation.deviation {
            case .lower: Phrase.heatedExpectedLower
            case .typical: Phrase.heatedExpectedTypical
            case .higher: Phrase.heatedExpectedHigher
            }
        let notes = [
            context.say(phrase(context.number(expectation.heartRate))),
            context.say(.acclimationBetween(low: context.number(range.low), high: context.number(range.high))),
            context.say(
                .heatedExpectedRests(
                    count: context.number(expectation.expected.count), effective: context.number(expectation.effectiveCount))),
            context.say(
                .heatedExpectedErrors(
                    model: context.number(expectation.errors.model, decimals: 1),
                    bucket: context.number(expectation.errors.bucketMean, decimals: 1))),
        ]
        let figure: (Double) -> Figure = { Figure(context.number($0), context.say(.beatsPerMinute)) }
        var row = Row(
            context.shortDate(expectation.day), figure(expectation.expected.value).text, notes.joined(separator: " · "))
        row.route = .activity(expectation.activity)
        let title = context.say(.heatedExpectedTitle)
        let receipt = ExplainText.explanation(
            expectation.expected, id: "why-expected", title: title, card: HeatedModel.card, context: context, figure: figure)
        return Section("expected", title, lead: context.say(.heatedExpectedLead), [row], receipt)
    }

    // MARK: Measured response

    /// Section about acclimation outdoors according to heart rate; nil without an estimate.
    static func measured(_ weather: WeatherInsight, _ context: DisplayContext) -> Section? {
        guard let change = weather.measuredResponse.value, let range = change.interval else { return nil }
        let word: Phrase = range.high < 0 ? .measuredEasier : range.low > 0 ? .measuredHarder : .measuredSame
        let between = context.say(.acclimationBetween(low: context.signed(range.low), high: context.signed(range.high)))
        let row = Row(
            change, "heat_measured_response", .measuredRow,
            note: [context.say(word), between, context.say(.measuredRuns(count: change.count))].joined(separator: " · "), context
        ) { Figure(context.signed($0), context.say(.beatsPerMinute)) }
        return Section("measured", context.say(.measuredTitle), lead: context.say(.measuredLead), [row])
    }

    /// Note such as “16 classes · newest, 3 Nov: 121 bpm, as usual: 119 bpm in the 15 classes before · likely easier than at first: −4.1 %,
    /// last five against first five”.
    private static func note(_ sessions: HeatedSessions, _ context: DisplayContext) -> String {
        var parts = [context.say(.heatedCount(count: sessions.baseline.count))]
        if let lastTen = sessions.lastTen { parts.append(context.say(.heatedLastTen(heartRate: context.number(lastTen)))) }
        if let newest = sessions.newestSession, newest.comparison != nil {
            parts.append(
                context.say(
                    .heatedNewest(
                        date: context.shortDate(newest.day), heartRate: context.number(newest.heartRate),
                        comparison: note(newest, context))))
        }
        if let verdict = sessions.verdict, let change = sessions.change.value?.value {
            parts.append(
                context.say(.heatedChange(verdict: context.say(verdict.phrase), percent: context.signed(change, decimals: 1))))
        }
        return parts.joined(separator: " · ")
    }

    // MARK: A distance to confirm

    /// Nil when every effort is plausible.
    static func confirmation(_ fitness: FitnessInsight, _ context: DisplayContext) -> Section? {
        guard let leap = fitness.leap, let effort = leap.gain.inputs.first?.value else { return nil }
        var row = Row(
            context.say(.confirmRow(distance: name(ofDistance: leap.metres, context), date: context.shortDate(leap.day))),
            DurationText.clock(leap.seconds),
            context.say(
                .confirmNote(
                    vdot: context.number(effort, decimals: 1), bestBefore: context.number(effort - leap.gain.value, decimals: 1)))
        )
        row.route = .activity(leap.activity)
        let title = context.say(.confirmTitle)
        return Section(
            "confirm", title, [row],
            ExplainText.explanation(of: EffortLeap.card, id: "why-confirm", title: title, context: context))
    }

    // MARK: Months

    /// Section by month, newest first; nil without a month that has enough runs.
    static func months(_ running: RunningInsight, newest count: Int, _ context: DisplayContext) -> Section? {
        let title = context.say(.monthsTitle)
        let rows = running.months.suffix(count).reversed().map { month in
            Row(
                context.monthName(year: month.year, month: month.month),
                context.pace(Speed(metresPerSecond: month.speed)).text,
                context.say(
                    .monthNote(
                        heartRate: context.number(month.heartRate), unit: context.say(.beatsPerMinute),
                        runs: context.say(.runCount(count: month.runs)))))
        }
        return Section(
            "months", title, Array(rows),
            ExplainText.explanation(of: MonthOfRunning.card, id: "why-months", title: title, context: context)
        ).unlessEmpty
    }
}
