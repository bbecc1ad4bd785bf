import Measures
import Testing
import Training

struct DiaryTests {
    private let day = Day(number: 20_000)

    private func niggle(_ id: String, _ back: Int = 0, intensity: Int = 3) -> Niggle {
        Niggle(id: id, day: day - back, place: .knee, intensity: intensity)
    }

    @Test func `of the entries about one thing the last counts`() {
        let diary = Diary([
            .niggle(niggle("b")), .niggle(niggle("a", 3)), .niggle(niggle("b", 5, intensity: 7)), .niggle(niggle("c", 1)),
            .niggleRemoved(id: "c"), .niggleRemoved(id: "never noted"), .shoesRetired(name: "Blue", day: day),
            .shoesRetired(name: "Red", day: day - 9), .shoesInUse(name: "Red"), .shoesInUse(name: "Green"),
        ])
        #expect(diary.niggles == [niggle("b", 5, intensity: 7), niggle("a", 3)])
        #expect(diary.niggle("a")?.day == day - 3 && diary.niggle("c") == nil)
        #expect(diary.retiredShoes.map(\.name) == ["Blue"] && diary.retirement(of: "Blue") == day)
        #expect(diary.retirement(of: "Red") == nil)
    }

    @Test func `taking the last entry away brings back what was said before`() {
        let entries: [DiaryEntry] = [
            .niggle(niggle("a", intensity: 1)), .niggle(niggle("a", intensity: 9)), .niggleRemoved(id: "a"),
        ]
        #expect(Diary(entries).niggles.isEmpty)
        #expect(Diary(Array(entries.dropLast())).niggle("a")?.intensity == 9)
        #expect(Diary(Array(entries.dropLast(2))).niggle("a")?.intensity == 1)
        #expect(Set(entries.map(\.subject)) == [.niggle("a")])
    }

    @Test func `a pair is called by its last name, and keeps its retirement`() {
        let written: [DiaryEntry] = [
            .shoesRetired(name: "Blue", day: day), .shoesRenamed(name: "Blue", called: "Löwe"),
            .shoesRenamed(name: "Löwe", called: "Löwe 3"),
        ]
        let diary = Diary(written)
        for name in ["Blue", "Löwe", "Löwe 3"] { #expect(diary.name(ofShoes: name) == "Löwe 3") }
        #expect(diary.name(ofShoes: "Red") == "Red" && diary.retiredShoes.map(\.name) == ["Löwe 3"])
        #expect(diary.retirement(of: "Löwe 3") == day)
        #expect(Diary(Array(written.dropLast())).name(ofShoes: "Blue") == "Löwe")
        let back = Diary(written + [.shoesRenamed(name: "Löwe 3", called: "Blue")])
        #expect(back.name(ofShoes: "Blue") == "Blue" && back.name(ofShoes: "Löwe") == "Blue")
        #expect(back.retirement(of: "Blue") == day && back.retirement(of: "Löwe 3") == nil)
        #expect(Diary([.shoesRenamed(name: "Blue", called: "Blue")]) == Diary())
    }

    @Test func `pairs of one name are one, and a retired pair that joins one in use does not retire it twice`() {
        let diary = Diary([
            .shoesRetired(name: "Blue", day: day - 9), .shoesRetired(name: "Löwe", day: day),
            .shoesRenamed(name: "Blue", called: "Löwe"),
        ])
        #expect(diary.name(ofShoes: "Blue") == "Löwe" && diary.retiredShoes.map(\.name) == ["Löwe"])
        #expect(diary.retirement(of: "Löwe") == day)
    }

    @Test func `a name that one pair gave up may be another's, in files and in what is said by hand`() {
        let diary = Diary([.shoesRenamed(name: "Blue", called: "Löwe"), .shoesRenamed(name: "Red", called: "Blue")])
        #expect(diary.name(ofShoes: "Blue") == "Löwe" && diary.name(ofShoes: "Red") == "Blue")
        // "Blue" now means the pair with this name now.
        #expect(diary.written(forShoes: "Blue") == "Red" && diary.written(forShoes: "Löwe") == "Löwe")
        #expect(diary.written(forShoes: "Red") == "Red")
    }

    @Test func `an edit may name shoes, and may say that none were worn`() {
        var run = Recording(
            source: Source(name: "x", origin: .strava), sport: .running, start: Moment(secondsSince1970: 0), elapsed: 60)
        run.shoes = "Blue"
        #expect(run.edited(by: ActivityEdit()).shoes == "Blue")
        #expect(run.edited(by: ActivityEdit(shoes: "Red")).shoes == "Red")
        #expect(run.edited(by: ActivityEdit(shoes: "")).shoes == nil)
        #expect(!ActivityEdit(shoes: "").isEmpty)
    }
}
