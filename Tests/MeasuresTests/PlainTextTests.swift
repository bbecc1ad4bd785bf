import Measures
import Testing

struct PlainTextTests {
    @Test(arguments: [
        ("\u{1B}]0;owned\u{07}run", "]0;ownedrun"), ("a\u{9B}31mb", "a31mb"), ("a\u{85}b", "ab"), ("a\tb\nc", "a b c"),
        ("a\u{202E}b\u{2066}c", "abc"), ("晨跑 🏃‍♀️", "晨跑 🏃‍♀️"), ("", ""), ("a\u{2028}b", "a b"),
    ])
    func `kept text has no control characters`(text: String, expected: String) {
        #expect(PlainText.cleaned(text) == expected)
    }

    @Test func `a note keeps its lines and nothing else that controls`() {
        #expect(PlainText.cleaned("one\r\ntwo\u{9C}", keepsLines: true) == "one\ntwo")
    }

    @Test(arguments: [
        ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb", "a\\u{0A}b"), ("\u{9D}0;x", "\\u{9D}0;x"), ("\u{202E}gpx.exe", "\\u{202E}gpx.exe"),
        ("\u{200F}", "\\u{200F}"), ("\u{7F}", "\\u{7F}"), ("plain 晨跑", "plain 晨跑"),
    ])
    func `shown text makes every control character visible`(text: String, expected: String) {
        #expect(PlainText.visible(text) == expected)
    }

    @Test func `only soft hyphens are removed`() {
        #expect(PlainText.withoutSoftHyphens("Herz\u{AD}fre\u{AD}quenz, 晨跑-e\u{301}") == "Herzfrequenz, 晨跑-e\u{301}")
        #expect(PlainText.withoutSoftHyphens("\u{AD}").isEmpty)
    }

    @Test func `every control character of Unicode is caught`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .control else { continue }
            #expect(PlainText.isHidden(scalar), "\(value)")
            let kept = PlainText.cleaned(String(scalar), keepsLines: true)
            #expect(kept.unicodeScalars.allSatisfy { !PlainText.isControl($0) || $0 == "\n" })
        }
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isBidiControl else { continue }
            #expect(PlainText.isHidden(scalar), "\(value)")
        }
    }
}
