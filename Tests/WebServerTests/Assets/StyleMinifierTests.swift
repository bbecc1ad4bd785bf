import Testing

@testable import WebServer

struct StyleMinifierTests {
    static func minified(_ sheet: String) throws(MinifierError) -> String {
        String(decoding: try StyleMinifier.minified(Array(sheet.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("/* Why. */\np {\n  color: red;\n  margin: 0 auto;\n}\n", "p{color:red;margin:0 auto}"),
        ("a, b > c + d ~ e {\n}", "a,b>c+d~e{}"),
        // Descendants, pseudo-classes and attributes.
        ("main :not(a b) .c [d] {}", "main :not(a b) .c [d]{}"),
        ("main * {}", "main *{}"),
        ("[a = \"b  c\"] {}", "[a=\"b  c\"]{}"),
        // Arithmetic needs its spaces.
        ("p { width: calc( (1px + 2px) - 3px * 4 ) }", "p{width:calc((1px + 2px) - 3px * 4)}"),
        ("p { margin: -1px - 2px }", "p{margin:-1px - 2px}"),
        ("p { font: 600 1rem / 1.4 var(--a) }", "p{font:600 1rem/1.4 var(--a)}"),
        ("p { inset: auto max(1px, 2px) 0 }", "p{inset:auto max(1px,2px) 0}"),
        ("p { a: b / *c }", "p{a:b/ *c}"),
        // At-rules.
        ("@media screen and (48rem <= width < 64rem) {\n}", "@media screen and (48rem<=width<64rem){}"),
        ("@layer a, b;\n@layer c { p { d: e !important; } }", "@layer a,b;@layer c{p{d:e!important}}"),
        // Strings, escapes and addresses.
        ("p::before { content: \"/* ; }  \\\"\" ; }", "p::before{content:\"/* ; }  \\\"\"}"),
        ("p { src: url( 'a  b' ) }", "p{src:url('a  b')}"),
        ("p { src: url(data:a/*b;c) }", "p{src:url(data:a/*b;c)}"),
        (".a\\:b { }", ".a\\:b{}"),
        ("", ""),
    ])
    func `comments and needless white space are removed`(sheet: String, expected: String) throws {
        #expect(try Self.minified(sheet) == expected)
    }

    @Test(arguments: [
        ("p {\n  content: 'a;\n}", MinifierError.Flaw.unterminatedString, 2),
        ("p {}\n/* a", .unterminatedComment, 2),
        ("p { src: url(a", .unterminatedAddress, 1),
        ("p {\n  a: b;", .unbalancedBracket, 1),
        ("p { a: b(c] }", .unbalancedBracket, 1),
        ("}", .unbalancedBracket, 1),
    ])
    func `a malformed sheet is an error with its line`(sheet: String, flaw: MinifierError.Flaw, line: Int) {
        #expect(throws: MinifierError(flaw: flaw, line: line)) { try Self.minified(sheet) }
    }

    @Test(arguments: ["p{content:'a'}", "p{}/* a */", "p{src:url(a)}", "p{a:b}", "p{a:b(c)}"])
    func `the same sheets without the fault are accepted`(sheet: String) throws {
        #expect(try Self.minified(sheet) == sheet.replacing("/* a */", with: ""))
    }
}
