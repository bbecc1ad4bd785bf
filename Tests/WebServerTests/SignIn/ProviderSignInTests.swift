import Accounts
import Foundation
import LoopbackServers
import Measures
import OpenID
import Testing
import Training
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct ProviderSignInTests {
    @Test func `an account is linked in the settings, signs in, and is unlinked`() async throws {
        try await TestProvider.with { server, provider, loopback async throws in
            let (owner, phone) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await phone.signIn()
            #expect(try await owner.get("/settings/password").body.contains("Link an account of Porter"))
            let linked = try await owner.signIn(with: provider, "/settings/identities")
            #expect(linked.status == 303 && linked["Location"] == "/settings/password?identity=added")
            let page = try await owner.get("/settings/password?identity=added").body
            #expect(page.contains("<b>ada</b>") && page.contains("The account is linked") && page.contains("not used yet"))
            // The other sessions ended.
            #expect(try await phone.get("/").status == 401)
            provider.clock.advance(by: 3600)
            let asked = try await phone.get("/trends?span=all")
            #expect(asked.status == 401 && asked.body.contains("Sign in with Porter"))
            let answer = try await phone.signIn(with: provider)
            #expect(answer.status == 303 && answer["Location"] == "/trends?span=all")
            #expect(answer.values("Set-Cookie").contains { $0.hasPrefix("hearth-provider-\(server.port)=;") })
            #expect(try await phone.get("/").status == 200)
            // The sign-in is fresh.
            #expect(try await phone.get("/settings/export").status == 200)
            #expect(server.signIn.identities.all(of: "1").map { $0.used } == [provider.clock.now])
            let events = server.signIn.audit.newest(50).map { $0.event }.filter { !$0.isRefusal && $0 != .exported }
            #expect(events.prefix(2) == [.signedInByProvider, .identityAdded])
            // Neither the secret nor a name of the person went to the address line.
            #expect(!loopback.questions.contains { $0.target.contains("s3cret") || $0.body.contains("s3cret") })
            let id = try #require(server.signIn.identities.all(of: "1").first?.id)
            #expect(try await phone.post("/settings/identities/remove", "identity=" + id).status == 303)
            #expect(try await phone.get("/settings/password?identity=removed").body.contains("The account is unlinked"))
            #expect(server.signIn.identities.all(of: "1").isEmpty)
            #expect(try await TestBrowser(server).signIn(with: provider).status == 403)
        }
    }

    @Test func `linking needs a fresh sign-in, and the same session at the end`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let back = try provider.authorize(try await browser.begin("/settings/identities"))
            _ = try await browser.signIn()
            let answer = try await browser.get(back)
            #expect(answer["Location"] == "/settings/password?identity-problem=otherSession")
            #expect(try await browser.get("/settings/password?identity-problem=otherSession").body.contains("signed in again"))
            provider.clock.advance(by: 900)
            #expect(try await browser.post("/settings/identities").status == 403)
            #expect(try await browser.post("/settings/identities/remove", "identity=x").status == 403)
            #expect(try await TestBrowser(server).post("/settings/identities").status == 401)
            #expect(server.signIn.identities.all(of: "1").isEmpty)
        }
    }

    @Test func `an identity belongs to one account, and another subject of the same name to none`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let (owner, guest) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            _ = try await owner.signIn(with: provider, "/settings/identities")
            let taken = try await guest.signIn(with: provider, "/settings/identities")
            #expect(taken["Location"] == "/settings/password?identity-problem=linked")
            #expect(server.signIn.identities.all(of: mia.id).isEmpty)
            // The name and the mail address are those of the owner.
            provider.change { $0.person = .init(subject: "subject-2", name: "ada") }
            let other = TestBrowser(server)
            let answer = try await other.signIn(with: provider)
            #expect(answer.status == 403 && answer.body.contains("is not linked to a person here"))
            #expect(other.cookies[other.cookie] == nil && server.signIn.accounts.all().count == 1)
            // Guests keep their only way.
            _ = try await guest.signIn(with: provider, "/settings/identities")
            let id = try #require(server.signIn.identities.all(of: mia.id).first?.id)
            let last = try await guest.post("/settings/identities/remove", "identity=" + id)
            #expect(last.status == 422 && last.body.contains("your only way to sign in"))
            // The identity of another person leads nowhere.
            #expect(try await owner.post("/settings/identities/remove", "identity=" + id).status == 303)
            #expect(server.signIn.identities.all(of: mia.id).count == 1)
            // A disabled person stays out.
            try server.signIn.accounts.setDisabled(true, mia.id)
            let disabled = try await TestBrowser(server).signIn(with: provider)
            #expect(disabled.status == 403 && disabled.body.contains("may not sign in any more"))
        }
    }

    @Test func `an invitation is accepted with the provider, once`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let link = try server.signIn.invitation(for: mia)
            let key = try #require(link.split(separator: "=").last.map { String($0) })
            let browser = TestBrowser(server)
            #expect(try await browser.get(link).body.contains("Accept with Porter"))
            provider.change { $0.claims = ["nonce": "\"n\""] }
            let refused = try await browser.signIn(with: provider, "/sign-in/provider", "key=" + key)
            #expect(refused.status == 403 && refused.body.contains("belongs to another sign-in"))
            #expect(refused.body.contains("Accept with Porter") && server.signIn.identities.all(of: mia.id).isEmpty)
            provider.change { $0.claims = [:] }
            let late = try provider.authorize(try await TestBrowser(server).begin("/sign-in/provider", "key=" + key))
            let answer = try await browser.signIn(with: provider, "/sign-in/provider", "key=" + key)
            #expect(answer.status == 303)
            #expect(try await browser.get("/settings/password").body.contains("value=\"Mia\""))
            #expect(server.signIn.identities.all(of: mia.id).map { $0.name } == ["ada"])
            // The invitation is used up, also for an attempt that began before.
            #expect(try await browser.get(link).status == 403)
            #expect(try await browser.get(late).status == 403)
            #expect(try await browser.post("/sign-in/provider", "key=" + key).status == 403)
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
        }
    }

    @Test func `new people get an account of their own where the settings permit it`() async throws {
        try await TestProvider.with(rules: ProviderRules(athleteGroup: "runners", admitsNewPeople: true)) {
            server, provider, _ async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let outside = try await TestBrowser(server).signIn(with: provider)
            #expect(outside.status == 403 && outside.body.contains("not in the group") && server.signIn.accounts.all().isEmpty)
            // The name of the owner is no way into the owner's account.
            provider.change { $0.person.groups = ["runners"] }
            let browser = TestBrowser(server)
            #expect(try await browser.signIn(with: provider).status == 303)
            let account = try #require(server.signIn.accounts.all().first)
            #expect(account.name == "ada 2" && account.role == .athlete)
            #expect(server.signIn.audit.newest(3).map { $0.event } == [.signedInByProvider, .joinedByProvider, .identityAdded])
            #expect(try await browser.get("/settings/people").status == 404)
            // The next sign-in is the same person, and another subject is another one.
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
            #expect(server.signIn.accounts.all().count == 1)
            provider.change { $0.person.subject = "subject-2" }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
            #expect(server.signIn.accounts.all().map { $0.name }.sorted() == ["ada 2", "ada 3"])
            // Out of the group, out of the account.
            provider.change { $0.person.groups = [] }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 403)
        }
    }

    @Test func `a group makes the owner, and a factor may be required`() async throws {
        let rules = ProviderRules(groupsClaim: "roles", ownerGroup: "admins", acr: ["gold"], amr: ["hwk"])
        try await TestProvider.with(rules: rules) { server, provider, _ async throws in
            provider.change { $0.claims = ["roles": "[\"admins\"]"] }
            let weak = try await TestBrowser(server).signIn(with: provider)
            #expect(weak.status == 403 && weak.body.contains("requires a stronger sign-in"))
            provider.change { ($0.person.acr, $0.person.amr) = ("gold", ["pwd", "hwk"]) }
            let browser = TestBrowser(server)
            #expect(try await browser.begin().contains("acr_values=gold"))
            #expect(try await browser.signIn(with: provider).status == 303)
            #expect(try await browser.get("/settings/people").status == 200)
            // The group decides at each sign-in. An entry would outlive it.
            #expect(server.signIn.identities.all(of: Journal.localAthlete).isEmpty)
            provider.change { $0.claims = ["roles": "[\"others\"]"] }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 403)
        }
    }

    @Test func `a fresh sign-in is one at the provider, by the same person`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let (owner, guest) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            _ = try await owner.signIn(with: provider, "/settings/identities")
            provider.clock.advance(by: 3600)
            #expect(try await owner.get("/settings/export").status == 403)
            let link = try await owner.begin()
            #expect(link.contains("&prompt=login&max_age=0"))
            _ = try await owner.get(try provider.authorize(link))
            #expect(try await owner.get("/settings/export").status == 200)
            provider.clock.advance(by: 3600)
            // The provider knew the browser and did not ask, or does not state whether it did.
            let old = TestProvider.JSONText("\(Int(provider.clock.now.secondsSince1970) - 3600)")
            for stated in [old, nil] {
                provider.change { $0.claims = ["auth_time": stated] }
                let answer = try await owner.signIn(with: provider)
                #expect(answer.status == 403 && answer.body.contains("did not confirm that you signed in"))
                #expect(try await owner.get("/settings/export").status == 403)
                // A first sign-in is one, but not a fresh one.
                let phone = TestBrowser(server)
                #expect(try await !phone.begin().contains("prompt="))
                #expect(try await phone.signIn(with: provider).status == 303)
                #expect(try await phone.get("/").status == 200)
                #expect(try await phone.get("/settings/export").status == 403)
            }
            provider.change { $0.claims = [:] }
            let other = try await guest.signIn(with: provider)
            #expect(other.status == 403 && other.body.contains("belongs to another person"))
            #expect(try await guest.get("/").status == 200)
            #expect(server.signIn.sessions.all(of: mia.id, at: provider.clock.now).count == 1)
            #expect(try await guest.get("/settings/export").status == 403)
        }
    }

    @Test func `a name of any number of accents gives an account that can be read`() async throws {
        try await TestProvider.with(rules: ProviderRules(admitsNewPeople: true)) { server, provider, _ async throws in
            provider.change { $0.person.name = "a" + String(repeating: "\u{301}", count: 4000) }
            let browser = TestBrowser(server)
            #expect(try await browser.signIn(with: provider).status == 303)
            #expect(try await browser.get("/").status == 200)
            #expect(server.signIn.accounts.all().count == 1)
        }
    }

    @Test func `failures of the provider do not close the other ways`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            provider.change { $0.tokenLie = .broken }
            for _ in 0..<25 { #expect(try await TestBrowser(server).signIn(with: provider).status == 403) }
            // Nor does an error that a browser brings fill the security log.
            for _ in 0..<25 {
                let browser = TestBrowser(server)
                let back = try provider.authorize(try await browser.begin())
                let state = try #require(back.split(separator: "&").last)
                #expect(try await browser.get("/sign-in/provider/return?error=x&\(state)").status == 403)
            }
            #expect(server.signIn.audit.newest(9).allSatisfy { $0.event != .signInFailed })
        }
    }

    @Test func `a provider that names the issuer in every return must do so`() async throws {
        try await TestProvider.with(rules: ProviderRules(ownerGroup: "admins")) { server, provider, _ async throws in
            provider.change { state in
                state.namesIssuer = true
                state.person.groups = ["admins"]
            }
            let silent = try await TestBrowser(server).signIn(with: provider)
            #expect(silent.status == 403 && silent.body.contains("another provider than Porter"))
            let issuer = try #require(provider.issuer.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            #expect(try await TestBrowser(server).signIn(with: provider, more: "&iss=" + issuer).status == 303)
        }
    }

    @Test func `a provider that was down is asked again`() async throws {
        try await TestProvider.with(rules: ProviderRules(ownerGroup: "admins")) { server, provider, loopback async throws in
            provider.change { state in
                state.isDown = true
                state.person.groups = ["admins"]
            }
            for _ in 0..<3 { #expect(try await TestBrowser(server).post("/sign-in/provider").status == 403) }
            #expect(loopback.questions.count == 1)
            provider.change { $0.isDown = false }
            provider.clock.advance(by: 5)
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
        }
    }

    @Test func `without a provider in the settings there is no button and no route`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            #expect(try await !browser.get("/").body.contains("/sign-in/provider"))
            #expect(try await browser.post("/sign-in/provider").status == 404)
            #expect(try await browser.get("/sign-in/provider/return?state=a&code=b").status == 404)
            _ = try await browser.signIn()
            #expect(try await !browser.get("/settings/password").body.contains("/settings/identities"))
            #expect(try await browser.post("/settings/identities").status == 404)
            // A linked account stays listed, so that it can be removed.
            _ = try server.signIn.identities.add("s", at: "https://id.example", named: "ada", to: "1", now: RunningServer.now)
            #expect(try await browser.get("/settings/password").body.contains("<b>ada</b>"))
        }
    }

    @Test func `deletion of all data and removal of a person remove linked accounts`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            for athlete in ["1", mia.id] {
                _ = try server.signIn.identities.add(
                    "of " + athlete, at: "https://id.example", named: "", to: athlete, now: RunningServer.now)
            }
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            #expect(try await browser.post("/settings/people/remove", "person=\(mia.id)&name=Mia").status < 400)
            #expect(server.signIn.identities.athlete(of: "of " + mia.id, at: "https://id.example") == nil)
            #expect(try await browser.post("/settings/delete", "word=delete").status == 303)
            #expect(server.signIn.identities.athlete(of: "of 1", at: "https://id.example") == nil)
        }
    }

    @Test func `a token cannot name the key that verifies it`() async throws {
        try await TestProvider.with(rules: ProviderRules(ownerGroup: "admins")) { server, provider, loopback async throws in
            provider.change { $0.person.groups = ["admins"] }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 303)
            let asked = loopback.questions.count { $0.target == "/keys" }
            for header in [
                ",\"jku\":\"\(provider.issuer)/others\"", ",\"x5u\":\"\(provider.issuer)/others\"", ",\"jwk\":",
                ",\"x5c\":[\"AA==\"]",
            ] {
                for signing in [TestProvider.Signing.otherKey, .unsigned, .hmac] {
                    provider.change { state in
                        state.signing = signing
                        state.moreHeader = header.hasSuffix(":") ? header + TestProvider.jwk(state.otherKey, id: "k1") : header
                    }
                    #expect(try await TestBrowser(server).signIn(with: provider).status == 403, "\(signing) \(header)")
                }
                // The same header changes nothing about a proper signature.
                provider.change { $0.signing = .proper }
                #expect(try await TestBrowser(server).signIn(with: provider).status == 303, "\(header)")
            }
            // No key was fetched from an address of a token.
            #expect(!loopback.questions.contains { $0.target == "/others" })
            // A name that the list does not have makes Hearth ask for the list itself, and for nothing else.
            provider.change { ($0.signing, $0.keyID, $0.moreHeader) = (.otherKey, "../others", "") }
            #expect(try await TestBrowser(server).signIn(with: provider).status == 403)
            #expect(!loopback.questions.contains { $0.target.contains("others") })
            #expect(loopback.questions.count { $0.target == "/keys" } <= asked + 1)
        }
    }

    @Test func `neither the browser nor a file gets a token of the provider`() async throws {
        try await TestProvider.with { server, provider, _ async throws in
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            let linked = try await owner.signIn(with: provider, "/settings/identities")
            let phone = TestBrowser(server)
            let answer = try await phone.signIn(with: provider)
            #expect(linked.status == 303 && answer.status == 303)
            var texts = [linked, answer].flatMap { $0.head + [$0.body] }
            for path in ["/", "/settings", "/settings/password", "/settings/access", "/settings/log"] {
                let page = try await phone.get(path)
                #expect(page.status == 200, "\(path)")
                texts += page.head + [page.body]
            }
            texts += phone.cookies.flatMap { [$0.key, $0.value] }
            let walker = try #require(FileManager.default.enumerator(atPath: server.folder))
            var files = 0
            for case let name as String in walker {
                guard let bytes = FileManager.default.contents(atPath: server.folder + "/" + name) else { continue }
                files += 1
                texts += [name, String(decoding: bytes, as: UTF8.self)]
            }
            #expect(files > 3 && provider.given.count == 2)
            let signatures = provider.given.compactMap { $0.split(separator: ".").last.map { String($0) } }
            for secret in [TestProvider.accessToken, TestProvider.refreshToken, TestProvider.secret] + provider.given + signatures
            {
                #expect(!texts.contains { $0.contains(secret) }, "\(secret.prefix(20))")
            }
        }
    }
}
