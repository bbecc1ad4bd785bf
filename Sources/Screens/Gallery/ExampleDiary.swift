public import Analysis
import Measures
import Training

extension Example {
    /// Every figure, with two niggles and three pairs of shoes.
    public static let withDiary: Insights = {
        var insights = Example.insights
        insights.load.niggles = [
            NotedNiggle(
                niggle: Niggle(
                    id: "b", day: today - 2, place: .achilles, spot: "heel side", side: .left, intensity: 3,
                    words: "stiff in the morning, gone after a kilometre"), dayLoad: 61, weekLoad: 318, usualWeek: 290),
            NotedNiggle(niggle: Niggle(id: "a", day: today - 400, place: .lowerBack, intensity: 5)),
        ]
        insights.running.shoes = [
            pair("Blue ones", 812.4, first: 300, last: 1), pair("Race day", 644, first: 200, last: 9),
            pair("Old ones", 790, first: 700, last: 310, retired: today - 300),
        ]
        return insights
    }()

    private static func pair(_ name: String, _ kilometres: Double, first: Int, last: Int, retired: Day? = nil) -> ShoePair {
        var distance = estimate(kilometres, count: 71, method: ShoePair.card.id)
        distance.inputs = [EstimateInput(name: "distance", value: kilometres, unit: "km", activity: "x")]
        return ShoePair(
            name: name, distance: distance, first: today - first, last: today - last, sports: [.running], retired: retired)
    }
}
