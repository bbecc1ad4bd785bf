import Testing

@testable import ActivityFiles

struct NumeralTests {
    func decimal(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        return Numeral.decimal(bytes.span)
    }

    @Test func `numbers equal those of Swift's parser`() {
        for text in [
            "0", "-0.5", "+12", "48.1234567", "1e3", "1.5E-3", "3.", ".5", "123456789012345", "0.000001", "9007199254740993",
        ] {
            let expected = Double(text) ?? (text == "3." ? 3 : text == ".5" ? 0.5 : .nan)
            #expect(decimal(text) == expected, "\(text)")
        }
        #expect(decimal(" 12.5\n") == 12.5)
    }

    @Test func `any number with up to fifteen digits is the nearest double`() {
        var random = SeededBytes(seed: 7)
        for _ in 0..<5000 {
            var text = random.next() % 2 == 0 ? "-" : ""
            let digits = Int(random.next() % 14) + 1
            let point = Int(random.next()) % (digits + 1)
            for index in 0..<digits {
                if index == point { text += "." }
                text += String(random.next() % 10)
            }
            if text.hasSuffix(".") { text += "0" }
            #expect(decimal(text) == Double(text), "\(text)")
        }
    }

    @Test func `longer numbers are within two steps of the nearest double`() throws {
        for text in [
            "48.12345678901234567890", "0.00000000000000012345678901234567", "123456789012345678901234567890", "1e-300",
            "1.7e308",
        ] {
            let own = try #require(decimal(text))
            let exact = try #require(Double(text))
            #expect(abs(own - exact) <= 2 * exact.ulp, "\(text)")
        }
    }

    @Test func `plain numbers are equal to the bit both ways`() {
        var random = SeededBytes(seed: 11)
        for _ in 0..<20_000 {
            var text = random.next() % 3 == 0 ? "-" : ""
            let digits = Int(random.next() % 34)
            let point = Int(random.next() % 12)
            for index in 0..<digits {
                if index == point { text += "." }
                text += String(random.next() % 10)
            }
            if random.next() % 40 == 0 { text += "e" }
            let bytes = Array((text + "<rest 12345678").utf8)
            guard let (number, end) = Numeral.plain(bytes.span, from: 0, to: UInt8(ascii: "<")) else {
                // Only unusual numbers may be left to the other reader: no number, or very long whole numbers.
                #expect(decimal(text) == nil || digits > 18 && point >= 18 || point >= digits && digits > 18, "\(text)")
                continue
            }
            #expect(end == text.utf8.count)
            #expect(decimal(text)?.bitPattern == number.bitPattern, "\(text)")
        }
    }

    @Test func `text that is not a finite number gives nil`() {
        for text in [
            "", " ", "-", "NaN", "inf", "1,5", "1.2.3", "1e", "1e999", "0x10", "12 3", "1e99999999999999999999", "--1", "１",
        ] {
            #expect(decimal(text) == nil, "\(text)")
        }
    }

    @Test func `a decimal comma is read on request`() {
        let bytes = Array("12,5".utf8)
        #expect(Numeral.decimal(bytes.span, point: UInt8(ascii: ",")) == 12.5)
    }
}

/// A small deterministic source of bytes for tests (xorshift; G. Marsaglia, J. Stat. Softw. 8 (14), 2003).
struct SeededBytes {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 11
    }
}
