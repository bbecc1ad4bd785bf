import Analysis
import Localizations
import Measures
import Training

extension TodayScreen {
    static func stats(_ insights: Insights, _ reader: Reader) -> [MetricTile] {
        [ratio(insights.load, reader), uptake(insights.fitness, reader), temperature(insights.weather, reader)]
            + [distance(insights.load, reader)]
    }

    static func ratio(_ load: LoadInsight, _ reader: Reader) -> MetricTile {
        var tile = tile(load.ratio, .loadRatio, .load, "ratio", reader, tone: load.zoneTone) {
            Figure(reader.number($0, decimals: 2))
        } badge: {
            load.zone.value.map { Badge(reader.say($0.phrase), load.zoneTone) }
        }
        tile.explanation = load.ratio.value.map { ExplainText.ratio($0, id: "why-ratio", title: tile.label, reader) }
        if let ratio = load.ratio.value, let range = LoadScreen.interval(ratio, reader) {
            tile.note = [tile.note, range].compactMap { $0 }.joined(separator: " · ")
        }
        // After a break the ratio has nothing to compare with.
        if let day = load.returningDay {
            tile.figure = Figure("–")
            tile.note = reader.say(.returningDay(day: "\(day)"))
            tile.explanation?.value = ""
        }
        return tile
    }

    static func uptake(_ fitness: FitnessInsight, _ reader: Reader) -> MetricTile {
        var tile = tile(
            fitness.oxygenUptake, .oxygenUptake, .fitness, "uptake", reader, tone: fitness.level.value?.tone ?? .info
        ) {
            Figure(reader.number($0, decimals: 1), "ml/kg/min")
        } badge: {
            fitness.level.value.map { Badge(reader.say($0.phrase), $0.tone) }
        }
        if fitness.oxygenUptake.value == nil, let last = fitness.lastKnownUptake.value {
            let known = reader.say(.lastKnown(value: reader.number(last.value, decimals: 1), date: reader.shortDate(last.asOf)))
            tile.note = [tile.note, known].compactMap { $0 }.joined(separator: " · ")
        }
        return tile
    }

    static func temperature(_ weather: WeatherInsight, _ reader: Reader) -> MetricTile {
        let tone = weather.averageTemperature.value.map { Tone(celsius: $0.value, decimals: 1) } ?? .neutral
        return tile(weather.averageTemperature, .averageTemperature, .thermometer, "temperature", reader, tone: tone) {
            reader.temperature(Temperature(celsius: $0), decimals: 1)
        } badge: {
            weather.impact.value.map { Badge(reader.say(.impact(impact: reader.say($0.phrase))), $0.tone) }
        }
    }

    static func distance(_ load: LoadInsight, _ reader: Reader) -> MetricTile {
        var tile = tile(load.weeklyDistance, .weeklyDistance, .distance, "distance", reader, tone: .info) {
            reader.roundDistance($0 * 1000)
        } badge: {
            // Without distance on foot, the trend would be that of other sports.
            let isOfRuns = (load.weeklyDistance.value?.value ?? 0) > 0 || load.trainingTrend.value == .detraining
            return isOfRuns
                ? load.trainingTrend.value.map { Badge(reader.say(.trainingIs(trend: reader.say($0.phrase))), .neutral) } : nil
        }
        if load.weeklyDistance.value != nil, tile.badge == nil { tile.note = reader.say(.onFoot) }
        return tile
    }

    static func tile(
        _ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ reader: Reader, tone: Tone,
        figure: (Double) -> Figure, badge: () -> Badge?
    ) -> MetricTile {
        let name = reader.say(label)
        guard let estimate = answer.value else {
            let absence = answer.absence ?? .noData
            var tile = MetricTile(
                label: name, figure: Figure("–"), symbol: symbol, note: AbsenceText.text(absence, reader.language))
            tile.noteRoute = AbsenceText.route(absence)
            return tile
        }
        return MetricTile(
            label: name, figure: figure(estimate.value), symbol: symbol, tone: tone, badge: badge(),
            explanation: ExplainText.explanation(
                estimate, id: "why-" + id, title: name, card: ModelCatalogue.card(estimate.method), reader: reader, figure: figure
            ))
    }

