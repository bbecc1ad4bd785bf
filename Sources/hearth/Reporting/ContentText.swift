import ContentPacks
import Training
import TrainingLog

/// Lines of `hearth content`.
enum ContentText {
    static func line(_ file: String, _ pack: ContentPack) -> String {
        "\(file): \(pack.id.text), version \(pack.version), \(count(pack)), no flaw"
    }

    static func line(_ file: String, _ pack: ContentPack, _ addition: Journal.PackAddition) -> String {
        let what =
            switch addition {
            case .added: "added version \(pack.version)"
            case .updated(let before): "updated from version \(before) to \(pack.version)"
            case .known(let version) where version > pack.version: "not added, because version \(version) is here already"
            case .known: "version \(pack.version) stored again"
            case .removed(let version): "not added, because version \(version) was removed"
            }
        return "\(file): \(pack.id.text), \(what), \(count(pack))"
    }

    static func line(_ entry: StoredPack, _ pack: ContentPack?) -> String {
        guard let pack else { return "\(entry.id.text), version \(entry.version), removed" }
        return "\(entry.id.text), version \(entry.version), \(count(pack)), \(pack.languages.joined(separator: ", "))"
            + (pack.isForAdults ? ", for adults" : "")
    }

    private static func count(_ pack: ContentPack) -> String {
        "\(pack.routines.count) routine\(pack.routines.count == 1 ? "" : "s")"
    }

    /// A flaw in a sentence that begins with file and line.
    static func sentence(_ flaw: ContentFlaw, in file: String) -> String {
        let place = flaw.place.isEmpty ? "" : flaw.place + ": "
        return "\(file), line \(flaw.line): \(place)\(reason(flaw.kind))"
    }

    private static func reason(_ kind: ContentFlaw.Kind) -> String {
        switch kind {
        case .unreadable: "the file is no UTF-8 text, or longer than 1 MiB."
        case .syntax(let problem): "this is no YAML (\(problem))."
        case .anchor: "anchors (&name) are not supported; write the value again."
        case .unknownKey(let key): "the format has no key \"\(key)\" here."
        case .missingKey(let key): "the key \"\(key)\" is missing."
        case .notA(let shape): "this must be \(name(shape))."
        case .outside(let range): "this must be a whole number from \(range.lowerBound) to \(range.upperBound)."
        case .length(let most): "the text is empty, or longer than \(most) characters."
        case .language(let tag): "every text must be in the languages of the pack and no others; see \"\(tag)\"."
        case .noneOf(let words): "this must be one of \(words.joined(separator: ", "))."
        case .identifier(let text):
            "\"\(text)\" is no identifier: use at most 60 lower-case letters, digits and hyphens, and not \"own\" for a pack."
        case .duplicate(let id): "\"\(id)\" occurs twice."
        case .unknownMethod(let id): "the pack has no method \"\(id)\"."
        case .unknownRoutine(let id): "the pack has no routine \"\(id)\"."
        case .nextOfRepeating: "`next` needs `repeats: false`: a routine that repeats has no end."
        case .count(let range): "there must be \(range.lowerBound) to \(range.upperBound) entries."
        case .rest: "a day has either methods that are not optional, or `rest: true`."
        case .partsOfEasy: "only sessions with the intensity tempo or interval have parts."
        case .recoveryOfOne: "a recovery is between two repeats, and there is one: it belongs to `cool_down`."
        case .partsSum(let minutes, let session):
            "the parts last \(minutes) minutes together, but the session has \(session)."
        case .schema(let number): "this program reads schema 1, not \(number)."
        }
    }

    private static func name(_ shape: ContentShape) -> String {
        switch shape {
        case .mapping: "a mapping of keys to values"
        case .list: "a list"
        case .text: "a text"
        case .wholeNumber: "a whole number"
        case .truth: "true or false"
        }
    }
}
