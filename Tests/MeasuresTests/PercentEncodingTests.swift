import Foundation
import Measures
import Testing

struct PercentEncodingTests {
    /// The unreserved characters of RFC 3986, 2.3.
    @Test func `unreserved characters stay, and every other byte is two hexadecimal digits`() {
        let kept = "abcXYZ019-._~"
        #expect(PercentEncoding.escaped(kept) == kept)
        #expect(PercentEncoding.escaped("a b&c=d/é%") == "a%20b%26c%3Dd%2F%C3%A9%25")
        #expect(PercentEncoding.escaped("") == "" && PercentEncoding.escaped("\u{0}\u{7F}") == "%00%7F")
    }

    @Test(arguments: ["晨跑 5 km", "a+b", "e\u{301}", "🏃‍♀️", "#?[]@!$'()*,;:"])
    func `another program reads the same text`(text: String) {
        let escaped = PercentEncoding.escaped(text)
        #expect(escaped.utf8.allSatisfy { $0 < 0x80 })
        #expect(escaped.removingPercentEncoding.map { Array($0.utf8) } == Array(text.utf8))
    }
}
