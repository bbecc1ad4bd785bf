import Analysis
import Contract
import DemoAthletes
import Foundation
import Localizations
import Measures
import Screens
import Testing
import Training

@testable import hearth

/// On every day of several demo athletes, Today, the load page, the plan, the report and the API agree.
struct VerdictSweepTests {
    static let end = Day(number: 20_527)  // 2026-03-15
    static let seeds: [UInt64] = [DemoAthlete.usualSeed, 2, 7]

    static func history(_ seed: UInt64) -> History {
        let demo = demoAthlete(seed: seed, endingOn: end, days: 130, fine: 0)
        let digests = demo.recordings.enumerated().map { index, recording in
            digest(of: recording, id: "run \(index)", athlete: demo.athlete, profile: AthleteProfile())
        }
        return History(athlete: demo.athlete, digests: digests, bodySamples: demo.samples, dailyTotals: demo.totals)
    }

    /// Returns pairs of recommendations that contradict each other, and recommendations that contradict the plan.
    static func contradictions(_ insights: Insights, _ history: History, _ rules: [Recommendation.Rule]) -> [String] {
        var found: [String] = []
        let day = insights.asOf
        let hard = rules.filter { $0 == .recoveryHigh || $0 == .freshEnoughForQuality }
        let easy = rules.filter {
            [
                .recoveryLow, .signsOfIllness, .veryTired, .returningAfterBreak, .sessionMuchLongerThanRecent,
                .loadWellAboveUsual,
                .prolongedLowRecovery,
            ].contains($0)
        }
        if !hard.isEmpty, !easy.isEmpty { found.append("hard and easy: \(hard) \(easy)") }
        let tomorrow = insights.load.plan.first { $0.day == day + 1 }
        if !hard.isEmpty {
            if !history.digests(from: day, through: day).filter({ ($0.load?.value ?? 0) > 0 }).isEmpty {
                found.append("hard advice after today's session")
            }
            if let tomorrow, tomorrow.hardMinutes > 0 || tomorrow.workout == .long || tomorrow.workout == .race {
                found.append("hard advice the day before \(tomorrow.workout)")
            }
            if let today = insights.load.easedToday ?? insights.earlierPlan.days.first(where: { $0.day == day }), !today.isHard {
                found.append("hard advice on a day that the plan keeps easy")
            }
            if [.deload, .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .illness].contains(insights.load.planReason) {
                found.append("hard advice in an easier week")
            }
            if insights.readiness.variabilityState == .below { found.append("hard advice while variability is low") }
        }
        if rules.contains(.loadInUsualRange),
            [.deload, .taper, .raceWeek, .comeback, .tired, .loadRose, .longRun, .illness].contains(insights.load.planReason)
        {
            found.append("go on as planned, beside a plan that is easier: \(String(describing: insights.load.planReason))")
        }
        if rules.contains(.loadWellAboveUsual), insights.load.plan.prefix(2).contains(where: { $0.hardMinutes > 0 }) {
            found.append("two easy days, and a hard one planned")
        }
        if rules.contains(.loadBelowUsual), insights.load.trainingTrend.value == .tapering {
            found.append("add load while tapering")
        }
        return found
    }

    @Test(arguments: seeds) func `no day of a demo athlete has contradictions`(seed: UInt64) throws {
        let history = Self.history(seed)
        var seen: Set<Recommendation.Rule> = []
        for ago in 0..<80 {
            let day = Self.end - ago
            let insights = Analysis.insights(asOf: day, history: history)
            let now = day.start(at: .utc) + 20 * 3600
            let context = DisplayContext(language: .english, units: .metric, now: now, offset: .utc)
            let today = TodayScreen(insights: insights, digests: history.digests, updated: nil, context: context)
            let load = LoadScreen(insights: insights, context: context)
            let sentences = ContractSentences(
                recommendation: { RecommendationText.text($0, context) }, plannedDay: { PlanText.text($0, context) },
                absent: { AbsenceText.sentence(on: $0, context.language) })
            let payload = InsightsPayload(insights, athlete: "1", at: now, sentences: sentences)
            let report = TerminalReport(style: .none, width: 80)
                .lines(today, insights: insights, context: context, lastActivity: nil).joined(separator: "\n")

            let onToday = (today.advice + today.moreAdvice).map(\.rule)
            seen.formUnion(onToday)
            let rules = Array(Set(onToday + load.advice.map(\.rule) + insights.weather.recommendations.map(\.rule)))
            for problem in Self.contradictions(insights, history, rules) {
                Issue.record("\(seed), \(ISO8601.text(day)): \(problem)")
            }

            // All outputs have the same recommendations.
            let known = payload.priorityRules?.map(\.rule).filter { $0 != RulePayload.figuresAbsent && $0 != "nothing_to_advise" }
            #expect(known == onToday.map(\.rawValue), "\(ISO8601.text(day))")
            #expect(Set(load.advice.map(\.rule)).isSubset(of: onToday), "\(ISO8601.text(day))")
            #expect(
                payload.analyses.trainingLoad.evidence?.rules.map(\.rule).filter {
                    $0 != RulePayload.figuresAbsent && $0 != "nothing_to_advise"
                }
                    == load.advice.map(\.rule.rawValue))
            #expect(today.plan == load.plan)
            #expect(payload.analyses.trainingLoad.plan?.map(\.workout) == insights.load.plan.map(\.workout.rawValue))
            let flat = report.replacing(/\s+/, with: " ")
            for advice in today.advice {
                let start = advice.text.prefix(25).replacing(/\s+/, with: " ")
                #expect(flat.contains(start), "\(ISO8601.text(day)): \(advice.text)")
            }
        }
        #expect(seen.contains(.easierWeekPlanned) || seen.contains(.loadInUsualRange))
    }

    @Test func `a recommendation on a low morning respects that today's session is done`() {
        let context = DisplayContext(language: .english, units: .metric, now: Self.end.start(at: .utc), offset: .utc)
        let before = RecommendationText.text(Recommendation(.recoveryLow, numbers: [28], urgency: .warning), context)
        let after = RecommendationText.text(Recommendation(.recoveryLow, numbers: [28, 1], urgency: .warning), context)
        #expect(before.contains("choose an easy day"))
        #expect(after.contains("today’s session is done"))
    }

    @Test func `old files alone give no plan, and the page states what it needs`() {
        let history = Self.history(DemoAthlete.usualSeed)
        let insights = Analysis.insights(asOf: Self.end + 2006, history: history)
        #expect(insights.load.plan.isEmpty)
        let rules = insights.priorities.map(\.rule)
        #expect(rules.contains(.needRecentActivities))
        #expect(!rules.contains(.needRecentEffort))
        #expect(insights.load.recovery.value != .wellRecovered)
    }
}
