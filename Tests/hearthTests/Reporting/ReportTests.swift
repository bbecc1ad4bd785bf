import Analysis
import Contract
import Foundation
import Localizations
import Measures
import Screens
import Testing

@testable import hearth

struct ReportTests {
    static func context(_ language: Language = .english) -> DisplayContext {
        DisplayContext(language: language, units: .metric, now: Example.now, offset: .utc)
    }

    static func text(_ language: Language, style: TerminalStyle = .none, last: Day? = nil) -> String {
        let screen = TodayScreen(
            insights: Example.insights, digests: Example.digests, updated: nil, context: context(language))
        return TerminalReport(style: style, width: 80).lines(
            screen, insights: Example.insights, context: context(language), lastActivity: last
        ).joined(separator: "\n")
    }

    @Test(arguments: Language.allCases) func `the report keeps its width, has all sections and no colour by default`(
        language: Language
    ) {
        let lines = Self.text(language).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 20)
        #expect(!Self.text(language).contains("\u{1B}"))
        for line in lines { #expect(TextWidth.of(String(line)) <= 100, "\(line)") }
        #expect(lines.contains { $0.contains("█") })
    }

    @Test(arguments: Language.allCases) func `the day fits on a small terminal, whatever is missing`(language: Language) {
        let context = Self.context(language)
        for insights in [Example.insights, Example.emptyInsights] {
            let screen = TodayScreen(insights: insights, digests: Example.digests, updated: nil, context: context)
            let report = TerminalReport(style: .none, width: 80)
            let lines = report.day(screen, context: context, lastActivity: nil, more: "hearth report --all")
            // A reason is whole, or not there.
            for tile in screen.stats where tile.figure.number == "–" {
                let reason = tile.note?.split(separator: "·").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
                #expect(lines.contains { $0.contains(tile.label) && $0.hasSuffix(reason) }, "\(reason)")
            }
            #expect(lines.count <= TerminalReport.mostLines && lines.last?.contains("--all") == true)
            for ring in screen.rings { #expect(lines.contains { $0.contains(ring.title) }) }
            for day in screen.plan { #expect(lines.contains { $0.contains(day.date) }) }
            for line in lines { #expect(TextWidth.of(line) <= 80, "\(line)") }
        }
        let screen = TodayScreen(insights: Example.insights, digests: Example.digests, updated: nil, context: context)
        let whole = TerminalReport(style: .none, width: 80)
            .day(screen, context: context, lastActivity: nil, more: "").joined(separator: "\n")
        #expect(screen.sentence.map { whole.contains($0.text) } == true)
        #expect(screen.advice.first.map { whole.contains($0.text.prefix(20)) } == true)
    }

    @Test func `a report on old data states its date`() {
        let today = Self.context().today
        #expect(Self.text(.english, last: today - 7) == Self.text(.english))
        #expect(StaleNotice.text(lastActivity: today - 8, Self.context()) != nil)
        let old = Self.text(.english, last: Day(number: 14_000))  // 2008-05-01
        #expect(old.contains("Your last activity was on") && old.contains("1 May 2008"))
        #expect(StaleNotice.text(lastActivity: Day(number: 14_000), Self.context(.traditionalChinese))?.contains("2008") == true)
    }

    @Test func `colour changes nothing but the colour`() {
        var plain = Self.text(.english, style: TerminalStyle(isOn: true))
        while let start = plain.range(of: "\u{1B}["), let end = plain[start.upperBound...].firstIndex(of: "m") {
            plain.removeSubrange(start.lowerBound...end)
        }
        #expect(plain == Self.text(.english))
    }

    @Test func `the report's JSON depends on day and data only, and its keys are stable`() throws {
        let object = try ReportJSON.object(
            Example.insights, activities: Array(Example.digests.prefix(2)), isEmpty: false, context: Self.context())
        guard case .object(let members) = object else {
            Issue.record("no object")
            return
        }
        #expect(
            members.keys.sorted() == [
                "activities", "analyses", "as_of", "backtest", "empty", "fitness", "forecast", "format", "heat", "niggles",
                "priority_recommendations",
                "readiness", "running", "sources",
            ])
        guard case .list(let activities)? = object["activities"], case .object(let first)? = activities.first else {
            Issue.record("no activities")
            return
        }
        #expect(
            first.keys.sorted() == [
                "ascent_m", "distance_m", "elapsed_s", "id", "is_race", "load", "load_method", "max_hr", "mean_hr", "moving_s",
                "sport", "start", "title",
            ])
        var later = Self.context()
        later.now = Example.now + 60
        let again = try ReportJSON.object(
            Example.insights, activities: Array(Example.digests.prefix(2)), isEmpty: false, context: later)
        #expect(object == again)
    }

    @Test func `every named figure exists, and its receipt names a model`() throws {
        for name in FigureNames.names {
            let answer = try #require(FigureNames.figure(name, in: Example.insights), "\(name)")
            let lines = ReceiptText.lines(name, answer, Self.context())
            #expect(lines[0].hasPrefix(name))
            if answer.value != nil { #expect(lines.contains("Model")) }
            #expect(try ReceiptText.json(name, answer)["name"] == .text(name))
        }
        #expect(FigureNames.figure("nothing", in: Example.insights) == nil)
        #expect(Set(FigureNames.names).count == FigureNames.names.count)
    }

    @Test(arguments: [(1, "1 observation, quality"), (2, "2 observations, quality"), (0, "0 observations, quality")])
    func `a receipt has English plurals`(count: Int, words: String) {
        let estimate = Estimate(
            value: 1, interval: nil, count: count, quality: 1, method: ShoePair.card.id, inputs: [], asOf: Example.today)
        #expect(ReceiptText.lines("x", .known(estimate), Self.context()).contains { $0.contains(words) })
    }

    @Test func `a receipt and its model card are in the chosen language`() throws {
        let interval = Interval(low: 1.25, high: 2)
        let estimate = Estimate(
            value: 1.5, interval: interval, count: 2, quality: 0.5, method: ShoePair.card.id,
            inputs: [
                EstimateInput(name: "stated", value: 1.5, unit: "bpm"),
                EstimateInput(name: "hrv_sdnn of 2024-05-01", value: 40, unit: "ms"),
                EstimateInput(name: "stated", value: 12, unit: "runs"),
                EstimateInput(name: "stated", value: 20_779, unit: "days since 1970"),
            ], asOf: Example.today)
        let german = ReceiptText.lines("acwr", .known(estimate), Self.context(.german))
        #expect(german[0] == "acwr = 1,500")
        #expect(
            german[1].hasSuffix("1,250 und 2,000 (vier von fünf Malen)") && german[2].hasSuffix("2 Beobachtungen, Qualität 50 %"))
        #expect(german.contains("Aus") && german.contains("Modell") && german.contains { $0.contains("    Formel  ") })
        #expect(!german.contains { $0.contains("hrv_sdnn") || $0.contains("stated") })
        #expect(
            german.contains { $0.hasSuffix("  12 Läufe") } && !german.contains { $0.contains("since") || $0.contains("runs") })
        let chinese = ReceiptText.lines("acwr", .known(estimate), Self.context(.traditionalChinese))
        #expect(chinese[2].hasSuffix("2 筆觀測，品質 50 %") && chinese.contains("模型"))
        // English keeps the names of the JSON output.
        let english = ReceiptText.lines("acwr", .known(estimate), Self.context())
        #expect(english.contains { $0.hasPrefix("  hrv_sdnn of 2024-05-01 ") } && english.contains { $0.hasPrefix("  stated ") })
    }

