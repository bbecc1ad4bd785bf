import Archives
import Testing

struct ContentHashTests {
    /// FIPS 180-4, the standard's own example.
    @Test func `abc has the hash of the standard`() {
        #expect(
            ContentHash(of: Array("abc".utf8)).hexadecimal
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func `content in pieces has the hash of the whole`() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var hasher = ContentHasher()
        hasher.update(bytes.span.extracting(0..<1))
        hasher.update(bytes.span.extracting(1..<640))
        hasher.update(bytes.span.extracting(640..<1000))
        #expect(hasher.finish() == ContentHash(of: bytes))
    }
}
