import Testing
import Training

@testable import ActivityFiles

struct PlanLineTests {
    private struct Expected {
        var kind: TrainingMethod.Kind = .run
        var intensity: TrainingMethod.Intensity = .easy
        var minutes = 0.0
        var metres = 0.0
    }

    private static let single: [(String, Expected)] = [
        ("8 km easy", .init(metres: 8000)), ("8k", .init(metres: 8000)), ("5 miles", .init(metres: 8046.72)),
        ("45 min tempo", .init(intensity: .tempo, minutes: 45)), ("45'", .init(minutes: 45)), ("1h", .init(minutes: 60)),
        ("1h30 long run", .init(intensity: .long, minutes: 90)), ("1:15 h locker", .init(minutes: 75)),
        ("1:30:00 long", .init(intensity: .long, minutes: 90)), ("45:00", .init(minutes: 45)),
        ("30-40 min easy", .init(minutes: 35)), ("1.5 hours bike", .init(kind: .ride, minutes: 90)),
        ("1,5 h Rad", .init(kind: .ride, minutes: 90)), ("10 x 400 m", .init(intensity: .interval, metres: 4000)),
        ("10x400m", .init(intensity: .interval, metres: 4000)),
        ("6 × 1 km (2 min jog)", .init(intensity: .interval, minutes: 12, metres: 6000)),
        ("5 x 3 min, 20 min easy", .init(intensity: .interval, minutes: 35)),
        ("400公尺x10", .init(intensity: .interval, metres: 4000)),
        ("輕鬆跑45分鐘", .init(minutes: 45)), ("節奏跑 8 公里", .init(intensity: .tempo, metres: 8000)),
        ("長跑 1 小時 30", .init(intensity: .long, minutes: 90)), ("10 km @ 5:00/km", .init(minutes: 50)),
        ("10 km in 5:30 min/km", .init(minutes: 55)), ("Yoga 60 min", .init(kind: .mobility, minutes: 60)),
        ("Hot Yoga 75 min", .init(kind: .heatedClass, minutes: 75)),
        ("Krafttraining 30 Minuten", .init(kind: .strength, minutes: 30)),
        ("Swim 45 min", .init(kind: .swim, minutes: 45)), ("游泳 30 分鐘", .init(kind: .swim, minutes: 30)),
        ("Rudern 40 min", .init(kind: .row, minutes: 40)), ("Tennis 1 h", .init(kind: .other, minutes: 60)),
        ("Cross training 50 min", .init(kind: .other, minutes: 50)), ("Run 30 min, 3 days in a row", .init(minutes: 30)),
        ("Langer Lauf 18 km", .init(intensity: .long, metres: 18_000)), ("Walk 40 min", .init(kind: .walk, minutes: 40)),
    ]

    @Test func `lines in three languages become sessions`() throws {
        for (text, expected) in Self.single {
            let line = PlanLine.read(text)
            let session = try #require(line.sessions.first, "\(text)")
            #expect(line.sessions.count == 1, "\(text)")
            #expect(session.kind == expected.kind && session.intensity == expected.intensity, "\(text): \(session)")
            #expect(abs(session.minutes - expected.minutes) < 0.01, "\(text): \(session.minutes) min")
            #expect(abs(session.metres - expected.metres) < 0.01, "\(text): \(session.metres) m")
        }
    }

    @Test func `a slow pace over a long distance takes a day at most`() throws {
        #expect(try #require(PlanLine.read("500 km @ 59:59/km").sessions.first).minutes == 1440)
        #expect(try #require(PlanLine.read("900000 km @ 999999:99/km").sessions.first).minutes == 1440)
        #expect(try #require(PlanLine.read("10 km @ 0:00/km").sessions.first).metres == 10_000)
    }

    @Test func `days of rest are understood`() {
        for text in ["Rest", "OFF", "Ruhetag", "休息", "休", "Rest day", "Pause"] {
            let line = PlanLine.read(text)
            #expect(line.isRest && line.sessions.isEmpty, "\(text)")
        }
        #expect(!PlanLine.read("Rest or 30 min easy").isRest)
    }

    @Test func `plus signs and "and" separate sessions`() {
        let line = PlanLine.read("8 km easy + 20 min strength and 15 min yoga")
        #expect(line.sessions.map { $0.kind } == [.run, .strength, .mobility])
        #expect(line.sessions.map { $0.minutes } == [0, 20, 15])
    }

    @Test func `repeats without recoveries say so`() {
        #expect(PlanLine.read("10 x 400 m").lacksRecoveries)
        #expect(!PlanLine.read("10 x 400 m (90 s jog)").lacksRecoveries)
        #expect(!PlanLine.read("45 min easy").lacksRecoveries)
    }

    @Test func `distances of other sports, bare words and unclear numbers are no sessions`() {
        for text in ["Swim 2 km", "Rudern 5 km", "Intervals", "Do something nice", "Week 3", "5 m", "", "x x x", "12"] {
            #expect(PlanLine.read(text).sessions.isEmpty, "\(text)")
        }
        #expect(PlanLine.read("Intervals").isSession)
        #expect(!PlanLine.read("Do something nice").isSession)
    }

    @Test func `absurd amounts are limited`() {
        let line = PlanLine.read("100 x 100 x 99999999999999999999 km 9999999 h 1:99999999999:3")
        for session in line.sessions {
            #expect(session.minutes <= 1440 && session.metres <= 500_000)
        }
    }
}
