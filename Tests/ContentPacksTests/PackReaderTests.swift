import Testing
import Training

@testable import ContentPacks

/// A pack without a flaw, which tests change.
private let sound = """
    schema: 1
    pack: my-pack
    version: 3
    languages: [en, de]
    name: {en: "My pack", de: "Mein Paket"}
    description: {en: "Weeks.", de: "Wochen."}
    advice: {en: "Stop when it hurts.", de: "Hör auf, wenn es wehtut."}
    methods:
      - id: easy-run
        kind: run
        name: {en: "Easy run", de: "Lockerer Lauf"}
        description: {en: "Relaxed.", de: "Entspannt."}
        minutes: 40
        intensity: easy
    routines:
      - id: first-week
        name: {en: "First week", de: "Erste Woche"}
        description: {en: "For new runners.", de: "Für alle, die neu laufen."}
        goal: base
        difficulty: beginner
        days:
          - name: {en: "Easy run", de: "Lockerer Lauf"}
            description: {en: "Run.", de: "Lauf."}
            notes: {en: "Drink.", de: "Trink."}
            methods:
              - easy-run
              - {method: easy-run, minutes: 10, optional: true}
          - name: {en: Rest, de: Ruhe}
            description: {en: "No training.", de: "Kein Training."}
            rest: true
    """

private func flaws(_ text: String) -> [ContentFlaw] {
    do {
        _ = try readContentPack(Array(text.utf8))
        return []
    } catch { return error.flaws }
}

/// Replaces a line that contains `old`.
private func changed(_ old: String, _ new: String) -> String {
    #expect(sound.contains(old))
    return sound.replacing(old, with: new, maxReplacements: 1)
}

private func line(of text: String, in pack: String) -> Int? {
    pack.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }.map { $0 + 1 }
}

struct PackReaderTests {
    /// The pack with a hard method and an entry of it.
    private static func hard(_ entry: String, intensity: String = "tempo") -> String {
        sound.replacing("intensity: easy", with: "intensity: " + intensity)
            .replacing("- {method: easy-run, minutes: 10, optional: true}", with: entry)
    }

    @Test func `a method in warmth is read`() throws {
        let warm = sound.replacing("intensity: easy", with: "intensity: easy\n    heat: true")
        #expect(try readContentPack(Array(warm.utf8)).methods.map { $0.isInHeat } == [true])
        #expect(try readContentPack(Array(sound.utf8)).methods.map { $0.isInHeat } == [false])
    }

    @Test func `parts of a session are read`() throws {
        let pack = try readContentPack(
            Array(
                Self.hard(
                    "- {method: easy-run, minutes: 50, parts: {warm_up: 15, repeats: 5, work: 3, recovery: 2, cool_down: 12}}"
                )
                .utf8))
        let sessions = pack.routines[0].days[0].sessions
        #expect(sessions.map { $0.parts } == [nil, SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12)])
        let plain = try readContentPack(Array(Self.hard("- {method: easy-run, parts: {work: 40}}").utf8))
        #expect(plain.routines[0].days[0].sessions[1].parts == SessionParts(warmUp: 0, work: 40, coolDown: 0))
    }

    @Test func `parts that are no session are refused with their line`() {
        func kinds(_ parts: String, intensity: String = "interval") -> [ContentFlaw.Kind] {
            let text = Self.hard("- {method: easy-run, minutes: 50, parts: \(parts)}", intensity: intensity)
            let found = flaws(text)
            #expect(found.allSatisfy { $0.line == line(of: "minutes: 50", in: text) })
            return found.map { $0.kind }
        }
        #expect(kinds("{warm_up: 15, work: 20, cool_down: 10}") == [.partsSum(minutes: 45, session: 50)])
        #expect(kinds("{work: 50}", intensity: "easy") == [.partsOfEasy])
        #expect(kinds("{warm_up: 50}") == [.missingKey("work")])
        #expect(kinds("{work: 10, repeats: 5}") == [.missingKey("recovery")])
        #expect(kinds("{work: 0}") == [.outside(1...180)])
        #expect(kinds("{warm_up: 300, work: 180, cool_down: 300}") == [.partsSum(minutes: 780, session: 50)])
        #expect(kinds("{work: 10, repeats: 5, recovery: 0}") == [.outside(1...60)])
        #expect(kinds("{warm_up: 20, work: 18, recovery: 30, cool_down: 12}") == [.recoveryOfOne])
        #expect(kinds("{work: 50, jog: 2}") == [.unknownKey("jog")])
        #expect(kinds("50") == [.notA(.mapping)])
    }

    @Test func `a pack is read with methods, days and texts of every language`() throws {
        let pack = try readContentPack(Array(sound.utf8))
        #expect(pack.id.text == "my-pack" && pack.version == 3 && pack.languages == ["en", "de"] && !pack.isForAdults)
        #expect(pack.methods.map { $0.minutes } == [40])
        let routine = try #require(pack.routines.first)
        #expect(routine.reference.text == "my-pack/first-week")
        #expect(routine.goal == .base && routine.difficulty == .beginner)
        #expect(routine.name.text(in: "de") == "Erste Woche" && routine.name.text(in: "zh-Hant") == "First week")
        #expect(routine.advice?.text(in: "de") == "Hör auf, wenn es wehtut.")
        #expect(routine.days.map { $0.isRest } == [false, true])
        #expect(routine.days[0].sessions.map { $0.minutes } == [40, 10])
        #expect(routine.days[0].minutes == 40, "an optional session does not count")
        #expect(routine.days[0].notes?.text(in: "en") == "Drink.")
    }

