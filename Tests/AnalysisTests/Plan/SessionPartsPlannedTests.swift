import Testing
import Training

@testable import Analysis

struct SessionPartsPlannedTests {
    private func words(_ parts: SessionParts?) -> String {
        parts.map { "\($0.warmUp) + \($0.repeats) × \($0.work) / \($0.recovery) + \($0.coolDown)" } ?? "none"
    }

    @Test func `a tempo session has another form each week`() {
        let forms = (0..<5).map { words(SessionParts.planned(isInterval: false, minutes: 50, most: 20, turn: $0)) }
        #expect(
            forms == ["15 + 1 × 20 / 0 + 15", "14 + 3 × 6 / 2 + 14", "14 + 2 × 10 / 2 + 14", "14 + 4 × 5 / 1 + 13", forms[0]])
    }

    @Test func `intervals have another form each week`() {
        let forms = (0..<5).map { words(SessionParts.planned(isInterval: true, minutes: 50, most: 18, turn: $0)) }
        #expect(forms == ["11 + 6 × 3 / 2 + 11", "15 + 3 × 5 / 3 + 14", "12 + 9 × 2 / 1 + 12", forms[0], forms[0]])
    }

    @Test func `short sessions have the forms that fit`() {
        #expect(words(SessionParts.planned(isInterval: false, minutes: 30, most: 10, turn: 1)) == "10 + 1 × 10 / 0 + 10")
        #expect(words(SessionParts.planned(isInterval: true, minutes: 30, most: 9, turn: 3)) == "10 + 3 × 3 / 2 + 7")
        #expect(SessionParts.planned(isInterval: true, minutes: 30, most: 0) == nil)
    }

    /// Whatever is asked for, the parts fill the session, and its hard work is at most what it may be.
    @Test func `parts fill the session and keep within the hard minutes`() {
        for minutes in stride(from: 1, through: 600, by: 7) {
            for most in [1, 2, 3, 5, 9, 10, 12, 15, 18, 20, 25, 40, 90, 180, 600] {
                for turn in [-3, -1, 0, 1, 2, 3, 4, 2_900, Int.min, Int.max] {
                    for isInterval in [true, false] {
                        let parts = SessionParts.planned(isInterval: isInterval, minutes: minutes, most: most, turn: turn)
                        #expect(parts?.minutes == minutes && parts.map { (1...most).contains($0.hardMinutes) } == true)
                    }
                }
            }
        }
    }

    @Test func `a long run ends at the effort of a race, with ten easy minutes after it`() throws {
        #expect(
            [90, 120, 150].map { words(SessionParts.endingAtRaceEffort(minutes: $0)) } == [
                "55 + 1 × 25 / 0 + 10", "75 + 1 × 35 / 0 + 10", "95 + 1 × 45 / 0 + 10",
            ])
        #expect(SessionParts.endingAtRaceEffort(minutes: 89) == nil)
        for minutes in 90...300 { #expect(SessionParts.endingAtRaceEffort(minutes: minutes)?.minutes == minutes) }
        let parts = try #require(SessionParts.endingAtRaceEffort(minutes: 140))
        #expect(
            [120, 140, 150].map { words(parts.resized(to: $0, .long)) } == [
                "75 + 1 × 35 / 0 + 10", "90 + 1 × 40 / 0 + 10", "95 + 1 × 45 / 0 + 10",
            ])
        #expect(parts.resized(to: 60, .long) == nil)
        let kept = PlannedSession(kind: .run, intensity: .long, minutes: 150, parts: .endingAtRaceEffort(minutes: 150))
        #expect(kept.plannedParts?.work == 45 && kept.hardMinutes == 0)
    }

    @Test func `a shorter session has at most the same share of hard work, and never more than before`() throws {
        for (repeats, work, recovery) in [(1, 25, 0), (2, 12, 4), (3, 8, 2), (5, 3, 2), (7, 3, 2), (4, 5, 1), (2, 1, 1)] {
            let parts = try #require(
                SessionParts(warmUp: 15, repeats: repeats, work: work, recovery: recovery, coolDown: 12))
            for isInterval in [true, false] {
                #expect(parts.shortened(to: parts.minutes, isInterval: isInterval) == parts)
                for length in 30..<parts.minutes {
                    let shorter = try #require(parts.shortened(to: length, isInterval: isInterval))
                    #expect(shorter.minutes == length && shorter.repeats <= repeats && (repeats == 1 || shorter.work <= work))
                    #expect(
                        shorter.hardMinutes * parts.minutes <= parts.hardMinutes * length || shorter.hardMinutes <= 2,
                        "\(repeats) × \(work) in \(length): \(words(shorter))")
                }
            }
        }
        let intervals = try #require(SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        #expect(words(intervals.shortened(to: 40, isInterval: true)) == "11 + 4 × 3 / 2 + 11")
        let tempo = try #require(SessionParts(warmUp: 20, repeats: 3, work: 8, recovery: 2, coolDown: 12))
        #expect(words(tempo.shortened(to: 45, isInterval: false)) == "12 + 3 × 6 / 2 + 11")
    }
}
