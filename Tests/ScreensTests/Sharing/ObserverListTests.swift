import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ObserverListTests {
    private static let now = Example.context(.english).now

    private static func access(_ observer: String, ends: Double? = nil, isOpened: Bool = false) -> ObserverAccess {
        ObserverAccess(
            observer: observer, made: now + (-86_400), ends: ends.map { now + $0 }, opened: isOpened ? now + (-60) : nil)
    }

    @Test(arguments: Language.allCases) func `a list states who may look, until when, and who has looked`(language: Language) {
        let context = Example.context(language)
        let list = ObserverList(
            [Self.access("a", isOpened: true), Self.access("1", ends: 86_400), Self.access("b", ends: -1)],
            names: ["a": "Mia", "1": ""], at: Self.now, context: context)
        #expect(
            list.rows.map(\.name) == ["Mia", Phrase.peopleOwner.text(language), Phrase.auditRemovedPerson.text(language)])
        #expect(list.rows[0].text.contains(Phrase.shareNoEnd.text(language)))
        #expect(!list.rows[0].text.contains(Phrase.observerUnopened.text(language)))
        #expect(list.rows[1].text.contains(Phrase.observerUnopened.text(language)))
        #expect(list.rows[1].text != list.rows[2].text && list.rows[0].buttonSpoken.contains("Mia"))
        #expect(list.full == nil && list.fields.allSatisfy { $0.problem == nil })
        let full = ObserverList(
            (1...ObserverAccess.limit).map { Self.access("\($0)") }, names: [:], at: Self.now, context: context)
        #expect(full.full?.contains("20") == true)
    }

    @Test func `the form keeps what was entered, and names its flaw`() {
        var form = ObserverForm { ["account": "Mia", "days": "30"][$0] }
        #expect(form.name == "Mia" && form.days == 30)
        #expect(ObserverForm { ["days": "0"][$0] }.days == nil)
        for days in ["", "7", "x", "-1"] { #expect(ObserverForm { $0 == "days" ? days : nil }.days == 90, "\(days)") }
        var problems: Set<String> = []
        for flaw in [ObserverForm.Flaw.unknown, .isSelf, .full] {
            form.flaw = flaw
            let list = ObserverList([], names: [:], form: form, at: Self.now, context: Example.context(.english))
            #expect(list.fields[0].value == "Mia" && list.fields[1].options.first { $0.isChosen }?.value == "30")
            problems.insert(list.fields[0].problem ?? "")
        }
        #expect(problems.count == 3 && !problems.contains(""))
    }

    @Test func `athletes who let the user look have a button each`() {
        let context = Example.context(.english)
        #expect(ObservedList([], names: [:], context: context) == nil)
        let list = ObservedList([("a", Self.access("me", ends: 86_400))], names: ["a": "Ada"], context: context)
        #expect(list?.rows.map(\.id) == ["a"] && list?.rows.first?.buttonSpoken == "Open the training of Ada")
    }

    @Test func `only an observer has the bar that leads back`() {
        let context = Example.context(.english)
        #expect(ObservingNotice(.full, context) == nil && ObservingNotice(.demonstration, context) == nil)
        #expect(ObservingNotice(.observing(name: "Ada"), context)?.text.contains("Ada") == true)
        #expect(ObservingNotice(.observing(name: ""), context)?.text.contains(context.say(.peopleOwner)) == true)
        #expect(ObservingNotice(.observingEnded, context) != nil)
        let frame = SiteFrame(current: .load, theme: .system, isDemo: true, access: .observing(name: "Ada"), context: context)
        #expect(frame.administrationLinks.isEmpty && !frame.links.isEmpty)
        #expect(frame.invented != nil && frame.invented?.removal == nil)
        let shown = SiteFrame(current: .load, theme: .system, isDemo: true, access: .demonstration, context: context)
        #expect(shown.invented?.removal == nil && !shown.administrationLinks.isEmpty && shown.observing == nil)
    }
}
