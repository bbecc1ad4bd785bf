import Localizations
import Testing

@testable import Screens

struct ShortcutsTests {
    @Test(arguments: Language.allCases) func `every shortcut has a text and keys`(_ language: Language) {
        let shortcuts = Shortcuts(hasSingleKeys: true, context: Example.context(language))
        #expect(shortcuts.groups.count == 3)
        for row in shortcuts.groups.flatMap(\.rows) { #expect(!row.name.isEmpty && !row.value.isEmpty) }
        #expect(shortcuts.groups[0].rows.map(\.value).contains("?"))
    }

    @Test func `switched-off shortcuts are not listed, and those with Ctrl stay`() {
        let shortcuts = Shortcuts(hasSingleKeys: false, context: Example.context(.german))
        #expect(shortcuts.groups[0].rows.map(\.value) == ["Strg K oder ⌘ K"])
    }

    @Test func `the frame offers the choice, and the palette finds it and the list`() {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .today, theme: .system, hasSingleKeys: false, context: context)
        #expect(frame.keyChoice.name == "keys" && frame.keyChoice.options.map(\.isChosen) == [false, true])
        let found = FindScreen("shortcuts", digests: [], frame: frame, returnPath: "/", context: context)
        let targets = found.groups.flatMap(\.items).map(\.target)
        #expect(targets.contains(.act(.shortcuts)) && targets.contains(.choice(name: "keys", value: "on")))
    }
}
