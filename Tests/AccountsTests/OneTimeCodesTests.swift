import Measures
import Testing

@testable import Accounts

struct OneTimeCodesTests {
    private static let published = OneTimeCodes(secret: Array("12345678901234567890".utf8))

    @Test(arguments: [
        (59.0, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"),
        (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
    ])
    func `the vectors of RFC 6238 for SHA-1 give their codes`(_ seconds: Double, _ code: String) throws {
        let step = try #require(OneTimeCodes.step(at: Moment(secondsSince1970: seconds)))
        #expect(Self.published.code(step: step, digits: 8) == code)
    }

    @Test func `the vectors of RFC 4226 give their codes`() {
        let codes = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"]
        #expect((0..<10).map { Self.published.code(step: $0) } == codes)
    }

    @Test func `a code is valid one interval before and after its own, and once`() throws {
        let now = Moment(secondsSince1970: 1_717_223_400)
        let step = try #require(OneTimeCodes.step(at: now))
        for offset in -3...3 {
            let found = Self.published.step(of: Self.published.code(step: step + offset), at: now, after: nil)
            #expect(found == (abs(offset) <= 1 ? step + offset : nil), "\(offset)")
        }
        let code = Self.published.code(step: step)
        #expect(Self.published.step(of: code, at: now, after: step) == nil)
        #expect(Self.published.step(of: code, at: now, after: step - 1) == step)
        #expect(Self.published.step(of: String(code.prefix(3)) + " " + code.suffix(3), at: now, after: nil) == step)
        for wrong in ["", "12345", "1234567", "abcdef", "１２３４５６"] {
            #expect(Self.published.step(of: wrong, at: now) == nil, "\(wrong)")
        }
    }

    @Test func `moments before 1970 and beyond all numbers have no code`() {
        for seconds in [-1, -1e300, 1e300, Double.infinity, .nan] {
            #expect(Self.published.step(of: "755224", at: Moment(secondsSince1970: seconds)) == nil, "\(seconds)")
        }
    }

    @Test func `the text of a secret is read again, and nothing else is a secret`() {
        let codes = OneTimeCodes()
        #expect(codes.text.utf8.count == 32 && OneTimeCodes(codes.text) == codes && OneTimeCodes() != codes)
        #expect(OneTimeCodes("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ") == Self.published)
        for text in ["", "GEZDGNBV", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJ1", codes.text + "A"] {
            #expect(OneTimeCodes(text) == nil, "\(text)")
        }
        #expect("\(codes)" == "a secret" && String(reflecting: codes) == "a secret")
    }

    @Test(arguments: [
        ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
        ("foobar", "MZXW6YTBOI"),
    ])
    func `base 32 agrees with RFC 4648 without padding`(_ plain: String, _ text: String) {
        #expect(Base32.text(Array(plain.utf8)) == text && Base32.bytes(text) == Array(plain.utf8))
        #expect(Base32.bytes(text.lowercased()) == Array(plain.utf8))
    }
}
