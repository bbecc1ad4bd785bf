public import Measures
import Training

/// Returns the effects of weather on the newest outdoor runs up to a day.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - history: all data of the athlete.
///   - runs: number of outdoor runs to use.
public func weatherInsight(asOf day: Day, history: History, runs: Int = 30) -> WeatherInsight {
    let window = WeatherWindow(digests: history.digests, asOf: day, limit: max(0, runs))
    let acclimation = history.acclimation(asOf: day)
    let response = HeatResponse(history: history, acclimation: acclimation, asOf: day)
    let costs = HeatCosts(window: window, response: response, acclimation: acclimation, asOf: day)
    let state = acclimationInsight(acclimation, asOf: day)
    let times = trainingTimes(window: window, costs: costs, within: history.athlete.availability.hours)
    var insight = WeatherInsight(
        averageTemperature: average(window, "temperature", "°C", asOf: day) { $0.temperature },
        averageHumidity: average(window, "humidity", "%", asOf: day) { $0.humidity },
        runsWithWeather: window.runs.count, heatStressRuns: window.runs.count(where: { $0.isHeatStress }),
        idealConditionRuns: window.runs.count(where: { $0.isIdeal }), impact: costs.impact, slowdown: costs.slowdown,
        paceDegradation: costs.paceDegradation, personalSlope: response.slope, acclimation: state, trainingTimes: times,
        recommendations: [], responseDoubts: response.doubts, responseErrors: response.errors, scatter: response.scatter)
    insight.sameRoutes = response.sameRoutes
    insight.hottest = window.hottest
    insight.measuredResponse = history.measuredAcclimation(asOf: day)
    insight.heated = HeatedSessions.all(history.digests, asOf: day)
    insight.heatedModel = HeatedModel.findings(from: history.digests, asOf: day)
    insight.recommendations = weatherRecommendations(insight, window: window, asOf: day)
    return insight
}

private func average(
    _ window: WeatherWindow, _ name: String, _ unit: String, asOf day: Day, _ value: (WeatherWindow.Run) -> Double?
) -> Answer<Estimate> {
    var values: [Double] = []
    var inputs: [EstimateInput] = []
    for run in window.runs {
        guard let value = value(run) else { continue }
        values.append(value)
        let source = run.isFromArchive ? name + ", weather archive" : name
        inputs.append(EstimateInput(name: source, value: value, unit: unit, activity: run.id, day: run.day))
    }
    guard let mean = Moments.mean(values) else { return .absent(.noData) }
    return .known(
        Estimate(
            value: mean, interval: nil, count: values.count, quality: Double(values.count) / Double(max(1, window.considered)),
            method: WeatherWindow.card.id, inputs: inputs, asOf: day))
}

private func acclimationInsight(_ acclimation: AcclimationHistory?, asOf day: Day) -> Answer<AcclimationInsight> {
    guard let acclimation else { return .absent(.noData) }
    let state = min(1, max(0, acclimation.now))
    guard let level = AcclimationLevel.of(state: state) else { return .absent(.outOfRange) }
    // Newest first; every dose with its day, because the state also depends on the days between them.
    var inputs = acclimation.doses.filter { $0.day >= acclimation.first }.reversed().map {
        EstimateInput(
            name: "heat exposure, days ago: \(day - $0.day)", value: $0.weight, unit: "", activity: $0.activity, day: $0.day)
    }
    if acclimation.start > 0 {
        inputs.append(
            EstimateInput(name: "state at the start, days ago: \(day - acclimation.first)", value: acclimation.start, unit: ""))
    }
    inputs += acclimation.doubtful.filter { $0.day >= acclimation.first }.reversed().map {
        EstimateInput(
            name: "heat only if the sun shone, days ago: \(day - $0.day)", value: $0.possible, unit: "", activity: $0.activity,
            day: $0.day)
    }
    let supposed = acclimation.doses.count { $0.isSupposed }
    let measured = acclimation.doses.count - supposed
    inputs.append(EstimateInput(name: "wind, sun and humidity measured", value: Double(measured), unit: ""))
    inputs.append(EstimateInput(name: "wind, sun or humidity assumed", value: Double(supposed), unit: ""))
    let estimate = Estimate(
        value: state, interval: acclimation.interval(), count: acclimation.doses.count,
        quality: min(1, Double(acclimation.sessionsWithWeather) / 20), method: HeatAcclimation.card.id, inputs: inputs, asOf: day)
    var insight = AcclimationInsight(
        state: estimate, level: level, lastExposure: acclimation.lastExposure,
        isHistoryShort: day - acclimation.first < AcclimationHistory.daysNeeded - 1, seasonMaximum: acclimation.seasonMaximum,
        daysOfHistory: day - acclimation.first + 1)
    insight.lastGain = acclimation.lastGain
    return .known(insight)
}
