import Foundation
import Testing

@testable import WebServer

/// Files that are not in the catalogue, and listings of folders.
struct UnlistedFilesTests {
    private static let folders = [
        "/assets", "/assets/", "/assets//", "/assets/scripts", "/assets/scripts/", "/assets/styles/", "/assets/icons/",
        "/assets/live/",
        "/assets/.", "/assets/./", "/assets/..", "/.well-known/", "/partials/", "/Resources/", "/scripts/", "/keys/",
    ]
    private static let files = [
        ".git", ".git/", ".git/config", ".git/HEAD", ".gitignore", ".svn/entries", ".hg/", ".env", ".DS_Store", ".htaccess",
        "Package.swift", "Package.resolved", "README.md", "hearth.sqlite", "config", "keys/tokens.key", "audit.log",
        "styles/order.txt", "scripts/base.js.map", "server-status", "WEB-INF/web.xml",
    ]
    private static let spellings = [
        "../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e%252f", "....//", "%c0%ae%c0%ae/", "./", "%2f",
    ]

    @Test func `the address of a folder shows no listing`() async throws {
        try await RunningServer.with { server async throws in
            let marks = try await server.get("/").text.matches(of: /"(\/assets\/[^\/"]+\/)/).map { String($0.1) }
            for path in Self.folders + Set(marks) {
                let answer = try await server.raw(["GET \(path) HTTP/1.1", "Host: localhost", "Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 404"), "\(path): \(answer.prefix(80))")
                for name in ["base.js", "icon.svg", "order.txt", "Index of"] {
                    #expect(!answer.contains(name), "\(path): \(name)")
                }
            }
        }
    }

    @Test func `files of a clone, of the system and of the data folder have no address`() async throws {
        try await RunningServer.with { server async throws in
            // Files that are there, beside the keys of the server.
            for name in [".git/config", ".env", "hearth.sqlite"] {
                let url = URL(filePath: server.folder + "/" + name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("found it".utf8).write(to: url)
            }
            let plain = Self.files.flatMap { ["/" + $0, "/assets/" + $0] }
            let led = Self.spellings.flatMap { dots in
                [".git/config", "etc/passwd", "keys/tokens.key"].flatMap { file in
                    ["/", "/assets/", "/assets/scripts/"].map { $0 + String(repeating: dots, count: 6) + file }
                }
            }
            let whole = ["/assets/" + server.folder.dropFirst() + "/.env", "/assets//etc/passwd", "/etc/passwd", "//etc/passwd"]
            for path in plain + led + whole {
                let answer = try await server.raw(["GET \(path) HTTP/1.1", "Host: localhost", "Connection: close"])
                #expect(answer.hasPrefix("HTTP/1.1 404") || answer.hasPrefix("HTTP/1.1 400"), "\(path): \(answer.prefix(80))")
                for content in ["found it", "root:", "[core]", "swift-tools-version"] {
                    #expect(!answer.contains(content), "\(path)")
                }
            }
            // The control: a file of the catalogue has an address.
            #expect(try await server.get("/assets/icon.svg").status == 200)
        }
    }
}
