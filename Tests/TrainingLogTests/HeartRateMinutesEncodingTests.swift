import Measures
import Testing
import Training
import TrainingLog

struct HeartRateMinutesEncodingTests {
    private static let day = Day(number: 20_000)
    private static let midnight = 20_000 * 1440

    @Test func `a day round-trips`() throws {
        let range = HeartRateMinutes.range(of: Self.day)
        for share in [1, 2, 5, 9, 400] {
            var rates = (0..<range.count).map { _ in Int.random(in: 0..<share) == 0 ? UInt8.random(in: 1...255) : 0 }
            rates[700] = 61
            let minutes = try #require(HeartRateMinutes(first: range.lowerBound, rates: rates))
            #expect(try heartRateMinutes(from: encoded(minutes, of: Self.day), of: Self.day) == minutes)
        }
    }

    @Test func `adjacent minutes take one byte, and a value every five minutes takes two`() throws {
        var (every, fifth) = ([UInt8](repeating: 0, count: 1440), [UInt8](repeating: 0, count: 1440))
        for minute in 0..<1440 {
            every[minute] = UInt8(60 + minute % 9)
            if minute % 5 == 0 { fifth[minute] = every[minute] }
        }
        let close = try #require(HeartRateMinutes(first: Self.midnight, rates: every))
        #expect(encoded(close, of: Self.day).count <= 1440 + 3)
        let wide = try #require(HeartRateMinutes(first: Self.midnight, rates: fifth))
        #expect(encoded(wide, of: Self.day).count <= 2 * 288 + 3)
        // 1440 minutes after the first possible one: 62 · 4 + 3, and 1437; then 3 · 4; then 2 · 4 + 1.
        let few = try #require(HeartRateMinutes(first: Self.midnight, rates: [62, 65, 0, 67]))
        #expect(encoded(few, of: Self.day) == [0xF6, 0x03, 0x9D, 0x0B, 24, 18])
    }

    @Test func `damaged bytes throw instead of crashing`() throws {
        let damage = StoreError.damaged(what: "heart rate of a day")
        for bytes: [UInt8] in [[], [0], [0xF6], [0xF6, 0x03], [0xF6, 0x03, 0x9D], [0xF6, 0x03, 0xFF, 0xFF, 0x7F]] {
            #expect(throws: damage) { try heartRateMinutes(from: bytes, of: Self.day) }
        }
        let rates = [UInt8](repeating: 50, count: 100) + [UInt8](repeating: 63, count: 200)
        let good = encoded(try #require(HeartRateMinutes(first: Self.midnight, rates: rates)), of: Self.day)
        for _ in 0..<5000 {
            var bytes = good
            for _ in 0..<3 { bytes[Int.random(in: bytes.indices)] = UInt8.random(in: 0...255) }
            // Damage may also give other numbers. Decoding must only end without a crash.
            do { _ = try heartRateMinutes(from: bytes, of: Self.day) } catch { #expect(error == damage) }
        }
    }
}
