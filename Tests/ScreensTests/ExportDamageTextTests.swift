import Localizations
import Screens
import Testing

struct ExportDamageTextTests {
    @Test func `every damaged original is listed with the size of its rest, in both languages`() {
        let originals = [(name: "a.fit", bytesLeft: 2000), (name: "b.gpx", bytesLeft: 0)]
        let english = ExportDamageText.text(originals, .english)
        #expect(english.contains("2 original files are damaged"))
        #expect(english.contains("\n  a.fit: 2 kB could still be read"))
        #expect(english.contains("\n  b.gpx: could not be read\n"))
        let chinese = ExportDamageText.text(originals, .traditionalChinese)
        #expect(chinese.contains("2 個原始檔") && chinese.contains("a.fit：仍可讀取 2 kB"))
        #expect(ExportDamageText.text([originals[1]], .english).hasPrefix("1 original file is damaged"))
    }

    @Test func `damaged tables are listed without a sentence about originals`() {
        let english = ExportDamageText.text([], tables: ["digest", "recording"], .english)
        #expect(english.contains("could not be read completely: digest, recording.") && !english.contains("original files are"))
        #expect(ExportDamageText.text([], tables: ["digest"], .traditionalChinese).contains("無法完整讀取：digest"))
    }
}
