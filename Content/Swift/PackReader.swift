public import Training
import Yams

/// Reads the file of a content pack (Content/README.md, schema 1).
///
/// Errors: `ContentError` with every flaw found, at most `mostFlaws`. A pack with a flaw is refused as a whole.
public func readContentPack(_ bytes: [UInt8]) throws(ContentError) -> ContentPack {
    guard bytes.count <= PackReader.longest, let text = String(validating: bytes, as: UTF8.self) else {
        throw ContentError(flaws: [ContentFlaw(line: 1, place: "", kind: .unreadable)])
    }
    var reader = PackReader()
    let pack = reader.pack(text)
    guard let pack, reader.flaws.isEmpty else { throw ContentError(flaws: Array(reader.flaws.prefix(PackReader.mostFlaws))) }
    return pack
}

/// Collects flaws while it reads, so that an author sees all of them at once.
struct PackReader {
    var flaws: [ContentFlaw] = []
    var languages: [String] = []
    var methods: [ContentID: TrainingMethod] = [:]
    /// Identifiers of methods with a flaw of their own. Days that use them have no further one.
    var flawedMethods: Set<String> = []

    /// Bytes of a pack's file.
    static let longest = 1 << 20
    static let mostFlaws = 50
    static let schema = 1
    static let mostMethods = 200
    static let mostRoutines = 200
    static let mostLanguages = 40

    mutating func pack(_ text: String) -> ContentPack? {
        guard let root = root(text), checkSchema(root) else { return nil }
        let mapping = ContentMapping(
            root, required: ["schema", "pack", "version", "languages", "name", "description", "methods", "routines"],
            optional: ["adults", "advice"], flaws: &flaws)
        guard let mapping else { return nil }
        languages = readLanguages(mapping["languages"])
        let id = identifier(mapping["pack"])
        if let id, id.text == RoutineReference.ownPack, let node = mapping["pack"] {
            flaws.append(node.flaw(.identifier(id.text)))
        }
        let version = wholeNumber(mapping["version"], 1...999_999)
        let name = translated(mapping["name"], most: 120)
        let description = translated(mapping["description"], most: 1000)
        let advice = mapping["advice"].flatMap { translated($0, most: 1000) }
        let isForAdults = truth(mapping["adults"])
        let list = readMethods(mapping["methods"])
        guard let id else { return nil }
        let routines = readRoutines(mapping["routines"], pack: id, advice: advice, isForAdults: isForAdults)
        guard let version, let name, let description else { return nil }
        return ContentPack(
            id: id, version: version, languages: languages, isForAdults: isForAdults, name: name, description: description,
            methods: list, routines: routines)
    }

    /// The first document of the file; nil, with a flaw, without one.
    private mutating func root(_ text: String) -> ContentNode? {
        if let line = PackReader.lineOfAnchor(text) {
            flaws.append(ContentFlaw(line: line, place: "", kind: .anchor))
            return nil
        }
        do {
            guard let node = try compose(yaml: text) else {
                flaws.append(ContentFlaw(line: 1, place: "", kind: .notA(.mapping)))
                return nil
            }
            return ContentNode(node: node, place: "")
        } catch {
            let mark = (error as? YamlError).flatMap { PackReader.mark(of: $0) }
            flaws.append(ContentFlaw(line: mark?.line ?? 1, place: "", kind: .syntax(PackReader.words(of: error))))
            return nil
        }
    }

    /// A file of another schema has one flaw, not hundreds.
    private mutating func checkSchema(_ root: ContentNode) -> Bool {
        guard let node = root.entries?.first(where: { $0.key == "schema" })?.value else {
            flaws.append(root.flaw(root.entries == nil ? .notA(.mapping) : .missingKey("schema")))
            return false
        }
        guard let number = wholeNumber(node, 1...999_999) else { return false }
        if number != PackReader.schema { flaws.append(node.flaw(.schema(number))) }
        return number == PackReader.schema
    }

    private mutating func readLanguages(_ node: ContentNode?) -> [String] {
        guard let node else { return [] }
        var found: [String] = []
        for item in list(node, 1...PackReader.mostLanguages) {
            guard let tag = item.text, PackReader.isTag(tag) else {
                flaws.append(item.flaw(.notA(.text)))
                continue
            }
            if found.contains(tag) { flaws.append(item.flaw(.duplicate(tag))) } else { found.append(tag) }
        }
        return found
    }

    /// The line of an `&` at the start of a value; nil without one. It is looked for before the text is parsed, because a parser expands
    /// what aliases repeat.
    static func lineOfAnchor(_ text: String) -> Int? {
        var line = 1
        var startsValue = true
        var followsAmpersand = false
        for byte in text.utf8 {
            // A name follows the sign of an anchor; between words there is a space.
            if followsAmpersand, byte > 0x20 { return line }
            followsAmpersand = false
            switch byte {
            case 0x0A: (line, startsValue) = (line + 1, true)
            case 0x20, 0x09, 0x0D: break
            // - : ? , [ {
            case 0x2D, 0x3A, 0x3F, 0x2C, 0x5B, 0x7B: startsValue = true
            case 0x26 where startsValue: (followsAmpersand, startsValue) = (true, false)
            default: startsValue = false
            }
        }
        return nil
    }

    /// Whether a text has the form of a language tag (BCP 47): groups of two to eight letters or digits.
    private static func isTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
        return parts.count <= 4
            && parts.allSatisfy { part in
                (2...8).contains(part.count)
                    && part.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
            }
    }

    static func mark(of error: YamlError) -> Mark? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
        case .duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    /// The parser's description of the problem, on one line.
    static func words(of error: any Error) -> String {
        switch error as? YamlError {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let keys, _): "duplicate keys: " + keys.joined(separator: ", ")
        default: "not YAML"
        }
    }
}
