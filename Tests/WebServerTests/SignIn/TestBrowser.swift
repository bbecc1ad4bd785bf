import Accounts
import Foundation
import Measures
import Synchronization
import TestKit
import Testing
import TrainingLog

@testable import WebServer

/// Clock that a test sets.
final class TestClock: Sendable {
    private let moment = Mutex(RunningServer.now)

    var now: Moment { moment.withLock { $0 } }

    func advance(by seconds: Double) { moment.withLock { $0 = $0 + seconds } }
}

/// Browser that keeps cookies, sends what it is asked to and follows nothing.
final class TestBrowser {
    let server: RunningServer
    var cookies: [String: String] = [:]
    /// Name under which it opens the server, without the port.
    var host = "127.0.0.1"
    var agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

    init(_ server: RunningServer) { self.server = server }

    /// A server whose browsers must sign in.
    static func with(
        clock: TestClock = TestClock(), stores: Stores = MemoryStores().stores, access: PublicAccess? = nil,
        provider: ProviderSettings? = nil, breached: BreachedPasswords? = nil,
        _ body: @Sendable (RunningServer) async throws -> Void
    ) async throws {
        try await RunningServer.with(
            stores: stores, clock: ServerClock(now: { clock.now }), resolver: nil, access: access, provider: provider,
            breached: breached
        ) { try await body($0) }
    }

    struct Answer {
        var status: Int
        var head: [String]
        var body: String

        func values(_ name: String) -> [String] {
            head.filter { $0.lowercased().hasPrefix(name.lowercased() + ": ") }.map { String($0.dropFirst(name.count + 2)) }
        }

        subscript(name: String) -> String? { values(name).first }
    }

    /// Sends a request and keeps the cookies of the response.
    func ask(
        _ method: String, _ path: String, form: String? = nil, _ more: [String] = [], host: String? = nil, until: String? = nil
    ) async throws -> Answer {
        var lines = [
            "\(method) \(path) HTTP/1.1", "Host: " + (host ?? "\(self.host):\(server.port)"), "User-Agent: " + agent,
            "Connection: close",
        ]
        if !cookies.isEmpty {
            lines.append("Cookie: " + cookies.map { $0.key + "=" + $0.value }.sorted().joined(separator: "; "))
        }
        if let form { lines += ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(form.utf8.count)"] }
        let text = try await server.raw(lines + more, body: form ?? "", until: until)
        let parts = text.components(separatedBy: "\r\n\r\n")
        let head = parts[0].components(separatedBy: "\r\n")
        let status = try #require(head[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
        let answer = Answer(status: status, head: head, body: parts.dropFirst().joined(separator: "\r\n\r\n"))
        for cookie in answer.values("Set-Cookie") {
            let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            cookies[String(pair[0])] = cookie.contains("Max-Age=0;") ? nil : String(pair[1])
        }
        return answer
    }

    func get(_ path: String, _ more: [String] = []) async throws -> Answer {
        try await ask("GET", path, ["Accept: text/html"] + more)
    }

    func post(_ path: String, _ form: String = "", _ more: [String] = []) async throws -> Answer {
        try await ask("POST", path, form: form, ["Accept: text/html"] + more)
    }

    /// Opens a new one-time address and presses its button.
    func signIn(as athlete: String = Journal.localAthlete) async throws -> Answer {
        try await accept(try server.signIn.path(for: athlete, in: .folder))
    }

    /// Opens a one-time address and presses its button.
    /// - Returns: the page of an address that does not work, else the response to the form.
    func accept(_ path: String, _ more: [String] = []) async throws -> Answer {
        let page = try await get(path, more)
        guard page.status == 200 else { return page }
        let action = try #require(page.body.firstMatch(of: /action="(\/sign-in[^"]*)"/)).output.1
        let key = try #require(path.components(separatedBy: "key=").last?.prefix { $0 != "&" })
        return try await post(String(action).replacing("&amp;", with: "&"), "key=" + key, more)
    }

    /// Name of the session's cookie.
    var cookie: String { "hearth-session-\(server.port)" }
    /// The only session of the owner.
    func onlySession() throws -> Session {
        let all = server.signIn.sessions.all(of: Journal.localAthlete, at: server.signIn.clock())
        return try #require(all.count == 1 ? all.first : nil)
    }
}
