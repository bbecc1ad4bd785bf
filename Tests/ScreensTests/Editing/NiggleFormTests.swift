import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct NiggleFormTests {
    private let today = Example.today

    private func form(_ fields: [String: String]) -> NiggleForm { NiggleForm(today: today) { fields[$0] } }

    @Test func `the niggle equals the entered values`() {
        let sent = form([
            "day": "2026-11-20", "place": "achilles", "spot": " inside \n", "side": "left", "intensity": "7", "words": "a\tb",
        ])
        let niggle = Niggle(id: "n", day: today - 1, place: .achilles, spot: "inside", side: .left, intensity: 7, words: "a b")
        #expect(sent.id == nil && sent.niggle(id: "n") == niggle)
        #expect(NiggleForm(niggle).niggle(id: "n") == niggle)
    }

    @Test(arguments: ["", "tomorrow", "2026-11-22", "1826-11-21", "2026-02-30"])
    func `future and invalid days are refused`(day: String) {
        let sent = form(["day": day, "place": "knee", "intensity": "1"])
        #expect(sent.flaws == [.day: .notDay] && sent.niggle(id: "n") == nil)
        let screen = DiaryScreen(sent, context: Example.context(.english))
        #expect(screen.problem != nil && screen.fields[0].problem == "This must be today or a day before it.")
    }

    @Test func `overlong text is refused, and values that are not offered are ignored`() {
        let sent = form([
            "id": "x", "day": "2026-11-21", "place": "wing", "side": "top", "intensity": "11",
            "spot": String(repeating: "長", count: 61), "words": String(repeating: "w", count: 301),
        ])
        #expect(sent.flaws == [.spot: .tooLong(60), .words: .tooLong(300)] && sent.id == "x")
        #expect(sent.place == .other && sent.side == nil && sent.intensity == 3)
    }

    @Test(arguments: Language.allCases) func `every field has a label, and every place a unique name`(language: Language) {
        let screen = DiaryScreen(NiggleForm(today: today), context: Example.context(language))
        #expect(screen.fields.map { $0.name } == ["day", "place", "spot", "side", "intensity", "words"])
        #expect(Set(screen.fields.map { $0.label }).count == 6)
        #expect(Set(screen.fields[1].options.map { $0.label }).count == Niggle.Place.allCases.count)
        #expect(screen.fields[3].options.allSatisfy { !$0.label.hasSuffix(",") } && screen.fields[4].options.count == 11)
    }

    @Test func `pairs of the sport come first, the last used one at the top, without retired ones`() throws {
        let worn: [(Sport, String?)] = [
            (.hiking, "Boots"), (.running, "New"), (.running, nil), (.running, "Old"), (.running, "New"), (.running, "Gone"),
        ]
        let example = try #require(Example.recordingDigest)
        let digests = worn.map { sport, shoes in
            var digest = example
            digest.sport = sport
            digest.shoes = shoes
            return digest
        }
        let diary = Diary([.shoesRetired(name: "Gone", day: today)])
        let shoes = ShoeOptions(digests, sport: .running, diary: diary)
        #expect(shoes.names == ["New", "Old", "Boots"] && shoes.last == "New")
        #expect(ShoeOptions(digests, sport: .walking, diary: diary).last == nil)
        let screen = EditScreen(
            ActivityEditForm(ActivityEdit(), original: ActivityEditFormTests.original), id: "x", worn: shoes,
            context: Example.context(.english))
        #expect(screen.shoes.offers == ["New", "Old", "Boots"] && screen.shoes.hint.hasSuffix("Worn last in this sport: New."))
        // Suggested, but not filled in.
        #expect(screen.shoes.value.isEmpty)
    }

    @Test func `a pair's name is trimmed and must be neither empty nor too long`() {
        let context = Example.context(.english)
        #expect(ShoesForm(name: "a", called: " Löwe 3\n").called == "Löwe 3" && ShoesForm(name: "a").flaw == nil)
        #expect(ShoesForm(name: "a", called: " ").flaw == .missing)
        let long = ShoesForm(name: "a", called: String(repeating: "長", count: 61))
        #expect(long.flaw == .tooLong(60) && long.called.count == 61)
        for form in [ShoesForm(name: "a", called: ""), long] {
            let screen = DiaryScreen(form, context: context)
            #expect(screen.problem != nil && screen.fields[0].problem != nil)
        }
        let screen = DiaryScreen(ShoesForm(name: "Blue"), context: context)
        #expect(screen.title == "Rename Blue" && screen.hidden == [.init(name: "name", value: "Blue")] && screen.problem == nil)
        #expect(screen.fields.map { $0.value } == ["Blue"] && screen.action == .shoes(nil))
    }

    @Test func `shoes of an edit are stored only if they differ from the files'`() {
        var original = ActivityEditFormTests.original
        original.shoes = "Blue"
        func sent(_ shoes: String?) -> ActivityEditForm {
            ActivityEditForm(original: original) { $0 == "shoes" ? shoes : $0 == "sport" ? "running" : nil }
        }
        #expect(sent("Blue").edit.shoes == nil && sent(nil).edit.shoes == nil)
        #expect(sent(" Red ").edit.shoes == "Red" && sent("").edit.shoes == "")
        #expect(sent(String(repeating: "x", count: 61)).flaws == ["shoes": .tooLong(60)])
        #expect(ActivityEditForm(ActivityEdit(), original: original).shoes == "Blue")
    }
}
