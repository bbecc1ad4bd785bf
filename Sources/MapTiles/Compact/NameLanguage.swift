/// Language of the names on a map.
public struct NameLanguage: Hashable, Sendable {
    /// Attributes of the name in this language, in order of preference, and of the local name.
    let keys: [String]
    public let tag: String

    /// - Parameter tag: language tag such as `zh-Hant`. Names without the language's attribute are in the local language.
    public init(_ tag: String) {
        self.tag = tag
        var keys = ["name:" + tag, "name_" + tag]
        if let end = tag.utf8.firstIndex(of: UInt8(ascii: "-")) {
            let language = String(tag[..<end])
            keys += ["name:" + language, "name_" + language]
        }
        self.keys = keys + ["name"]
    }
}
