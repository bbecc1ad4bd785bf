import Testing

@testable import Accounts

struct RecoveryCodesTests {
    @Test func `a code has 128 random bits, and a typed one counts without hyphens and case`() throws {
        let codes = RecoveryCodes.make()
        #expect(Set(codes).count == RecoveryCodes.count)
        for code in codes {
            let letters = code.filter { $0 != "-" }
            #expect(Base32.bytes(letters)?.count == 16 && code.count == 32)
            #expect(RecoveryCodes.hash(of: " " + letters.uppercased()) == RecoveryCodes.hash(of: code))
            #expect(RecoveryCodes.hash(of: code) != nil)
            #expect(RecoveryCodes.hash(of: String(letters.dropLast())) == nil)
        }
        // Over 1,280 bits about half are set.
        let bits = codes.flatMap { Base32.bytes($0.filter { $0 != "-" }) ?? [] }.reduce(0) { $0 + $1.nonzeroBitCount }
        #expect((500...780).contains(bits))
    }

    @Test func `codes of an earlier version stay valid, and other texts are none`() {
        #expect(RecoveryCodes.hash(of: "abcd-efgh-ijkl-mnop") != nil)
        #expect(RecoveryCodes.hash(of: "ABCD EFGH IJKL MNOP") == RecoveryCodes.hash(of: "abcd-efgh-ijkl-mnop"))
        for text in ["", "abcd", "abcd-efgh-ijkl-mno1", "abcd-efgh-ijkl-mnop-qrst", String(repeating: "a", count: 65)] {
            #expect(RecoveryCodes.hash(of: text) == nil, "\(text)")
        }
    }
}
