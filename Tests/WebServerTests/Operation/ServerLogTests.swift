import Accounts
import Contract
import Foundation
import Logging
import Measures
import Synchronization
import Testing

@testable import WebServer

/// Lines that a log wrote.
final class WrittenLines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
}

struct ServerLogTests {
    private static let now = Moment(secondsSince1970: 1_795_752_907.0625)

    private func log(_ level: ServerLog.Level, _ format: ServerLog.Format, _ body: (Logger) -> Void) -> [String] {
        let lines = WrittenLines()
        body(ServerLog(level: level, format: format, now: { Self.now }, write: { lines.add($0) }).logger)
        return lines.all
    }

    @Test func `a line of text has time, level, message and values, and no line can be forged`() {
        let lines = log(.info, .text) {
            $0.info("request", metadata: ["status": "200", "hb.request.id": "ab", "note": "two words", "evil": "a\n2026 error"])
            $0.debug("not written")
        }
        #expect(
            lines == [
                "2026-11-27T04:15:07.062Z info request evil=\"a\\u{0A}2026 error\" note=\"two words\" request_id=ab status=200"
            ])
    }

    @Test func `a line of JSON has numbers as numbers`() throws {
        let lines = log(.debug, .json) {
            $0.debug(
                "a \"b\"\n",
                metadata: ["status": .stringConvertible(200), "ms": .stringConvertible(1.5), "cut": .stringConvertible(true)])
        }
        let line = try #require(lines.first)
        #expect(lines.count == 1 && !line.contains("\n"))
        #expect(
            try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
                == .object([
                    "time": .text("2026-11-27T04:15:07.062Z"), "level": .text("debug"), "message": .text("a \"b\"\n"),
                    "status": .integer(200), "ms": .number(1.5), "cut": .boolean(true),
                ]))
    }

    @Test func `events of the security log are lines of the server's log at the level info`() {
        let client = AuditedClient(device: "Firefox · Linux", address: "203.0.113.7")
        let entry = AuditEntry(moment: Self.now, event: .signInFailed, athlete: "1", client: client)
        let cases: [(ServerLog.Level, [String])] = [
            (
                .info,
                [
                    "2026-11-27T04:15:07.062Z info security address=203.0.113.7 athlete=1 device=\"Firefox · Linux\" "
                        + "event=sign-in-failed"
                ]
            ), (.warning, []),
        ]
        for (level, expected) in cases {
            let lines = WrittenLines()
            ServerLog(level: level, now: { Self.now }, write: { lines.add($0) }).note(entry)
            #expect(lines.all == expected)
        }
    }

    @Test func `less severe messages are left out`() {
        for (level, count) in zip(ServerLog.Level.allCases, [4, 3, 2, 1]) {
            let lines = log(level, .text) {
                $0.debug("d")
                $0.info("i")
                $0.warning("w")
                $0.error("e")
            }
            #expect(lines.count == count, "\(level)")
        }
    }
}
