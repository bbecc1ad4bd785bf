import Analysis
import Localizations
import Measures
import Training

extension RaceScreen {
    /// The run of a race beside its goal, as a section; empty without a run.
    static func result(_ race: RaceGoal, _ run: ActivityDigest?, _ context: DisplayContext) -> [RunningSections.Section] {
        guard let run else { return [] }
        let name = run.title.flatMap { $0.isEmpty ? nil : $0 } ?? context.kind(of: run)
        var row = RunningSections.Row(
            name, DurationText.clock(run.moving), run.distance.map { context.distance($0).text })
        row.route = .activity(run.id)
        let goal = race.goal.map { RunningSections.Row(context.say(.raceGoalTime), DurationText.clock($0)) }
        return [RunningSections.Section("result", context.say(.raceResult), [row, goal].compactMap { $0 })]
    }
}
