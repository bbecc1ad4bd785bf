import Testing
import Training

@testable import ActivityFiles

/// Lines as people and their coaches write them. The length is that of the whole session.
struct PlanLineRealLifeTests {
    private struct Case {
        var text: String
        var minutes: Double
        var metres: Double
        var intensity: TrainingMethod.Intensity

        init(_ text: String, min minutes: Double = 0, m metres: Double = 0, _ intensity: TrainingMethod.Intensity = .easy) {
            self.text = text
            self.minutes = minutes
            self.metres = metres
            self.intensity = intensity
        }
    }

    /// Checks that each line is one session of a length.
    private func expect(_ cases: [Case]) throws {
        for one in cases {
            let line = PlanLine.read(one.text)
            let session = try #require(line.sessions.first, "\(one.text)")
            #expect(line.sessions.count == 1, "\(one.text)")
            #expect(abs(session.minutes - one.minutes) < 0.02, "\(one.text): \(session.minutes) min")
            #expect(abs(session.metres - one.metres) < 0.5, "\(one.text): \(session.metres) m")
            #expect(session.intensity == one.intensity, "\(one.text): \(session.intensity)")
        }
    }

    @Test func `the name of a pace is no length`() throws {
        try expect([
            .init("4 x 1 mile @ 10K pace", m: 4 * 1609.344, .interval),
            .init("4 x 1 mile @ 10K pace (3 min jog)", min: 12, m: 4 * 1609.344, .interval),
            .init("6 x 800 m at 5k pace, 400 m jog", m: 5200, .interval), .init("5 x 1 km @ 10K", m: 5000, .interval),
            .init("8 km at half marathon pace", m: 8000, .tempo), .init("12 km @ marathon pace", m: 12_000, .moderate),
            .init("3 x 3 km @ 10 km race pace, 3 min jog", min: 3, m: 9000, .interval),
            .init("20 min @ 10K effort", min: 20, .tempo), .init("5 miles at 15K pace", m: 8046.72, .tempo),
            .init("5 km 5K pace", m: 5000, .interval), .init("3 x 2 km im 10-km-Tempo", m: 6000, .interval),
            .init("8 km im 21-km-Renntempo", m: 8000, .tempo), .init("6 km im 10-km-Wettkampftempo", m: 6000, .tempo),
            .init("6 x 1000 m in 10k-Tempo, Trabpause 400 m", m: 6400, .interval),
            .init("15 km mit 5 km im MRT", m: 15_000, .moderate), .init("以10公里配速跑 4 公里", m: 4000, .tempo),
            .init("1000公尺x5 5公里配速", m: 5000, .interval), .init("4公里 10公里配速", m: 4000, .tempo),
        ])
        // Alone they are lengths.
        try expect([
            .init("10K", m: 10_000), .init("10K race", m: 10_000, .tempo), .init("5k tempo", m: 5000, .tempo),
            .init("10 km Tempo", m: 10_000, .tempo), .init("5-km-Lauf", m: 5000),
        ])
    }

    @Test func `a time after "in" is that of the distance`() throws {
        try expect([
            .init("10 km in 50 min", min: 50), .init("10 km in 50:00", min: 50), .init("10 km in 1:05", min: 65),
            .init("10 km in 1:05:30", min: 65.5), .init("5 miles in 40 minutes", min: 40), .init("10 km in 1 h", min: 60),
            .init("10 km unter 50 min", min: 50), .init("8 km in 45 Minuten locker", min: 45),
            .init("5 x 1 km in 4:00, 2 min jog", min: 22, .interval), .init("8 x 400 m in 90 s", min: 12, .interval),
            .init("8 x 400 m @ 1:30", min: 12, .interval), .init("3 x 1 mile in 7:00 (2:00 jog)", min: 27, .interval),
            .init("10 公里 50 分鐘內", min: 50), .init("50分鐘跑10公里", min: 50), .init("以50分鐘完成10公里", min: 50),
            .init("10公里（50分鐘）", min: 50), .init("10 km (50 min)", min: 50), .init("10 km / 50 min", min: 50),
            .init("10 km ca. 50 min", min: 50), .init("45 min (7-8 km)", min: 45), .init("10 km: 50 min", min: 50),
            .init("10 km · 50 min", min: 50), .init("5 mi/8 km", m: 8046.72), .init("8 km (5 mi)", m: 8000),
            .init("Ride 40 km: 90 min", min: 90),
        ])
    }

    @Test func `a long time after repeats is that of the whole session, and a short one their recovery`() throws {
        try expect([
            .init("5x1000 m 50 min", min: 50, .interval), .init("8x400m (45 min total)", min: 45, .interval),
            .init("3 x 10 min threshold 60 min", min: 60, .interval), .init("Intervalle 5x1000 m 50 min", min: 50, .interval),
            .init("5 x 1000 m 2 min jog", min: 10, m: 5000, .interval),
            .init("4 x 1 mile 8 min jog", min: 32, m: 4 * 1609.344, .interval),
            .init("4 x 30 s 3 min jog", min: 14, .interval), .init("10 x 1 min 2 min easy", min: 30, .interval),
        ])
    }

