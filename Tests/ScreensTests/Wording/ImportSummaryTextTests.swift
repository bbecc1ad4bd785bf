import Localizations
import Screens
import Testing

struct ImportSummaryTextTests {
    private func lines(_ files: Int, known: Int, new: Int, _ language: Language) -> [String] {
        ImportSummaryText.lines(
            files: files, read: files, inPart: 0, notRead: 0, known: known, newRecordings: new, knownRecordings: 2, newSamples: 7,
            language)
    }

    @Test func `one file has the singular, and known files are mentioned only if there are any`() {
        #expect(
            lines(1, known: 0, new: 1, .english) == [
                "1 file: 1 read, 0 read in part, 0 not read.",
                "1 new recording (2 there already), 7 new body measurements.",
            ])
        #expect(lines(3, known: 2, new: 0, .english)[0] == "3 files: 3 read, 0 read in part, 0 not read, 2 known already.")
        #expect(
            lines(3, known: 2, new: 5, .traditionalChinese) == [
                "3 個檔案：3 個已讀取，0 個部分讀取，0 個無法讀取，2 個先前已匯入。", "新增 5 筆紀錄（另有 2 筆先前已有）與 7 筆身體量測。",
            ])
    }

    @Test func `recordings and the activities that they joined are counted separately`() {
        #expect(ImportSummaryText.joined(["a"], .english) == "1 recording joined 1 activity you already had.")
        #expect(ImportSummaryText.joined(["a", "b", "a"], .english) == "3 recordings joined 2 activities you already had.")
        #expect(ImportSummaryText.joined(["a", "b", "a"], .traditionalChinese) == "3 筆紀錄併入 2 筆既有的活動。")
    }

    @Test func `paths are aligned in both languages`() {
        #expect(ImportSummaryText.line(path: "a", isInPart: false, reason: "b", more: 0, .english) == "not read   a: b")
        #expect(ImportSummaryText.line(path: "a", isInPart: true, reason: "b", more: 2, .english) == "in part    a: b (+2)")
        #expect(ImportSummaryText.line(path: "a", isInPart: true, reason: "b", more: 0, .traditionalChinese) == "部分讀取   a: b")
    }

    @Test func `every sentence of an import exists in both languages`() {
        for language in [Language.english, .traditionalChinese] {
            let sentences = [
                ImportSummaryText.outdated(1, language), ImportSummaryText.outdated(2, language),
                ImportSummaryText.nothingAgain(language), ImportSummaryText.stopped(language),
                ImportSummaryText.nothingRead(language),
            ]
            #expect(Set(sentences).count == 5)
            #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("{") })
        }
    }
}
