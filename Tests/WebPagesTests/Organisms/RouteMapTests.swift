import Localizations
import Markup
import Testing
import Training

@testable import Screens
@testable import WebPages

struct RouteMapTests {
    @Test func `the scale bar has the length of its label`() throws {
        let map = try #require(
            ActivityScreen(
                recording: Example.recording, id: "x", digest: nil, athlete: Example.athlete, context: Example.context(.english)
            ).map)
        let html = map.body.rendered().replacing("\u{A0}", with: " ")
        let drawn = try #require(
            html.components(separatedBy: "data-length=\"").last?.split(separator: "\"").first.flatMap { Double($0) })
        #expect(html.contains("v10h\(Int(drawn))v-10") && html.contains(">\(map.scale.text)</text>"))
        #expect(html.components(separatedBy: map.scale.text).count == 2)  // the label appears once
        let said = try #require(Double(map.scale.number)) * (map.scale.unit == "km" ? 1000 : 1)
        let unit = Double(map.path.width) / map.path.metresAcross
        #expect(abs(drawn - said * unit) <= 0.5 + 1e-9)
        #expect(drawn > 0 && drawn < Double(map.path.width))
        #expect(html.contains("data-tools=\"Zoom in\nZoom out\n"))
    }
}
