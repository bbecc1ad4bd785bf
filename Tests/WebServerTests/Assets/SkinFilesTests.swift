import Testing

@testable import WebServer

struct SkinFilesTests {
    @Test func `the sheet is joined in order, without indentation and unused tokens`() throws {
        let files = try SkinFiles.files(of: [
            "styles/order.txt": Array("a.css\nb.css".utf8),
            "styles/b.css": Array("@layer b{\n  p{\n    color:var(--blue)\n  }\n}\n".utf8),
            "styles/a.css": Array("@layer a,b;\n".utf8), "scripts/x.js": Array("1".utf8),
        ])
        #expect(Set(files.keys) == ["hearth.css", "scripts/x.js"])
        let sheet = String(decoding: try #require(files["hearth.css"]), as: UTF8.self)
        #expect(sheet.hasPrefix("@layer a,b;@layer tokens{:root{color-scheme:light dark;--blue:light-dark("))
        #expect(sheet.hasSuffix("}}@layer b{p{color:var(--blue)}}") && !sheet.contains("--green") && !sheet.contains("\n"))
        #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
    }

    @Test func `neighbouring parts of one layer share its braces, and others do not`() {
        #expect(
            SkinFiles.joined(["@layer a{p{x:y}}", "@layer a{q{x:y}}", "@layer b{r{x:y}}"])
                == "@layer a{p{x:y}q{x:y}}@layer b{r{x:y}}")
        #expect(SkinFiles.joined(["p{x:y}", "p{x:z}"]) == "p{x:y}p{x:z}")
    }

    @Test func `a served script has no indentation and no comments`() throws {
        let files = try SkinFiles.files(of: [
            "styles/order.txt": [], "scripts/x.js": Array("// Why.\nif (a) {\n  // Because.\n\n  b(`//c`); // d\n}\n".utf8),
        ])
        #expect(files["scripts/x.js"] == Array("if(a){\nb(`//c`);\n}".utf8))
    }

    @Test func `a missing part is an error`() {
        #expect(throws: ServerError.resourcesMissing) { try SkinFiles.files(of: [:]) }
        #expect(throws: ServerError.resourcesMissing) { try SkinFiles.files(of: ["styles/order.txt": Array("a.css".utf8)]) }
    }

    @Test func `a malformed script or style sheet prevents the start, with file and line`() throws {
        #expect(throws: ServerError.resourceMalformed(file: "scripts/x.js", line: 2, reason: "a string does not end")) {
            try SkinFiles.files(of: ["styles/order.txt": [], "scripts/x.js": Array("a();\nb('c);\n".utf8)])
        }
        #expect(throws: ServerError.resourceMalformed(file: "styles/a.css", line: 1, reason: "a comment does not end")) {
            try SkinFiles.files(of: ["styles/order.txt": Array("a.css".utf8), "styles/a.css": Array("p { } /* q\n".utf8)])
        }
        let whole = ["styles/order.txt": Array("a.css".utf8), "styles/a.css": Array("p { } /* q */".utf8)]
        #expect(try SkinFiles.files(of: whole)[SkinFiles.styleSheet] != nil)
    }
}
