import Measures
import Training

/// Expected heat of a race: by the stated air between shade and sun, else by own runs of the season.
struct RaceWarmth {
    /// WBGT in °C.
    var value: Answer<Estimate>
    /// The goal or the expected time in the stated air; nil without a stated air.
    var stated: GoalInHeat?
    /// Times by own runs of the season; nil with a stated air.
    var forecast: RaceDayForecast?

    /// - Parameters:
    ///   - day: the evaluated day.
    ///   - history: with the heat account of `day`.
    ///   - predictions: times in cool weather; without them there are no times in the heat.
    init(of race: RaceGoal, asOf day: Day, history: History, predictions: [RacePrediction] = []) {
        let prediction = predictions.first { $0.isFor(race) }
        let seconds = race.goal ?? prediction?.time.value ?? race.metres / 1000 * 360
        if let celsius = race.celsius, let humidity = race.humidity,
            let stated = GoalInHeat(celsius: celsius, humidity: humidity, goal: seconds, account: history.heat)
        {
            self.stated = stated
            value = .known(
                Estimate(
                    value: (stated.warmth.low + stated.warmth.high) / 2, interval: stated.warmth, count: 1, quality: 0.5,
                    method: LiljegrenWetBulbGlobe.card.id,
                    inputs: [
                        EstimateInput(name: "temperature", value: celsius, unit: "°C"),
                        EstimateInput(name: "humidity", value: humidity, unit: "%"),
                    ], asOf: day))
        } else {
            let forecast = RaceDayForecast(of: race.day, asOf: day, history: history, predictions: predictions)
            self.forecast = forecast
            value = forecast.heat
        }
    }
}

extension RacePrediction {
    /// Whether it is for the length of a race, within 1.5 %.
    func isFor(_ race: RaceGoal) -> Bool { abs(self.race.distance.amount - race.metres) < 0.015 * race.metres }
}
