import Foundation
import Measures
import Screens
import Testing
import TrainingLog

@testable import WebServer

struct DemonstrationCheckTests {
    @Test func `everyone reads the pages of a demonstration, and no request changes anything`() async throws {
        try await RunningServer.with(resolver: nil, isDemonstration: true) { server async throws in
            for path in ["/", "/activities", "/plan", "/routines", "/settings"] {
                #expect(try await server.get(path).status == 200, "\(path)")
            }
            let patterns = RoutePattern.allCases.map { $0.rawValue } + ["/nowhere", Route.signIn.path]
            for pattern in patterns where pattern != Route.Target.preferences.path {
                let path = pattern.replacing("{", with: "").replacing("}", with: "")
                for method in ["POST", "PUT", "PATCH", "DELETE"] {
                    let answer = try await server.get(path, method: method)
                    #expect(answer.status == 403 && answer.text.contains("demonstration"), "\(method) \(path)")
                }
            }
            let page = try await server.get("/settings", ["Accept": "text/html", "Accept-Language": "de"], method: "POST")
            #expect(page.status == 403 && page.text.contains("Das ist eine Vorführung"))
        }
    }

    @Test func `a page that needs a fresh sign-in stays closed, and programs need a token`() async throws {
        try await RunningServer.with(resolver: nil, isDemonstration: true) { server async throws in
            let answer = try await server.get(Route.exporting.path, ["Accept": "text/html"])
            #expect(answer.status == 403 && answer.text.contains("This is a demonstration"))
            #expect(try await server.get("/api/v1/today").status == 401)
            #expect(try await server.ask("/api/v1/today").status == 200)
        }
    }
}