    @Test(arguments: [
        (
            "kind: run", "kind: running", "methods[0].kind",
            ContentFlaw.Kind.noneOf(TrainingMethod.Kind.allCases.map { $0.rawValue })
        ),
        ("minutes: 40", "minutes: 0", "methods[0].minutes", .outside(1...600)),
        ("minutes: 40", "minutes: long", "methods[0].minutes", .notA(.wholeNumber)),
        ("intensity: easy", "intensity: easy\n    heat: warm", "methods[0].heat", .notA(.truth)),
        ("intensity: easy", "intensity: easy\n    pace: 5", "methods[0].pace", .unknownKey("pace")),
        ("id: easy-run", "id: Easy Run", "methods[0].id", .identifier("Easy Run")),
        ("    goal: base\n", "", "routines[0]", .missingKey("goal")),
        ("pack: my-pack", "pack: own", "pack", .identifier("own")),
        ("          - easy-run\n", "          - hard-run\n", "routines[0].days[0].methods[0]", .unknownMethod("hard-run")),
        (", de: \"Entspannt.\"", "", "methods[0].description", .language("de")),
        (", de: \"Entspannt.\"", ", de: \"\"", "methods[0].description.de", .length(most: 600)),
        (", de: \"Entspannt.\"", ", de: Ja, fr: Oui", "methods[0].description.fr", .language("fr")),
        ("        rest: true", "        rest: false", "routines[0].days[1]", .rest),
        ("        notes:", "        rest: true\n        notes:", "routines[0].days[0]", .rest),
        ("schema: 1", "schema: 2", "schema", .schema(2)),
        ("    goal: base", "    next: first-week\n    goal: base", "routines[0].next", .nextOfRepeating),
        (
            "    goal: base", "    repeats: false\n    next: second-week\n    goal: base", "routines[0].next",
            .unknownRoutine("second-week")
        ),
        ("    goal: base", "    repeats: once\n    goal: base", "routines[0].repeats", .notA(.truth)),
        ("languages: [en, de]", "languages: [en, de, en]", "languages[2]", .duplicate("en")),
    ])
    func `a flaw has its line, its place and its reason`(
        old: String, new: String, place: String, kind: ContentFlaw.Kind
    ) throws {
        let text = changed(old, new)
        let found = flaws(text)
        let flaw = try #require(found.first { $0.kind == kind }, "\(found)")
        #expect(flaw.place == place)
        #expect(flaw.line > 0 && flaw.line <= text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    @Test func `a routine that is followed once can name the one to go on with`() throws {
        #expect(try readContentPack(Array(sound.utf8)).routines[0].repeats)
        let once = changed("    goal: base", "    repeats: false\n    next: first-week\n    goal: base")
        let routine = try readContentPack(Array(once.utf8)).routines[0]
        #expect(!routine.repeats && routine.next?.text == "first-week")
    }

    @Test func `the line of a flaw is that of the value in the file`() throws {
        let text = changed("minutes: 40", "minutes: 4000")
        #expect(flaws(text).map { $0.line } == [line(of: "minutes: 4000", in: text)])
    }

    @Test func `all flaws are reported at once, up to fifty`() {
        var text = changed("kind: run", "kind: running")
        text = text.replacing("goal: base", with: "goal: speed").replacing("difficulty: beginner", with: "difficulty: hard")
        #expect(flaws(text).count >= 3)
        let many = sound + "\n" + (1...80).map { "key\($0): 1" }.joined(separator: "\n")
        #expect(flaws(many).count == 50)
    }

    @Test(arguments: ["", "42", "- a\n- b", "schema: 1\nschema: 1", "a: [", "\t", "\u{0}", "schema: 1", "schema: x"])
    func `a text that is no pack is refused`(text: String) { #expect(!flaws(text).isEmpty) }

    @Test func `bytes that are no text, and a file of more than a mebibyte, are refused`() {
        for bytes in [[0xFF, 0xFE, 0x00], [UInt8](repeating: 0x20, count: (1 << 20) + 1)] as [[UInt8]] {
            #expect(throws: ContentError(flaws: [ContentFlaw(line: 1, place: "", kind: .unreadable)])) {
                try readContentPack(bytes)
            }
        }
    }

    @Test(arguments: ["[", "{a: ", "- "]) func `deep nesting ends in a flaw`(opening: String) {
        #expect(!flaws(String(repeating: opening, count: 200_000)).isEmpty)
    }

    @Test func `aliases do not multiply the work`() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...12 {
            text += "a\(level): &a\(level) [" + (1...9).map { _ in "*a\(level - 1)" }.joined(separator: ", ") + "]\n"
        }
        #expect(flaws(text) == [ContentFlaw(line: 1, place: "", kind: .anchor)])
        // A key that expands is hashed while it is parsed.
        #expect(flaws("a: 1\n? &b [x, x]\n: 1").map { $0.kind } == [.anchor])
        #expect(flaws(changed("Relaxed.", "Hills, & strides")).isEmpty)
    }

    @Test func `changed packs are refused or read, whatever the change`() {
        let bytes = Array(sound.utf8)
        var state: UInt64 = 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var read = 0
        for _ in 1...2_000 {
            var copy = bytes
            for _ in 0...next(4) {
                switch next(3) {
                case 0: copy[next(copy.count)] = UInt8(next(256))
                case 1: copy.remove(at: next(copy.count))
                default: copy.insert(contentsOf: copy[..<next(copy.count)].suffix(next(20)), at: next(copy.count))
                }
            }
            if (try? readContentPack(copy)) != nil { read += 1 }
        }
        #expect((1..<2_000).contains(read))
    }
}
