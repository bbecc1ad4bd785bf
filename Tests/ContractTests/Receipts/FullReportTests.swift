import Analysis
import Contract
import Measures
import Testing

/// Walks every number of the full report of three athletes: a number without a check fails.
struct FullReportTests {
    @Test func `every number has a line in the sources`() {
        for athlete in ReportedAthlete.all + [ReportedAthlete.rare] {
            let numbers = athlete.report.numbers().filter { $0.steps.first != "receipts" }
            #expect(numbers.count > (athlete.isRare ? 150 : 2000))
            for (steps, value) in numbers {
                #expect(value.isFinite)
                #expect(ReportSources.line(for: steps) != nil, "/\(steps.joined(separator: "/")) has no source")
            }
        }
    }

    @Test func `every line of the sources speaks of some number, or of what the three athletes did not meet`() {
        let met = Set(
            (ReportedAthlete.all + [ReportedAthlete.rare]).flatMap { $0.report.numbers() }.compactMap {
                ReportSources.line(for: $0.steps)?.numbers
            })
        for line in ReportSources.all where !met.contains(line.numbers) {
            let notMet = [
                "/forecast/returning/days_without_load", "/running/heart_rate_recovery_bpm", "/heat/own_slope_percent_per_degree",
                "/heat/own_slope_low", "/heat/own_slope_high", "/heat/own_share",
                "/heat/measured_response/change_bpm", "/heat/measured_response/low", "/heat/measured_response/high",
                "/heat/measured_response/runs",
                "/running/records/*/last_year/seconds", "/running/marathon_form", "/running/marathon_onset_km",
                "/running/critical_speed_mps", "/fitness/confirm_distance/distance_m", "/fitness/confirm_distance/seconds",
                "/fitness/confirm_distance/gain",
            ]
            #expect(notMet.contains(line.numbers), "\(line.numbers)")
        }
    }

    @Test func `every number is what its source says`() throws {
        for athlete in ReportedAthlete.all + [ReportedAthlete.rare] {
            let check = ReportCheck(athlete)
            for (steps, value) in athlete.report.numbers() where steps.first != "receipts" {
                // The analyses of ten days are mostly absent, and those of the others are checked.
                if athlete.isRare, !["fitness", "running", "heat"].contains(steps[0]) { continue }
                guard let line = ReportSources.line(for: steps) else { continue }
                let expected = check.expected(steps, line)
                let pointer = "/" + steps.joined(separator: "/")
                guard let expected else {
                    Issue.record("\(pointer): no rule states its expected value")
                    continue
                }
                // Numbers of rules have two decimals. One that is computed from rounded inputs may round to the next.
                let slack = steps.contains("rules") ? 0.01 : 0
                #expect(abs(expected - value) <= slack + 1e-9 * max(1, abs(value)), "\(pointer): \(value), should be \(expected)")
            }
        }
    }

    @Test func `a report without receipts is the same report`() throws {
        let athlete = ReportedAthlete.all[0]
        let sentences = ContractSentences(
            recommendation: { $0.rule.rawValue }, plannedDay: { $0.workout.rawValue },
            absent: { "unknown: " + $0.map(\.key.rawValue).joined(separator: " ") })
        let plain = try ReportDocument.object(
            athlete.insights, activities: athlete.history.digests, isEmpty: false, sentences: sentences)
        guard case .object(let members) = plain, case .object(var explained) = athlete.report else {
            Issue.record("no object")
            return
        }
        explained["receipts"] = nil
        #expect(members == explained)
    }

    @Test func `each receipt in the report is the figure's own`() throws {
        for athlete in ReportedAthlete.all {
            for name in FigureNames.names {
                let receipt = try #require(athlete.report["receipts"]?[name], "\(name)")
                #expect(receipt["value"]?.double == athlete.figure(name)?.value, "\(name)")
                if athlete.figure(name) == nil { #expect(receipt["absent"]?.string != nil) }
            }
        }
    }
}
