import Archives
import Testing

@testable import WebServer

struct AssetCatalogueTests {
    static let text = Array(String(repeating: "body { margin: 0 }\n", count: 50).utf8)

    @Test func `the mark changes when a byte or a name does`() {
        let mark = AssetCatalogue(files: ["a.css": [1, 2]]).mark
        #expect(AssetCatalogue(files: ["a.css": [1, 2]]).mark == mark)
        #expect(AssetCatalogue(files: ["a.css": [1, 3]]).mark != mark)
        #expect(AssetCatalogue(files: ["b.css": [1, 2]]).mark != mark)
    }

    @Test func `text is stored with its compressed form, images are not`() throws {
        let assets = AssetCatalogue(files: ["styles/a.css": Self.text, "icons/a.png": Self.text])
        let sheet = try #require(assets["styles/a.css"])
        let packed = try #require(sheet.gzipped)
        #expect(packed.count < Self.text.count / 4)
        #expect(try Compression.expanded(packed, limit: 10_000) == Self.text)
        #expect(sheet.type == "text/css; charset=utf-8")
        #expect(assets["icons/a.png"]?.gzipped == nil)
        #expect(assets["../a.css"] == nil)
    }

    @Test(arguments: ["gzip", "br, gzip;q=0.5", "*", "GZIP"]) func `gzip is sent to clients that accept it`(header: String) {
        #expect(AssetRoutes.acceptsGzip(header))
    }

    @Test(arguments: ["", "br", "gzip;q=0", "gzip; q=0.0", "xgzip"]) func `gzip is not sent to other clients`(header: String) {
        #expect(!AssetRoutes.acceptsGzip(header))
    }
}
