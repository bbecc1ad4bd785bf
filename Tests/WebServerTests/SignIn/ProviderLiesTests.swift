import Accounts
import Crypto
import Localizations
import LoopbackServers
import Measures
import OpenID
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

/// A provider that lies: each lie is refused with its own words, in every language, and nothing is created.
@Suite(.timeLimit(.minutes(20))) struct ProviderLiesTests {
    enum Lie: CaseIterable {
        case wrongDiscoveryIssuer, wrongIssuer, wrongAudience, foreignParty, expired, future, wrongNonce, noNonce, unsigned, hmac
        case unknownKey, swappedKey, otherKey, wrongAccessHash, noSubject
        case redirect, huge, slow, broken, noToken, down, otherReturn, denied

        var problem: ProviderProblem {
            switch self {
            case .wrongDiscoveryIssuer: .otherName
            case .wrongIssuer: .tokenIssuer
            case .wrongAudience, .foreignParty: .audience
            case .expired: .expired
            case .future: .future
            case .wrongNonce, .noNonce: .nonce
            case .unsigned, .hmac: .algorithm
            case .unknownKey: .keyUnknown
            case .swappedKey, .otherKey: .signature
            case .wrongAccessHash: .accessHash
            case .noSubject: .subject
            case .redirect: .redirected
            case .huge: .tooLarge
            case .slow: .tooSlow
            case .broken, .down: .status
            case .noToken: .malformed
            case .otherReturn: .otherReturn
            case .denied: .denied
            }
        }

        func apply(_ state: inout TestProvider.State, at now: Moment) {
            let seconds = Int(now.secondsSince1970)
            switch self {
            case .wrongDiscoveryIssuer: state.issuerInDocument = "https://evil.example"
            case .wrongIssuer: state.claims = ["iss": "\"https://evil.example\""]
            case .wrongAudience: state.claims = ["aud": "\"other\""]
            case .foreignParty: state.claims = ["azp": "\"other\""]
            case .expired: state.claims = ["exp": .some(.init("\(seconds - 61)"))]
            case .future: state.claims = ["iat": .some(.init("\(seconds + 61)"))]
            case .wrongNonce: state.claims = ["nonce": "\"n\""]
            case .noNonce: state.claims = ["nonce": nil]
            case .unsigned: state.signing = .unsigned
            case .hmac: state.signing = .hmac
            case .unknownKey: state.keyID = "k2"
            case .swappedKey: state.key = P256.Signing.PrivateKey()
            case .otherKey: state.signing = .otherKey
            case .wrongAccessHash: state.claims = ["at_hash": "\"AAAAAAAAAAAAAAAAAAAAAA\""]
            case .noSubject: state.claims = ["sub": nil]
            case .redirect: state.tokenLie = .redirect
            case .huge: state.tokenLie = .huge
            case .slow: state.tokenLie = .slow
            case .broken: state.tokenLie = .broken
            case .noToken: state.tokenLie = .noToken
            case .down: state.isDown = true
            case .otherReturn, .denied: break
            }
        }

        /// Whether the browser is not even sent to the provider.
        var isAtBeginning: Bool { [.wrongDiscoveryIssuer, .down].contains(self) }
    }

    @Test(arguments: Lie.allCases) func `each lie is refused with its own words, and nothing is created`(lie: Lie) async throws {
        try await TestProvider.with(
            rules: ProviderRules(ownerGroup: "admins", admitsNewPeople: true), patience: lie == .slow ? 4 : 600
        ) { server, provider, _ async throws in
            // Keys that are known before the key is swapped.
            provider.change { $0.person = .init(subject: "honest", name: "honest") }
            if lie == .swappedKey { #expect(try await TestBrowser(server).signIn(with: provider).status == 303) }
            let people = server.signIn.accounts.all().count
            provider.change { state in
                state.person = .init(groups: ["admins"])
                lie.apply(&state, at: RunningServer.now)
            }
            for language in Language.allCases {
                let browser = TestBrowser(server)
                let headers = ["Accept-Language: \(language.rawValue)"]
                let answer: TestBrowser.Answer
                if lie.isAtBeginning {
                    answer = try await browser.post("/sign-in/provider", "", headers)
                } else {
                    let back = try provider.authorize(try await browser.begin())
                    switch lie {
                    case .otherReturn: answer = try await browser.get(back + "&iss=https%3A%2F%2Fevil.example", headers)
                    case .denied:
                        let state = try #require(back.split(separator: "&").last)
                        answer = try await browser.get("/sign-in/provider/return?error=access_denied&\(state)", headers)
                    default: answer = try await browser.get(back, headers)
                    }
                }
                let context = DisplayContext(
                    language: language, units: .metric, temperatures: .celsius, now: RunningServer.now, offset: .utc)
                let words = try #require(
                    SignInScreen(.providerRefused(lie.problem), provider: "Porter", context: context).provider?.problem)
                // Pages bind a number to its unit.
                let text = answer.body.replacing("\u{A0}", with: " ")
                #expect(answer.status == 403 && text.contains(words), "\(lie) \(language): \(answer.status)")
                #expect(answer["Cache-Control"] == "no-store" && browser.cookies[browser.cookie] == nil)
            }
            #expect(server.signIn.accounts.all().count == people)
            #expect(server.signIn.identities.all(of: Journal.localAthlete).isEmpty)
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: RunningServer.now).isEmpty)
            if !lie.isAtBeginning {
                // What the provider itself does wrong, or the browser brings, is no failed sign-in of anyone.
                let isNoted = ![.otherReturn, .denied, .tooSlow, .tooLarge, .redirected, .status, .malformed].contains(
                    lie.problem)
                #expect(
                    server.signIn.audit.newest(9).count { $0.event == .signInFailed } == (isNoted ? Language.allCases.count : 0))
            }
        }
    }

    @Test func `every refusal has words of its own`() {
        for language in Language.allCases {
            let context = DisplayContext(
                language: language, units: .metric, temperatures: .celsius, now: RunningServer.now, offset: .utc)
            let words = ProviderProblem.allCases.compactMap {
                SignInScreen(.providerRefused($0), provider: "Porter", context: context).provider?.problem
            }
            #expect(Set(words).count == ProviderProblem.allCases.count)
        }
    }

    @Test func `the state of another browser, a state without a browser and a used code are refused`() async throws {
        try await TestProvider.with(rules: ProviderRules(ownerGroup: "admins")) { server, provider, loopback async throws in
            provider.change { $0.person.groups = ["admins"] }
            let (browser, other) = (TestBrowser(server), TestBrowser(server))
            let back = try provider.authorize(try await browser.begin())
            _ = try await other.begin()
            for thief in [other, TestBrowser(server)] {
                let answer = try await thief.get(back)
                #expect(answer.status == 403 && answer.body.contains("did not begin in this browser"))
            }
            for path in [
                "/sign-in/provider/return", "/sign-in/provider/return?state=x&code=y", "/sign-in/provider/return?state=%ff",
            ] {
                #expect(try await TestBrowser(server).get(path).status == 403)
            }
            // None of them reached the provider, and none used the attempt up.
            #expect(!loopback.questions.contains { $0.target == "/token" })
            #expect(try await browser.get(back).status == 303)
            #expect(try await browser.get(back).status == 403)
            // The same code in a new attempt of the same browser.
            let next = TestBrowser(server)
            let again = try provider.authorize(try await next.begin())
            let used = try #require(back.firstMatch(of: /code=[^&]*/)).output
            let answer = try await next.get(again.replacing(/code=[^&]*/, with: used))
            #expect(answer.status == 403 && answer.body.contains("did not accept the code"))
            // An attempt that took too long.
            let slow = TestBrowser(server)
            let late = try provider.authorize(try await slow.begin())
            provider.clock.advance(by: 600)
            #expect(try await slow.get(late).body.contains("longer than ten minutes"))
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: provider.clock.now).count == 1)
        }
    }

    @Test func `an unknown key asks the provider again, at most once a minute`() async throws {
        try await TestProvider.with(rules: ProviderRules(ownerGroup: "admins")) { server, provider, loopback async throws in
            provider.change { $0.person.groups = ["admins"] }
            func requests() -> Int { loopback.questions.count { $0.target == "/keys" } }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
            provider.change { state in
                (state.key, state.keyID, state.listedKeyID) = (P256.Signing.PrivateKey(), "k2", "k2")
            }
            // The first list is younger than a minute.
            #expect(try await TestBrowser(server).signIn(with: provider).status == 403)
            #expect(requests() == 1)
            provider.clock.advance(by: 60)
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
            #expect(requests() == 2)
            #expect(loopback.questions.count { $0.target == "/.well-known/openid-configuration" } == 1)
        }
    }

    @Test func `failures delay the network address, and not the password of an account`() async throws {
        try await TestProvider.with { server, provider, loopback async throws in
            let codes = try await server.signIn.passwords.set(
                "blaue Giraffe tanzt", OneTimeCodes(), of: Journal.localAthlete, at: RunningServer.now)
            for _ in 0..<20 { #expect(try await TestBrowser(server).signIn(with: provider).status == 403) }
            let asked = loopback.questions.count { $0.target == "/token" }
            let answer = try await TestBrowser(server).signIn(with: provider)
            #expect(answer.status == 429 && answer["Retry-After"] == "15" && answer.body.contains("Too many tries"))
            #expect(loopback.questions.count { $0.target == "/token" } == asked)
            #expect(server.signIn.audit.newest(1).map { $0.event } == [.signInDelayed])
            provider.clock.advance(by: 60)
            let form = "name=owner&password=blaue+Giraffe+tanzt&code=" + codes[0]
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 303)
        }
    }
}
