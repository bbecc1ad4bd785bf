import Analysis
import Localizations
import Measures
import Training

extension TodayScreen {
    static func stats(_ insights: Insights, _ context: DisplayContext) -> [MetricTile] {
        [ratio(insights.load, context), uptake(insights.fitness, context), temperature(insights.weather, context)]
            + [distance(insights.load, context)]
    }

    static func ratio(_ load: LoadInsight, _ context: DisplayContext) -> MetricTile {
        var tile = tile(load.ratio, .loadRatio, .load, "ratio", context, tone: load.zoneTone) {
            Figure(context.number($0, decimals: 2))
        } badge: {
            load.zone.value.map { Badge(context.say($0.phrase), load.zoneTone) }
        }
        tile.explanation = load.ratio.value.map { ExplainText.ratio($0, id: "why-ratio", title: tile.label, context) }
        if let ratio = load.ratio.value, let range = LoadScreen.interval(ratio, context) {
            tile.note = [tile.note, range].compactMap { $0 }.joined(separator: " · ")
        }
        // After a break the ratio has nothing to compare with.
        if let day = load.returningDay {
            tile.figure = Figure("–")
            tile.note = context.say(.returningDay(day: "\(day)"))
            tile.explanation?.value = ""
        }
        return tile
    }

    static func uptake(_ fitness: FitnessInsight, _ context: DisplayContext) -> MetricTile {
        var tile = tile(
            fitness.oxygenUptake, .oxygenUptake, .fitness, "uptake", context, tone: fitness.level.value?.tone ?? .info
        ) {
            Figure(context.number($0, decimals: 1), "ml/kg/min")
        } badge: {
            fitness.level.value.map { Badge(context.say($0.phrase), $0.tone) }
        }
        if fitness.oxygenUptake.value == nil, let last = fitness.lastKnownUptake.value {
            let known = context.say(
                .lastKnown(value: context.number(last.value, decimals: 1), date: context.shortDate(last.asOf)))
            tile.note = [tile.note, known].compactMap { $0 }.joined(separator: " · ")
        }
        return tile
    }

    static func temperature(_ weather: WeatherInsight, _ context: DisplayContext) -> MetricTile {
        let tone = weather.averageTemperature.value.map { Tone(celsius: $0.value, decimals: 1) } ?? .neutral
        return tile(weather.averageTemperature, .averageTemperature, .thermometer, "temperature", context, tone: tone) {
            context.temperature(Temperature(celsius: $0), decimals: 1)
        } badge: {
            weather.impact.value.map { Badge(context.say(.impact(impact: context.say($0.phrase))), $0.tone) }
        }
    }

    static func distance(_ load: LoadInsight, _ context: DisplayContext) -> MetricTile {
        var tile = tile(load.weeklyDistance, .weeklyDistance, .distance, "distance", context, tone: .info) {
            context.roundDistance($0 * 1000)
        } badge: {
            // Without distance on foot, the trend would be that of other sports.
            let isOfRuns = (load.weeklyDistance.value?.value ?? 0) > 0 || load.trainingTrend.value == .detraining
            return isOfRuns
                ? load.trainingTrend.value.map { Badge(context.say(.trainingIs(trend: context.say($0.phrase))), .neutral) } : nil
        }
        if load.weeklyDistance.value != nil, tile.badge == nil { tile.note = context.say(.onFoot) }
        return tile
    }

    static func tile(
        _ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ context: DisplayContext, tone: Tone,
        figure: (Double) -> Figure, badge: () -> Badge?
    ) -> MetricTile {
        let name = context.say(label)
        guard let estimate = answer.value else {
            let absence = answer.absence ?? .noData
            var tile = MetricTile(
                label: name, figure: Figure("–"), symbol: symbol, note: AbsenceText.text(absence, context.language))
            tile.noteRoute = AbsenceText.route(absence)
            return tile
        }
        return MetricTile(
            label: name, figure: figure(estimate.value), symbol: symbol, tone: tone, badge: badge(),
            explanation: ExplainText.explanation(
                estimate, id: "why-" + id, title: name, card: ModelCatalogue.card(estimate.method), context: context,
                figure: figure
            ))
    }

