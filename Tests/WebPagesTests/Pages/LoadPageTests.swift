import Localizations
import Markup
import Testing
import WebPages

@testable import Screens

struct LoadPageTests {
    @Test func `without ratio and recovery, tiles fill the card of recovery`() throws {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .load, theme: .system, context: context)
        var empty = LoadScreen(insights: Example.emptyInsights, context: context)
        #expect(empty.gauge == nil && empty.recovery == nil && empty.tiles.isEmpty)
        #expect(!LoadPage(empty, frame: frame).body.rendered().contains("class=\"tiles"))
        empty.tiles = LoadScreen(insights: Example.insights, context: context).tiles
        let page = LoadPage(empty, frame: frame).body.rendered()
        let cards = page.split(separator: "<section class=\"card")
        let callout = try #require(cards.first { $0.hasPrefix(" callout") })
        #expect(callout.contains("<div class=\"column\"><ul class=\"trends\">") && callout.contains("<div class=\"tiles\">"))
        #expect(page.split(separator: "class=\"tiles").count == 2)
    }

    @Test func `with ratio and recovery, tiles have a card of their own`() throws {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .load, theme: .system, context: context)
        let page = LoadPage(LoadScreen(insights: Example.insights, context: context), frame: frame).body.rendered()
        #expect(page.contains("<div class=\"card\"><div class=\"tiles two\">"))
        #expect(page.split(separator: "class=\"tiles").count == 2)
    }
}