    @Test func `what is included, or stands in brackets, is part of the length`() throws {
        try expect([
            .init("10 km (incl. 2 km warm-up)", m: 10_000), .init("10 km incl. 2 km warm-up", m: 10_000),
            .init("12 km including 4 km tempo", m: 12_000, .tempo), .init("12 km with 4 km @ 4:30/km", m: 12_000),
            .init("60 min with last 15 min at threshold", min: 60, .tempo), .init("18 km long, last 5 km fast", m: 18_000, .long),
            .init("8 km (2 km warm-up, 4 km tempo, 2 km cool-down)", m: 8000, .tempo),
            .init("60 min (15 min easy + 30 min tempo + 15 min easy)", min: 60, .tempo),
            .init("3 miles, then strides", m: 4828), .init("45 min easy with 6 x 20 s strides", min: 45),
            .init("45 min easy w/ 6 x 20 s strides", min: 45),
            .init("10 km: 2 km WU, 6 km tempo, 2 km CD", m: 10_000, .tempo), .init("30 min easy or 5 km", min: 30),
            .init("12 km, davon 4 km zügig", m: 12_000, .moderate), .init("10 km (inkl. 2 km Einlaufen)", m: 10_000),
            .init("14 km inklusive 3 km Endbeschleunigung", m: 14_000),
            .init("Langer Lauf 22 km (letzte 6 km zügig)", m: 22_000, .long),
            .init("12 公里（含 2 公里熱身）", m: 12_000), .init("60 分鐘（包含 10 分鐘熱身）", min: 60),
            .init("長跑 20 公里，最後 5 公里節奏跑", m: 20_000, .tempo), .init("10公里，其中3公里馬拉松配速", m: 10_000, .moderate),
            .init("6 x 800 m: 60 min", min: 60, .interval), .init("Long run (18 km)", m: 18_000, .long),
        ])
    }

    @Test func `parts, recoveries and additions add up`() throws {
        try expect([
            .init("2 km WU, 6 km tempo, 2 km CD", m: 10_000, .tempo), .init("8 km (plus 2 km warm-up)", m: 10_000),
            .init("8 km (zzgl. 2 km Einlaufen)", m: 10_000), .init("6 × 1 km (2 min jog)", min: 12, m: 6000, .interval),
            .init("10 x 400 m / 200 m jog", m: 6000, .interval), .init("3 x (5 min tempo, 2 min easy)", min: 21, .interval),
            .init("4 x (3' + 2')", min: 20, .interval), .init("10-12 x 400 m", m: 4400, .interval),
            .init("6 x 3' hard (90'' jog)", min: 27, .interval), .init("5 x 3:00 (1:30 Trabpause)", min: 22.5, .interval),
            .init("10 min easy/20 min tempo/10 min easy", min: 40, .tempo), .init("1 h 30 min long run", min: 90, .long),
            .init("1小時30分鐘長跑", min: 90, .long), .init("8 bis 10 km locker", m: 9000), .init("8~10公里輕鬆跑", m: 9000),
        ])
    }

    @Test func `paces and speeds give the time`() throws {
        try expect([
            .init("10 km @ 5:00", min: 50), .init("10 km pace 5:30", min: 55), .init("8 公里 配速 5:30", min: 44),
            .init("8 km @ 5 min/km", min: 40), .init("8 km @ 5'30\"/km", min: 44), .init("5 miles @ 8:00", min: 40),
            .init("5 miles @ 8:00/mi", min: 40), .init("10 km at 12 km/h", min: 50), .init("45 min @ 12 km/h", min: 45),
            .init("8公里 5分30秒配速", min: 44), .init("6公里 6分速", min: 36), .init("10公里配速5:30", min: 55),
            .init("2 km easy, 4 km @ 4:30/km, 2 km easy", min: 18, m: 4000), .init("Tempo 45:00", min: 45, .tempo),
        ])
    }

    @Test func `a part of a length that is not stated has none`() {
        for text in [
            "Long run with 4 km tempo", "Langer Lauf mit 5 km Endbeschleunigung", "長跑，最後 3 公里加速", "Intervals", "Easy run",
        ] {
            let line = PlanLine.read(text)
            #expect(line.sessions.isEmpty && line.isSession && !line.isRest, "\(text)")
        }
    }

    @Test func `brackets without an end and odd orders break nothing`() {
        var generator = SystemRandomNumberGenerator()
        let parts = [
            "(", ")", "（", "3 x", "10", "km", "min", "@", "in", "5:30", "/", "/km", "incl.", "with", "10K pace", ":", ",", "+",
            "'", "\"", "分", "配速",
            "公里", "or", "99999999999", "0", "·", "h", "w", "約", "0:00",
        ]
        for _ in 0..<5000 {
            let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            for session in PlanLine.read(text).sessions {
                #expect(session.minutes.isFinite && (0...1440).contains(session.minutes), "\(text)")
                #expect(session.metres.isFinite && (0...500_000).contains(session.metres), "\(text)")
            }
        }
    }
}
