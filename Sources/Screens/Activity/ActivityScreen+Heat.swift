import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Tiles for temperature and other weather, and outdoors for the heat and its cost.
    static func weatherTiles(
        _ recording: Recording, _ digest: ActivityDigest?, _ cost: HeatCost?, day: Day, _ context: DisplayContext
    ) -> [MetricTile] {
        let conditions = digest?.conditions
        guard let temperature = conditions?.temperature ?? recording.conditions?.temperature else { return [] }
        let humidity = conditions?.humidityPercent ?? recording.conditions?.humidityPercent
        var notes = [humidity.map { context.say(.humidity(percent: context.number($0))) }]
        let isOutdoors = recording.isIndoor != true && digest?.isIndoor != true && recording.sport.isUnderTheSky
        if isOutdoors {
            notes.append(conditions?.dewPoint.map { context.say(.dewPointOf(temperature: context.temperature($0).text)) })
            // Below 27 °C the air temperature is more informative.
            if temperature.celsius >= 27 {
                notes.append(conditions?.heatIndex.map { context.say(.heatIndexOf(temperature: context.temperature($0).text)) })
            }
        }
        let words = notes.compactMap { $0 }
        var tiles = [
            MetricTile(
                label: context.say(isOutdoors ? .temperature : .roomTemperature), figure: context.temperature(temperature),
                symbol: .thermometer,
                tone: Tone(celsius: temperature.celsius), note: words.isEmpty ? nil : words.joined(separator: " · "))
        ]
        if isOutdoors, let conditions { heat(conditions, day: day, context).map { tiles.append($0) } }
        if let cost, cost.percent.value > 0, let conditions { tiles.append(costTile(cost, conditions, context)) }
        return tiles
    }

    /// Tile of the heat; nil when it is unknown.
    private static func heat(_ conditions: ClimateConditions, day: Day, _ context: DisplayContext) -> MetricTile? {
        guard let globe = conditions.wetBulbGlobe, let flag = HeatFlag.of(wetBulbGlobe: globe.celsius) else { return nil }
        let half = conditions.heatHalfWidth
        let plusMinus = "± " + context.number(half * context.temperatures.degreesPerKelvin)
        let label = context.say(.heatOfRun)
        let figure = context.temperature(globe)
        var receipt = ExplainText.explanation(
            of: card(of: conditions), id: "why-wbgt", title: label, value: figure.text, context: context)
        let ends = [-half, half].map { context.temperature(Temperature(celsius: globe.celsius + $0)) }
        receipt.rows =
            [
                .init(context.say(.likelyBetween), context.say(.range(low: ends[0].number, high: ends[1].text))),
                .init(context.say(.asOf), context.longDate(day)),
            ] + sky(conditions, context) + receipt.rows + ExplainText.rows(of: HeatFlag.card, context)
        receipt.inputs = [.init(context.say(.temperature), context.temperature(conditions.temperature, decimals: 1).text)]
        if let humidity = conditions.humidityPercent {
            receipt.inputs.append(.init(context.say(.humidityLabel), context.number(humidity) + " %"))
        }
        return MetricTile(
            label: label, figure: figure, symbol: .thermometer, tone: flag.tone,
            note: [plusMinus, context.words(of: flag)].joined(separator: " · "), explanation: receipt)
    }

    private static func costTile(_ cost: HeatCost, _ conditions: ClimateConditions, _ context: DisplayContext) -> MetricTile {
        let label = context.say(.heatCost)
        let figure: (Double) -> Figure = { Figure(context.number($0, decimals: 1), "%") }
        var receipt = ExplainText.explanation(
            cost.percent, id: "why-heat-cost", title: label, card: ModelCatalogue.card(cost.percent.method), context: context,
            figure: figure)
        receipt.rows += sky(conditions, context)
        let range = cost.percent.interval.map {
            context.say(
                .acclimationBetween(low: context.number($0.low, decimals: 1), high: context.number($0.high, decimals: 1) + " %"))
        }
        let pace = cost.secondsPerMile.map { context.say(.slowerInHeat(paceLoss: context.paceLoss(secondsPerMile: $0).text)) }
        let isOwn = cost.percent.method == PersonalHeatResponse.card.id
        return MetricTile(
            label: label, figure: figure(cost.percent.value), symbol: .speed, tone: .caution,
            note: [pace, range, context.say(isOwn ? .costByOwn : .costByOthers)].compactMap { $0 }.joined(separator: " · "),
            explanation: receipt)
    }

    /// Rows that state which values of wind and sun were measured and which were assumed.
    private static func sky(_ conditions: ClimateConditions, _ context: DisplayContext) -> [Explanation.Row] {
        let supposed = conditions.supposed
        if supposed.place {
            return [.init(context.say(.skyLabel), context.say(supposed.sun ? .skyNowhereDay : .skyNowhereNight))]
        }
        return [
            .init(context.say(.windLabel), context.say(supposed.wind ? .windSupposed : .measuredSky)),
            .init(context.say(.sunLabel), context.say(supposed.sun ? .sunSupposed : .measuredSky)),
        ]
    }

    private static func card(of conditions: ClimateConditions) -> ModelCard {
        guard conditions.supposed.place else { return LiljegrenWetBulbGlobe.card }
        return conditions.supposed.sun ? SimpleWetBulbGlobe.card : IndoorWetBulbGlobe.card
    }

    /// Load by heart rate of a run in heat whose load was computed from pace, as in “82 by heart rate”; nil for other activities.
    static func heartLoad(_ digest: ActivityDigest?, _ profile: AthleteProfile?) -> Double? {
        guard let digest, let profile, digest.load?.method == .gradeAdjustedPace, digest.conditions?.isHeatStress == true else {
            return nil
        }
        return digest.load(by: .heartRate, for: profile)
    }
}

extension Sport {
    /// Whether heat is shown for this sport. Water, halls and mats have other conditions.
    fileprivate var isUnderTheSky: Bool {
        (isOnFoot && self != .treadmillRunning) || (isCycling && self != .indoorCycling)
    }
}

extension HeatFlag {
    /// Tone of a heat flag. The word beside it names the flag, because our tones differ from the colours of flags.
    fileprivate var tone: Tone {
        switch self {
        case .white: .info
        case .green: .good
        case .yellow: .caution
        case .red, .black: .alarm
        }
    }
}
