import Analysis
import Localizations

extension TodayScreen {
    static func rings(_ readiness: ReadinessInsight, _ context: DisplayContext) -> [ScoreRing] {
        [
            ring(readiness.recovery, .recovery, .heart, .recovery, needs: recoveryNeeds(readiness, context), context),
            ring(readiness.sleep, .sleep, .moon, .sleep, needs: sleepNeeds(readiness, context), context),
            ring(readiness.strain, .strain, .bolt, .strain, needs: strainNeeds(readiness, context), context),
        ]
    }

    private static func sleepNeeds(_ readiness: ReadinessInsight, _ context: DisplayContext) -> String {
        context.say(readiness.sleep.absence == .stale ? .lastNightNeeded : .sleepNeeds)
    }

    private static func recoveryNeeds(_ readiness: ReadinessInsight, _ context: DisplayContext) -> String {
        // There are enough nights, and only the last one is missing.
        if readiness.recovery.absence == .stale { return context.say(.lastNightNeeded) }
        guard readiness.recovery.absence == .tooFew else { return context.say(.recoveryNeeds) }
        if let device = readiness.newDevice {
            return context.say(.recoveryNewDevice(nights: "\(device.nights)", device: device.name))
        }
        return readiness.nights < 7 ? context.say(.recoveryNights(nights: "\(readiness.nights)")) : context.say(.recoveryNeeds)
    }

    private static func strainNeeds(_ readiness: ReadinessInsight, _ context: DisplayContext) -> String {
        guard readiness.strain.absence == .tooFew else { return context.say(.strainNeeds) }
        // Never show "6.0 of 6" for a little less.
        return context.say(
            .strainHours(hours: context.number((readiness.hoursOfHeartRate * 10).rounded(.down) / 10, decimals: 1)))
    }

    private static func ring(
        _ answer: Answer<Score>, _ title: Phrase, _ symbol: Symbol, _ kind: ScoreRing.Kind, needs: String,
        _ context: DisplayContext
    ) -> ScoreRing {
        let name = context.say(title)
        guard let score = answer.value else {
            let reason = AbsenceText.text(answer.absence ?? .noData, context.language)
            return ScoreRing(
                kind: kind, title: name, symbol: symbol, state: .absent(reason: reason, needs: needs),
                route: AbsenceText.route(answer.absence ?? .noData))
        }
        // The strain of a day grows until its end, so that before it compares with no whole day.
        let isOver = kind != .strain || context.looksBack
        let value = Int((min(100, max(0, score.estimate.value)) + 0.5).rounded(.down))
        let word = context.say(kind == .strain ? score.band.strainPhrase : score.band.phrase)
        let drivers = DriverText(score.drivers, isAgainstMiddlingDay: kind == .recovery, context)
        var known = ScoreRing.Known(
            value: value, badge: Badge(word, score.band.tone),
            trend: (isOver ? score.trend : nil).map { context.say(.againstWeek(difference: context.signed($0))) },
            spoken: context.say(.ringWithBand(name: name, score: "\(value)", band: word)), strongest: drivers.strongest,
            explanation: ExplainText.explanation(
                score.estimate, id: "why-" + kind.rawValue, title: name, card: ModelCatalogue.card(score.estimate.method),
                context: context
            ) {
                Figure(context.number($0))
            })
        known.shortTrend = (isOver ? score.trend : nil).map { change($0, context) }
        known.week = week(score, isOver: isOver, context)
        let isProvisional = score.likelihood != nil && score.estimate.count < RecoveryScore.settledNights
        known.provisional = isProvisional ? context.say(.provisionalScore) : nil
        known.doubt = doubt(about: score, word, provisional: known.provisional, context)
        if let doubt = known.doubt { known.explanation.rows.insert(.init(context.say(.ringCertainty), doubt), at: 0) }
        (known.explanation.lead, known.explanation.drivers) = (drivers.strongest, drivers.rows)
        known.explanation.driversTitle = context.say(kind == .recovery ? .driversOfRecovery : .driversOfSleep)
        return ScoreRing(kind: kind, title: name, symbol: symbol, state: .known(known))
    }

