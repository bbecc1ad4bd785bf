import Measures

/// Returns advice about the weather of the window, most urgent first.
func weatherRecommendations(_ insight: WeatherInsight, window: WeatherWindow, asOf day: Day) -> [Recommendation] {
    guard insight.runsWithWeather > 0 else {
        return window.considered > 0 ? [Recommendation(.needWeather, urgency: .info)] : []
    }
    var found: [Recommendation] = []
    if RecentHeat(window, asOf: day).wasDangerous { found.append(Recommendation(.dangerousHeat, urgency: .warning)) }
    if let impact = insight.impact.value, impact != .minimal, insight.heatStressRuns > 0, let lost = insight.paceDegradation.value
    {
        found.append(
            Recommendation(
                .slowDownInHeat, numbers: [Double(insight.heatStressRuns), lost.value],
                urgency: impact == .moderate ? .info : .warning))
    }
    if let acclimation = insight.acclimation.value { found += acclimationAdvice(acclimation, asOf: day) }
    for window in insight.trainingTimes {
        found.append(Recommendation(.trainAt, numbers: [Double(window.start), Double(window.end)], urgency: .info))
    }
    return found.sorted { $0.urgency > $1.urgency }
}

private func acclimationAdvice(_ acclimation: AcclimationInsight, asOf day: Day) -> [Recommendation] {
    guard let last = acclimation.lastExposure else { return [] }
    let days = day - last
    switch acclimation.level {
    case .none: return []
    case .developing, .wellAcclimated:
        if days >= 4 { return [Recommendation(.acclimationFading, numbers: [Double(days)], urgency: .info)] }
        if acclimation.level == .wellAcclimated { return [Recommendation(.wellAcclimated, urgency: .success)] }
        // Days of mild heat do not raise acclimation above their own dose.
        let isGaining = acclimation.lastGain.map { day - $0 < 4 } ?? false
        return isGaining ? [Recommendation(.acclimationBuilding, urgency: .info)] : []
    }
}
