import Analysis
import Contract
import DemoAthletes
import Measures
import Training

/// An invented athlete with everything that the report says of them.
struct ReportedAthlete: Sendable {
    let history: History
    let insights: Insights
    let report: JSONValue
    var isRare: Bool { history.digests.first?.id.hasPrefix("rare") == true }

    static let end = Day(number: 20_413)
    static let all: [ReportedAthlete] = ([DemoAthlete.usualSeed, 2, 7] as [UInt64]).map { ReportedAthlete(seed: $0) }

    /// An athlete whose newest race leaps, with a watch that measures both feet, who moved to a hot place a week ago and always runs
    /// on one road: cases that the demo athletes lack.
    static let rare = ReportedAthlete(history: RareHistory.history, asOf: RareHistory.today)

    init(history: History, asOf day: Day) {
        self.history = history
        insights = Analysis.insights(asOf: day, history: history)
        let sentences = ContractSentences(
            recommendation: { $0.rule.rawValue }, plannedDay: { $0.workout.rawValue },
            absent: { "unknown: " + $0.map(\.key.rawValue).joined(separator: " ") })
        do {
            report = try ReportDocument.object(
                insights, activities: history.digests, isEmpty: false, sentences: sentences, explains: true)
        } catch {
            report = .null
        }
    }

    init(seed: UInt64) {
        let demo = demoAthlete(seed: seed, endingOn: ReportedAthlete.end, days: 200, fine: 0)
        var digests: [ActivityDigest] = []
        for (index, recording) in demo.recordings.enumerated() {
            var digest = digest(of: recording, id: "run \(index)", athlete: demo.athlete, profile: AthleteProfile())
            if digest.sport.isOnFoot, index % 5 != 0 { digest.shoes = ["Löwe 3", "Blue ones"][index % 2] }
            digests.append(digest)
        }
        var history = History(athlete: demo.athlete, digests: digests, bodySamples: demo.samples, dailyTotals: demo.totals)
        history.diary = Diary([
            .niggle(Niggle(id: "a", day: ReportedAthlete.end - 20, place: .knee, side: .left, intensity: 4)),
            .niggle(Niggle(id: "b", day: ReportedAthlete.end - 3, place: .heel, spot: "inside", intensity: 2, words: "dull")),
            .shoesRetired(name: "Blue ones", day: ReportedAthlete.end - 1),
        ])
        self.init(history: history, asOf: ReportedAthlete.end)
    }

    func figure(_ name: String) -> Estimate? { FigureNames.figure(name, in: insights)?.value }
}

extension JSONValue {
    /// Every number with the steps that lead to it.
    func numbers(at steps: [String] = []) -> [(steps: [String], value: Double)] {
        switch self {
        case .null, .boolean, .text: []
        case .integer(let value): [(steps, Double(value))]
        case .number(let value): [(steps, value)]
        case .list(let items): items.enumerated().flatMap { $0.element.numbers(at: steps + [String($0.offset)]) }
        case .object(let members): members.keys.sorted().flatMap { (members[$0] ?? .null).numbers(at: steps + [$0]) }
        }
    }

    subscript(steps: some Sequence<String>) -> JSONValue? {
        var here: JSONValue? = self
        for step in steps {
            if case .list(let items)? = here, let index = Int(step), items.indices.contains(index) {
                here = items[index]
            } else {
                here = here?[step]
            }
        }
        return here
    }

    var string: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var double: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }
}
