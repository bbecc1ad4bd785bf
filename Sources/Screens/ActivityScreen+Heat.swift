import Analysis
import Localizations
import Measures
import Training

extension ActivityScreen {
    /// Tiles for temperature and other weather, and outdoors for the heat and its cost.
    static func weatherTiles(
        _ recording: Recording, _ digest: ActivityDigest?, _ cost: HeatCost?, day: Day, _ reader: Reader
    ) -> [MetricTile] {
        let conditions = digest?.conditions
        guard let temperature = conditions?.temperature ?? recording.conditions?.temperature else { return [] }
        let humidity = conditions?.humidityPercent ?? recording.conditions?.humidityPercent
        var notes = [humidity.map { reader.say(.humidity(percent: reader.number($0))) }]
        let isOutdoors = recording.isIndoor != true && digest?.isIndoor != true && recording.sport.isUnderTheSky
        if isOutdoors {
            notes.append(conditions?.dewPoint.map { reader.say(.dewPointOf(temperature: reader.temperature($0).text)) })
            // Below 27 °C the air temperature is more informative.
            if temperature.celsius >= 27 {
                notes.append(conditions?.heatIndex.map { reader.say(.heatIndexOf(temperature: reader.temperature($0).text)) })
            }
        }
        let words = notes.compactMap { $0 }
        var tiles = [
            MetricTile(
                label: reader.say(isOutdoors ? .temperature : .roomTemperature), figure: reader.temperature(temperature),
                symbol: .thermometer,
                tone: Tone(celsius: temperature.celsius), note: words.isEmpty ? nil : words.joined(separator: " · "))
        ]
        if isOutdoors, let conditions { heat(conditions, day: day, reader).map { tiles.append($0) } }
        if let cost, cost.percent.value > 0, let conditions { tiles.append(costTile(cost, conditions, reader)) }
        return tiles
    }

    /// Tile of the heat; nil when it is unknown.
    private static func heat(_ conditions: ClimateConditions, day: Day, _ reader: Reader) -> MetricTile? {
        guard let globe = conditions.wetBulbGlobe, let flag = HeatFlag.of(wetBulbGlobe: globe.celsius) else { return nil }
        let half = conditions.heatHalfWidth
        let plusMinus = "± " + reader.number(half * reader.temperatures.degreesPerKelvin)
        let label = reader.say(.heatOfRun)
        let figure = reader.temperature(globe)
        var receipt = ExplainText.explanation(
            of: card(of: conditions), id: "why-wbgt", title: label, value: figure.text, reader: reader)
        let ends = [-half, half].map { reader.temperature(Temperature(celsius: globe.celsius + $0)) }
        receipt.rows =
            [
                .init(reader.say(.likelyBetween), reader.say(.range(low: ends[0].number, high: ends[1].text))),
                .init(reader.say(.asOf), reader.longDate(day)),
            ] + sky(conditions, reader) + receipt.rows + ExplainText.rows(of: HeatFlag.card, reader)
        receipt.inputs = [.init(reader.say(.temperature), reader.temperature(conditions.temperature, decimals: 1).text)]
        if let humidity = conditions.humidityPercent {
            receipt.inputs.append(.init(reader.say(.humidityLabel), reader.number(humidity) + " %"))
        }
        return MetricTile(
            label: label, figure: figure, symbol: .thermometer, tone: flag.tone,
            note: [plusMinus, reader.words(of: flag)].joined(separator: " · "), explanation: receipt)
    }

    private static func costTile(_ cost: HeatCost, _ conditions: ClimateConditions, _ reader: Reader) -> MetricTile {
        let label = reader.say(.heatCost)
        let figure: (Double) -> Figure = { Figure(reader.number($0, decimals: 1), "%") }
        var receipt = ExplainText.explanation(
            cost.percent, id: "why-heat-cost", title: label, card: ModelCatalogue.card(cost.percent.method), reader: reader,
            figure: figure)
        receipt.rows += sky(conditions, reader)
        let range = cost.percent.interval.map {
            reader.say(
                .acclimationBetween(low: reader.number($0.low, decimals: 1), high: reader.number($0.high, decimals: 1) + " %"))
        }
        let pace = cost.secondsPerMile.map { reader.say(.slowerInHeat(paceLoss: reader.paceLoss(secondsPerMile: $0).text)) }
        let isOwn = cost.percent.method == PersonalHeatResponse.card.id
        return MetricTile(
            label: label, figure: figure(cost.percent.value), symbol: .speed, tone: .caution,
            note: [pace, range, reader.say(isOwn ? .costByOwn : .costByOthers)].compactMap { $0 }.joined(separator: " · "),
            explanation: receipt)
    }

    /// Rows that state which values of wind and sun were measured and which were assumed.
    private static func sky(_ conditions: ClimateConditions, _ reader: Reader) -> [Explanation.Row] {
        let supposed = conditions.supposed
        if supposed.place {
            return [.init(reader.say(.skyLabel), reader.say(supposed.sun ? .skyNowhereDay : .skyNowhereNight))]
        }
        return [
            .init(reader.say(.windLabel), reader.say(supposed.wind ? .windSupposed : .measuredSky)),
            .init(reader.say(.sunLabel), reader.say(supposed.sun ? .sunSupposed : .measuredSky)),
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
