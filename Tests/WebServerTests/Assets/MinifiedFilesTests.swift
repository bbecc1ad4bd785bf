import Foundation
import Testing
import WebPages

@testable import WebServer

/// Properties of the minifiers over all scripts and style sheets of the web pages.
struct MinifiedFilesTests {
    /// Source files of the repository, which the build copies unchanged.
    static func sources(_ suffix: String) throws -> [String: [UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/WebServer/Resources").standardizedFileURL
        return try AssetCatalogue.files(in: folder).filter { $0.key.hasSuffix(suffix) }
    }

    static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

    /// Returns the bytes that are not white space.
    static func dense(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { !" \n".utf8.contains($0) } }

    @Test func `minifying a script removes only comments and white space`() throws {
        let scripts = try Self.sources(".js")
        #expect(scripts.count >= 13)
        for (name, source) in scripts {
            let minified = try ScriptMinifier.minified(source)
            // `Scripts/check-web` allows comments only on lines of their own.
            let code = source.split(separator: UInt8(ascii: "\n")).filter { !Self.text($0.drop { $0 == 32 }).hasPrefix("//") }
            #expect(Self.dense(minified) == Self.dense(Array(code.joined(separator: [10]))), "\(name)")
            #expect(try ScriptMinifier.minified(minified) == minified, "\(name)")
            #expect(minified.count < source.count, "\(name)")
        }
    }

    @Test func `minifying a script keeps its line breaks`() throws {
        for (name, source) in try Self.sources(".js") {
            let lines = Self.text(source).split(separator: "\n").map { $0.filter { $0 != " " } }
            let expected = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            let served = Self.text(try ScriptMinifier.minified(source)).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(served.map { $0.filter { $0 != " " } } == expected, "\(name)")
            #expect(!served.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") }, "\(name)")
        }
    }

    @Test func `minifying a style sheet removes only comments, white space and last semicolons`() throws {
        let sheets = try Self.sources(".css")
        #expect(sheets.count >= 29)
        for (name, source) in sheets {
            let minified = Self.text(try StyleMinifier.minified(source))
            let code = Self.text(source).replacing(/\/\*[^*]*\*\//, with: "")
            let expected = Self.text(Self.dense(Array(code.utf8))).replacing(";}", with: "}")
            #expect(Self.text(Self.dense(Array(minified.utf8))) == expected, "\(name)")
            #expect(Self.text(try StyleMinifier.minified(Array(minified.utf8))) == minified, "\(name)")
            #expect(!minified.contains("\n") && !minified.contains("  ") && !minified.contains("/*"), "\(name)")
        }
    }

    @Test func `the sheet of every page leaves room for each further one`() throws {
        let assets = try SkinFiles.catalogue()
        // A small sheet is sent as it is.
        func weight(_ name: String) throws -> Int {
            let asset = try #require(assets[name])
            return (asset.gzipped ?? asset.bytes).count
        }
        let shared = try weight(SkinFiles.styleSheet)
        #expect(assets[SkinFiles.styleSheet]?.gzipped != nil)
        for sheet in PageSheet.allCases { #expect(try shared + weight(sheet.rawValue + ".css") <= 8192, "\(sheet)") }
    }

    @Test func `the served sheet and scripts have their own length, tag and gzip form`() throws {
        let assets = try SkinFiles.catalogue()
        for name in assets.names where name.hasSuffix(".js") || name.hasSuffix(".css") {
            let asset = try #require(assets[name])
            #expect(asset.tag == ETag.of(asset.bytes), "\(name)")
            #expect(!Self.text(asset.bytes).contains("\n  "), "\(name)")
            let limit = name == SkinFiles.styleSheet ? 8192 : name.hasSuffix("/base.js") ? 2048 : 6144
            #expect(asset.gzipped?.count ?? asset.bytes.count <= limit, "\(name)")
        }
    }
}
