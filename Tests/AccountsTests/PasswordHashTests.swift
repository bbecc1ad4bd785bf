import Testing

@testable import Accounts

struct PasswordHashTests {
    /// Vectors of RFC 7914, section 12. The fourth needs 1 GiB and is left out.
    @Test(arguments: [
        (
            "", "", 4, 1, 1,
            "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"
        ),
        (
            "password", "NaCl", 10, 8, 16,
            "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
        ),
        (
            "pleaseletmein", "SodiumChloride", 14, 8, 1,
            "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
        ),
    ])
    func `the published vectors give their hashes`(
        _ password: String, _ salt: String, _ logarithm: Int, _ blockSize: Int, _ parallelism: Int, _ expected: String
    ) throws {
        let parameters = PasswordHash.Parameters(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
        let hash = try PasswordHash(of: password, parameters, salt: Array(salt.utf8), length: 64)
        #expect(hash.hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
    }

    @Test func `a hash matches its password only, also after it was written and read`() throws {
        let hash = try PasswordHash(of: "correct horse battery")
        let read = try #require(PasswordHash(hash.text))
        #expect(read == hash && read.matches("correct horse battery") && !read.isOutdated)
        for wrong in ["", "correct horse batterz", "Correct horse battery", "correct horse battery "] {
            #expect(!read.matches(wrong))
        }
        #expect(try PasswordHash(of: "correct horse battery") != hash)
    }

    @Test func `one password in two compositions of Unicode is the same`() throws {
        let hash = try PasswordHash(of: "Zo\u{EB} läuft 10 km")
        #expect(hash.matches("Zoe\u{308} la\u{308}uft 10 km"))
    }

    @Test func `a hash of other parameters is outdated, and one that could use up the memory is refused`() throws {
        let old = PasswordHash.Parameters(logarithm: 10, blockSize: 8, parallelism: 1)
        let hash = try PasswordHash(of: "x", old, salt: Array(repeating: 1, count: 16))
        #expect(PasswordHash(hash.text)?.isOutdated == true && PasswordHash(hash.text)?.matches("x") == true)
        for parameters in ["30$8$1", "10$99$1", "10$8$99", "-1$8$1", "10$0$1", "10$8$0", "99999999999999999999$8$1"] {
            #expect(PasswordHash(hash.text.replacing("10$8$1", with: parameters)) == nil, "\(parameters)")
        }
        for damaged in [
            "", "scrypt", hash.text + "$", "scrypt$10$8$1$$", String(hash.text.dropLast()), "bcrypt" + hash.text.dropFirst(6),
        ] {
            #expect(PasswordHash(damaged) == nil, "\(damaged)")
        }
    }
}