    /// The last link is the routine's part of the day while one is followed, else the plan.
    /// - Parameter next: the next planned day; nil without a plan.
    static func detailLinks(
        _ insights: Insights, _ routine: CurrentRoutine?, next: PlannedDay?, _ context: DisplayContext
    ) -> [DetailLink] {
        func missing(_ absence: Absence?) -> String { AbsenceText.text(absence ?? .noData, context.language) }
        let weather = insights.weather
        let loss = weather.paceDegradation.value.map {
            context.say(.slowerInHeat(paceLoss: context.paceLoss(secondsPerMile: $0.value).text))
        }
        let race = insights.fitness.predictions.first { $0.race == .tenKilometres } ?? insights.fitness.predictions.first
        let load = insights.load
        return [
            DetailLink(
                route: .weather, symbol: .weather, tone: .caution, title: context.say(.weatherImpact),
                headline: weather.impact.value.map { context.say($0.phrase) } ?? missing(weather.impact.absence), note: loss),
            DetailLink(
                route: .fitness, symbol: .flag, tone: .info, title: context.say(.racePredictions),
                headline: race.map { DurationText.clock($0.time.value) } ?? missing(insights.fitness.oxygenUptake.absence),
                note: race.map { context.say($0.race.phrase) }),
            DetailLink(
                route: .load, symbol: .load, tone: .good, title: context.say(.trainingLoad),
                headline: load.zone.value.map { context.say($0.phrase) } ?? missing(load.zone.absence),
                note: load.trainingTrend.value.map { context.say($0.phrase) }),
            routine?.link
                ?? DetailLink(
                    route: .load, symbol: .plan, tone: .extreme, title: context.say(.plan),
                    headline: next.map { planHeadline($0, context) } ?? missing(load.chronic.absence),
                    note: next.map { planNote($0, context) }),
        ]
    }

    /// Headline of the plan. It begins tomorrow if today's session is done.
    private static func planHeadline(_ day: PlannedDay, _ context: DisplayContext) -> String {
        let workout = PlanText.name(day, context) ?? PlanText.kind(day, context)
        guard day.day == context.today + 1 else { return workout }
        return context.looksBack
            ? context.say(.labelled(label: context.shortWeekdayDate(day.day), value: workout))
            : context.say(.tomorrowIs(workout: workout))
    }

    private static func planNote(_ day: PlannedDay, _ context: DisplayContext) -> String {
        let kind = PlanText.sport(day, context) ?? context.say(day.workout.kind)
        if day.shortfall != nil { return [kind, PlanText.caution(day, context)].compactMap { $0 }.joined(separator: " · ") }
        guard let minutes = day.minutes else { return kind }
        return context.say(.minutesShort(minutes: context.number(minutes))) + " · " + kind
    }

    /// Bars of the distance on foot in the last seven days.
    static func week(_ load: LoadInsight, _ digests: [ActivityDigest], _ context: DisplayContext) -> BarRow {
        var metres = [Double](repeating: 0, count: 7)
        for digest in digests where digest.sport.isOnFoot && !digest.isLeftOut {
            let age = context.today - digest.day
            if (0..<7).contains(age), let distance = digest.distance { metres[6 - age] += distance.metres }
        }
        let tallest = metres.max() ?? 0
        var bars: [BarRow.Bar] = []
        for (index, amount) in metres.enumerated() {
            let day = context.today - (6 - index)
            // A day without any record has an unknown distance, not 0.
            let isUnknown =
                amount <= 0 && (load.weeklyDistance.value == nil || load.days.contains { $0.day == day && !$0.isKnown })
            let spoken = isUnknown ? AbsenceText.text(.noData, context.language) : context.roundDistance(amount).text
            bars.append(
                .init(
                    label: context.weekdayShort(day), fraction: tallest > 0 ? amount / tallest : 0,
                    spoken: context.say(.labelled(label: context.relativeDate(day), value: spoken)),
                    isToday: index == 6))
        }
        let total = load.weeklyDistance.value.map { context.roundDistance($0.value * 1000) }
        let note =
            total == nil ? AbsenceText.text(load.weeklyDistance.absence ?? .noData, context.language) : context.say(.onFoot)
        return BarRow(title: context.say(.weeklyDistance), total: total ?? Figure("–"), note: note, bars: bars)
    }
}

