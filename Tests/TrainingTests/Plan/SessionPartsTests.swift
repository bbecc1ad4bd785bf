import Testing
import Training

struct SessionPartsTests {
    @Test func `parts add up, with a recovery between two repeats`() throws {
        let intervals = try #require(SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        #expect(intervals.minutes == 50 && intervals.hardMinutes == 15)
        let tempo = try #require(SessionParts(warmUp: 15, work: 20, recovery: 9, coolDown: 15))
        #expect(tempo.minutes == 50 && tempo.hardMinutes == 20 && tempo.recovery == 0 && tempo.repeats == 1)
    }

    @Test func `a part out of its range, and a session longer than one may be, is none`() {
        #expect(SessionParts(warmUp: -1, work: 20, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 301, work: 20, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, work: 20, coolDown: 301) == nil)
        #expect(SessionParts(warmUp: 0, work: 0, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, work: 181, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, repeats: 0, work: 3, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, repeats: 41, work: 3, recovery: 1, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, repeats: 2, work: 3, recovery: 0, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 0, repeats: 2, work: 3, recovery: 61, coolDown: 0) == nil)
        #expect(SessionParts(warmUp: 300, repeats: 4, work: 60, recovery: 60, coolDown: 300) == nil)
        #expect(SessionParts(warmUp: 300, work: 1, coolDown: 299)?.minutes == 600)
    }

    @Test func `a hard or long session keeps parts that last as long`() throws {
        let parts = try #require(SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        let fitting = PlannedSession(kind: .run, intensity: .interval, minutes: 50, hardMinutes: 40, parts: parts)
        #expect(fitting.parts == parts && fitting.hardMinutes == 15)
        #expect(PlannedSession(kind: .run, intensity: .interval, minutes: 45, hardMinutes: 9, parts: parts).parts == nil)
        #expect(PlannedSession(kind: .run, intensity: .interval, minutes: 45, hardMinutes: 9, parts: parts).hardMinutes == 9)
        #expect(PlannedSession(kind: .run, intensity: .easy, minutes: 50, parts: parts).parts == nil)
        // The end of a long run at the effort of a race is not hard.
        let long = PlannedSession(kind: .run, intensity: .long, minutes: 50, parts: parts)
        #expect(long.parts == parts && long.hardMinutes == 0)
        func session(_ intensity: TrainingMethod.Intensity, _ minutes: Int) throws -> RoutineDay.Session {
            RoutineDay.Session(
                TrainingMethod(
                    id: try #require(ContentID("s")), kind: .run, name: TranslatedText("S"), description: TranslatedText("S"),
                    minutes: 40, intensity: intensity), minutes: minutes, parts: parts)
        }
        #expect(try session(.interval, 50).parts == parts && !session(.interval, 50).hasPartsInWords)
        #expect(try session(.interval, 51).parts == nil && session(.interval, 51).hasPartsInWords)
        #expect(try session(.easy, 50).parts == nil)
    }

    @Test func `the parts win over the words of a session`() throws {
        let parts = try #require(SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        let session = PlannedSession(
            kind: .run, intensity: .interval, minutes: 50, parts: parts, words: TranslatedText("10 × 2 minutes"))
        #expect(session.hardMinutes == 15 && session.statedHardMinutes == 15 && !session.hasPartsInWords)
    }
}
