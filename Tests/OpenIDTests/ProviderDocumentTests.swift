import OpenID
import Testing

struct ProviderDocumentTests {
    private static func read(_ changes: [String: String?], hasSecret: Bool = true) throws(ProviderError) -> ProviderDocument {
        try ProviderDocument(Sample.document(changes), of: Sample.expected.issuer, hasSecret: hasSecret)
    }

    private static func error(_ changes: [String: String?], hasSecret: Bool = true) -> ProviderError? {
        Sample.error { () throws(ProviderError) in _ = try read(changes, hasSecret: hasSecret) }
    }

    @Test(arguments: [
        "http://id.example", "https://", "https://id.example#a", "https://id.example?a=b", "https://user@id.example",
        "id.example",
        "ftp://id.example", "https://id example", "https://id.example\\@evil.example", "http://localhost.evil.example",
        "http://127.0.0.1:x", "http://127.0.0.1:1234567", "http://localhost:", "https://idé.example", "https://:443/a",
    ]) func `an address that is open, ambiguous or malformed is no issuer`(_ text: String) { #expect(Issuer(text) == nil) }

    @Test func `an issuer leads to its discovery document, with and without a slash at the end`() {
        #expect(
            Issuer("https://id.example/a/")?.discovery == "https://id.example/a/.well-known/openid-configuration"
                && Issuer("https://id.example")?.discovery == "https://id.example/.well-known/openid-configuration")
        for local in ["http://127.0.0.1:9000", "http://localhost/a", "http://[::1]:80"] {
            #expect(Issuer(local) != nil, "\(local)")
        }
        #expect(Issuer("https://id.example/" + String(repeating: "a", count: 1100)) == nil)
    }

    @Test func `a document states where requests go`() throws {
        let document = try Self.read([:])
        #expect(document.tokenEndpoint == "https://id.example/token" && document.authentication == .header)
        #expect(!document.namesIssuerInReturn)
        let other = try Self.read([
            "token_endpoint_auth_methods_supported": "[\"private_key_jwt\",\"client_secret_post\"]",
            "authorization_response_iss_parameter_supported": "true", "code_challenge_methods_supported": nil,
            "response_types_supported": nil,
        ])
        #expect(other.authentication == .body && other.namesIssuerInReturn)
        #expect(try Self.read(["token_endpoint_auth_methods_supported": "[\"none\"]"], hasSecret: false).authentication == .body)
    }

    @Test func `a document of another issuer, without encryption or without the code flow is refused`() {
        #expect(
            Self.error(["issuer": "\"https://id.example/realms/home/\""])
                == .wrongDiscoveryIssuer("https://id.example/realms/home/"))
        #expect(Self.error(["issuer": nil]) == .malformed(.discovery) && Self.error(["issuer": "1"]) == .malformed(.discovery))
        for name in ["authorization_endpoint", "token_endpoint", "jwks_uri"] {
            for address in ["\"http://id.example/x\"", "\"http://127.0.0.1/x\"", "\"javascript:alert(1)\"", "[]", "\"/x\""] {
                #expect(Self.error([name: address]) == .endpointInvalid(name), "\(name) \(address)")
            }
            #expect(Self.error([name: nil]) == .endpointInvalid(name))
        }
        #expect(Self.error(["response_types_supported": "[\"id_token\"]"]) == .unsupported(.codeFlow))
        #expect(Self.error(["code_challenge_methods_supported": "[\"plain\"]"]) == .unsupported(.challenges))
        #expect(
            Self.error(["token_endpoint_auth_methods_supported": "[\"private_key_jwt\"]"]) == .unsupported(.clientAuthentication))
        let large = "\"" + String(repeating: "a", count: ProviderDocument.byteLimit) + "\""
        #expect(Self.error(["x": large]) == .tooLarge(limit: ProviderDocument.byteLimit))
    }

    @Test(arguments: ["", "[]", "{", "{\"issuer\":\"a\",\"issuer\":\"b\"}", "<html>", "{} {}"])
    func `what is no single object is refused`(_ text: String) {
        let error = Sample.error { () throws(ProviderError) in
            _ = try ProviderDocument(Array(text.utf8), of: Sample.expected.issuer, hasSecret: false)
        }
        #expect(error == .malformed(.discovery))
    }

    @Test func `the response of the token endpoint has an ID token, or a code of an error`() throws {
        let response = try TokenResponse(
            Array("{\"id_token\":\"a\",\"access_token\":\"b\",\"token_type\":\"Bearer\"}".utf8), status: 200)
        #expect(response == (try TokenResponse(Array("{\"access_token\":\"b\",\"id_token\":\"a\"}".utf8), status: 200)))
        #expect(response.idToken == "a" && response.accessToken == "b")
        func error(_ text: String, _ status: Int) -> ProviderError? {
            Sample.error { () throws(ProviderError) in _ = try TokenResponse(Array(text.utf8), status: status) }
        }
        #expect(error("{\"error\":\"invalid_grant\"}", 400) == .codeRefused(code: "invalid_grant"))
        #expect(error("{\"error\":\"invalid_client\"}", 401) == .codeRefused(code: "invalid_client"))
        #expect(error("<html>", 400) == .status(400) && error("{\"error\":\"x\"}", 503) == .status(503))
        #expect(error("{\"access_token\":\"b\"}", 200) == .malformed(.tokenResponse))
    }
}
