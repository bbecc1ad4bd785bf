import Analysis
import Localizations

extension TodayScreen {
    static func rings(_ readiness: ReadinessInsight, _ reader: Reader) -> [ScoreRing] {
        [
            ring(readiness.recovery, .recovery, .heart, "recovery", needs: recoveryNeeds(readiness, reader), reader),
            ring(readiness.sleep, .sleep, .moon, "sleep", needs: sleepNeeds(readiness, reader), reader),
            ring(readiness.strain, .strain, .bolt, "strain", needs: strainNeeds(readiness, reader), reader),
        ]
    }

    private static func sleepNeeds(_ readiness: ReadinessInsight, _ reader: Reader) -> String {
        reader.say(readiness.sleep.absence == .stale ? .lastNightNeeded : .sleepNeeds)
    }

    private static func recoveryNeeds(_ readiness: ReadinessInsight, _ reader: Reader) -> String {
        // There are enough nights, and only the last one is missing.
        if readiness.recovery.absence == .stale { return reader.say(.lastNightNeeded) }
        guard readiness.recovery.absence == .tooFew else { return reader.say(.recoveryNeeds) }
        if let device = readiness.newDevice {
            return reader.say(.recoveryNewDevice(nights: "\(device.nights)", device: device.name))
        }
        return readiness.nights < 7 ? reader.say(.recoveryNights(nights: "\(readiness.nights)")) : reader.say(.recoveryNeeds)
    }

    private static func strainNeeds(_ readiness: ReadinessInsight, _ reader: Reader) -> String {
        guard readiness.strain.absence == .tooFew else { return reader.say(.strainNeeds) }
        // Never show "6.0 of 6" for a little less.
        return reader.say(.strainHours(hours: reader.number((readiness.hoursOfHeartRate * 10).rounded(.down) / 10, decimals: 1)))
    }

    private static func ring(
        _ answer: Answer<Score>, _ title: Phrase, _ symbol: Symbol, _ id: String, needs: String, _ reader: Reader
    ) -> ScoreRing {
        let name = reader.say(title)
        guard let score = answer.value else {
            let reason = AbsenceText.text(answer.absence ?? .noData, reader.language)
            return ScoreRing(
                title: name, symbol: symbol, state: .absent(reason: reason, needs: needs),
                route: AbsenceText.route(answer.absence ?? .noData))
        }
        let value = Int((min(100, max(0, score.estimate.value)) + 0.5).rounded(.down))
        let word = reader.say(id == "strain" ? score.band.strainPhrase : score.band.phrase)
        let drivers = DriverText(score.drivers, isAgainstMiddlingDay: id == "recovery", reader)
        var known = ScoreRing.Known(
            value: value, badge: Badge(word, score.band.tone),
            trend: score.trend.map { reader.say(.againstWeek(difference: reader.signed($0))) },
            spoken: reader.say(.ringWithBand(name: name, score: "\(value)", band: word)), strongest: drivers.strongest,
            explanation: ExplainText.explanation(
                score.estimate, id: "why-" + id, title: name, card: ModelCatalogue.card(score.estimate.method), reader: reader
            ) {
                Figure(reader.number($0))
            })
        known.doubt = doubt(about: score, word, reader)
        known.explanation.drivers = drivers.rows
        known.explanation.driversTitle = reader.say(id == "recovery" ? .driversOfRecovery : .driversOfSleep)
        return ScoreRing(title: name, symbol: symbol, state: .known(known))
    }

    /// States the probability of the band, and the range of the score in four of five such mornings; nil without a model of the sensors.
    private static func doubt(about score: Score, _ word: String, _ reader: Reader) -> String? {
        guard let likelihood = score.likelihood, let interval = score.estimate.interval else { return nil }
        let text = Phrase.bandLikelihood(
            band: word, likelihood: reader.percent(likelihood[score.band]), low: reader.number(interval.low),
            high: reader.number(interval.high)
        ).text(reader.language)
        let isProvisional = score.estimate.count < RecoveryScore.settledNights
        return isProvisional ? text + " · " + reader.say(.provisionalScore) : text
    }

