import Passkeys
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `bytes and messages are read as the documentation shows`() {
        let bytes = Base64URL.bytes("AQID")  // [1, 2, 3]
        let padded = Base64URL.bytes("AQID=")  // nil: it is read without padding only
        let client = try? ClientData(Array("{}".utf8))  // nil: it names no type
        #expect(bytes == [1, 2, 3] && padded == nil && client == nil)
    }
}
