import Testing

@testable import hearth

struct TextWidthTests {
    @Test func `Chinese characters are two columns wide`() {
        #expect(TextWidth.of("load") == 4)
        #expect(TextWidth.of("訓練負荷") == 8)
        #expect(TextWidth.of("VO₂max · ±") == 10)
        #expect(TextWidth.padded("負荷", to: 6) == "負荷  ")
        #expect(TextWidth.leftPadded("7", to: 3) == "  7")
        #expect(TextWidth.padded("longer", to: 3) == "longer")
    }

    @Test func `text breaks at spaces and between wide characters without loss`() {
        #expect(TextWidth.lines("one two three", width: 8) == ["one two", "three"])
        #expect(TextWidth.lines("完成更多跑步以取得預測。", width: 10) == ["完成更多跑", "步以取得預", "測。"])
        #expect(TextWidth.lines("unbreakable", width: 4) == ["unbreakable"])
        #expect(TextWidth.lines("", width: 10) == [""])
        let text = "Your load of the last week is well above what you are used to."
        for width in 5...40 {
            let lines = TextWidth.lines(text, width: width)
            #expect(lines.joined(separator: " ") == text)
            for line in lines where line.contains(" ") { #expect(TextWidth.of(line) <= width) }
        }
    }
}
