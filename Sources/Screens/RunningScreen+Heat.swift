import Analysis
import Localizations
import Measures

extension RunningScreen {
    // MARK: Heat

    /// Section about heat acclimation and its decay. Nil while no heat is known, and when neither a session nor the weather of a run gives
    /// information.
    static func heat(_ weather: WeatherInsight, asOf day: Day, _ reader: Reader) -> Section? {
        guard let acclimation = weather.acclimation.value else { return nil }
        guard acclimation.lastExposure != nil || acclimation.isBuilding || weather.runsWithWeather > 0 else { return nil }
        let row = Row(reader.say(.acclimation), reader.say(acclimation.level.phrase), note(acclimation, asOf: day, reader))
        return Section("heat", reader.say(.heatTitle), [row])
    }

    /// Note such as “likely between 31 and 58 % · last exposure 3 days ago · building: 9 days of history, begun at nothing”.
    static func note(_ acclimation: AcclimationInsight, asOf day: Day, _ reader: Reader) -> String {
        var parts: [String] = []
        if let range = acclimation.state.interval {
            parts.append(reader.say(.acclimationBetween(low: reader.number(100 * range.low), high: reader.percent(range.high))))
        }
        if let last = acclimation.lastExposure {
            parts.append(day <= last ? reader.say(.lastExposureToday) : reader.say(.lastExposure(count: day - last)))
        } else {
            parts.append(reader.say(.noExposure))
        }
        if let warmth = acclimation.seasonMaximum {
            parts.append(reader.say(.acclimationStartSeason(temperature: reader.temperature(Temperature(celsius: warmth)).text)))
        } else if acclimation.isBuilding {
            parts.append(reader.say(.acclimationStartNothing(count: acclimation.daysOfHistory)))
        }
        return parts.joined(separator: " · ")
    }

    // MARK: Heated sessions

    /// One row for each class of room; nil without a session.
    static func heated(_ weather: WeatherInsight, _ reader: Reader) -> Section? {
        let rows = weather.heated.map { row(of: $0, reader) }
        return Section("heated", reader.say(.heatedTitle), lead: rows.isEmpty ? nil : reader.say(.heatedLead), rows).unlessEmpty
    }

    /// Row about what is usual in one class of room, with its receipt.
    static func row(of sessions: HeatedSessions, _ reader: Reader) -> Row {
        let figure: (Double) -> Figure = { Figure(reader.number($0), reader.say(.beatsPerMinute)) }
        var row = Row(room(sessions.room, reader), figure(sessions.baseline.value).text, note(sessions, reader))
        row.explanation = ExplainText.explanation(
            sessions.baseline, id: "why-heated-" + sessions.room.rawValue, title: row.label,
            card: ModelCatalogue.card(sessions.baseline.method), reader: reader, figure: figure)
        if let alike = sessions.newestSession.flatMap({ alike($0, reader) }) { row.explanation?.rows.append(alike) }
        if sessions.signal != nil { row.explanation?.rows += ExplainText.rows(of: HeatedTrend.card, reader) }
        return row
    }

    /// Note such as “as usual: 112 bpm in the 10 classes before”, or “… in the 4 earlier classes as warm and damp”.
    static func note(_ session: HeatedSession, _ reader: Reader) -> String {
        guard let comparison = session.comparison, let usual = session.usual else {
            return reader.say(.heatedFirst(count: session.before))
        }
        let phrase = session.isByWarmth ? Phrase.heatedAgainstAlike : Phrase.heatedAgainstUsual
        return reader.say(phrase(session.before, reader.say(comparison.phrase), reader.number(usual)))
    }

    /// Row about the classes that it was compared with; nil when these are all classes of the room.
    private static func alike(_ session: HeatedSession, _ reader: Reader) -> Explanation.Row? {
        guard session.isByWarmth else { return nil }
        let near = reader.number(HeatedSessions.sameWarmth * reader.temperatures.degreesPerKelvin, decimals: 1)
        return .init(
            reader.say(.heatedAlike),
            Phrase.heatedAlikeOf(count: session.before, difference: near + " " + reader.temperatures.unit).text(reader.language))
    }

    /// Section that compares one class with the athlete's earlier ones.
    static func against(_ session: HeatedSession, _ reader: Reader) -> Section {
        let title = reader.say(.heatedAgainst)
        var more = Row(reader.say(.heatTitle), reader.say(.heatMore))
        more.route = .heat
        var receipt = ExplainText.explanation(ofRowsBy: HeatedBaseline.card, id: "why-heated", title: title, reader: reader)
        if let alike = alike(session, reader) { receipt.rows.insert(alike, at: 0) }
        return Section(
            "heated", title,
            [
                Row(
                    room(session.room, reader), reader.number(session.heartRate) + " " + reader.say(.beatsPerMinute),
                    note(session, reader)), more,
            ], receipt)
    }

