import Analysis
import Localizations
import Measures

/// The first sentence of a page: what a friend with all the data would say about it. Nil where too little is known.
enum PageSentence {
    /// Days back to the fitness that today's is compared with.
    static let fitnessDays = 56
    /// Change of the oxygen uptake in ml/kg/min that is more than the chance of a good day, our own: smaller ones are called steady.
    static let leastChange = 1.0
    /// Days without heat from which on acclimation is called fading.
    static let fadingDays = 4

    static func fitness(_ fitness: FitnessInsight, asOf today: Day, _ context: DisplayContext) -> String? {
        // Without a trend the weeks rest on different evidence, whose change is none of fitness.
        guard fitness.trend != nil, let newest = fitness.history.last, today - newest.day < 7,
            let former = fitness.history.last(where: { (fitnessDays..<fitnessDays + 14).contains(today - $0.day) })
        else { return nil }
        let change = newest.value - former.value
        guard abs(change) >= leastChange else { return context.say(.saidFitnessSteady) }
        let text = context.number(abs(change), decimals: 1)
        return context.say(change > 0 ? .saidFitnessUp(change: text) : .saidFitnessDown(change: text))
    }

    static func load(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        guard load.returning == nil, let zone = load.zone.value else { return nil }
        // A high ratio in a week of no more than a usual load follows easy weeks: neither sentence would be true alone.
        if load.isWithinUsualWeek, zone == .elevated || zone == .high { return nil }
        switch zone {
        case .detraining: return context.say(.saidLoadLess)
        case .optimal: return context.say(.saidLoadUsual)
        case .elevated: return context.say(.saidLoadMore)
        case .high: return context.say(.saidLoadMuchMore)
        }
    }

    static func weather(_ weather: WeatherInsight, _ context: DisplayContext) -> String? {
        weather.impact.value.map {
            switch $0 {
            case .minimal: context.say(.saidWeatherMinimal)
            case .moderate: context.say(.saidWeatherModerate)
            case .significant: context.say(.saidWeatherSignificant)
            case .severe: context.say(.saidWeatherSevere)
            }
        }
    }

    static func heat(_ weather: WeatherInsight, asOf today: Day, _ context: DisplayContext) -> String? {
        guard let acclimation = weather.acclimation.value else { return nil }
        let isFading = acclimation.lastExposure.map { today - $0 >= fadingDays } ?? false
        switch acclimation.level {
        case .none: return context.say(.saidHeatNone)
        case .developing: return context.say(isFading ? .saidHeatPartlyFading : .saidHeatPartly)
        case .wellAcclimated: return context.say(isFading ? .saidHeatWellFading : .saidHeatWell)
        }
    }
}
