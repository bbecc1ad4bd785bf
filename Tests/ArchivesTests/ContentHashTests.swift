import Archives
import Testing

struct ContentHashTests {
    /// FIPS 180-4, the standard's own example.
    @Test func `abc has the hash of the standard`() {
        #expect(
            ContentHash(of: Array("abc".utf8)).hexadecimal
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
