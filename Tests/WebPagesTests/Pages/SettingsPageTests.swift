import Localizations
import Markup
import Screens
import Testing
import Training
import WebPages

struct SettingsPageTests {
    func page(hasSingleKeys: Bool = true) -> String {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .settings, theme: .system, hasSingleKeys: hasSingleKeys, context: context)
        let screen = SettingsScreen(
            ProfileForm(Athlete(name: ""), context), weather: WeatherSource(), administersPeople: true, context: context)
        return SettingsPage(screen, frame: frame).body.rendered()
    }

    @Test func `every link to a section has its heading, and every section except those of Advanced has a link`() {
        let html = page()
        let links = Set(html.matches(of: /class="chip" href="#(h-[a-z-]+)"/).map { String($0.output.1) })
        let headings = Set(html.matches(of: /<(?:h2|summary) id="(h-[a-z-]+)"/).map { String($0.output.1) })
        #expect(links.count == 17 && links.isSubset(of: headings))
        #expect(headings.subtracting(links) == ["h-weather-source", "h-map-source", "h-summary-source"])
    }

    @Test func `the search is there from the beginning, so that nothing moves when its script runs`() {
        #expect(page().contains("<label class=\"field\"><span>Search settings</span>"))
    }

    @Test func `pages state that single-key shortcuts are switched off`() {
        #expect(!page().contains("data-keys") && page(hasSingleKeys: false).contains(" data-keys=\"off\""))
        #expect(page(hasSingleKeys: false).contains("name=\"keys\" value=\"off\" aria-pressed=\"true\""))
    }
}
