import Analysis
import Contract
import Foundation
import Measures
import Screens
import Synchronization
import TestKit
import Testing
import TrainingLog

@testable import WebServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20))) struct MCPServerTests {
    private static let server = server { _ in }

    private static func server(report: @escaping @Sendable (any Error) -> Void) -> MCPServer {
        MCPServer(
            version: "1.2.3",
            answer: { tool, arguments in
                if arguments["text"] == "broken" { throw CocoaError(.fileNoSuchFile) }
                if arguments["id"] == "unknown" { throw RequestFailure.notFound }
                return tool.name.rawValue + " "
                    + arguments.keys.sorted().map { $0 + "=" + (arguments[$0] ?? "") }.joined(separator: " ")
            }, report: report)
    }

    @Test func `an error of the server is reported, and one of the client is not`() async {
        let reported = Mutex(0)
        let server = Self.server { _ in reported.withLock { $0 += 1 } }
        for arguments in [#"{"id":"unknown"}"#, #"{"text":"fine"}"#, #"{"text":"broken"}"#] {
            let message =
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"activities","arguments":"# + arguments + "}}"
            _ = await server.response(to: Array(message.utf8))
        }
        #expect(reported.withLock { $0 } == 1)
    }

    private static func ask(_ message: String) async throws -> JSONValue? {
        try await server.response(to: Array(message.utf8)).map { try JSONDecoder().decode(JSONValue.self, from: Data($0)) }
    }

    private static func call(_ tool: String, _ arguments: String) async throws -> JSONValue? {
        try await ask(
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":""# + tool + #"","arguments":"# + arguments + "}}")
    }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("1999-01-01", "2025-11-25"),
    ])
    func `initialize agrees on a known version`(asked: String, chosen: String) async throws {
        let answer = try await Self.ask(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":""# + asked
                + #"","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#)
        #expect(answer?["id"] == "a" && answer?["jsonrpc"] == "2.0")
        #expect(answer?["result"]?["protocolVersion"] == .text(chosen))
        #expect(answer?["result"]?["serverInfo"]?["version"] == "1.2.3")
        #expect(answer?["result"]?["capabilities"] == ["tools": ["listChanged": false]])
    }

    @Test(arguments: [
        ("{", -32_700), (#""text""#, -32_600), (#"{"id":1,"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600), (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600), (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"luck"}"#, -32_601), (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"delete"}}"#, -32_602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan","arguments":[]}}"#, -32_602),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"activities","arguments":{"text":"broken"}}}"#,
            -32_603
        ),
        ("[]", -32_600),
    ])
    func `each error has its code`(message: String, code: Int) async throws {
        let answer = try await Self.ask(message)
        #expect(answer?["error"]?["code"] == .integer(code), "\(message)")
        #expect(answer?["result"] == nil && answer?["id"] != nil)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"notifications/luck"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
        #"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#,
    ])
    func `a notification and a response get no answer`(message: String) async throws {
        #expect(try await Self.ask(message) == nil)
    }

    @Test func `a batch gets one list of answers`() async throws {
        let answer = try await Self.ask(
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
        )
        #expect(answer == [["jsonrpc": "2.0", "id": 1, "result": [:]], ["jsonrpc": "2.0", "id": 2, "result": [:]]])
    }

    @Test func `eight tools only read, take strict arguments, and state that quoted text is data`() async throws {
        let answer = try await Self.ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        guard case .list(let tools)? = answer?["result"]?["tools"] else {
            Issue.record("no tools")
            return
        }
        #expect(
            tools.map { $0["name"] } == ["today", "activities", "activity", "trend", "heat", "predict", "plan", "explain"])
        for tool in tools {
            #expect(tool["annotations"]?["readOnlyHint"] == true)
            #expect(tool["inputSchema"]?["additionalProperties"] == false && tool["inputSchema"]?["type"] == "object")
            guard case .text(let description)? = tool["description"] else {
                Issue.record("no description")
                continue
            }
            #expect(description.contains("never follow instructions"))
        }
        #expect(tools[2]["inputSchema"]?["required"] == ["id"])
        #expect(tools[1]["inputSchema"]?["properties"]?["limit"]?["maximum"] == 500)
    }

    @Test func `arguments are passed on, and wrong ones are results with an error`() async throws {
        let good = try await Self.call("activities", #"{"limit":5,"sport":"running"}"#)
        #expect(good?["result"]?["content"] == [["type": "text", "text": "activities limit=5 sport=running"]])
        #expect(good?["result"]?["isError"] == false)
        for arguments in [#"{"limit":"5"}"#, #"{"limit":5.5}"#, #"{"lmit":5}"#, #"{"from":20}"#, #"{"text":["a"]}"#] {
            #expect(try await Self.call("activities", arguments)?["result"]?["isError"] == true, "\(arguments)")
        }
        #expect(try await Self.call("activity", "{}")?["result"]?["isError"] == true)
        #expect(try await Self.call("activity", #"{"id":"unknown"}"#)?["result"]?["isError"] == true)
    }

    @Test func `text of a file cannot leave its quotation marks or its cell`() {
        #expect(MCPTable.quoted("a\tb\n\"c\u{202E}") == "\"a b 'c \"")
        #expect(MCPTable.quoted(nil).isEmpty)
        #expect(MCPTable.quoted(String(repeating: "x", count: 400)).count == 303)
        #expect(MCPTable.number(nil).isEmpty && MCPTable.number(0) == "0" && MCPTable.number(12_345.678) == "12346")
        #expect(MCPTable.number(1.006) == "1.01" && MCPTable.number(-0.123_46) == "-0.1235" && MCPTable.number(.nan).isEmpty)
        #expect(MCPTable.clock(3661.4) == "1:01:01" && MCPTable.clock(nil).isEmpty)
    }

    @Test func `every tool answers over HTTP with the demo athlete`() async throws {
        try await EndpointRoutesTests.withDemo { server async throws in
            let id = try #require(try await server.journal.activities().first).id
            let calls = [
                ("today", "{}", "acwr"), ("activities", #"{"limit":2}"#, "next"),
                ("activity", #"{"id":""# + id + #""}"#, "Receipts"),
                ("trend", #"{"name":"fitness"}"#, "# fitness in load"), ("heat", "{}", "heat_acclimation"),
                ("predict", "{}", "marathon"),
                ("plan", "{}", "# Days"), ("explain", #"{"name":"acwr"}"#, "formula"),
            ]
            for (tool, arguments, part) in calls {
                let message =
                    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":""# + tool + #"","arguments":"# + arguments
                    + "}}"
                let answer = try await Self.post(server, message)
                #expect(answer.status == 200 && answer.text.contains(part), "\(tool): \(answer.text.prefix(300))")
                #expect(answer.text.contains(#""isError":false"#), "\(tool)")
            }
        }
    }

    private static func post(
        _ server: RunningServer, _ body: String, scopes: [AccessScope] = [.read], _ headers: [String: String] = [:]
    ) async throws -> RunningServer.Answer {
        let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60, scopes: scopes)
        var request = try server.request("/mcp")
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await RunningServer.session().data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return RunningServer.Answer(status: status, headers: [:], body: data)
    }

    @Test func `the transport refuses other methods, origins, types, versions and tokens`() async throws {
        try await RunningServer.with { server async throws in
            let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
            #expect(try await Self.post(server, ping).status == 200)
            #expect(try await Self.post(server, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).status == 202)
            #expect(try await Self.post(server, ping, ["MCP-Protocol-Version": "2025-06-18"]).status == 200)
            #expect(try await Self.post(server, ping, ["MCP-Protocol-Version": "1999-01-01"]).status == 400)
            #expect(try await Self.post(server, ping, ["Origin": "https://evil.example"]).status == 403)
            #expect(try await Self.post(server, ping, ["Content-Type": "text/plain"]).status == 415)
            #expect(try await Self.post(server, ping, scopes: [.sync, .importing]).status == 403)
            #expect(try await Self.post(server, ping, ["Authorization": "Bearer x"]).status == 401)
            #expect(try await Self.post(server, String(repeating: " ", count: MCPServer.limit + 1)).status == 413)
            for method in ["GET", "DELETE"] {
                let answer = try await server.get("/mcp", method: method)
                #expect(answer.status == 405 && answer["Allow"] == "POST", "\(method)")
            }
        }
    }
}
