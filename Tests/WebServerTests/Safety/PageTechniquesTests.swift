import Accounts
import Contract
import Foundation
import Screens
import Testing
import TrainingLog

@testable import WebServer

/// What pages may do in a browser, over all addresses of the server.
@Suite(.timeLimit(.minutes(20))) struct PageTechniquesTests {
    /// Addresses of pages, with and without what they name.
    private static let pages = RoutePattern.allCases.map { GuardedRoutesTests.address($0.rawValue) }

    @Test func `no response lets a browser guess its type`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let home = try await browser.get("/").body
            let assets = home.matches(of: /(?:href|src)="(\/assets\/[^"]+)"/).map { String($0.1) }
            #expect(assets.count > 2)
            let targets = Route.Target.allCases.map { GuardedRoutesTests.address($0.path) }
            let programs = APIRoutePattern.allCases.map { GuardedRoutesTests.address($0.rawValue) }
            let others = ["/favicon.ico", "/service-worker.js", "/nothing", "/assets/nothing.js", "/activities/nothing"]
            var statuses: Set<Int> = []
            // A stream of events does not end. A change from another site is refused, so that all addresses can be asked.
            let foreign = "Origin: http://evil.example"
            for path in Self.pages + targets + programs + others + assets where !path.contains("/events") {
                for (method, form) in [("GET", nil), ("HEAD", nil), ("POST", ""), ("DELETE", nil)] as [(String, String?)] {
                    let more = method == "POST" || method == "DELETE" ? [foreign] : []
                    let answer = try await browser.ask(method, path, form: form, ["Accept: text/html"] + more)
                    #expect(answer["X-Content-Type-Options"] == "nosniff", "\(method) \(path): \(answer.status)")
                    if !answer.body.isEmpty { #expect(answer["Content-Type"] != nil, "\(method) \(path): \(answer.status)") }
                    statuses.insert(answer.status)
                }
            }
            for (path, form, status) in [("/preferences", "theme=dark", 303), ("/settings", "mass=99999", 422)] {
                let answer = try await browser.post(path, form)
                #expect(answer.status == status && answer["X-Content-Type-Options"] == "nosniff", "\(path)")
            }
            // Refusals of every kind before a handler.
            let refused: [(TestBrowser, [String], String?, Int)] = [
                (browser, [foreign], nil, 403), (browser, [], "evil.example", 421),
                (TestBrowser(server), ["Accept: text/html"], nil, 401),
                (TestBrowser(server), ["Accept: application/json"], nil, 401),
            ]
            for (sender, headers, host, status) in refused {
                let answer = try await sender.ask("POST", "/settings", form: "name=Ada", headers, host: host)
                #expect(answer.status == status && answer["X-Content-Type-Options"] == "nosniff", "\(headers)")
                statuses.insert(answer.status)
            }
            let unknown = try await browser.ask("BREW", "/")
            #expect(unknown.status == 405 && unknown["X-Content-Type-Options"] == "nosniff" && unknown.body.isEmpty)
            #expect(statuses.isSuperset(of: [200, 401, 403, 404, 405, 421]), "\(statuses.sorted())")
        }
    }

    @Test func `no page has a plug-in, a frame or a script in its text, and the policy refuses them`() async throws {
        try await RunningServer.with(gallery: true) { server async throws in
            var shown = 0
            for path in Self.pages {
                let answer = try await server.get(path, ["Accept": "text/html"])
                guard answer["Content-Type"]?.hasPrefix("text/html") == true else { continue }
                shown += 1
                let page = answer.text
                for element in ["object", "embed", "applet", "iframe", "frame", "frameset", "base", "marquee", "bgsound"] {
                    #expect(!page.contains("<" + element + " ") && !page.contains("<" + element + ">"), "\(path): \(element)")
                }
                #expect(page.matches(of: /\son[a-z]+=/).isEmpty && !page.contains("javascript:"), "\(path)")
                // Every script is a module of this server, without text of its own.
                for script in page.matches(of: /<script([^>]*)>([^<]*)</) {
                    #expect(script.1.contains("src=\"/assets/") && script.2.isEmpty, "\(path): \(script.1)")
                }
                let policy = try #require(answer["Content-Security-Policy"])
                #expect(policy.hasPrefix("default-src 'none'") && policy.contains("base-uri 'none'"), "\(path)")
                for source in ["object-src", "plugin-types", "frame-src", "child-src", "media-src", "unsafe"] {
                    // WebAssembly of the live page is the one exception.
                    let rest = policy.replacing("'wasm-unsafe-eval'", with: "")
                    #expect(!rest.contains(source), "\(path): \(source)")
                }
            }
            #expect(shown > 40, "\(shown)")
        }
    }

    @Test func `a password is masked, may be pasted, and is filled in by a password manager`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let setUp = try await browser.get("/settings/password").body
            _ = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: "1", at: RunningServer.now)
            let change = try await browser.get("/settings/password").body
            let signIn = try await TestBrowser(server).get("/sign-in").body
            let expected: [(String, [String: String])] = [
                (setUp, ["password": "new-password", "repeat": "new-password", "code": "one-time-code"]),
                (change, ["current": "current-password", "password": "new-password", "repeat": "new-password"]),
                (signIn, ["password": "current-password", "code": "one-time-code"]),
            ]
            for (page, fields) in expected {
                let inputs = page.matches(of: /<input[^>]*>/).map { String($0.output) }
                for (name, remembered) in fields {
                    let input = try #require(inputs.first { $0.contains("name=\"\(name)\"") }, "\(name)")
                    #expect(input.contains("autocomplete=\"\(remembered)\""), "\(input)")
                    if remembered.hasSuffix("password") { #expect(input.contains("type=\"password\""), "\(input)") }
                    // No limit that would cut a pasted password silently, and no attribute that blocks one.
                    for attribute in ["onpaste", "readonly", "pattern"] { #expect(!input.contains(attribute), "\(input)") }
                    if remembered.hasSuffix("password") { #expect(!input.contains("maxlength"), "\(input)") }
                }
                #expect(inputs.contains { $0.contains("autocomplete=\"username\"") && $0.contains("name=\"name\"") })
            }
        }
    }

    @Test func `no page asks for a hint or the answer to a secret question`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            var names: Set<String> = []
            var pages = [try await browser.get("/settings/password").body]
            _ = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: "1", at: RunningServer.now)
            pages.append(try await browser.get("/settings/password").body)
            pages.append(try await TestBrowser(server).get("/sign-in").body)
            for page in pages {
                for field in page.matches(of: /<(?:input|select|textarea)[^>]*name="([^"]*)"/) { names.insert(String(field.1)) }
            }
            // Every field by which a person signs in, sets a password or adds a passkey.
            let known: Set<String> = [
                "name", "password", "repeat", "current", "code", "secret", "passkey", "passkey-name", "credential", "client",
                "attestation", "transports", "authenticator", "signature", "user", "key", "return",
            ]
            #expect(names.isSuperset(of: ["name", "password", "code"]) && names.isSubset(of: known), "\(names.sorted())")
        }
    }
}
