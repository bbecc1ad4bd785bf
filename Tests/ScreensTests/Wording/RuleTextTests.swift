import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

/// Texts that state a bound of a rule take it from the rule.
struct RuleTextTests {
    @Test func `no language writes the bound of a rule itself`() throws {
        let keys: Set = [
            "airUnhealthy", "planRatio", "recoveryRule", "balanceOutside", "highRuns", "doubtFewRuns", "doubtFewHot",
            "doubtFewCool", "athlete.threshold_test.hint",
            "settingsTestOld",
            "athlete.threshold_heart_rate.hint", "effort_leap.formula", "effort_leap.limits", "running_break.formula",
            "running_break.limits", "maximum_heart_rate.limits",
        ]
        let entries = try CatalogueTests.entries().filter { keys.contains($0.key) }
        #expect(entries.count == keys.count)
        for entry in entries {
            for (language, texts) in entry.texts {
                for text in texts {
                    let words = text.replacing(/%\(\w+\)(@|lld)|\{\w+\}/, with: "").replacing("VO₂", with: "")
                    let numbers = words.matches(of: /[0-9]+/).map { String($0.output) }
                    // A rating is out of ten.
                    #expect(numbers.allSatisfy { $0 == "10" }, "\(entry.key) [\(language)]: \(text)")
                }
            }
        }
    }

    @Test func `the bounds appear in the format of the language`() {
        func say(_ language: Language, _ phrase: (DisplayContext) -> Phrase) -> String {
            let context = Example.context(language)
            return context.say(phrase(context)).replacing("\u{A0}", with: " ")
        }
        #expect(say(.german) { PlanReason.ratio.phrase($0) }.contains("1,25"))
        #expect(say(.traditionalChinese) { PlanReason.ratio.phrase($0) }.contains("1.25"))
        var insights = Example.insights
        insights.load.recovery = .known(.adequate)
        let rule = LoadScreen(insights: insights, context: Example.context(.english)).recoveryDetails?.rule ?? ""
        for bound in ["+5 %", "from 67", "−30 %", "below 34", "−10 %", "below 50", "3 of 5 days"] {
            #expect(rule.replacing("\u{A0}", with: " ").contains(bound), "\(bound)")
        }
        let context = Example.context(.english)
        let screen = SettingsScreen(
            ProfileForm(.init(name: ""), context), profile: AthleteProfile(), weather: WeatherSource(), context: context)
        let hints = screen.sections.flatMap { $0.fields }.map { $0.hint }
        #expect(hints.contains { $0.contains("20 to 60 minutes") && $0.contains("89 %") })
        #expect(hints.contains { $0.contains("180 days") })
    }
}
