import Passkeys
import Testing

@testable import Accounts

struct SecretTests {
    @Test func `a secret has 43 characters that need no escaping, and no two are equal`() throws {
        var seen: Set<String> = []
        for _ in 0..<200 {
            let text = Secret().text
            #expect(text.utf8.count == 43)
            #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
            #expect(try #require(Secret(text)).text == text)
            #expect(seen.insert(text).inserted)
        }
    }

    /// RFC 4648, 10, with the alphabet for addresses and without padding.
    @Test(arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")])
    func `bytes are written as the standard asks`(plain: String, encoded: String) {
        #expect(Base64URL.text(Array(plain.utf8)) == encoded)
        #expect(Base64URL.text([0xFB, 0xFF, 0xFE]) == "-__-")
    }

    @Test func `text of another form is no secret`() {
        let good = Secret().text
        for bad in [
            "", "x", good + "A", String(good.dropLast()), String(good.dropLast()) + "=", String(good.dropLast()) + "/",
            String(good.dropLast()) + "é", "../../../../../../../../../../etc/passwd.json", String(repeating: " ", count: 43),
        ] {
            #expect(Secret(bad) == nil, "\(bad)")
        }
    }

    @Test func `a secret that is printed by mistake reveals nothing`() {
        let secret = Secret()
        for text in [
            "\(secret)", String(describing: secret), String(reflecting: secret), "\([secret])", "\(Optional(secret) as Any)",
        ] {
            #expect(!text.contains(secret.text))
        }
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains(secret.text))
    }

    @Test func `the hash of one purpose is not that of another, and only the same hash matches`() {
        let secret = Secret()
        let hash = SecretHash(secret, for: .session)
        #expect(hash.text.utf8.count == 64 && hash.id == String(hash.text.prefix(32)) && SecretHash.isID(hash.id))
        #expect(!hash.text.contains(secret.text))
        #expect(SecretHash(secret, for: .signIn).text != hash.text)
        #expect(hash.matches(hash.text))
        #expect(!hash.matches(String(hash.text.dropLast())) && !hash.matches("") && !hash.matches(hash.text + "0"))
        for index in [0, 31, 63] {
            var bytes = Array(hash.text.utf8)
            bytes[index] ^= 1
            #expect(!hash.matches(String(decoding: bytes, as: UTF8.self)))
        }
    }

    @Test(arguments: [
        "", "..", "../" + String(repeating: "a", count: 29), String(repeating: "A", count: 32), String(repeating: "é", count: 16),
    ])
    func `nothing but 32 hexadecimal digits is an id`(text: String) { #expect(!SecretHash.isID(text)) }

    @Test func `secrets, seeds and salts have as many set bits as random numbers have, at every place`() throws {
        // 400 values of each kind. By chance a place differs from a half by more than 0.15 once in half a billion.
        let count = 400
        let kinds: [(name: String, make: () throws -> [UInt8], length: Int)] = [
            ("secret", { Base64URL.bytes(Secret().text) ?? [] }, 32), ("seed", { OneTimeCodes().secret }, 20),
            (
                "recovery code", { RecoveryCodes.make().first.flatMap { code in Base32.bytes(code.filter { $0 != "-" }) } ?? [] },
                16
            ),
            ("random bytes", { RandomBytes.make(16) }, 16),
        ]
        for kind in kinds {
            let values = try (0..<count).map { _ in try kind.make() }
            try #require(Set(values).count == count && values.allSatisfy { $0.count == kind.length }, "\(kind.name)")
            for place in 0..<kind.length * 8 {
                let set = values.count { $0[place / 8] >> UInt8(place % 8) & 1 == 1 }
                #expect((count * 35 / 100...count * 65 / 100).contains(set), "\(kind.name): bit \(place) is set \(set) times")
            }
        }
        let hashes = try (0..<2).map { _ in try PasswordHash(of: "blaue Giraffe tanzt") }
        #expect(hashes[0].salt != hashes[1].salt && hashes[0].salt.count == 16)
    }
}
