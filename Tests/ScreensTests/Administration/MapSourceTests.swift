import Analysis
import Localizations
import Testing
import Training

@testable import Screens

struct MapSourceTests {
    static func flaw(_ template: String, _ attribution: String = "© x") -> MapSource.Flaw? {
        do throws(MapSource.Flaw) { _ = try MapSource(template: template, attribution: attribution) } catch { return error }
        return nil
    }

    @Test(arguments: [
        ("https://tiles.example/{z}/{x}/{y}.png", "https://tiles.example"),
        (" HTTPS://Tiles.Example:443/a/{z}/{y}/{x}?key=a%20b ", "https://tiles.example:443"),
        ("http://127.0.0.1:8081/{z}/{x}/{y}.png", "http://127.0.0.1:8081"), ("http://tiles/{z}/{x}/{y}", "http://tiles"),
        ("http://map.lan/{z}/{x}/{y}", "http://map.lan"), ("http://172.31.0.4/{z}/{x}/{y}", "http://172.31.0.4"),
        ("http://maps.home.arpa/{z}-{x}-{y}", "http://maps.home.arpa"),
    ])
    func `a source has an address and an origin for the security policy`(_ template: String, _ origin: String) throws {
        let source = try MapSource(template: template, attribution: "  © somebody\n ", allowsPrivate: true)
        #expect(source.origin == origin && source.attribution == "© somebody")
        let address = source.address(zoom: 3, column: 5, row: 7)
        #expect(!address.contains("{") && address.contains("3") && address.contains("5") && address.contains("7"))
    }

