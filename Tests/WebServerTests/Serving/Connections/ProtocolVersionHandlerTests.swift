import Foundation
import Localizations
import Testing

@testable import WebServer

struct ProtocolVersionHandlerTests {
    @Test(.timeLimit(.minutes(20)), arguments: ["/healthz", "/", "/settings/export"])
    func `an HTTP 1.0 response ends with the connection and is never chunked`(path: String) async throws {
        try await RunningServer.with { server async throws in
            for fields in ["", "Connection: keep-alive\r\n"] {
                let connection = try RawConnection(port: server.port)
                try connection.send("GET \(path) HTTP/1.0\r\nHost: localhost\r\n\(fields)\r\n")
                // Returns only at the end of the connection.
                let answer = try await connection.receive()
                let head = answer.components(separatedBy: "\r\n\r\n")[0].lowercased()
                #expect(head.hasPrefix("http/1.0 200"))
                #expect(head.contains("connection: close") && !head.contains("chunked"))
                #expect(answer.contains("\r\n\r\n{") || answer.contains("\r\n\r\n<") || answer.contains("\r\n\r\nPK"))
            }
        }
    }

    @Test(.timeLimit(.minutes(20))) func `a client that expects 100 Continue gets it and then its response`() async throws {
        try await RunningServer.with { server async throws in
            let connection = try RawConnection(port: server.port)
            let head =
                "POST /preferences HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Content-Length: 11\r\n"
            try connection.send(head + "Expect: 100-continue\r\n\r\n")
            #expect(try await connection.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            try connection.send("language=en")
            #expect(try await connection.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 303"))
            // A client that does not expect it does not get it.
            try connection.send(head + "Connection: close\r\n\r\nlanguage=en")
            #expect(try await connection.receive(until: "\r\n\r\n").contains("HTTP/1.1 303"))
        }
    }
}
