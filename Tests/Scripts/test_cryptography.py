"""Cryptographic functions of the sources come from swift-crypto, JWTKit, NIOSSL and the browser, and none is our own."""

import pathlib
import re
import unittest

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
# Names of the primitives as the libraries have them.
USED = re.compile(
    r"\b(?:SHA(?:1|256|384|512)\.hash|HMAC<|AES\.|ChaChaPoly\b|KDF\.|HKDF<|P(?:256|384|521)\.|Curve25519\.|_RSA\b|Insecure\.)")
LIBRARY = re.compile(r"(?m)^(?:public |internal |private )?import (?:Crypto|CryptoExtras|JWTKit|NIOSSL)$")
# A declaration of a primitive, or its constants: the first words of SHA-256, SHA-1 and MD5, and of the box of AES.
OWN = re.compile(
    r"(?i)\b(?:struct|enum|class|actor) (?:sha_?(?:1|256|384|512)|md5|hmac|aes\w*|chacha\w*|pbkdf2|scrypt|hkdf)\b"
    r"|0x428a_?2f98|0x6745_?2301|0x63, ?0x7c, ?0x77, ?0x7b|\bexpand 32-byte k\b")
# Random numbers of C that can be predicted. Swift's own come from the system.
WEAK = re.compile(r"(?<![.\w])(?:drand48|lrand48|srand48|srandom|srand|rand)\(")


def flaws(text, is_script=False):
    """What is wrong with a source."""
    code = re.sub(r"(?m)//.*$", "", text)
    found = [f"an own cryptographic function: {match}" for match in OWN.findall(code)]
    found += [f"random numbers that can be predicted: {match}" for match in WEAK.findall(code)]
    if not is_script and USED.search(code) and not LIBRARY.search(text):
        found.append("a cryptographic function without its library")
    return found


class Cryptography(unittest.TestCase):
    def test_cryptographic_functions_come_from_libraries(self):
        swift = sorted(SOURCES.rglob("*.swift"))
        scripts = sorted(SOURCES.rglob("*.js"))
        self.assertGreater(len(swift), 500)
        self.assertGreater(len(scripts), 20)
        for path in [*swift, *scripts]:
            found = flaws(path.read_text(encoding="utf-8"), path.suffix == ".js")
            self.assertEqual(found, [], path)
        users = [path for path in swift if LIBRARY.search(path.read_text(encoding="utf-8"))]
        self.assertGreater(len(users), 5)

    def test_an_own_function_is_found(self):
        """The negative control."""
        for text in (
            "struct SHA256 {}", "enum ScryptKey {}\nfinal class Scrypt {}", "let first: UInt32 = 0x428a2f98", "let a = 0x6745_2301",
            "let box: [UInt8] = [0x63, 0x7c, 0x77, 0x7b]", "let hash = SHA256.hash(data: bytes)", "let code = HMAC<SHA1>()",
            "let number = rand()", "let number = drand48()", "srand(7)",
        ):
            self.assertEqual(len(flaws(text)), 1, text)
        self.assertEqual(len(flaws("class HMAC {}", True)), 1)
        for text in ("import Crypto\nlet hash = SHA256.hash(data: bytes)", "// SHA256.hash(data:)", "struct ContentHash {}"):
            self.assertEqual(flaws(text), [], text)


if __name__ == "__main__":
    unittest.main()
