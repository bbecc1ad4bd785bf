import Screens
import Testing
import Training

struct FindScreenTests {
    static func find(_ text: String, _ language: Language = .english) -> FindScreen {
        let reader = Example.reader(language)
        return FindScreen(
            text, digests: Example.digests, frame: SiteFrame(current: .today, theme: .dark, reader: reader),
            returnPath: "/load", reader: reader)
    }

    @Test func `nothing typed lists the pages and the newest activities`() {
        let groups = Self.find("").groups
        #expect(groups.map { $0.title } == ["Pages", "Activities"])
        #expect(groups[0].items.count == 11 && groups[1].items.count == 6)
    }

    @Test(arguments: Language.allCases) func `a page answers to its name in either language`(language: Language) {
        for name in ["load", "負荷"] {
            let pages = Self.find(name, language).groups.first?.items.map { $0.target }
            #expect(pages == [.page(.load)], "\(name)")
        }
    }

    @Test func `a setting that is not chosen yet can be chosen`() {
        let found = Self.find("theme light").groups.flatMap { $0.items }.map { $0.target }
        #expect(found == [.choice(name: "theme", value: "light")])
        #expect(Self.find("theme dark").groups.isEmpty)
    }

    @Test func `every word has to occur, and nothing is said plainly`() {
        #expect(Self.find("zzz").groups.isEmpty && !Self.find("zzz").nothing.isEmpty)
        #expect(Self.find("run zzz").groups.isEmpty)
        #expect(Self.find("RUN").groups.contains { $0.title == "Activities" })
    }
}
