import Localizations

extension Language {
    /// Choices of a flag or a setting: `en, de or zh-Hant`.
    static var choices: String {
        let tags = allCases.map(\.rawValue)
        return tags.dropLast().joined(separator: ", ") + " or " + (tags.last ?? "")
    }
}
