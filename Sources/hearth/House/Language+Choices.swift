import Localizations

extension Language {
    /// `en, de or zh-Hant`: what a flag or a setting accepts.
    static var choices: String {
        let tags = allCases.map(\.rawValue)
        return tags.dropLast().joined(separator: ", ") + " or " + (tags.last ?? "")
    }
}
