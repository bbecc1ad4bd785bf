import Foundation
import Localizations
import Markup
import Screens
import Testing

@testable import WebPages

struct ExplanationTests {
    @Test func `the button of a receipt has an accessible name`() throws {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, context: Example.context(.english))
        let explanation = try #require(screen.stats.first?.explanation)
        let button = explanation.button.rendered()
        #expect(
            button.contains("popovertarget=\"why-ratio\"") && button.contains("aria-label=\"How this is calculated: Load ratio\"")
        )
        #expect(explanation.body.rendered().contains("<div class=\"receipt\" id=\"why-ratio\" popover"))
    }

    @Test func `a receipt begins with its strongest contribution and all of them as bars, and inputs link to their sources`()
        throws
    {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, context: Example.context(.english))
        guard case .known(var known) = screen.rings[0].state else {
            Issue.record("recovery is known")
            return
        }
        known.explanation.inputs[0].route = .activity("a b")
        let html = known.explanation.body.rendered().replacing("\u{A0}", with: " ")
        let drivers = try #require(
            html.range(of: "<p class=\"caption\">Points above or below an average day (50)</p>"))
        let rows = try #require(html.range(of: "80 % likely between"))
        let lead = try #require(html.range(of: "<p>Biggest factor: Heart-rate variability, +21 points</p>"))
        #expect(lead.lowerBound < drivers.lowerBound && drivers.lowerBound < rows.lowerBound)
        // The strongest one fills its half.
        #expect(html.contains("<rect class=\"value\" x=\"50%\" width=\"50%\""))
        // Model, evidence and inputs are behind a name.
        let method = try #require(html.range(of: "<details><summary>Method and sources</summary>"))
        #expect(rows.lowerBound < method.lowerBound)
        for name in ["Model<", "Evidence<", "Inputs, each rounded<"] {
            #expect(try method.upperBound < #require(html.range(of: ">" + name)).lowerBound)
        }
        #expect(html.contains("<dd><a href=\"/activities/a%20b\">312</a></dd>"))
        #expect(screen.rings[0].body.rendered().contains("Biggest factor: Heart-rate variability, +21"))
    }
}
