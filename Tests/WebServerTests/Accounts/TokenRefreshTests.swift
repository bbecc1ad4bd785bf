import Accounts
import Contract
import Foundation
import Measures
import Screens
import Synchronization
import Testing
import TrainingLog

@testable import WebServer

/// Tokens of an app with a clock that a test moves.
private final class App: Sendable {
    let folder = AccessTokensTests.folder()
    let clock = Clock()
    let tokens: AccessTokens

    init() async throws {
        let clock = clock
        tokens = AccessTokens(
            keys: try await TokenKeys(in: folder), ledger: TokenStore(in: folder), clock: { clock.now })
    }

    final class Clock: Sendable {
        private let seconds = Mutex(1_000_000.0)
        var now: Moment { Moment(secondsSince1970: seconds.withLock { $0 }) }
        func wait(_ duration: Double) { seconds.withLock { $0 += duration } }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func first() async throws -> String { try await tokens.refresh(for: "1", named: "Watch", scopes: [.read, .sync]) }
}

struct TokenRefreshTests {
    @Test func `each refresh gives a short access token of the same app and a new refresh token`() async throws {
        let app = try await App()
        var token = try await app.first()
        for _ in 0..<5 {
            app.clock.wait(3600)
            let next = try await app.tokens.refresh(by: token)
            #expect(next.refresh != token)
            #expect(try await app.tokens.athlete(of: next.access) == "1")
            app.clock.wait(AccessTokens.accessLifetime)
            await #expect(throws: RequestFailure.unauthorized(.expired)) { try await app.tokens.athlete(of: next.access) }
            token = next.refresh
        }
        let listed = app.tokens.ledger.all(of: "1")
        #expect(listed.count == 1 && listed.first?.name == "Watch" && listed.first?.scopes == [.read, .sync])
        #expect(listed.first?.refresh?.generation == 5)
    }

