import OpenID
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `issuers and tokens are read as the documentation shows`() {
        let issuer = Issuer("https://id.example/realms/home")
        let open = Issuer("http://id.example")  // nil: it is not encrypted
        let token = try? SignedToken("e30.e30.")  // nil: it names no algorithm
        #expect(issuer != nil && open == nil && token == nil)
    }
}
