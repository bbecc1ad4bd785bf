import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct FindScreenTests {
    static func find(_ text: String, _ language: Language = .english) -> FindScreen {
        let context = Example.context(language)
        return FindScreen(
            text, digests: Example.digests, frame: SiteFrame(current: .today, theme: .dark, context: context),
            returnPath: "/load", context: context)
    }

    @Test func `empty search lists the pages and the newest activities`() {
        let groups = Self.find("").groups
        #expect(groups.map { $0.title } == ["Pages", "Activities"])
        #expect(groups[0].items.count == 11 && groups[1].items.count == 6)
    }

    @Test(arguments: Language.allCases) func `search finds a page by its title in either language`(language: Language) {
        for name in ["load", "負荷"] {
            let pages = Self.find(name, language).groups.first?.items.map { $0.target }
            #expect(pages == [.page(.load)], "\(name)")
        }
    }

    /// Labels have soft hyphens, and a copied label may keep them.
    @Test(arguments: Language.allCases) func `every page is found by its whole name`(language: Language) throws {
        for item in try #require(Self.find("", language).groups.first?.items) {
            for name in [item.label, PlainText.withoutSoftHyphens(item.label)] {
                let found = Self.find(name, language).groups.flatMap { $0.items }.map { $0.target }
                #expect(found.contains(item.target), "\(name)")
            }
        }
    }

    @Test(arguments: Language.allCases) func `search offers to refresh and print the current page`(language: Language) {
        for (word, act) in [("refresh", FindScreen.Act.refresh), ("print", .print), ("列印", .print)] {
            #expect(Self.find(word, language).groups.flatMap { $0.items }.map { $0.target } == [.act(act)], "\(word)")
        }
    }

    @Test func `search offers settings that differ from the current ones`() {
        let found = Self.find("theme light").groups.flatMap { $0.items }.map { $0.target }
        #expect(found == [.choice(name: "theme", value: "light")])
        #expect(Self.find("theme dark").groups.isEmpty)
    }

    @Test(arguments: [
        ("vo2", Route.fitness), ("zone", .settings), ("delete", .deletion), ("export", .exporting), ("record", .curves),
        ("niggle", .niggle(nil)), ("刪除", .deletion),
    ])
    func `search finds parts of pages and actions`(_ word: String, _ route: Route) {
        for language in Language.allCases {
            let found = Self.find(word, language).groups.flatMap { $0.items }.map { $0.target }
            #expect(found.contains(.page(route)), "\(word) \(language)")
        }
    }

    @Test(arguments: [
        ("races", Route.fitness), ("比賽", .fitness), ("weight", .trends(.year)), ("體重", .trends(.year)), ("sleep", .today),
        ("睡眠", .today), ("shoes", .load),
    ])
    func `search finds pages by synonyms, under the heading of pages`(_ word: String, _ route: Route) {
        for language in Language.allCases {
            let pages = Self.find(word, language).groups.first
            #expect(pages?.title == Phrase.navigation.text(language))
            #expect(pages?.items.contains { $0.target == .page(route) } == true, "\(word) \(language)")
        }
    }

    @Test func `settings and parts of pages have headings of their own`() {
        #expect(Self.find("theme light").groups.map(\.title) == ["Settings"])
        #expect(Self.find("predictions").groups.map(\.title) == ["On pages"])
    }

    @Test func `search finds a report by its month and activities by their displayed date`() throws {
        let october = Self.find("October").groups.flatMap { $0.items }
        #expect(october.map { $0.label }.prefix(2) == ["October 2026", "October 2025"])
        #expect(october.first?.target == .page(.report(.month(try #require(Month("2026-10"))))))
        let newest = try #require(Example.digests.first)
        let text = Example.context(.english).longDate(newest.day)
        #expect(Self.find(text).groups.contains { $0.title == "Activities" })
    }

    @Test func `search requires every word, and states when there is no result`() {
        #expect(Self.find("zzz").groups.isEmpty && !Self.find("zzz").nothing.isEmpty)
        #expect(Self.find("run zzz").groups.isEmpty)
        #expect(Self.find("RUN").groups.contains { $0.title == "Activities" })
    }
}