    /// - Parameter isStrained: whether the recent load is high: variability above the usual range may then mean fatigue.
    static func bodyState(_ readiness: ReadinessInsight, isStrained: Bool, _ reader: Reader) -> [UsualRange] {
        let cycle = cycleNote(readiness)
        // Avoid stating the same for both.
        let isSaid = cycle == .cycleShifts && readiness.restingHeartRate.value != nil
        return [
            usual(
                readiness.restingHeartRate, .restingHeartRate, .heart, "resting", unit: .beatsPerMinute, above: .caution,
                below: .good, cycle: cycle, reader),
            usual(
                readiness.variability, .variability, .pulse, "variability", unit: .millisecondsUnit, above: .neutral,
                below: .caution, noteAbove: isStrained ? .highAfterMuch : nil,
                cycle: isSaid ? nil : cycle, reader),
        ]
    }

    /// Note about the menstrual cycle; nil when it does not apply.
    private static func cycleNote(_ readiness: ReadinessInsight) -> Phrase? {
        switch readiness.comparedPhase {
        case .first: .firstHalfOfCycle
        case .second: .secondHalfOfCycle
        case nil: readiness.couldShareCycle ? .cycleShifts : nil
        }
    }

    private static func usual(
        _ answer: Answer<Baseline>, _ label: Phrase, _ symbol: Symbol, _ id: String, unit: Phrase, above: Tone,
        below: Tone, noteAbove: Phrase? = nil, cycle: Phrase? = nil, _ reader: Reader
    ) -> UsualRange {
        let name = reader.say(label)
        guard let baseline = answer.value else {
            let reason = AbsenceText.text(answer.absence ?? .noData, reader.language)
            return UsualRange(label: name, symbol: symbol, state: .absent(reason: reason))
        }
        let today = baseline.today.value
        let low = baseline.usualLow
        let high = baseline.usualHigh
        // The scale shows the usual range in its middle third, and extends if today's value is further out.
        let span = max(high - low, 1e-6)
        let from = min(low - span, today - span * 0.2)
        let to = max(high + span, today + span * 0.2)
        func place(_ value: Double) -> Double { (value - from) / (to - from) }
        let badge: Badge
        if today > high {
            badge = Badge(reader.say(.aboveUsual), above)
        } else if today < low {
            badge = Badge(reader.say(.belowUsual), below)
        } else {
            badge = Badge(reader.say(.withinUsual), .good)
        }
        let unitText = reader.say(unit)
        // A value outside its range must not be rounded to its end.
        func told(_ value: Double) -> String { reader.number(value) }
        let isAtEnd = (today > high && told(today) == told(high)) || (today < low && told(today) == told(low))
        func text(_ value: Double) -> String { reader.number(value, decimals: isAtEnd ? 1 : 0) }
        var rangeText = reader.say(.usualRange(low: text(low), high: text(high), unit: unitText))
        // One night alone is unreliable, so the shown value is a mean.
        if label == .variability { rangeText = reader.say(.meanOfNights(count: baseline.today.count)) + " · " + rangeText }
        let notes = [today > high ? noteAbove : nil, cycle].compactMap { $0 }.map { reader.say($0) }
        let known = UsualRange.Known(
            figure: Figure(text(today), unitText), badge: badge,
            rangeText: rangeText, note: notes.isEmpty ? nil : notes.joined(separator: " · "), low: place(low),
            high: place(high), today: place(today),
            explanation: ExplainText.explanation(
                baseline.today, id: "why-" + id, title: name, card: ModelCatalogue.card(baseline.today.method), reader: reader
            ) {
                Figure(reader.number($0), unitText)
            })
        return UsualRange(label: name, symbol: symbol, state: .known(known))
    }
}