    @Test(arguments: [
        (Language.english, "Import your history:"), (.german, "Importiere deine bisherigen Aktivitäten:"),
        (.traditionalChinese, "匯入您過去的紀錄："),
    ])
    func `an empty data folder explains how to import`(_ language: Language, _ title: String) throws {
        var settings = try SettingsTests.settings(Settings.Flags(home: "/h"))
        settings.language = language
        let lines = EmptyReport.lines(settings)
        #expect(lines.first?.contains("/h") == true && lines.contains(title))
        #expect(
            lines.contains { $0.hasPrefix("  hearth import ~/Garmin  ") } && lines.last == "  hearth demo --home ~/hearth-demo")
        #expect(lines.allSatisfy { TextWidth.of($0) <= 80 })
    }

    @Test func `every model card is printed completely`() {
        for card in ModelCatalogue.all {
            let text = ModelCardText.lines(card, CommandWords(Self.context())).joined(separator: " ")
            #expect(text.contains(card.id))
            #expect(text.contains(card.grade.rawValue))
        }
        let unused = ["sweat_rate", "spring_mass", "mantzios_slowdown", "hadley_slowdown", "utci", "running_power", "acsm_cost"]
        for id in unused { #expect(ModelCatalogue.card(id) == nil, "no shown figure rests on \(id)") }
        #expect(ModelCardText.markdown(ModelCatalogue.all).components(separatedBy: "\n## ").count == ModelCatalogue.all.count + 1)
    }
}
