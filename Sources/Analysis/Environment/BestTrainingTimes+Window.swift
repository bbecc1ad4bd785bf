/// Good hours without a forecast: those at which the athlete's own runs of the window were coolest. Where they do not tell, and
/// heat did cost something, the hours around sunrise and after sunset, without a number.
///
/// Hours at which the air of most runs was unhealthy are left out. None when heat cost less than 1.5 %: then any hour is as good as another.
func trainingTimes(window: WeatherWindow, costs: HeatCosts) -> [HourWindow] {
    guard let mean = costs.mean, mean >= 1.5 else { return [] }
    var sums = [Double](repeating: 0, count: 24)
    var counts = [Int](repeating: 0, count: 24)
    var foul = [Int](repeating: 0, count: 24)
    for (run, percent) in zip(window.runs, costs.percents) {
        guard let percent else { continue }
        // A run tells about every hour that it touched.
        let last = Int(min(6, max(0, run.hours)).rounded(.up))
        for hour in run.hour..<(run.hour + max(1, last)) {
            sums[hour % 24] += percent
            counts[hour % 24] += 1
            if run.isAirUnhealthy { foul[hour % 24] += 1 }
        }
    }
    func isFoul(_ hour: Int) -> Bool { 2 * foul[hour] > counts[hour] }
    let table: [Double?] = (0..<24).map { counts[$0] >= 2 && !isFoul($0) ? sums[$0] / Double(counts[$0]) : nil }
    let own = BestTrainingTimes.windows(slowdowns: table, length: 2)
    if let best = own.compactMap({ $0.slowdownPercent }).min(), best < mean { return own }
    let usual = [HourWindow(start: 5, end: 7, slowdownPercent: nil), HourWindow(start: 19, end: 21, slowdownPercent: nil)]
    return usual.filter { window in !(window.start..<window.end).contains { isFoul($0) } }
}