    @Test func `a refresh token that was used before disconnects the app and the copy`() async throws {
        let app = try await App()
        let stolen = try await app.first()
        let owner = try await app.tokens.refresh(by: stolen)
        app.clock.wait(TokenRefreshes.patience + 1)
        await #expect(throws: AccessTokens.RefreshError.reused(athlete: "1")) { try await app.tokens.refresh(by: stolen) }
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await app.tokens.refresh(by: owner.refresh) }
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await app.tokens.athlete(of: owner.access) }
        #expect(app.tokens.ledger.all.isEmpty)
    }

    @Test func `an app that did not get the answer can ask again for a minute`() async throws {
        let app = try await App()
        let first = try await app.first()
        _ = try await app.tokens.refresh(by: first)
        app.clock.wait(TokenRefreshes.patience)
        let again = try await app.tokens.refresh(by: first)
        let next = try await app.tokens.refresh(by: again.refresh)
        #expect(try await app.tokens.athlete(of: next.access) == "1")
        // Two exchanges back is a copy, however soon it comes.
        await #expect(throws: AccessTokens.RefreshError.reused(athlete: "1")) { try await app.tokens.refresh(by: first) }
    }

    @Test func `an app is disconnected when it is not used, when it is withdrawn, and at the end of its life`() async throws {
        let idle = try await App()
        let unused = try await idle.first()
        idle.clock.wait(TokenRefresh.idleLifetime)
        await #expect(throws: RequestFailure.unauthorized(.expired)) { try await idle.tokens.refresh(by: unused) }
        let withdrawn = try await App()
        let token = try await withdrawn.first()
        #expect(withdrawn.tokens.ledger.withdrawAll(of: "1") == 1)
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await withdrawn.tokens.refresh(by: token) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: withdrawn.folder + "/tokens").isEmpty)
        let old = try await App()
        var last = try await old.first()
        let steps = Int(AccessTokens.deviceLifetime / TokenRefresh.idleLifetime) + 1
        for _ in 0..<steps {
            old.clock.wait(AccessTokens.deviceLifetime / Double(steps) - 1)
            last = try await old.tokens.refresh(by: last).refresh
        }
        old.clock.wait(Double(steps))
        await #expect(throws: RequestFailure.unauthorized(.expired)) { try await old.tokens.refresh(by: last) }
    }

    @Test func `no token passes for one of the other kind`() async throws {
        let app = try await App()
        let refresh = try await app.first()
        await #expect(throws: RequestFailure.unauthorized(.notForAccess)) { try await app.tokens.athlete(of: refresh) }
        let program = try await app.tokens.token(for: "1", seconds: 600)
        let access = try await app.tokens.refresh(by: refresh).access
        for token in [program, access] {
            await #expect(throws: RequestFailure.unauthorized(.notForRefresh)) { try await app.tokens.refresh(by: token) }
        }
        for token in ["", "x", refresh + "x", AccessTokensTests.token(#"{"alg":"none"}"#, #"{"sub":"1","gen":1}"#)] {
            await #expect(throws: RequestFailure.self) { try await app.tokens.refresh(by: token) }
        }
        #expect(app.tokens.ledger.all.count == 2)
    }

    @Test func `a withdrawal that is undone gives the app its place back`() async throws {
        let app = try await App()
        let next = try await app.tokens.refresh(by: try await app.first())
        let listed = try #require(app.tokens.ledger.all.first)
        #expect(app.tokens.ledger.withdraw(listed.id))
        try app.tokens.ledger.add(listed, of: "1")
        #expect(try await app.tokens.athlete(of: try await app.tokens.refresh(by: next.refresh).access) == "1")
    }

    @Test func `of many exchanges at the same time none disconnects the app`() async throws {
        let app = try await App()
        let first = try await app.first()
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await app.tokens.refresh(by: first).refresh } }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(answers.count == 20)
        for answer in answers { _ = try await app.tokens.refresh(by: answer) }
    }

    @Test func `after a restore from a backup the newer token of the app is valid`() async throws {
        let app = try await App()
        let first = try await app.first()
        let backup = try #require(app.tokens.ledger.all.first)
        let newest = try await app.tokens.refresh(by: try await app.tokens.refresh(by: first).refresh).refresh
        try app.tokens.ledger.add(backup, of: "1")
        let next = try await app.tokens.refresh(by: newest)
        #expect(try await app.tokens.athlete(of: next.access) == "1")
    }

    @Test func `tokens of a disabled account say so, and are valid again when it is enabled`() async throws {
        let app = try await App()
        let accounts = AccountStore(in: app.folder, owner: "1")
        let person = try accounts.add(named: "Eva", at: app.clock.now)
        let tokens = app.tokens.permitted(by: accounts)
        let refresh = try await tokens.refresh(for: person.id, named: "Watch", scopes: [.read])
        let pair = try await tokens.refresh(by: refresh)
        try accounts.setDisabled(true, person.id)
        await #expect(throws: RequestFailure.unauthorized(.disabled)) { try await tokens.athlete(of: pair.access) }
        await #expect(throws: RequestFailure.unauthorized(.disabled)) { try await tokens.refresh(by: pair.refresh) }
        try accounts.setDisabled(false, person.id)
        #expect(try await tokens.athlete(of: pair.access) == person.id)
        #expect(try await tokens.refresh(by: pair.refresh).refresh != pair.refresh)
    }

    @Test(arguments: [
        #"{"generation":-9223372036854775808,"moment":1000000}"#, #"{"generation":9223372036854775807,"moment":1000000}"#,
        #"{"generation":-1,"moment":1000000}"#, "{", "",
    ])
    func `a damaged record of an app refuses it and is reported`(content: String) async throws {
        let app = try await App()
        let token = try await app.first()
        let id = try #require(app.tokens.ledger.all.first?.id)
        try Data(content.utf8).write(to: URL(filePath: app.folder + "/tokens/" + id + ".refresh"))
        await #expect(throws: RequestFailure.unauthorized(.withdrawn)) { try await app.tokens.refresh(by: token) }
        #expect(app.tokens.ledger.unreadable() == ["tokens/" + id + ".refresh"])
    }

    @Test func `over HTTP the tokens are exchanged without an access token, and a copy is in the security log`() async throws {
        try await RunningServer.with { server async throws in
            let browser = TestBrowser(server)
            func exchange(_ body: String, _ type: String = "application/json") async throws -> (status: Int, body: String) {
                let answer = try await server.raw(
                    [
                        "POST /api/v1/token HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Content-Type: \(type)",
                        "Content-Length: \(body.utf8.count)", "Connection: close",
                    ], body: body)
                let parts = answer.components(separatedBy: "\r\n\r\n")
                return (Int(answer.split(separator: " ")[1]) ?? 0, parts.dropFirst().joined())
            }
            let first = try await server.tokens.refresh(for: server.journal.athleteID, named: "Watch", scopes: [.read])
            let sent = #"{"refresh_token":"\#(first)"}"#
            let answer = try await exchange(sent)
            #expect(answer.status == 200)
            let tokens = try JSONDecoder().decode(TokensPayload.self, from: Data(answer.body.utf8))
            #expect(tokens.expiresIn == 900 && tokens.tokenType == "Bearer")
            let today = try await browser.ask("GET", "/api/v1/today", ["Authorization: Bearer " + tokens.accessToken])
            #expect(today.status == 200)
            for (body, status) in [("{}", 400), ("[]", 400), (#"{"refresh_token":7}"#, 400), (#"{"refresh_token":"x"}"#, 401)] {
                #expect(try await exchange(body).status == status, "\(body)")
            }
            #expect(try await exchange(sent, "text/plain").status == 415)
            _ = try await exchange(#"{"refresh_token":"\#(tokens.refreshToken)"}"#)
            let copied = try await exchange(sent)
            #expect(copied.status == 401 && copied.body.contains("may have been copied"))
            #expect(server.signIn.audit.newest(5).first?.event == .refreshTokenReused)
        }
    }
}