    static func doors(_ insights: Insights, _ reader: Reader) -> [Door] {
        func missing(_ absence: Absence?) -> String { AbsenceText.text(absence ?? .noData, reader.language) }
        let weather = insights.weather
        let loss = weather.paceDegradation.value.map {
            reader.say(.slowerInHeat(paceLoss: reader.paceLoss(secondsPerMile: $0.value).text))
        }
        let race = insights.fitness.predictions.first { $0.race == .tenKilometres } ?? insights.fitness.predictions.first
        let load = insights.load
        let today = load.plan.first { $0.day == reader.today } ?? load.plan.first
        return [
            Door(
                route: .weather, symbol: .weather, tone: .caution, title: reader.say(.weatherImpact),
                headline: weather.impact.value.map { reader.say($0.phrase) } ?? missing(weather.impact.absence), note: loss),
            Door(
                route: .fitness, symbol: .flag, tone: .info, title: reader.say(.racePredictions),
                headline: race.map { DurationText.clock($0.time.value) } ?? missing(insights.fitness.oxygenUptake.absence),
                note: race.map { reader.say($0.race.phrase) }),
            Door(
                route: .load, symbol: .load, tone: .good, title: reader.say(.trainingLoad),
                headline: load.zone.value.map { reader.say($0.phrase) } ?? missing(load.zone.absence),
                note: load.trainingTrend.value.map { reader.say($0.phrase) }),
            Door(
                route: .load, symbol: .plan, tone: .extreme, title: reader.say(.plan),
                headline: today.map { planHeadline($0, reader) } ?? missing(load.chronic.absence),
                note: today.map { planNote($0, reader) }),
        ]
    }

    /// Headline of the plan. It begins tomorrow if today's session is done.
    private static func planHeadline(_ day: PlannedDay, _ reader: Reader) -> String {
        let workout = reader.say(day.workout.phrase)
        guard day.day == reader.today + 1 else { return workout }
        return reader.looksBack
            ? reader.say(.labelled(label: reader.shortWeekdayDate(day.day), value: workout))
            : reader.say(.tomorrowIs(workout: workout))
    }

    private static func planNote(_ day: PlannedDay, _ reader: Reader) -> String {
        let kind = reader.say(day.workout.kind)
        guard let minutes = day.minutes else { return kind }
        return reader.say(.minutesShort(minutes: reader.number(minutes))) + " · " + kind
    }

    /// Bars of the distance on foot in the last seven days.
    static func week(_ load: LoadInsight, _ digests: [ActivityDigest], _ reader: Reader) -> BarRow {
        var metres = [Double](repeating: 0, count: 7)
        for digest in digests where digest.sport.isOnFoot && !digest.isLeftOut {
            let age = reader.today - digest.day
            if (0..<7).contains(age), let distance = digest.distance { metres[6 - age] += distance.metres }
        }
        let tallest = metres.max() ?? 0
        var bars: [BarRow.Bar] = []
        for (index, amount) in metres.enumerated() {
            let day = reader.today - (6 - index)
            // A day without any record has an unknown distance, not 0.
            let isUnknown =
                amount <= 0 && (load.weeklyDistance.value == nil || load.days.contains { $0.day == day && !$0.isKnown })
            let spoken = isUnknown ? AbsenceText.text(.noData, reader.language) : reader.roundDistance(amount).text
            bars.append(
                .init(
                    label: reader.weekdayShort(day), fraction: tallest > 0 ? amount / tallest : 0,
                    spoken: reader.say(.labelled(label: reader.relativeDate(day), value: spoken)),
                    isToday: index == 6))
        }
        let total = load.weeklyDistance.value.map { reader.roundDistance($0.value * 1000) }
        let note = total == nil ? AbsenceText.text(load.weeklyDistance.absence ?? .noData, reader.language) : reader.say(.onFoot)
        return BarRow(title: reader.say(.weeklyDistance), total: total ?? Figure("–"), note: note, bars: bars)
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
    init(_ planned: PlannedDay, _ reader: Reader) {
        weekday = reader.weekdayAlone(planned.day)
        date = reader.shortDate(planned.day)
        badge = Badge(reader.say(planned.workout.phrase), planned.workout.tone)
        kind = reader.say(planned.workout.kind)
        duration = planned.minutes.map { reader.say(.minutesShort(minutes: reader.number($0))) }
        distance = PlanText.distance(planned, reader)
        load = planned.workout == .rest ? nil : reader.say(.expectedLoad(load: reader.number(planned.load)))
        work = PlanText.work(planned, reader)
        heatNote = PlanText.heat(planned, reader)
        isToday = planned.day == reader.today
    }
}