    @Test(arguments: [
        "ftp://a.example/{z}/{x}/{y}", "//a.example/{z}/{x}/{y}", "https:///{z}/{x}/{y}", "https://user@a.example/{z}/{x}/{y}",
        "https://a.example; script-src */{z}/{x}/{y}", "https://a.example,b.example/{z}/{x}/{y}", "https://*.example/{z}/{x}/{y}",
        "https://[::1]/{z}/{x}/{y}", "https://a..example/{z}/{x}/{y}", "https://a.example:0/{z}/{x}/{y}",
        "https://a.example:99999/{z}/{x}/{y}", "https://a.example:/{z}/{x}/{y}", "https://a.example/{z}/{x}/{y}#here",
        "https://a.example/{z}/{x}/{y}\"><b>", "https://a.example/{z}/{x}/{y} b", "https://ä.example/{z}/{x}/{y}", "javascript:1",
        "https://a.example",
    ])
    func `an ambiguous address is refused`(_ template: String) { #expect(Self.flaw(template) == .notAddress) }

    @Test(arguments: [
        "http://tiles.example/{z}/{x}/{y}", "http://8.8.8.8/{z}/{x}/{y}", "http://134744072/{z}/{x}/{y}",
        "http://0x08080808/{z}/{x}/{y}",
        "http://10.evil.example/{z}/{x}/{y}", "http://172.32.0.1/{z}/{x}/{y}", "http://192.168.0.1.evil.example/{z}/{x}/{y}",
        "http://127.1/{z}/{x}/{y}", "http://lan.example/{z}/{x}/{y}", "http://999.1.1.1/{z}/{x}/{y}",
    ])
    func `an unencrypted address is refused`(_ template: String) { #expect(Self.flaw(template) == .readableByOthers) }

    @Test(arguments: [
        "http://127.0.0.1:8081/{z}/{x}/{y}", "https://10.0.0.4/{z}/{x}/{y}", "https://localhost/{z}/{x}/{y}",
        "https://nas/{z}/{x}/{y}", "https://map.lan/{z}/{x}/{y}", "https://169.254.169.254/{z}/{x}/{y}",
        "https://100.64.0.1/{z}/{x}/{y}", "https://0.0.0.0/{z}/{x}/{y}", "https://127.1/{z}/{x}/{y}",
        "https://2130706433/{z}/{x}/{y}", "https://0x7f000001/{z}/{x}/{y}", "https://0177.0.0.1/{z}/{x}/{y}",
        "https://a.localhost/{z}/{x}/{y}", "https://maps.home.arpa/{z}/{x}/{y}",
    ])
    func `a private address needs the owner's permission`(_ template: String) {
        #expect(Self.flaw(template) == .privateAddress)
    }

    @Test func `every place has a distinct message, and the source is named`() {
        for missing in [
            "https://a.example/{z}/{x}", "https://a.example/{z}/{x}/{y}/{y}", "https://a.example/",
            "https://{x}.a.example/{z}/{y}",
        ] {
            #expect(Self.flaw(missing) == (missing.hasPrefix("https://{") ? .notAddress : .placesMissing), "\(missing)")
        }
        #expect(Self.flaw("https://a.example/{z}/{x}/{y}", " \u{7F}\n") == .attributionMissing)
        #expect(Self.flaw("https://a.example/{z}/{x}/{y}", String(repeating: "字", count: 121)) == .tooLong(limit: 120))
        #expect(Self.flaw("https://a.example/{z}/{x}/{y}" + String(repeating: "a", count: 400)) == .tooLong(limit: 400))
    }

    @Test(arguments: Language.allCases) func `without a map the page states so, otherwise it names the source and what it learns`(
        _ language: Language
    ) throws {
        let context = Example.context(language)
        func map(_ source: MapSource?) -> RouteMap? {
            ActivityScreen(
                recording: Example.recording, id: "x", digest: nil, athlete: Example.athlete, maps: MapSelection(source: source),
                context: context
            ).map
        }
        #expect(try #require(map(nil)).ground == nil)
        let source = try MapSource(template: "https://tiles.example/{z}/{x}/{y}", attribution: "© OpenStreetMap contributors")
        let ground = try #require(map(source)?.ground)
        #expect(!ground.tiles.isEmpty && ground.credit.contains("© OpenStreetMap contributors"))
        #expect(ground.note.contains("tiles.example"))

        let route = try #require(RouteTrack(sport: .running, day: Example.today, latitudes: [25, 25.1], longitudes: [121, 121]))
        let alone = RoutesScreen(digests: Example.digests, routes: [route], query: RoutesQuery(), context: context)
        let mapped = RoutesScreen(
            digests: Example.digests, routes: [route], query: RoutesQuery(), maps: MapSelection(source: source), context: context)
        #expect(alone.ground == nil && mapped.ground?.tiles.isEmpty == false)
        #expect(alone.note.hasPrefix(mapped.note) && alone.note != mapped.note)  // no promise of privacy with a map
    }

    @Test(arguments: Language.allCases) func `the form states the flaw and keeps its text, and an empty address means no map`(
        _ language: Language
    ) {
        let context = Example.context(language)
        func screen(_ template: String, _ attribution: String) -> (form: MapSourceForm, map: SettingsScreen.Map) {
            let form = MapSourceForm { $0 == MapSourceForm.templateField ? template : attribution }
            return (form, SettingsScreen.Map(form, MapSelection(), outcome: nil, context))
        }
        let wrong = screen("http://tiles.example/{z}/{x}/{y}", "x")
        #expect(wrong.form.setting.source == nil && wrong.map.fields[0].problem != nil && wrong.map.fields[1].problem == nil)
        #expect(wrong.map.fields[0].value == "http://tiles.example/{z}/{x}/{y}" && wrong.map.message?.isProblem == true)
        let unattributed = screen("https://tiles.example/{z}/{x}/{y}", "")
        #expect(unattributed.map.fields[0].problem == nil && unattributed.map.fields[1].problem != nil)
        let none = screen("  ", "© x")
        #expect(none.form.setting == MapSetting() && none.form.flaw == nil && none.map.message == nil)
        #expect(screen("https://a.example/{z}/{x}/{y}", "© x").form.setting.source?.host == "a.example")
    }
}
