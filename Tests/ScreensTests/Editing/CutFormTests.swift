import Localizations
import Screens
import Testing

struct CutFormTests {
    @Test func `a time between start and end is accepted`() {
        #expect(CutForm("1:05:30", elapsed: 5000).seconds == 3930)
        #expect(CutForm(" 65:30 ", elapsed: 5000).seconds == 3930)
        #expect(CutForm("0:01", elapsed: 5000).seconds == 1)
    }

    @Test(arguments: ["", "x", "90", "1:60", "1:2:60", "-1:00", "1:00:00:00", "99999:00", "1:", ":30", "１:00"])
    func `text that is no time is a flaw`(_ text: String) {
        #expect(CutForm(text, elapsed: 5000).flaw == .notTime)
        #expect(CutForm(text, elapsed: 5000).seconds == nil)
    }

    @Test(arguments: ["0:00", "1:23:20", "9999:59:59"]) func `the ends and times beyond them are refused`(_ text: String) {
        #expect(CutForm(text, elapsed: 5000).flaw == .beyond)
    }

    @Test(arguments: Language.allCases) func `the form states the duration and the flaw`(_ language: Language) {
        let context = Example.context(language)
        let edit = ActivityEditForm(original: .init(Example.recording)) { _ in nil }
        let screen = EditScreen(
            edit, id: "x", cut: CutForm("9:99", elapsed: 5000), elapsed: 5000, isDecided: true, context: context)
        #expect(screen.cut?.field.hint.contains("1:23:20") == true)
        #expect(screen.cut?.field.problem?.contains("1:05:30") == true && screen.cut?.rejoin != nil)
        #expect(EditScreen(edit, id: "x", elapsed: 5000, context: context).cut?.rejoin == nil)
        #expect(EditScreen(edit, id: "x", context: context).cut == nil)
    }
}
