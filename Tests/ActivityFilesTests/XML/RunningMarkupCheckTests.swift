import Testing

@testable import ActivityFiles

struct RunningMarkupCheckTests {
    /// Checks that pieces of every length from one byte on give the same result as the whole.
    private func check(_ bytes: [UInt8]) -> (encoding: Int?, ampersand: Int?) {
        var whole = RunningMarkupCheck()
        whole.take(bytes.span)
        whole.end()
        for length in [1, 2, 3, 5, 63, 64, 65] {
            var check = RunningMarkupCheck()
            var start = 0
            while start < bytes.count {
                let end = min(bytes.count, start + length)
                check.take(bytes.span.extracting(start..<end))
                start = end
            }
            check.end()
            #expect(check.firstNotUTF8 == whole.firstNotUTF8, "pieces of \(length)")
            #expect(check.firstBareAmpersand == whole.firstBareAmpersand, "pieces of \(length)")
        }
        return (whole.firstNotUTF8, whole.firstBareAmpersand)
    }

    private let long = Array((String(repeating: "Löwe’s Apple Watch 😀 &lt;&#x1F600;&amp; ", count: 9)).utf8)

    @Test func `well-formed text gives no finding in pieces of any size`() {
        #expect(check(long) == (nil, nil))
        #expect(check([]) == (nil, nil))
    }

    @Test(arguments: [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func `the first byte that is not UTF-8 is reported`(bad: [UInt8]) {
        #expect(check(long + bad + long).encoding == long.count)
        #expect(check(long + bad).encoding == long.count)
        #expect(check(bad + Array("\"/>".utf8)).encoding == 0)
    }

    @Test(arguments: ["& ", "&", "&;", "&amp ", "&nothingofours;", "&\"", "a&b c"])
    func `the first ampersand without a reference is reported`(bad: String) throws {
        let place = long.count + (try #require(Array(bad.utf8).firstIndex(of: UInt8(ascii: "&"))))
        #expect(check(long + Array(bad.utf8) + long).ampersand == place)
        #expect(check(long + Array(bad.utf8)).ampersand == place)
    }

    @Test func `a text that declares Latin-1 is not reported`() {
        let bytes = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"L".utf8) + [0xF6] + Array("we\"/>".utf8)
        #expect(check(bytes).encoding == nil)
        // A word in the text is no declaration.
        #expect(check(Array("<a>ISO-8859-1 L".utf8) + [0xF6] + Array("we</a>".utf8)).encoding == 15)
    }
}
