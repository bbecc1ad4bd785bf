import Foundation
import Localizations
import Screens
import Testing

@testable import WebServer

struct WebManifestTests {
    /// Returns width, height and transparency of a PNG according to its first chunk (ISO/IEC 15948, 11.2.2).
    static func header(_ bytes: [UInt8]) throws -> (width: Int, height: Int, isSeenThrough: Bool) {
        try #require(bytes.count > 33)
        #expect(Array(bytes[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Array(bytes[12..<16]) == Array("IHDR".utf8))
        func number(_ index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20), bytes[25] == 4 || bytes[25] == 6)
    }

    @Test(arguments: Language.allCases) func `the manifest is in the page's language and its icons exist`(
        language: Language
    ) async throws {
        try await RunningServer.with { server async throws in
            let page = try await server.get("/", ["Accept-Language": language.rawValue]).text
            let path = "/manifest.webmanifest?language=" + language.rawValue
            #expect(page.contains("href=\"" + path + "\""))
            let answer = try await server.get(path)
            #expect(answer.status == 200 && answer["Content-Type"] == "application/manifest+json")
            let manifest = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
            #expect(manifest["lang"] as? String == language.rawValue && manifest["name"] as? String == "Hearth")
            #expect(manifest["start_url"] as? String == "/" && manifest["display"] as? String == "standalone")
            #expect((manifest["description"] as? String) == HomeScreenCard(language).purpose)
            let icons = try #require(manifest["icons"] as? [[String: String]])
            #expect(icons.map { $0["purpose"] } == ["any", "any", "any", "maskable"])
            for icon in icons where icon["type"] == "image/png" {
                let source = try #require(icon["src"])
                let answer = try await server.get(source)
                #expect(answer.status == 200 && answer["Content-Type"] == "image/png")
                let header = try Self.header(Array(answer.body))
                #expect("\(header.width)x\(header.height)" == icon["sizes"])
                // A maskable icon must fill its square to the edges.
                #expect(header.isSeenThrough == (icon["purpose"] == "any"))
            }
        }
    }

    @Test func `the icon for clients without manifest support has the required size`() async throws {
        try await RunningServer.with { server async throws in
            let page = try await server.get("/").text
            let link = try #require(page.components(separatedBy: "rel=\"apple-touch-icon\" href=\"").dropFirst().first)
            let header = try Self.header(Array(try await server.get(String(link.prefix { $0 != "\"" })).body))
            #expect(header.width == 180 && header.height == 180 && !header.isSeenThrough)
            #expect(try await server.get("/manifest.webmanifest?language=%22").status == 200)
        }
    }

    @Test(arguments: [("system", 2), ("light", 1), ("dark", 1), ("night", 1)] as [(String, Int)])
    func `the browser's bars have the colour of the page's theme`(theme: String, count: Int) async throws {
        try await RunningServer.with { server async throws in
            let page = try await server.get("/", ["Cookie": "hearth-theme=" + theme]).text
            let colours = page.components(separatedBy: "name=\"theme-color\" content=\"").dropFirst().map { $0.prefix(7) }
            #expect(colours.count == count)
            let wanted = [
                "system": ["#f2f2f7", "#07080c"], "light": ["#f2f2f7"], "dark": ["#07080c"], "night": ["#000000"],
            ]
            #expect(colours.map { $0.lowercased() } == wanted[theme])
        }
    }
}
