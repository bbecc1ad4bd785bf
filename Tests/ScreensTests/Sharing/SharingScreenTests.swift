import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct SharingScreenTests {
    private static let now = Moment(secondsSince1970: 1_717_223_400)

    private func share(ends: Double?, opened: Bool = false, content: ActivityShare.Content = .init()) -> ActivityShare {
        ActivityShare(
            id: UniqueID(high: 1, low: 1), activity: "a", made: Self.now + -86_400, ends: ends.map { Self.now + $0 },
            opened: opened ? Self.now + -60 : nil, content: content)
    }

    private static func observers(_ context: DisplayContext) -> ObserverList {
        ObserverList([], names: [:], at: now, context: context)
    }

    @Test(arguments: [
        ("25.0330, 121.5654", 25.033, 121.5654), ("25.0330,121.5654", 25.033, 121.5654), ("-33,9 18,4", -33.9, 18.4),
        ("25.0330° 121.5654°", 25.033, 121.5654), ("25,0330; 121,5654", 25.033, 121.5654), ("25.0330，121.5654", 25.033, 121.5654),
        ("−33.9, −18.4", -33.9, -18.4), ("25.033012345678, 121.565412345678", 25.0330123, 121.565412),
    ])
    func `latitude and longitude are read as map programs write them`(text: String, latitude: Double, longitude: Double) throws {
        let place = try #require(PrivacyZoneForm.coordinate(text))
        #expect(abs(place.latitude - latitude) < 1e-6 && abs(place.longitude - longitude) < 1e-6)
    }

    @Test(arguments: ["", "25", "91, 10", "10, 181", "a, b", "1, 2, 3", "25.0.1, 2", "--1, 2", "1e3, 2", ",", "nan, nan"])
    func `other text is no place`(text: String) {
        let form = PrivacyZoneForm { $0 == "place" ? text : nil }
        #expect(form.place == nil && form.flaws == [.place: .notPlace])
    }

    @Test func `a radius and an end that are not offered count as the usual ones`() {
        #expect(PrivacyZoneForm.radius("800") == 800)
        for text in ["1", "-400", "x", "99999999999999999999"] { #expect(PrivacyZoneForm.radius(text) == 400) }
        #expect(ShareForm { ["days": "30"][$0] }.days == 30 && ShareForm { ["days": "0"][$0] }.days == nil)
        for text in ["1", "-7", "x"] { #expect(ShareForm { ["days": text][$0] }.days == 7) }
        #expect(ShareForm { _ in nil }.content == .init(heartRate: false, note: false, file: false))
        #expect(ShareForm { _ in "1" }.content == .init(heartRate: true, note: true, file: true))
    }

    @Test(arguments: Language.allCases) func `a list states what each link shows and when it ends`(language: Language) {
        let context = Example.context(language)
        let shares = [
            share(ends: nil, opened: true, content: .init(heartRate: true, note: true, file: true)), share(ends: 86_400),
            share(ends: -1),
        ]
        let screen = SharingScreen(
            zones: [], shares: shares, titles: ["a": "Morning"], observers: Self.observers(context), at: Self.now,
            context: context)
        #expect(screen.links.map { $0.name } == ["Morning", "Morning", "Morning"])
        #expect(screen.links.allSatisfy { $0.route == .activity("a") })
        #expect(screen.links[0].text.contains(Phrase.shareNoEnd.text(language)) && screen.links[0].text.hasSuffix(" · GPX"))
        #expect(screen.links[0].text.contains(Phrase.heartRate.text(language)))
        #expect(screen.links[1].text.contains(Phrase.shareUnopened.text(language)) && !screen.links[1].text.contains("GPX"))
        #expect(screen.links[1].text != screen.links[2].text)
        // Of an activity that is gone, the link has no page.
        let gone = SharingScreen(
            zones: [], shares: shares, titles: [:], observers: Self.observers(context), at: Self.now, context: context)
        #expect(gone.links.allSatisfy { $0.route == nil && !$0.name.isEmpty })
        #expect(SharedLinkList(shares, ofActivity: "b", at: Self.now, context).rows.isEmpty)
        #expect(SharedLinkList(shares, ofActivity: "a", at: Self.now, context).rows.allSatisfy { $0.route == nil })
    }

    @Test(arguments: Language.allCases) func `zones show their place and radius, and the form its flaws`(language: Language)
        throws
    {
        let place = try #require(Coordinate(latitude: -0.5, longitude: 121.5654))
        let zone = try #require(PrivacyZone(id: UniqueID(high: 1, low: 1), name: "", place: place, centre: place, radius: 400))
        let form = PrivacyZoneForm { $0 == "name" ? String(repeating: "n", count: 41) : "?" }
        let screen = SharingScreen(
            zones: [zone], shares: [], titles: [:], form: form, observers: Self.observers(Example.context(language)),
            at: Self.now, context: Example.context(language))
        #expect(screen.zones[0].text.contains("-0.50000, 121.56540") && screen.zones[0].text.contains("400"))
        #expect(screen.zones[0].name == Phrase.privacyZoneUnnamed.text(language))
        #expect(screen.fields.map { $0.problem != nil } == [true, true, false])
        let full = SharingScreen(
            zones: Array(repeating: zone, count: PrivacyZone.limit), shares: [], titles: [:],
            observers: Self.observers(Example.context(language)), at: Self.now, context: Example.context(language))
        #expect(full.full?.contains("20") == true && screen.full == nil)
    }

    @Test func `an activity without a route has no file and no end to hide`() {
        func screen(hasRoute: Bool) -> ActivitySharingScreen {
            ActivitySharingScreen(
                activity: "a b", name: "Morning", shares: [], zoneCount: 0, hasRoute: hasRoute, at: Self.now,
                context: Example.context(.english))
        }
        #expect(screen(hasRoute: false).boxes.map { $0.name } == ["heart-rate", "note"] && screen(hasRoute: false).hide == nil)
        #expect(screen(hasRoute: true).boxes.map { $0.name } == ["heart-rate", "note", "file"])
        #expect(screen(hasRoute: true).hidePath == "/activities/a%20b/share/zone")
        #expect(screen(hasRoute: true).boxes.allSatisfy { $0.value.isEmpty }, "nothing is shared unasked")
    }
}
