import Measures
import OpenID
import Testing

struct ProviderFlowTests {
    private static let issuer = Sample.expected.issuer

    private static func attempt(_ state: String, browser: String = "b", address: String = "10.0.0.1") -> ProviderFlow.Attempt {
        ProviderFlow.Attempt(
            state: state, nonce: "n" + state, verifier: "v" + state, browser: browser, purpose: .signIn,
            redirect: "http://localhost:8080/sign-in/provider/return", address: address)
    }

    private static func back(
        _ state: String, code: String? = "c", error: String? = nil, issuer: String? = nil, browser: String = "b",
        isIssuerNamed: Bool = false
    ) -> ProviderFlow.Event {
        .returned(
            ProviderFlow.Return(state: state, code: code, error: error, issuer: issuer), browser: browser, issuer: Self.issuer,
            isIssuerNamed: isIssuerNamed)
    }

    @Test func `a browser that comes back with its state exchanges its code, once`() {
        var flow = ProviderFlow()
        let attempt = Self.attempt("s")
        #expect(flow.handle(.began(attempt), at: Sample.now) == .send(attempt))
        // Another browser does not use the attempt up.
        #expect(flow.handle(Self.back("s", browser: "other"), at: Sample.now) == .refuse(.stateUnknown, nil))
        #expect(flow.handle(Self.back("t"), at: Sample.now) == .refuse(.stateUnknown, nil))
        #expect(flow.handle(Self.back("s"), at: Sample.now + 599) == .exchange(attempt, code: "c"))
        #expect(flow.handle(Self.back("s"), at: Sample.now + 599) == .refuse(.stateUnknown, nil))
        #expect(flow.count == 0)
    }

    @Test func `an attempt ends after ten minutes, and when the clock is set back`() {
        for seconds in [600.0, -1] {
            var flow = ProviderFlow()
            let attempt = Self.attempt("s")
            _ = flow.handle(.began(attempt), at: Sample.now)
            #expect(flow.handle(Self.back("s"), at: Sample.now + seconds) == .refuse(.stateUnknown, attempt))
        }
    }

    @Test func `a refusal of the provider and a return of another issuer use the attempt up`() {
        let cases: [(ProviderFlow.Event, ProviderError)] = [
            (Self.back("s", error: "access_denied"), .denied(code: "access_denied")),
            (Self.back("s", code: nil), .denied(code: "")), (Self.back("s", code: ""), .denied(code: "")),
            (Self.back("s", issuer: "https://evil.example"), .wrongReturnIssuer),
            (Self.back("s", isIssuerNamed: true), .wrongReturnIssuer),
        ]
        for (event, error) in cases {
            var flow = ProviderFlow()
            let attempt = Self.attempt("s")
            _ = flow.handle(.began(attempt), at: Sample.now)
            #expect(flow.handle(event, at: Sample.now) == .refuse(error, attempt))
            #expect(flow.handle(Self.back("s"), at: Sample.now) == .refuse(.stateUnknown, nil))
        }
        var flow = ProviderFlow()
        _ = flow.handle(.began(Self.attempt("s")), at: Sample.now)
        let named = flow.handle(Self.back("s", issuer: Sample.issuer, isIssuerNamed: true), at: Sample.now)
        #expect(named == .exchange(Self.attempt("s"), code: "c"))
    }

    @Test func `attempts are bounded, and one network address cannot displace those of others`() {
        var flow = ProviderFlow(limit: 5, limitOfAddress: 2)
        _ = flow.handle(.began(Self.attempt("first")), at: Sample.now)
        for number in 0..<20 {
            _ = flow.handle(.began(Self.attempt("\(number)", address: "10.0.0.2")), at: Sample.now + Double(number))
        }
        #expect(flow.count == 3)
        #expect(flow.handle(Self.back("first"), at: Sample.now + 20) == .exchange(Self.attempt("first"), code: "c"))
        for number in 0..<20 {
            _ = flow.handle(.began(Self.attempt("a\(number)", address: "\(number)")), at: Sample.now + 30)
        }
        #expect(flow.count == 5)
        _ = flow.handle(.began(Self.attempt("z")), at: Sample.now + 700)
        #expect(flow.count == 1)
    }

    @Test func `the address at the provider and the form of the exchange carry every secret where it belongs`() throws {
        let document = try ProviderDocument(
            Sample.document(["authorization_endpoint": "\"https://id.example/a?b=c\""]), of: Self.issuer, hasSecret: true)
        let attempt = Self.attempt("s")
        let address = ProviderRequests.authorization(
            at: document, client: "he arth", scopes: ["openid", "profile"], acr: ["2"], attempt, Sample.cryptography)
        #expect(
            address.hasPrefix(
                "https://id.example/a?b=c&response_type=code&client_id=he%20arth&redirect_uri=http%3A%2F%2Flocalhost"))
        for part in ["&scope=openid%20profile", "&state=s", "&nonce=ns", "&code_challenge_method=S256", "&acr_values=2"] {
            #expect(address.contains(part), "\(part)")
        }
        #expect(!address.contains("vs"))
        let form = ProviderRequests.exchange(code: "c&d", attempt, client: "hearth", secret: "a b")
        #expect(form.hasPrefix("grant_type=authorization_code&code=c%26d&") && form.hasSuffix("&client_secret=a%20b"))
        #expect(form.contains("&code_verifier=vs&"))
        #expect(!ProviderRequests.exchange(code: "c", attempt, client: "hearth", secret: nil).contains("client_secret"))
        #expect(ProviderRequests.credentials(client: "a:b", secret: "c%") == "a%3Ab:c%25")
    }
}
