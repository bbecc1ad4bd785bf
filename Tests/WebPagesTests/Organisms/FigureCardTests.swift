import Localizations
import Markup
import Testing

@testable import Screens
@testable import WebPages

struct FigureCardTests {
    static let screens = ScreensOfRunners.all(Example.context(.english))

    @Test func `a line is a name and a value with its note, and the list contains nothing else`() throws {
        let html = FigureCard(section: try #require(Self.screens.fitness.running.first), span: 12).body.rendered().replacing(
            "\u{A0}", with: " ")
        #expect(
            html.contains(
                "<dl class=\"facts\"><div><dt>5 km</dt><dd><a href=\"/activities/a%2Fb\">20:34</a>"
                    + "<p class=\"caption\">17 Oct 2025</p></dd></div><div>"))
        #expect(html.contains("</dd></div></dl>"))
        #expect(html.components(separatedBy: "popovertarget=\"why-records\"").count == 3)  // opens and closes
        #expect(html.contains("class=\"receipt\" id=\"why-records\" popover"))
    }

    @Test func `the button of a line's receipt is beside the label`() throws {
        let html = FigureCard(section: try #require(Self.screens.fitness.figures.first), span: 6).body.rendered()
        #expect(html.contains("<dt>Critical speed <button class=\"why\" type=\"button\" popovertarget=\"why-critical_speed\""))
        let list = try #require(html.components(separatedBy: "</dl>").first)
        #expect(!list.contains("receipt"))
    }

    @Test func `a sentence comes before the lines, or alone without lines`() throws {
        var section = try #require(Self.screens.load.outlook)
        let lead = "<p>" + (try #require(section.lead)) + "</p>"
        #expect(FigureCard(section: section, span: 6).body.rendered().contains(lead + "<div class=\"scroll\""))
        section.table = nil
        let html = FigureCard(section: section, span: 6).body.rendered()
        #expect(html.contains(lead) && !html.contains("facts") && !html.contains("scroll"))
    }
}