    // MARK: Measured response

    /// Section about acclimation outdoors according to heart rate; nil without an estimate.
    static func measured(_ weather: WeatherInsight, _ reader: Reader) -> Section? {
        guard let change = weather.measuredResponse.value, let range = change.interval else { return nil }
        let word: Phrase = range.high < 0 ? .measuredEasier : range.low > 0 ? .measuredHarder : .measuredSame
        let between = reader.say(.acclimationBetween(low: reader.signed(range.low), high: reader.signed(range.high)))
        let row = Row(
            change, "heat_measured_response", .measuredRow,
            note: [reader.say(word), between, reader.say(.measuredRuns(count: change.count))].joined(separator: " · "), reader
        ) { Figure(reader.signed($0), reader.say(.beatsPerMinute)) }
        return Section("measured", reader.say(.measuredTitle), lead: reader.say(.measuredLead), [row])
    }

    private static func room(_ room: HeatedRoom, _ reader: Reader) -> String {
        func warmth(_ fahrenheit: Int) -> Figure { reader.temperature(Temperature(fahrenheit: Double(fahrenheit))) }
        let name = reader.say(room.phrase)
        guard let highest = room.highest else { return reader.say(.heatedRoomFrom(name: name, low: warmth(room.lowest).text)) }
        return reader.say(.heatedRoom(name: name, low: warmth(room.lowest).number, high: warmth(highest).text))
    }

    /// Note such as “16 classes · newest, 3 Nov: 121 bpm, as usual: 119 bpm in the 15 classes before · likely easier than at first: −4.1 %,
    /// last five against first five”.
    private static func note(_ sessions: HeatedSessions, _ reader: Reader) -> String {
        var parts = [reader.say(.heatedCount(count: sessions.baseline.count))]
        if let lastTen = sessions.lastTen { parts.append(reader.say(.heatedLastTen(heartRate: reader.number(lastTen)))) }
        if let newest = sessions.newestSession, newest.comparison != nil {
            parts.append(
                reader.say(
                    .heatedNewest(
                        date: reader.shortDate(newest.day), heartRate: reader.number(newest.heartRate),
                        comparison: note(newest, reader))))
        }
        if let signal = sessions.signal, let change = sessions.change.value?.value {
            parts.append(
                reader.say(.heatedChange(verdict: reader.say(signal.phrase), percent: reader.signed(change, decimals: 1))))
        }
        return parts.joined(separator: " · ")
    }

    // MARK: A distance to confirm

    /// Nil when every effort is plausible.
    static func confirmation(_ fitness: FitnessInsight, _ reader: Reader) -> Section? {
        guard let leap = fitness.leap, let effort = leap.gain.inputs.first?.value else { return nil }
        var row = Row(
            reader.say(.confirmRow(distance: name(ofDistance: leap.metres, reader), date: reader.shortDate(leap.day))),
            DurationText.clock(leap.seconds),
            reader.say(
                .confirmNote(
                    vdot: reader.number(effort, decimals: 1), bestBefore: reader.number(effort - leap.gain.value, decimals: 1))))
        row.route = .activity(leap.activity)
        let title = reader.say(.confirmTitle)
        return Section(
            "confirm", title, [row],
            ExplainText.explanation(ofRowsBy: EffortLeap.card, id: "why-confirm", title: title, reader: reader))
    }

    // MARK: Months

    /// Section by month, newest first; nil without a month that has enough runs.
    static func months(_ running: RunningInsight, newest count: Int, _ reader: Reader) -> Section? {
        let title = reader.say(.monthsTitle)
        let rows = running.months.suffix(count).reversed().map { month in
            Row(
                reader.monthName(year: month.year, month: month.month),
                reader.pace(Speed(metresPerSecond: month.speed)).text,
                reader.say(
                    .monthNote(
                        heartRate: reader.number(month.heartRate), unit: reader.say(.beatsPerMinute),
                        runs: reader.say(.runCount(count: month.runs)))))
        }
        return Section(
            "months", title, Array(rows),
            ExplainText.explanation(ofRowsBy: MonthOfRunning.card, id: "why-months", title: title, reader: reader)
        ).unlessEmpty
    }
}

extension HeatedRoom {
    fileprivate var phrase: Phrase {
        switch self {
        case .warm: .heatedWarm
        case .hot: .heatedHot
        case .veryHot: .heatedVeryHot
        case .extreme: .heatedExtreme
        }
    }
}

extension HeatedBaseline.Comparison {
    fileprivate var phrase: Phrase {
        switch self {
        case .lowerEffort: .heatedLower
        case .typical: .heatedTypical
        case .higherEffort: .heatedHigher
        }
    }
}

extension HeatedTrend.Signal {
    fileprivate var phrase: Phrase {
        switch self {
        case .improving: .heatedImproving
        case .stable: .heatedStable
        case .declining: .heatedDeclining
        }
    }
}