extension Tone {
    /// Tone of a temperature: below 15 °C cool, below 20 ideal, below 25 warm, above that hot (contract.json). The rounded value decides.
    init(celsius: Double, decimals: Int = 0) {
        let shown = Rounding.halfUp(celsius, decimals: decimals)
        self = shown < 15 ? .info : shown < 20 ? .good : shown < 25 ? .caution : .alarm
    }
}

extension PlanDay {
    init(_ planned: PlannedDay, _ context: DisplayContext) {
        weekday = PlanDay.weekday(planned.day, context)
        date = context.shortDate(planned.day)
        let open = planned.routine.flatMap { $0.hasTextOnly ? $0 : nil }
        badge = open?.badge(context) ?? Badge(context.say(planned.workout.phrase(in: planned.sport)), planned.workout.tone)
        kind =
            planned.race.map { context.title(of: $0) } ?? PlanText.name(planned, context) ?? PlanText.sport(planned, context)
            ?? context.say(planned.workout.kind)
        duration = planned.minutes.map { context.say(.minutesShort(minutes: context.number($0))) }
        distance = PlanText.distance(planned, context)
        // The load of a race, and of a text without a length, is unknown beforehand.
        let hasLoad = planned.workout != .rest && planned.workout != .race && open == nil
        load = hasLoad ? context.say(.expectedLoad(load: context.number(planned.statedLoad))) : nil
        work = PlanText.work(planned, context)
        heatNote = PlanText.heat(planned, context)
        caution = PlanText.caution(planned, context)
        exposure = PlanText.exposure(planned, context)
        isToday = planned.day == context.today
        state = planned.stored == nil ? nil : context.say(.planYours)
        route = context.looksBack ? nil : .planDay(planned.day)
        if planned.hasHeatOnly, let exposure {
            becomeHeatOnly(exposure, context)
        } else if let bath = PlanText.keptBath(planned, context) {
            becomeHeatOnly(bath, context)
            load = nil
        }
    }

    /// A day with the sauna or practice of a routine that stands beside its training.
    init(_ planned: PlannedDay, _ plans: DayPlans, _ context: DisplayContext) {
        self.init(planned, context)
        guard let other = plans.beside(planned, on: planned.day) else { return }
        let brief = PlanText.brief(other, context)
        if planned.workout == .rest, planned.exposure == nil, other.isSaunaOnly {
            becomeHeatOnly(brief, context)
        } else {
            beside = context.say(.planBeside(plan: brief))
        }
    }

    /// A day with heat alone is neither empty nor a day of recovery.
    private mutating func becomeHeatOnly(_ heat: String, _ context: DisplayContext) {
        badge = Badge(context.say(.planHeatDay), .caution)
        (duration, exposure) = (heat, nil)
        kind = context.say(.planHeatDayKind)
    }

    /// A day without a plan.
    init(nothingOn day: Day, _ context: DisplayContext) {
        weekday = PlanDay.weekday(day, context)
        date = context.shortDate(day)
        badge = Badge("–", .neutral)
        kind = context.say(.planNothing)
        isToday = day == context.today
        route = .planDay(day)
    }

    private static func weekday(_ day: Day, _ context: DisplayContext) -> String {
        day == context.today && !context.looksBack ? context.say(.today) : context.weekdayAlone(day)
    }
}
