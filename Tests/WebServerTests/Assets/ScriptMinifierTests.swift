import Testing

@testable import WebServer

struct ScriptMinifierTests {
    static func minified(_ script: String) throws(MinifierError) -> String {
        String(decoding: try ScriptMinifier.minified(Array(script.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        // Comments, indentation, blank lines and needless spaces.
        ("// Why.\nif (a) {\n  // Because.\n\n  b();  \n}\n", "if(a){\nb();\n}"),
        ("a(); // why\nb();", "a();\nb();"),
        ("a /* b */ c", "a c"),
        ("a/* b */+c", "a +c"),
        ("/* a\n b */ c", "c"),
        // A comment over several lines counts as a line break (ECMA-262, 12.4).
        ("return /* a\n */ b", "return\nb"),
        // Line breaks decide about automatic semicolons and stay.
        ("let a = b\n\n\n  ++c", "let a=b\n++c"),
        // Spaces that separate tokens stay.
        ("a + +b - -c", "a + +b - -c"),
        ("a < !--b", "a < !--b"),
        ("1 .toFixed()", "1 .toFixed()"),
        ("a => b ? .5 : c", "a=> b?.5:c"),
        // Strings.
        ("a('//  b', \"/* c\")", "a('//  b',\"/* c\")"),
        ("a('it\\'s  // b')", "a('it\\'s  // b')"),
        ("a('b\\\n  c')", "a('b\\\n  c')"),
        // Template literals keep their text; substitutions are code.
        ("a = `//  b\n\n   c`", "a=`//  b\n\n   c`"),
        ("a = `b ${c  /* d */ + `e  ${{ f: 1 }.f}  //`}  g`", "a=`b ${c + `e  ${{f:1}.f}  //`}  g`"),
        ("a = `\\`  \\${b`", "a=`\\`  \\${b`"),
        // Regular expressions.
        ("a.match(/'\"  \\/\\/g/)  ;", "a.match(/'\"  \\/\\/g/);"),
        ("a = /[/'`]\\/  /u  .test(b)", "a=/[/'`]\\/  /u .test(b)"),
        ("return /'/", "return /'/"),
        ("if (a) /'/.test(b)", "if(a)/'/.test(b)"),
        ("a => /'/", "a=> /'/"),
        ("a = b ? /'/ : /\"/", "a=b?/'/:/\"/"),
        // Divisions.
        ("a = b / c / d // 'e", "a=b / c / d"),
        ("a = (b) / 2 + c[0] / 2 // '", "a=(b)/ 2 + c[0]/ 2"),
        ("a = 1. / 2 + .5 / 3 // '", "a=1. / 2 + .5 / 3"),
        ("a++ / 2 // '", "a++ / 2"),
        ("a.return / 2 // '", "a.return / 2"),
        ("`a` / 2 // '", "`a` / 2"),
        ("/a/ / 2 // '", "/a/ / 2"),
        ("a = '文'  +  文 / 2 // '", "a='文' + 文 / 2"),
        ("", ""),
        ("\n// a\n", ""),
    ])
    func `comments and white space are removed, tokens and line breaks stay`(script: String, expected: String) throws {
        #expect(try Self.minified(script) == expected)
    }

    @Test(arguments: [
        ("a();\nb('c\n');", MinifierError.Flaw.unterminatedString, 2),
        ("a(\"b", .unterminatedString, 1),
        ("a(\n`b\n${c}", .unterminatedTemplate, 2),
        ("`${a", .unbalancedBracket, 1),
        ("a(); /* b\n c", .unterminatedComment, 1),
        ("\n\na = /b\n/", .unterminatedExpression, 3),
        ("a = [1, 2)", .unbalancedBracket, 1),
        ("a(\nb", .unbalancedBracket, 1),
        ("}", .unbalancedBracket, 1),
        ("{ a }\n/'/.test(b)", .ambiguousSlash, 2),
    ])
    func `a malformed script is an error with its line`(script: String, flaw: MinifierError.Flaw, line: Int) {
        #expect(throws: MinifierError(flaw: flaw, line: line)) { try Self.minified(script) }
    }

    @Test(arguments: ["a('c');", "`${a}`", "a();/* b */", "a=/b/", "a=[1,2]", "{a}\n(/'/).test(b)"])
    func `the same scripts without the fault are accepted`(script: String) throws {
        #expect(try Self.minified(script) == script.replacing("/* b */", with: ""))
    }
}
