import Measures
import Testing

@testable import Training

struct StatedWorkTests {
    private func session(
        _ words: TranslatedText?, _ intensity: TrainingMethod.Intensity = .tempo, minutes: Int = 60
    ) -> PlannedSession {
        PlannedSession(kind: .run, intensity: intensity, minutes: minutes, hardMinutes: 20, words: words)
    }

    @Test(arguments: [
        ("20 minutes to warm up, then 3 × 8 minutes at tempo effort with 2 minutes between them.", 24),
        ("20 Minuten einlaufen, dann 2 × 12 Minuten mit Tempoanstrengung.", 24),
        ("3x8 min, then 4 X 2 min", 32), ("熱身，再跑 5 × 4 分鐘。", 20),
        ("Warm up for 15 minutes, run 25 minutes at tempo effort without a break, and cool down.", 25),
        ("then twice 10 minutes at tempo with 5 minutes between them", 20), ("three times 8 minutes at threshold", 24),
        ("2 × (3 × 3 min, then 2 min) easy", 18), ("2 x 4 x 3 min", 24), ("2×(3×3 min + 2×1 min)", 22),
        ("(warm up) 3 × 8 min", 24), ("3 × 8 min or 2 × 12 min", 24), ("3 × 8 min, oder wenn es gut läuft, 4 × 8 min", 24),
        ("3 × 8 分鐘或 2 × 12 分鐘", 24), ("Zone 2 x 20 min, then 2 × 5 min", 10),
        ("Kurz 3 × 8 Minuten", 24), ("Satz 2 × 10 min", 20), ("3 × 8–10 min", 24), ("3x8-10 Minuten", 24), ("3x8'", 24),
        ("3 × 8 min at threshold or slightly slower, then 4 × 2 min", 32), ("3 × 8 min or, in the heat, 2 × 6 min", 24),
        ("20 Minuten im Tempo", 20), ("zweimal 10 Minuten im Tempo", 20),
    ])
    func `the minutes of hard work are those of the words`(words: String, minutes: Int) {
        #expect(session(TranslatedText(words)).hardMinutes == minutes)
        #expect(session(TranslatedText(words)).statedHardMinutes == minutes)
        #expect(session(TranslatedText(words), .interval).hardMinutes == minutes)
        // An easy session has none, whatever its words are.
        #expect(session(TranslatedText(words), .easy).statedHardMinutes == 0)
    }

    @Test(arguments: [
        "8 × 400 m", "6 × 20 seconds", "10 × 1.5 minutes", "3 × 800 minutes", "Fast for 20 minutes.", "x", "3 ×", "× 8 minutes",
        "3 × 8 mines", "zone 2 x 20 min", "Z2 x 20 min", "zone: 2 x 20 min", "Zone-2 x 20 min", "(", "((((3 × ", "",
    ])
    func `words that state no minutes leave the known ones`(words: String) {
        #expect(session(TranslatedText(words)).hardMinutes == 20)
        #expect(session(TranslatedText("a " + words)).statedHardMinutes == nil)
    }

    @Test func `one of several languages is enough, and work is never longer than its session`() {
        let words = TranslatedText([
            .init(language: "zh-Hant", text: "跑 3 段、每段 8 分鐘"), .init(language: "en", text: "run 3 × 8 minutes"),
        ])
        #expect(session(words).hardMinutes == 24)
        #expect(session(words, minutes: 20).hardMinutes == 20 && session(words, minutes: 20).statedHardMinutes == nil)
        #expect(session(nil).hardMinutes == 20 && session(nil).statedHardMinutes == 20)
    }

    @Test func `the words of a session keep their day through moves and changes`() {
        let monday = Day(number: 20_000)
        let kept = PlannedSession(
            kind: .run, intensity: .easy, minutes: 40, words: TranslatedText("Tomorrow is the long run."), wordsDay: monday)
        var plan = StoredPlan()
        plan.move(monday, [kept], to: monday + 2, [], decided: monday)
        plan.move(monday + 2, [kept], to: monday + 3, [], decided: monday)
        #expect(plan.day(monday + 3)?.wordsDay(of: kept) == monday)
        // An older version stored no day of the words: that of the last move counts.
        let older = PlannedSession(kind: .run, intensity: .easy, minutes: 40, words: kept.words)
        let moved = StoredDay(day: monday + 1, sessions: [older], origin: .moved(from: monday), decided: monday)
        #expect(moved.wordsDay(of: older) == monday)
        #expect(StoredDay(day: monday, sessions: [older], origin: .accepted, decided: monday).wordsDay(of: older) == nil)
        #expect(PlannedSession(kind: .run, intensity: .easy, minutes: 40, wordsDay: monday).wordsDay == nil)
    }
}
