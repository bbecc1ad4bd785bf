import Foundation
import Measures
import Testing
import Training

@testable import Analysis

struct WrittenAthletesTests {
    /// `Docs/Plans.md` has the plan of each athlete, so that a change of the rules is read again. A failure prints the table to insert.
    @Test(arguments: WrittenAthletes.all.map { $0.name }) func `the plan of a written athlete is that of the document`(
        name: String
    ) throws {
        let history = try #require(WrittenAthletes.all.first { $0.name == name }).history
        let document = try String(contentsOf: Self.document, encoding: .utf8)
        let table = Self.table(history)
        #expect(document.contains("## " + name + "\n"), "Docs/Plans.md does not name \(name)")
        #expect(document.contains(table), "Docs/Plans.md, \(name):\n\(table)")
    }

    private static let document = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Plans.md")

    /// A row for each day, and a line with reason and loads.
    private static func table(_ history: History) -> String {
        let insights = insights(asOf: WrittenAthletes.today, history: history)
        let load = insights.load
        var lines = ["| Mon | Tue | Wed | Thu | Fri | Sat | Sun |", "|---|---|---|---|---|---|---|"]
        let cells = load.plan.map { day -> String in
            let heat = day.exposure == nil ? "" : " · heat"
            guard let minutes = day.minutes else { return day.workout == .race ? "race" : day.exposure == nil ? "–" : "heat" }
            let sport =
                day.sport.isRunning
                ? day.workout.rawValue : day.sport.rawValue + (day.workout == .easy ? "" : " " + day.workout.rawValue)
            let hard =
                day.hardMinutes > 0
                ? ", \(day.hardMinutes) hard" : day.parts.map { ", \($0.work) at race effort" } ?? ""
            return "\(minutes) \(sport)\(hard)\(heat)"
        }
        lines.append("| " + cells.joined(separator: " | ") + " |")
        let planned = Int(load.plan.reduce(0) { $0 + $1.load }.rounded())
        let recent = load.acute.value.map { String(Int($0.value.rounded())) } ?? "unknown"
        let reason = load.planReason.map { "\($0)" } ?? "none"
        lines.append("")
        lines.append("Load \(planned) after \(recent) in the last seven days; reason: \(reason).")
        for race in history.races {
            let season = SeasonInsight(race, asOf: WrittenAthletes.today, history: history, insights: insights)
            let weeks = (season.plan?.weeks ?? []).map {
                "\($0.phase.rawValue) \(Int($0.load.rounded()))" + ($0.longRunMinutes.map { "/\($0)" } ?? "")
            }
            if season.lacksRuns { lines += ["", "No weeks up to the race: they need three runs in 60 days."] }
            if !weeks.isEmpty { lines += ["", "Weeks (load/long run in minutes): " + weeks.joined(separator: ", ") + "."] }
            if let heat = season.heat {
                let days = heat.days.map { "\($0 - WrittenAthletes.today)" }.joined(separator: ", ")
                let interval = heat.expected.interval.map { "\(Self.percent($0.low))–\(Self.percent($0.high))" } ?? ""
                lines += [
                    "",
                    "Heat on days \(days) from today: acclimation \(percent(heat.expected.value)) % (\(interval)) instead of \(percent(heat.without)) %.",
                ]
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func percent(_ share: Double) -> Int { Int((100 * share).rounded()) }
}