    /// Points against the mean of seven days, with an arrow where they are more than rounding.
    private static func change(_ points: Double, _ context: DisplayContext) -> ScoreRing.Change {
        let direction: Direction = points >= leastChange ? .up : points <= -leastChange ? .down : .level
        return ScoreRing.Change(direction: direction, text: context.say(.ringTrend(difference: context.signed(points))))
    }
    private static let leastChange = 2.0

    private static func week(_ score: Score, isOver: Bool, _ context: DisplayContext) -> Sparkline? {
        let values = score.before + (isOver ? [score.estimate.value] : [])
        let spoken = values.map { $0.map { context.number($0) } ?? "–" }.joined(separator: ", ")
        return Sparkline(values, leastSpan: 20, spoken: context.say(.ringWeek(values: spoken)))
    }

    /// States the probability of the band, and the range of the score in four of five such mornings; nil without a model of the sensors.
    private static func doubt(
        about score: Score, _ word: String, provisional: String?, _ context: DisplayContext
    ) -> String? {
        guard let likelihood = score.likelihood, let interval = score.estimate.interval else { return nil }
        let text = Phrase.bandLikelihood(
            band: word, likelihood: context.percent(likelihood[score.band]), low: context.number(interval.low),
            high: context.number(interval.high)
        ).text(context.language)
        return provisional.map { text + " · " + $0 } ?? text
    }

    /// - Parameter isStrained: whether the recent load is high: variability above the usual range may then mean fatigue.
    static func bodyState(_ readiness: ReadinessInsight, isStrained: Bool, _ context: DisplayContext) -> [UsualRange] {
        let cycle = cycleNote(readiness)
        // Avoid stating the same for both.
        let isSaid = cycle == .cycleShifts && readiness.restingHeartRate.value != nil
        return [
            usual(
                readiness.restingHeartRate, .restingHeartRate, .heart, "resting", unit: .beatsPerMinute, above: .caution,
                below: .good, cycle: cycle, context),
            usual(
                readiness.variability, .variability, .pulse, "variability", unit: .millisecondsUnit, above: .neutral,
                below: .caution, noteAbove: isStrained ? .highAfterMuch : nil,
                cycle: isSaid ? nil : cycle, context),
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
        below: Tone, noteAbove: Phrase? = nil, cycle: Phrase? = nil, _ context: DisplayContext
    ) -> UsualRange {
        let name = context.say(label)
        guard let baseline = answer.value else {
            let reason = AbsenceText.text(answer.absence ?? .noData, context.language)
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
            badge = Badge(context.say(.aboveUsual), above)
        } else if today < low {
            badge = Badge(context.say(.belowUsual), below)
        } else {
            badge = Badge(context.say(.withinUsual), .good)
        }
        let unitText = context.say(unit)
        // A value outside its range must not be rounded to its end.
        func number(_ value: Double) -> String { context.number(value) }
        let isAtEnd = (today > high && number(today) == number(high)) || (today < low && number(today) == number(low))
        func text(_ value: Double) -> String { context.number(value, decimals: isAtEnd ? 1 : 0) }
        var rangeText = context.say(.usualRange(low: text(low), high: text(high), unit: unitText))
        // One night alone is unreliable, so the shown value is a mean.
        if label == .variability { rangeText = context.say(.meanOfNights(count: baseline.today.count)) + " · " + rangeText }
        let notes = [today > high ? noteAbove : nil, cycle].compactMap { $0 }.map { context.say($0) }
        let known = UsualRange.Known(
            figure: Figure(text(today), unitText), badge: badge,
            rangeText: rangeText, note: notes.isEmpty ? nil : notes.joined(separator: " · "), low: place(low),
            high: place(high), today: place(today),
            explanation: ExplainText.explanation(
                baseline.today, id: "why-" + id, title: name, card: ModelCatalogue.card(baseline.today.method),
                context: context
            ) {
                Figure(context.number($0), unitText)
            })
        return UsualRange(label: name, symbol: symbol, state: .known(known))
    }
}
