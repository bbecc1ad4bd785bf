import Measures
import Testing
import Training

@testable import Analysis

/// What a week of a routine has when its bound leaves less than the routine asks for.
struct RoutineFitTests {
    private static func session(
        _ kind: TrainingMethod.Kind, _ intensity: TrainingMethod.Intensity, _ minutes: Int, name: String = "S"
    ) throws -> RoutineDay.Session {
        RoutineDay.Session(
            TrainingMethod(
                id: try #require(ContentID("s")), kind: kind, name: TranslatedText(name),
                description: TranslatedText("Run \(minutes) minutes."), minutes: minutes, intensity: intensity))
    }

    private static func fit(_ days: [(Int, RoutineDay.Session)], others: Set<Int> = [], isEven: Bool = false) -> RoutineFit {
        RoutineFit(
            days: days.map { RoutineFit.Day(index: $0.0, sessions: [$0.1]) }, scale: 1, others: others, isEven: isEven)
    }

    private static func load(_ days: [Int: [RoutineDay.Session]]) -> Double {
        days.values.joined().reduce(0) { $0 + RoutineLoad.load(of: $1, scale: 1) }
    }

    @Test func `easy sessions get shorter first, and long and hard ones stay`() throws {
        let fit = Self.fit([
            (0, try Self.session(.run, .easy, 60)), (2, try Self.session(.run, .tempo, 50)),
            (4, try Self.session(.run, .easy, 60)),
            (6, try Self.session(.run, .long, 90)),
        ])
        let fitted = fit.fitted(within: 215)
        #expect(fitted[2]?.map { $0.minutes } == [50] && fitted[6]?.map { $0.minutes } == [90])
        #expect(fitted[0]?.map { $0.minutes } == [40] && fitted[4]?.map { $0.minutes } == [40])
        // In an easy week all get shorter alike.
        let even = Self.fit(fit.days.map { ($0.index, $0.sessions[0]) }, isEven: true).fitted(within: 180)
        #expect(even[2]?.first?.minutes ?? 50 < 50 && even[6]?.first?.minutes ?? 90 < 90 && even[0]?.first?.minutes ?? 60 < 60)
        #expect(even.count == 4 && Self.load(even) <= 180 + 1e-9)
    }

    @Test func `of the days that are left out the easy one next to another is first, and the long one last`() throws {
        let days = [
            (0, try Self.session(.run, .easy, 40)), (1, try Self.session(.run, .easy, 40)),
            (3, try Self.session(.run, .tempo, 40)),
            (5, try Self.session(.run, .easy, 40)), (6, try Self.session(.run, .long, 90)),
        ]
        var order: [Int] = []
        for most in stride(from: 250.0, through: 0, by: -1) {
            let fitted = Self.fit(days).fitted(within: most)
            #expect(Self.load(fitted) <= most + 1e-9)
            let left = days.map { $0.0 }.filter { fitted[$0] == nil && !order.contains($0) }
            order += left
        }
        #expect(order.last == 6 && order.dropLast().last == 3 && Set(order.prefix(3)) == [0, 1, 5], "\(order)")
    }

    @Test func `in an easy week the hard day is left out before an easy one`() throws {
        let days = [
            (0, try Self.session(.run, .easy, 40)), (2, try Self.session(.run, .tempo, 50)),
            (4, try Self.session(.run, .easy, 40)), (6, try Self.session(.run, .long, 90)),
        ]
        var order: [Int] = []
        for most in stride(from: 250.0, through: 0, by: -1) {
            let fitted = Self.fit(days, isEven: true).fitted(within: most)
            #expect(Self.load(fitted) <= most + 1e-9)
            order += days.map { $0.0 }.filter { fitted[$0] == nil && !order.contains($0) }
        }
        #expect(order.first == 2 && order.last == 6, "\(order)")
    }

    @Test func `a tempo run that becomes shorter than half an hour is easy, and loses the words about it`() throws {
        let tempo = try Self.session(.run, .tempo, 60, name: "Tempo")
        let fitted = Self.fit([(3, tempo)]).fitted(within: 17)
        let short = try #require(fitted[3]?.first)
        #expect(short.minutes == 20 && short.method.intensity == .easy && short.method.name.text(in: "en").isEmpty)
        #expect(short.method.description.text(in: "en").isEmpty)
        // A short tempo run of the routine itself is as the athlete wrote it.
        #expect(try Self.session(.run, .tempo, 20).shortened(to: 25).method.intensity == .tempo)
        let day = RoutineDay(
            name: TranslatedText("Tempo"), description: TranslatedText("Run 60 minutes."), notes: TranslatedText("Sleep well."),
            sessions: [tempo])
        let changed = day.with([short])
        #expect(changed.name.text(in: "en").isEmpty && changed.description.text(in: "en").isEmpty && changed.notes == nil)
        #expect(day.with([tempo.shortened(to: 45)]).notes == day.notes && day.notes != nil)
        #expect(day.with([tempo.shortened(to: 45)]).name == day.name && day.with(day.sessions) == day)
    }

    @Test func `a hard session has at most its share of a week that gets shorter`() throws {
        let days = [
            (0, try Self.session(.run, .easy, 60)), (2, try Self.session(.run, .tempo, 80)),
            (4, try Self.session(.run, .interval, 40)), (5, try Self.session(.heatedClass, .tempo, 75)),
        ]
        var fit = Self.fit(days)
        fit.longestHard = 50
        let fitted = fit.fitted(within: 1000)
        #expect(fitted[2]?.map { $0.minutes } == [50] && fitted[4]?.map { $0.minutes } == [40])
        #expect(fitted[5]?.map { $0.minutes } == [75] && fitted[0]?.map { $0.minutes } == [60])
        for most in stride(from: 250.0, through: 0, by: -5) {
            let shorter = fit.fitted(within: most)
            #expect(Self.load(shorter) <= most + 1e-9 && shorter[2]?.first?.minutes ?? 0 <= 50)
        }
    }

    @Test func `a class keeps its length or is left out`() throws {
        let days = [(0, try Self.session(.heatedClass, .moderate, 60)), (2, try Self.session(.mobility, .easy, 75))]
        for most in stride(from: 130.0, through: 0, by: -3) {
            for (index, sessions) in Self.fit(days).fitted(within: most) {
                #expect(sessions.map { $0.minutes } == [index == 0 ? 60 : 75])
            }
        }
        #expect(Self.fit(days).fitted(within: 70).count == 1 && Self.fit(days).fitted(within: 40).isEmpty)
    }
}
