import Analysis
import Measures
import Testing
import Training

struct ShoePairTests {
    private let today = SyntheticHistory.today

    private func run(
        _ back: Int, _ shoes: String?, kilometres: Double = 10, sport: Sport = .running
    ) -> ActivityDigest {
        var digest = SyntheticHistory.digest(back: back, kilometres: kilometres, sport: sport)
        digest.shoes = shoes
        return digest
    }

    private func pairs(_ digests: [ActivityDigest], diary: Diary = Diary(), asOf day: Day? = nil) -> [ShoePair] {
        var history = History(athlete: SyntheticHistory.athlete, digests: digests)
        history.diary = diary
        return insights(asOf: day ?? today, history: history).running.shoes
    }

    @Test func `kilometres, uses, first and last day are those of the activities with the pair`() throws {
        let all = pairs([
            run(40, "Blue", kilometres: 12.5), run(9, "Blue", kilometres: 7.5), run(5, "Red", kilometres: 3), run(4, nil),
            run(3, ""), run(2, "Blue", kilometres: 5, sport: .hiking), run(1, "Blue", kilometres: 50, sport: .cycling),
        ])
        #expect(all.map { $0.name } == ["Blue", "Red"])
        let blue = try #require(all.first)
        #expect(abs(blue.distance.value - 25) < 1e-9 && blue.uses == 3)
        #expect(blue.first == today - 40 && blue.last == today - 2 && blue.sports == [.running, .hiking])
        #expect(blue.distance.inputs.map { $0.value } == [12.5, 7.5, 5] && blue.distance.quality == 1)
    }

    @Test func `later days are ignored, and an unknown distance adds none`() throws {
        var unmeasured = run(6, "Blue")
        unmeasured.distance = nil
        let all = pairs([run(8, "Blue"), unmeasured, run(1, "Blue")], asOf: today - 5)
        let blue = try #require(all.first)
        #expect(blue.uses == 2 && blue.distance.value == 10 && blue.last == today - 6 && blue.distance.quality == 0.5)
    }

    @Test func `the rule of thumb applies from 600 and from 800 kilometres on`() {
        #expect(ShoePair.Wear(kilometres: 599.9) == .low)
        #expect(ShoePair.Wear(kilometres: 600) == .look)
        #expect(ShoePair.Wear(kilometres: 799.9) == .look)
        #expect(ShoePair.Wear(kilometres: 800) == .replace)
        #expect(pairs([run(3, "Blue", kilometres: 400), run(1, "Blue", kilometres: 401)]).first?.wear == .replace)
    }

    @Test func `a renamed pair includes the activities under all its names`() {
        let diary = Diary([.shoesRenamed(name: "Old", called: "New")])
        let all = pairs([run(30, "Old"), run(20, "New"), run(10, "Other")], diary: diary)
        #expect(all.map { $0.name } == ["Other", "New"] && all.map { $0.uses } == [1, 2])
    }

    @Test func `retired pairs are last, from the day of retirement on`() {
        let digests = [run(30, "Old"), run(20, "New"), run(10, "Old")]
        let diary = Diary([.shoesRetired(name: "Old", day: today - 5)])
        #expect(pairs(digests, diary: diary).map { $0.name } == ["New", "Old"])
        #expect(pairs(digests, diary: diary).map { $0.retired } == [nil, today - 5])
        let before = pairs(digests, diary: diary, asOf: today - 6)
        #expect(before.map { $0.name } == ["Old", "New"] && before.allSatisfy { $0.retired == nil })
    }
}
